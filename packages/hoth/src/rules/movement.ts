/** Movement (rules 7, 13). */
import type { HexId } from '@wartable/kernel';
import { HEX_COUNT, HEXES, neighboursOf, SIDE_NAMES } from '../board.ts';
import { cardOf } from '../cards/index.ts';
import type { Bonus } from '../cards/vocabulary.ts';
import { ELITE_TROOPS, RIDGE, standsOn, TERRAIN } from '../kinds.ts';
import { hexOf, kindIdOf, kindOf, lastPlayed, NONE, type State, structureAt, terrainAt, type UnitId, unitAt } from '../state.ts';

/** The bonus of the card this turn for a unit: only those ordered with it have one (hoth/cards/bonus). */
export function bonusOf(state: State, unit: UnitId): Bonus | undefined {
  if (state.unitOrder[unit] !== 2) return undefined;
  const card = lastPlayed(state);
  return card === undefined ? undefined : cardOf(card).bonus;
}

export function moveAllowance(state: State, unit: UnitId): number {
  const bonus = bonusOf(state, unit);
  if (bonus?.noMove) return 0;
  const { move } = kindOf(state, unit);
  // hoth/units/artillery: it never moves, whatever a card gives.
  return move === 0 ? 0 : move + (bonus?.move ?? 0);
}

/** After how many hexes the unit may still attack: extra hexes extend this limit too (hoth/cards/movement-bonus). */
export function attackAllowance(state: State, unit: UnitId): number {
  const kind = kindOf(state, unit);
  const own = state.unitBadge[unit] === ELITE_TROOPS ? kind.move : kind.moveAndAttack;
  return own + (bonusOf(state, unit)?.move ?? 0);
}

/** Whether a unit of this kind could ever stand there: impassable terrain and structures (hoth/terrain/…). */
export function canStand(state: State, unit: UnitId, hex: HexId): boolean {
  return canHold(state, kindIdOf(state, unit), hex);
}

/** The same for a unit that is not there yet. */
export function canHold(state: State, kind: number, hex: HexId): boolean {
  return standsOn(kind, terrainAt(state, hex)) && structureAt(state, hex) === NONE;
}

/** hoth/move/one-unit-per-hex */
export function canEnter(state: State, unit: UnitId, hex: HexId): boolean {
  return unitAt(state, hex) === NONE && canStand(state, unit, hex);
}

function stopsHere(state: State, hex: HexId): boolean {
  return TERRAIN[terrainAt(state, hex)]?.stops ?? false;
}

/** hoth/terrain/stop: whether the unit ends its turn when it enters the hex. */
export function stopsUnit(state: State, unit: UnitId, hex: HexId): boolean {
  return stopsHere(state, hex) && !bonusOf(state, unit)?.ignoreTerrain;
}

/** Whether it has entered such a hex: for the rest of the turn it neither moves nor attacks, not even as a second action. */
export function isHalted(state: State, unit: UnitId): boolean {
  return state.unitBarred[unit] === 1 && stopsUnit(state, unit, hexOf(state, unit));
}

const cost = new Int8Array(HEX_COUNT);
const previous = new Int8Array(HEX_COUNT);
const queue = new Int8Array(HEX_COUNT * 4);

export type Reach = {
  /** Hexes of movement to each hex, or NONE. Valid until the next call. */
  readonly cost: Int8Array;
  readonly previous: Int8Array;
};

const way: Reach = { cost, previous };

/** How far a unit gets with an allowance: never through units, stopping where terrain stops it (hoth/move/terrain). */
export function reach(state: State, unit: UnitId, allowance: number): Reach {
  cost.fill(NONE);
  const start = hexOf(state, unit);
  cost[start] = 0;
  previous[start] = start;
  queue[0] = start;
  const free = bonusOf(state, unit)?.ignoreTerrain ?? false;
  const steep = !kindOf(state, unit).flying && state.battle.rules.some((rule) => rule.rule === 'steep-ridges');
  let length = 1;
  for (let i = 0; i < length; i++) {
    const hex = queue[i] as HexId;
    const spent = cost[hex] as number;
    if (spent >= allowance || (hex !== start && !free && stopsHere(state, hex))) continue;
    for (const next of neighboursOf(hex)) {
      if (!canEnter(state, unit, next)) continue;
      // hoth/scenario/steep-ridges
      const price = spent + (steep && terrainAt(state, next) === RIDGE ? 2 : 1);
      const known = cost[next] as number;
      if (price > allowance || (known !== NONE && known <= price)) continue;
      cost[next] = price;
      previous[next] = hex;
      if (length < queue.length) queue[length++] = next;
    }
  }
  return way;
}

export function costOf({ cost: costs }: Reach, hex: HexId): number {
  return costs[hex] as number;
}

/** The hexes a unit may move to, in order. */
export function destinations(state: State, unit: UnitId, allowance = moveAllowance(state, unit)): HexId[] {
  if (allowance === 0) return [];
  const found = reach(state, unit, allowance);
  const start = hexOf(state, unit);
  const hexes: HexId[] = [];
  for (const hex of HEXES) if (found.cost[hex] !== NONE && hex !== start) hexes.push(hex);
  return hexes;
}

/** The way to a hex that the last `reach` found, both ends included. */
export function pathTo({ previous: before }: Reach, from: HexId, hex: HexId): HexId[] {
  const path = [hex];
  for (let at = hex; at !== from; ) {
    at = before[at] as HexId;
    path.unshift(at);
  }
  return path;
}

/** A way off the board: the hex, and the scenario's rule by which the unit leaves there. */
export type Way = { readonly hex: HexId; readonly rule: number };

export function canExit(state: State, unit: UnitId): boolean {
  return waysOut(state, unit, moveAllowance(state, unit)).length > 0;
}

/**
 * How a unit can leave the board with one more hex of movement from an exit hex (hoth/objective/exits): the nearest hex of each
 * rule. Who carries the officer out has won, wherever.
 */
export function waysOut(state: State, unit: UnitId, allowance: number): Way[] {
  const exits = exitsOf(state, unit);
  if (exits.length === 0 || allowance === 0) return [];
  const found = reach(state, unit, allowance - 1);
  const start = hexOf(state, unit);
  const ways: Way[] = [];
  for (const { hex, rule } of exits) {
    if (costOf(found, hex) < 0 || (hex !== start && stopsUnit(state, unit, hex))) continue;
    const known = ways.findIndex((way) => way.rule === rule || state.officerUnit === unit);
    if (known < 0) ways.push({ hex, rule });
    else if (costOf(found, hex) < costOf(found, (ways[known] as Way).hex)) ways[known] = { hex, rule };
  }
  return ways;
}

/** The hexes from which a unit may leave; one that several rules name belongs to the first of them. */
function exitsOf(state: State, unit: UnitId): Way[] {
  const kind = kindOf(state, unit);
  const ways: Way[] = [];
  state.battle.rules.forEach((rule, i) => {
    const hexes =
      rule.rule === 'exit' && rule.for === SIDE_NAMES[kind.side] && (rule.only === undefined || rule.only === kind.class)
        ? rule.hexes
        : rule.rule === 'officer' && state.officerUnit === unit
          ? rule.exits
          : [];
    for (const hex of hexes) if (!ways.some((way) => way.hex === hex)) ways.push({ hex, rule: i });
  });
  return ways;
}
