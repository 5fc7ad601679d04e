/** What a net reads of a hex that a unit may go to, stay on, fall back to or enter the battle on. */
import { type HexId, put, type Sparse } from '@wartable/kernel';
import { HEX_COUNT, type Side } from './board.ts';
import {
  ATTACK,
  ATTACK_THEN,
  DANGER,
  DANGER_THEN,
  FAR,
  feared,
  found,
  nearness,
  survey,
  wayToExit,
  wayToGoal,
} from './encoding-field.ts';
import { HEX_FACTS, MOVED_STEPS, OF } from './encoding-inputs.ts';
import { beside, isCornered, lookBeside, medalsOn, rowFor } from './encoding-measures.ts';
import { KINDS, TERRAINS, type UnitKind } from './kinds.ts';
import { attackAllowance, moveAllowance, reach, stopsUnit } from './rules/movement.ts';
import { NONE, type None, other, type State, type UnitId } from './state.ts';

/** Who goes, from where, and what can be done there. */
let side: Side = 0;
let kind = 0;
let figures = 1;
let mover: UnitId | None = NONE;
let start: HexId | None = NONE;
let startAttack = 0;
let startNow = 0;
let startThen = 0;
let startGoal = FAR;
let startExit = FAR;
let allowance = 0;
const costs = new Int8Array(HEX_COUNT);

/** A unit that enters the battle. */
export function beginEntry(of: Side, kindId: number): void {
  side = of;
  kind = kindId;
  figures = (KINDS[kindId] as UnitKind).figures;
  mover = NONE;
  start = NONE;
}

/** A unit that is asked where to go; `attacks` where it may attack afterwards. */
export function beginMove(state: State, of: Side, unit: UnitId, from: HexId, attacks: boolean): void {
  side = of;
  kind = state.unitKind[unit] as number;
  figures = state.unitFigures[unit] as number;
  mover = unit;
  start = from;
  survey(kind, from, 0, attacks);
  startAttack = found[ATTACK] as number;
  startNow = found[DANGER] as number;
  startThen = found[DANGER_THEN] as number;
  startGoal = wayToGoal(side, kind, from);
  startExit = wayToExit(side, kind, from);
}

/** What the ways cost; valid for the unit of the last `beginMove`. */
export function measureWays(state: State, unit: UnitId): void {
  allowance = attackAllowance(state, unit);
  costs.set(reach(state, unit, moveAllowance(state, unit)).cost);
}

/** Puts how far it is, and returns whether the unit may still attack there. */
export function putWay(state: State, unit: UnitId, hex: HexId, out: Sparse): boolean {
  const cost = costs[hex] as number;
  for (let i = 0; i < cost && i < MOVED_STEPS; i++) put(out, OF.moved + i, 1);
  return cost <= allowance && !stopsUnit(state, unit, hex);
}

export function putHex(state: State, group: number, hex: HexId, attacks: boolean, out: Sparse): void {
  const at = OF.hex + group * HEX_FACTS.length;
  put(out, OF.ground + kind * TERRAINS.length + (state.battle.terrain[hex] as number), 1);
  survey(kind, hex, (KINDS[kind] as UnitKind).moveAndAttack, attacks);
  const attack = found[ATTACK] as number;
  if (attacks) put(out, at, 1);
  put(out, at + 1, attack / 3);
  put(out, at + 4, (found[ATTACK_THEN] as number) / 4);
  const now = found[DANGER] as number;
  const then = found[DANGER_THEN] as number;
  put(out, at + 5, now / 6);
  put(out, at + 6, then / 12);
  put(out, at + 9, feared(kind, figures, then));
  const goal = wayToGoal(side, kind, hex);
  const exit = wayToExit(side, kind, hex);
  if (goal === 0) put(out, at + 11, 1);
  put(out, at + 12, nearness(goal));
  put(out, at + 15, nearness(exit));
  lookBeside(state, hex, mover);
  put(out, at + 17, (beside[side] as number) / 3);
  put(out, at + 18, (beside[other(side)] as number) / 2);
  if (isCornered(state, side, kind, hex)) put(out, at + 19, 1);
  if (start === NONE) return;
  put(out, at + 2, Math.max(0, attack - startAttack) / 3);
  put(out, at + 3, Math.max(0, startAttack - attack) / 3);
  put(out, at + 7, (startNow - now) / 6);
  put(out, at + 8, (startThen - then) / 12);
  put(out, at + 10, (rowFor(side, hex) - rowFor(side, start)) / 2);
  if (goal !== FAR && startGoal !== FAR) put(out, at + 13, (startGoal - goal) / 2);
  if (startGoal === 0 && goal !== 0) put(out, at + 14, 1);
  if (exit !== FAR) put(out, at + 16, (startExit - exit) / 2);
  if (hex !== start) putMedals(state, hex, at + 20, out);
}

function putMedals(state: State, hex: HexId, at: number, out: Sparse): void {
  const medals = medalsOn(state, side, kind, hex);
  if (medals === 0) return;
  put(out, at, Math.min(2, medals));
  const { medals: needed } = state.battle;
  if (medals === FAR || (needed[side] > 0 && state.medals[side] + state.held[side] + medals >= needed[side])) put(out, at + 1, 1);
}
