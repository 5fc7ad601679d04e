/** After an attack: breakthrough and moves (rules 12, cards). */
import type { Choice, Emit, HexId } from '@wartable/kernel';
import { distance, hexName, SIDE_NAMES } from '../board.ts';
import { SUPPORT } from '../cards/index.ts';
import { ADVANCE, hexIn, kindOfChoice, STAY, to } from '../choices.ts';
import type { Event } from '../events.ts';
import { type FrameOf, pushFrame } from '../frames.ts';
import { ASSAULT, E_WEB } from '../kinds.ts';
import { attacksOf, hexOf, isInPlay, kindName, NONE, type None, type State, type UnitId } from '../state.ts';
import { hasTarget } from './dice.ts';
import { checkObjectives } from './medals.ts';
import { bonusOf, canEnter, destinations, isHalted, pathTo, reach, stopsUnit, waysOut } from './movement.ts';
import { emitMove, exitChoices, leaveBoard, putOn } from './moves.ts';
import { hasSupport } from './orders.ts';

/** What an attack leads to: a second action with Incursion, before that a move, and before that a breakthrough. */
export function endAttack(
  state: State,
  { attacker, hex, side, seat }: FrameOf<'roll' | 'final-assault'>,
  defender: UnitId | None,
  emit: Emit<Event>,
): void {
  if (attacker === NONE || !isInPlay(state, attacker)) return;
  state.unitAttacks[attacker] = attacksOf(state, attacker) + 1;
  const target = defender === NONE ? hexName(hex) : defender;
  state.attacked = [...state.attacked, { unit: attacker, target }];
  emit?.({ type: 'attack-ended', unit: attacker, kind: kindName(state, attacker), target });
  const further = bonusOf(state, attacker)?.moveAfterAttack ?? 0;
  const isPlanned = (step: 'move-after-attack' | 'incursion'): boolean =>
    state.frames.some((frame) => frame.step === step && frame.unit === attacker);
  // hoth/card/incursion: at once.
  if (hasSupport(state, side, SUPPORT.incursion) && !isPlanned('incursion'))
    pushFrame(state, { step: 'incursion', side, seat, unit: attacker });
  if (further > 0 && !isPlanned('move-after-attack'))
    pushFrame(state, { step: 'move-after-attack', side, seat, unit: attacker, left: further });
  // hoth/structures/attack: a structure is no unit, so that an attack on one is no close combat.
  if (defender !== NONE && mayBreakThrough(state, attacker, hex))
    pushFrame(state, { step: 'breakthrough', side, seat, unit: attacker, hex });
}

/** hoth/badge/assault: once per turn, into the hex the target has left after close combat. */
function mayBreakThrough(state: State, unit: UnitId, hex: HexId): boolean {
  return (
    state.unitBadge[unit] === ASSAULT &&
    state.unitBroke[unit] === 0 &&
    distance(hexOf(state, unit), hex) === 1 &&
    canEnter(state, unit, hex)
  );
}

export const BREAKTHROUGH_CHOICES: readonly Choice[] = [ADVANCE, STAY];

export function answerBreakthrough(state: State, frame: FrameOf<'breakthrough'>, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  if (choice === STAY) return;
  const { unit, hex, side, seat } = frame;
  putOn(state, unit, hex);
  state.unitBroke[unit] = 1;
  // hoth/terrain/stop
  const barred = stopsUnit(state, unit, hex);
  if (barred) state.unitBarred[unit] = 1;
  emit?.({ type: 'unit-broke-through', unit, kind: kindName(state, unit), side: SIDE_NAMES[side], at: hexName(hex), barred });
  checkObjectives(state, emit);
  if (state.outcome !== NONE || barred || bonusOf(state, unit)?.noAttack) return;
  if (hasTarget(state, unit)) pushFrame(state, { step: 'second-attack', side, seat, unit });
}

export function moveAfterChoices(state: State, { unit, left }: FrameOf<'move-after-attack'>): Choice[] {
  const ways = destinations(state, unit, left).map(to);
  return [...ways, ...exitChoices(waysOut(state, unit, left)), STAY];
}

export function answerMoveAfter(
  state: State,
  { unit, left }: FrameOf<'move-after-attack'>,
  choice: Choice,
  emit: Emit<Event>,
): void {
  state.frames.pop();
  if (choice === STAY) return;
  if (kindOfChoice(choice) === 'exit') {
    leaveBoard(state, unit, left, choice, emit);
    return;
  }
  const hex = hexIn(choice);
  const path = pathTo(reach(state, unit, left), hexOf(state, unit), hex);
  putOn(state, unit, hex);
  if (stopsUnit(state, unit, hex)) state.unitBarred[unit] = 1;
  if (emit) emitMove(state, unit, path, emit);
  if (state.unitBadge[unit] === E_WEB) setInPlace(state, unit, 0, emit);
  checkObjectives(state, emit);
}

export function canMoveAfter(state: State, { unit, left }: FrameOf<'move-after-attack'>): boolean {
  if (!isInPlay(state, unit) || isHalted(state, unit)) return false;
  return destinations(state, unit, left).length > 0 || waysOut(state, unit, left).length > 0;
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
