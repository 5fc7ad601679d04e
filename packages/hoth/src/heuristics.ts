/** What speaks for a side in a battle. Each amount is the side's own less the enemy's. */
import type { Consideration, HexId, Seat } from '@wartable/kernel';
import { DISTANCE, HEX_COUNT, ROW, ROWS, SIDE_NAMES, type Side } from './board.ts';
import { AT_AT, KINDS, TERRAIN, type UnitKind } from './kinds.ts';
import { medalsOf } from './rules/medals.ts';
import { attackAllowance } from './rules/movement.ts';
import { isInSight } from './rules/sight.ts';
import type { Battle, SpecialRule } from './scenario.ts';
import { isRidge, NONE, other, type State, structureAt, topFrame, type UnitId } from './state.ts';

export const CONSIDERATIONS: readonly Consideration[] = [
  { name: 'medals', weight: 1.8 },
  { name: 'strength', weight: 0.07 },
  { name: 'weakened', weight: 0.25 },
  { name: 'attacks', weight: 0.15 },
  { name: 'pressure', weight: 0.05 },
  { name: 'exposure', weight: 0.06 },
  { name: 'objectives', weight: 0.3 },
  { name: 'exits', weight: 0.25 },
  { name: 'advance', weight: 0.01 },
  { name: 'structures', weight: 0.9 },
  { name: 'cards', weight: 0.02 },
];

/** What a figure is worth, and how often a die hurts one, by kind of unit. A walker needs a second explosion. */
const WORTH = [1, 1.3, 2, 1, 5, 0.9];
const HIT = [1 / 2, 1 / 3, 1 / 6, 1 / 2, 1 / 12, 1 / 6];
const MEDAL_WORTH = 2.5;
const STRUCTURE_WORTH = 2;
/** Where the loss of structures decides the battle. */
const DECISIVE_STRUCTURE_WORTH = 8;
/** So many units count that come near a place, and from so far. */
const CROWD = 3;
const FAR = 12;

export function consider(state: State, seat: Seat, amounts: Float64Array): void {
  const side = state.sides[seat] as Side;
  addSide(state, side, 1, amounts);
  addSide(state, other(side), -1, amounts);
}

function addSide(state: State, side: Side, sign: number, amounts: Float64Array): void {
  const { battle } = state;
  const goals = goalsOf(battle)[side];
  const add = (i: number, amount: number): void => {
    amounts[i] = (amounts[i] as number) + sign * amount;
  };
  const share = battle.medals[side] === 0 ? 0 : medalsOf(state, side) / battle.medals[side];
  add(0, share + share * share);
  const step = topFrame(state).step;
  const acting = state.sides[state.seat] === side;
  const moving = step === 'play' || step === 'section' || step === 'order' || step === 'move' || step === 'move-to';
  for (let unit = 0; unit < state.unitHex.length; unit++) {
    const hex = state.unitHex[unit] as number;
    if (hex < 0) continue;
    const kind = KINDS[state.unitKind[unit] as number] as UnitKind;
    if (kind.side !== side) continue;
    const figures = state.unitFigures[unit] as number;
    add(1, figures * (WORTH[state.unitKind[unit] as number] as number));
    if (figures === 1 && kind.figures > 1 && kind.medals > 0) add(2, -1);
    const danger = bestAttack(state, goals, unit, hex, kind, kind.moveAndAttack, false);
    add(acting ? 4 : 5, danger);
    if (acting && state.unitOrder[unit] !== 0 && state.unitBarred[unit] === 0 && state.unitAttacks[unit] === 0) {
      const still = moving && state.unitMoved[unit] === NONE;
      add(3, bestAttack(state, goals, unit, hex, kind, still ? attackAllowance(state, unit) : 0, !still));
    }
    const near = goals.exits[hex] as number;
    if (near >= 0 && (goals.exitClass === undefined || goals.exitClass === kind.class)) add(7, 1 - near / ROWS);
    if (kind.move > 0) add(8, side === 0 ? ROWS - 1 - (ROW[hex] as number) : (ROW[hex] as number));
  }
  addObjectives(state, side, goals, add);
  if (side === 0) for (const stands of state.structures) add(9, stands);
  for (let seat = 0; seat < state.sides.length; seat++) if (state.sides[seat] === side) add(10, state.hands[seat]?.length ?? 0);
}

