/** What is known of the units of a side while one decision is looked at: worked out once for each unit, when it is first asked for. */
import type { Side } from './board.ts';
import {
  ATTACK,
  ATTACK_THEN,
  DANGER,
  DANGER_THEN,
  feared,
  found,
  nearness,
  survey,
  wayToExit,
  wayToGoal,
} from './encoding-field.ts';
import { HAMPERED } from './heuristics.ts';
import { TERRAIN } from './kinds.ts';
import { attackAllowance } from './rules/movement.ts';
import { hexOf, kindOf, MOST_UNITS, NONE, type State, terrainAt, type UnitId } from './state.ts';

const SIZE = MOST_UNITS + 1;
/** By unit: what its best attack is worth from where it stands, and after its move; dice against it, now and after moves of the enemy. */
export const attackNow = new Float64Array(SIZE);
export const attackThen = new Float64Array(SIZE);
export const dangerNow = new Float64Array(SIZE);
export const dangerThen = new Float64Array(SIZE);
/** By unit: the share of its figures it may lose; 1 on an exit or goal, less the farther it is, 0 where there is none. */
export const fear = new Float64Array(SIZE);
export const exitNear = new Float64Array(SIZE);
export const goalNear = new Float64Array(SIZE);
const known = new Int32Array(SIZE);
let round = 0;

/** Another decision: nothing is known. */
export function forgetUnits(): void {
  round++;
}

/** Looks at a unit; `further` hexes are added to its move by a card that is to order it, `still` where it keeps it from moving. */
export function lookAt(state: State, side: Side, unit: UnitId, further: number, still: boolean): void {
  if (known[unit] === round) return;
  known[unit] = round;
  const kind = state.unitKind[unit] as number;
  const hex = hexOf(state, unit);
  const { class: unitClass } = kindOf(state, unit);
  const spent = state.unitBarred[unit] === 1 || (state.unitAttacks[unit] as number) > 0;
  const stays = spent || still || state.unitMoved[unit] !== NONE;
  survey(kind, hex, stays ? 0 : attackAllowance(state, unit) + further, !spent);
  const hampered = unitClass === 'vehicle' && (TERRAIN[terrainAt(state, hex)]?.vehiclePenalty ?? 0) > 0;
  const now = (found[ATTACK] as number) * (hampered ? HAMPERED : 1);
  attackNow[unit] = now;
  attackThen[unit] = stays ? now : Math.max(now, found[ATTACK_THEN] as number);
  dangerNow[unit] = found[DANGER] as number;
  dangerThen[unit] = found[DANGER_THEN] as number;
  fear[unit] = feared(kind, state.unitFigures[unit] as number, found[DANGER_THEN] as number);
  exitNear[unit] = nearness(wayToExit(side, kind, hex));
  goalNear[unit] = nearness(wayToGoal(side, kind, hex));
}
