/** Movement (rules 7, 13). */
import type { HexId } from '@wartable/kernel';
import { HEX_COUNT, HEXES, neighboursOf, SIDE_NAMES } from '../board.ts';
import { cardOf } from '../cards/index.ts';
import type { Bonus } from '../cards/vocabulary.ts';
import { AT_AT, CREVASSE, ELITE_TROOPS, RIDGE, SERAC, TERRAIN } from '../kinds.ts';
import { hexOf, kindOf, lastPlayed, NONE, type None, type State, structureAt, terrainAt, type UnitId, unitAt } from '../state.ts';

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
  const terrain = terrainAt(state, hex);
  if (terrain === SERAC || structureAt(state, hex) !== NONE) return false;
  if (terrain === CREVASSE) return kindOf(state, unit).flying;
  return !(terrain === RIDGE && state.unitKind[unit] === AT_AT);
}

/** hoth/move/one-unit-per-hex */
export function canEnter(state: State, unit: UnitId, hex: HexId): boolean {
  return unitAt(state, hex) === NONE && canStand(state, unit, hex);
}

export function stopsHere(state: State, hex: HexId): boolean {
  return TERRAIN[terrainAt(state, hex)]?.stops ?? false;
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

/** Whether the unit can leave the board with its movement: one more hex from an exit hex (hoth/objective/exits). */
export function canExit(state: State, unit: UnitId): boolean {
  return exitHex(state, unit, moveAllowance(state, unit)) !== NONE;
}

export function exitHex(state: State, unit: UnitId, allowance: number): HexId | None {
  const exits = exitHexes(state, unit);
  if (exits.length === 0 || allowance === 0) return NONE;
  const free = bonusOf(state, unit)?.ignoreTerrain ?? false;
  const found = reach(state, unit, allowance - 1);
  const start = hexOf(state, unit);
  const open = exits.filter((hex) => costOf(found, hex) >= 0 && (hex === start || free || !stopsHere(state, hex)));
  return open.reduce<HexId | None>((best, hex) => (best === NONE || costOf(found, hex) < costOf(found, best) ? hex : best), NONE);
}

/** The hexes from which a unit may leave. */
function exitHexes(state: State, unit: UnitId): readonly HexId[] {
  const kind = kindOf(state, unit);
  for (const rule of state.battle.rules) {
    if (rule.rule === 'exit' && rule.for === SIDE_NAMES[kind.side] && (rule.only === undefined || rule.only === kind.class))
      return rule.hexes;
    if (rule.rule === 'officer' && state.officerUnit === unit) return rule.exits;
  }
  return [];
}
