/** After an attack: breakthrough and moves (rules 12, cards). */

import type { Choice, Emit, HexId } from '@wartable/kernel';
import { DISTANCE, hexName, SIDE_NAMES } from '../board.ts';
import { ADVANCE, EXIT, hexIn, STAY, to } from '../choices.ts';
import type { Event } from '../events.ts';
import { ASSAULT, E_WEB } from '../kinds.ts';
import { type Frame, hexOf, isInPlay, NONE, pushFrame, type State, type UnitId } from '../state.ts';
import { attackEntry, hasTarget } from './dice.ts';
import { checkObjectives, kindName } from './medals.ts';
import { bonusOf, canEnter, destinations, exitHex, pathTo, reach, stopsHere } from './movement.ts';
import { emitMove, leaveBoard, putOn } from './moves.ts';

/** What an attack leads to: a move after it, and before that a breakthrough. */
export function afterRoll(state: State, frame: Frame, emit: Emit<Event>): void {
  const { unit, hex, side, seat } = frame;
  if (unit === NONE || !isInPlay(state, unit)) return;
  state.unitAttacks[unit] = (state.unitAttacks[unit] as number) + 1;
  const target = frame.defender === NONE ? hexName(hex) : frame.defender;
  state.attacked = [...state.attacked, attackEntry(state.battle, { unit, target })];
  emit?.({ type: 'attack-ended', unit, kind: kindName(state, unit), target });
  const further = bonusOf(state, unit)?.moveAfterAttack ?? 0;
  const planned = state.frames.some((pending) => pending.step === 'after-attack' && pending.unit === unit);
  if (further > 0 && !planned) {
    const after = pushFrame(state, 'after-attack', side, seat);
    after.unit = unit;
    after.count = further;
    after.at = MOVE_AFTER;
  }
  if (mayBreakThrough(state, unit, hex)) {
    const after = pushFrame(state, 'after-attack', side, seat);
    after.unit = unit;
    after.hex = hex;
    after.at = BREAKTHROUGH;
  }
}

export const BREAKTHROUGH = 0;
export const MOVE_AFTER = 1;

/** hoth/badge/assault: once per turn, into the hex the target has left after close combat. */
function mayBreakThrough(state: State, unit: UnitId, hex: HexId): boolean {
  return (
    state.unitBadge[unit] === ASSAULT &&
    state.unitBroke[unit] === 0 &&
    DISTANCE[hexOf(state, unit)]?.[hex] === 1 &&
    canEnter(state, unit, hex)
  );
}

export function isBreakthrough(frame: Frame): boolean {
  return frame.at === BREAKTHROUGH;
}

export function afterAttackChoices(state: State, frame: Frame): Choice[] {
  if (isBreakthrough(frame)) return [ADVANCE, STAY];
  const ways = destinations(state, frame.unit, frame.count).map(to);
  return exitHex(state, frame.unit, frame.count) === NONE ? [...ways, STAY] : [...ways, EXIT, STAY];
}

export function answerAfterAttack(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  if (choice === STAY) return;
  const { unit, side, seat } = frame;
  if (choice === EXIT) {
    const from = exitHex(state, unit, frame.count);
    if (from !== NONE) leaveBoard(state, unit, from, emit);
    return;
  }
  const hex = isBreakthrough(frame) ? frame.hex : hexIn(choice);
  if (!isBreakthrough(frame)) {
    const path = pathTo(reach(state, unit, frame.count), hexOf(state, unit), hex);
    putOn(state, unit, hex);
    if (emit) emitMove(state, unit, path, emit);
    if (state.unitBadge[unit] === E_WEB) setInPlace(state, unit, 0, emit);
    checkObjectives(state, emit);
    return;
  }
  putOn(state, unit, hex);
  state.unitBroke[unit] = 1;
  emit?.({ type: 'unit-broke-through', unit, kind: kindName(state, unit), side: SIDE_NAMES[side], at: hexName(hex) });
  checkObjectives(state, emit);
  if (state.outcome !== NONE || (stopsHere(state, hex) && !bonusOf(state, unit)?.ignoreTerrain) || bonusOf(state, unit)?.noAttack)
    return;
  if (hasTarget(state, unit)) pushFrame(state, 'second-attack', side, seat).unit = unit;
}

export function isAfterAttackOpen(state: State, frame: Frame): boolean {
  if (!isInPlay(state, frame.unit)) return false;
  return (
    isBreakthrough(frame) ||
    destinations(state, frame.unit, frame.count).length > 0 ||
    exitHex(state, frame.unit, frame.count) !== NONE
  );
}

/** hoth/badge/e-web: two sides, in place and moving. */
export function setInPlace(state: State, unit: UnitId, inPlace: 0 | 1, emit: Emit<Event>): void {
  if (state.unitInPlace[unit] === inPlace) return;
  state.unitInPlace[unit] = inPlace;
  emit?.({
    type: 'badge-flipped',
    unit,
    kind: kindName(state, unit),
    at: hexName(hexOf(state, unit)),
    inPlace: inPlace === 1,
  });
}