/** What the best attack of a unit is worth after so many hexes of movement. */
function bestAttack(state: State, goals: Goals, unit: UnitId, from: HexId, kind: UnitKind, steps: number, seen: boolean): number {
  const row = DISTANCE[from] as readonly number[];
  const range = kind.dice.length;
  let best = 0;
  for (let enemy = 0; enemy < state.unitHex.length; enemy++) {
    const hex = state.unitHex[enemy] as number;
    if (hex < 0) continue;
    const enemyKind = state.unitKind[enemy] as number;
    if ((KINDS[enemyKind] as UnitKind).side === kind.side) continue;
    const way = row[hex] as number;
    if (way > range + steps) continue;
    const distance = way > steps + 1 ? way - steps : 1;
    const value = attackWorth(state, goals, kind, distance, hex, enemyKind, state.unitFigures[enemy] as number);
    if (value > best && (!seen || isInSight(state, from, hex))) best = value;
  }
  if (kind.side === 1)
    for (const { hex } of state.battle.structures) {
      const way = row[hex] as number;
      if (way > range + steps || structureAt(state, hex) === NONE) continue;
      const dice = kind.dice[(way > steps + 1 ? way - steps : 1) - 1] ?? 0;
      const value = (dice / 6) * goals.structureWorth;
      if (value > best && (!seen || isInSight(state, from, hex))) best = value;
    }
  // A unit in a building or wreck fires badly from a vehicle.
  return kind.class === 'vehicle' && steps === 0 && unit >= 0 && isRidge(state, from) === false
    ? best * ((TERRAIN[state.battle.terrain[from] as number]?.vehiclePenalty ?? 0) > 0 ? 0.4 : 1)
    : best;
}

function attackWorth(state: State, goals: Goals, kind: UnitKind, distance: number, hex: HexId, enemyKind: number, figures: number): number {
  const cover = enemyKind === AT_AT ? 0 : (TERRAIN[state.battle.terrain[hex] as number]?.protection[kind.class] ?? 0);
  const dice = (kind.dice[distance - 1] ?? 0) - cover;
  if (dice <= 0) return 0;
  const hits = dice * (HIT[enemyKind] as number);
  const kills = hits >= figures ? 1 : (hits / figures) * (hits / figures);
  return (
    (hits < figures ? hits : figures) * (WORTH[enemyKind] as number) +
    kills * ((KINDS[enemyKind]?.medals ?? 0) * goals.medalWorth + 0.8)
  );
}

type Goals = {
  /** Hexes to the nearest exit of the side, or NONE. */
  readonly exits: Int8Array;
  readonly exitClass: string | undefined;
  /** What a unit of the enemy that falls is worth besides its figures, and a structure. */
  readonly medalWorth: number;
  readonly structureWorth: number;
  /** Places to take or to hold, with what they are worth; claimed ones no longer count. */
  readonly places: readonly {
    readonly hexes: readonly HexId[];
    readonly worth: number;
    readonly only: string | undefined;
    readonly rule: number;
    /** A structure to destroy: counts while it stands. */
    readonly structure: boolean;
  }[];
};

// Worked out once for each battle. Not part of any state.
const known = new WeakMap<Battle, readonly [Goals, Goals]>();

function goalsOf(battle: Battle): readonly [Goals, Goals] {
  let goals = known.get(battle);
  if (!goals) {
    goals = [goalsFor(battle, 0), goalsFor(battle, 1)];
    known.set(battle, goals);
  }
  return goals;
}

function goalsFor(battle: Battle, side: Side): Goals {
  const name = SIDE_NAMES[side];
  const exit = battle.rules.find((rule) => rule.rule === 'exit' && rule.for === name) as
    | Extract<SpecialRule, { rule: 'exit' }>
    | undefined;
  const exits = new Int8Array(HEX_COUNT).fill(NONE);
  if (exit) for (let hex = 0; hex < HEX_COUNT; hex++) exits[hex] = Math.min(...exit.hexes.map((to) => DISTANCE[hex]?.[to] ?? 99));
  const places: Goals['places'][number][] = [];
  const needed = battle.medals[side] || 1;
  battle.rules.forEach((rule, i) => {
    const one = (hexes: readonly HexId[], worth: number, only?: string): void => {
      for (const hex of hexes) places.push({ hexes: [hex], worth, only, rule: i, structure: rule.rule === 'destroy-structures' });
    };
    if (!('for' in rule) || (rule.for !== name && rule.for !== 'either')) {
      if (rule.rule === 'officer' && side === 0) places.push({ hexes: rule.exits, worth: 0.5, only: undefined, rule: NONE, structure: false });
      return;
    }
    if (rule.rule === 'temporary-objective' || rule.rule === 'permanent-objective')
      places.push({
        hexes: rule.hexes,
        worth: (4 * rule.medals) / needed,
        only: 'only' in rule ? rule.only : undefined,
        rule: i,
        structure: false,
      });
    else if (rule.rule === 'collect') one(rule.hexes, (4 * rule.medals) / needed, rule.only);
    else if (rule.rule === 'hold-all') one(rule.hexes, 3 / rule.hexes.length);
    else if (rule.rule === 'destroy-structures') for (const { hex } of battle.structures) one([hex], 1.6);
  });
  const decisive = battle.rules.some((rule) => rule.rule === 'destroy-structures' && rule.for === name);
  const noMedals = battle.rules.some((rule) => rule.rule === 'no-elimination-medals' && rule.for === name);
  return {
    exits,
    exitClass: exit?.only,
    medalWorth: noMedals ? 0 : MEDAL_WORTH,
    structureWorth: decisive ? DECISIVE_STRUCTURE_WORTH : STRUCTURE_WORTH,
    places,
  };
}

function addObjectives(state: State, side: Side, goals: Goals, add: (i: number, amount: number) => void): void {
  for (const place of goals.places) {
    if (place.rule !== NONE && state.claimed.includes(place.rule)) continue;
    if (place.structure && structureAt(state, place.hexes[0] as HexId) === NONE) continue;
    let [first, second, third] = [FAR, FAR, FAR];
    for (const hex of place.hexes) {
      const row = DISTANCE[hex] as readonly number[];
      for (let unit = 0; unit < state.unitHex.length; unit++) {
        const at = state.unitHex[unit] as number;
        if (at < 0) continue;
        const kind = KINDS[state.unitKind[unit] as number] as UnitKind;
        if (kind.side !== side || (place.only !== undefined && place.only !== kind.class)) continue;
        const way = row[at] as number;
        if (way < first) [first, second, third] = [way, first, second];
        else if (way < second) [second, third] = [way, second];
        else if (way < third) third = way;
      }
    }
    add(6, (place.worth * (FAR / (1 + first) + CROWD * FAR - first - second - third)) / (2 * FAR));
  }
  if (side === 0 && state.officerHex !== NONE) add(6, officerWorth(state));
}

/** The officer carried, and near the way out. */
function officerWorth(state: State): number {
  const rule = state.battle.rules.find((one) => one.rule === 'officer');
  if (!rule) return 0;
  if (state.officerUnit === NONE) return 0;
  const way = Math.min(...rule.exits.map((hex) => DISTANCE[state.officerHex]?.[hex] ?? 9));
  return 2 + 3 / (1 + way);
}
