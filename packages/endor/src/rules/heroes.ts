/** Heroes: the door, the generator, the capture of an AT-ST (rules 8, 9.4). */

import type { Choice, Emit } from '@wartable/kernel';
import { BREACH, BREACH_WITH_CODE, CAPTURE, FIRE, MOVE, pieceIn } from '../choices.ts';
import type { Event } from '../events.ts';
import { pushFrame } from '../frames.ts';
import { AT_ST_TYPE, CHEWBACCA, EWOK, type PieceId, pieceName, piecesOf, TABLES } from '../pieces.ts';
import {
  BREACH_TACTIC,
  breachOf,
  CAPTURED,
  DOOR_OPEN,
  ELIMINATED,
  isFirstVersion,
  isInComplex,
  isInPlay,
  isOnMap,
  mapOf,
  piecesInPlay,
  placeName,
  placeOf,
  put,
  type State,
  WON,
} from '../state.ts';
import { endGame, sabers, setTactic } from './event-cards.ts';
import { beginFire, canFire, rangeBetween, rollFireDice, sameMacrohex } from './fire.ts';
import { canMove } from './move.ts';

/** endor/hero/actions: move, fire or breach; Chewbacca may try to seize an AT-ST instead of firing. */
export function heroChoices(state: State, piece: PieceId): Choice[] {
  const choices: Choice[] = [];
  if (canMove(state, piece)) choices.push(MOVE);
  if (canFire(state, piece)) choices.push(FIRE);
  if (canBreach(state, piece)) {
    choices.push(BREACH);
    if (state.hasCode === 1 && !isInComplex(state, piece)) choices.push(BREACH_WITH_CODE);
  }
  if (piece === CHEWBACCA && captureTargets(state).length > 0) choices.push(CAPTURE);
  return choices;
}

/** endor/hero/door and endor/hero/generator */
export function canBreach(state: State, piece: PieceId): boolean {
  if (isInComplex(state, piece)) return !piecesInPlay(state, true).some((other) => isInComplex(state, other));
  return state.door < DOOR_OPEN && placeOf(state, piece) === mapOf(state).entrance;
}

export function answerHero(state: State, piece: PieceId, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  if (choice === MOVE) pushFrame(state, { step: 'move-to', piece });
  else if (choice === FIRE) beginFire(state, piece);
  else if (choice === CAPTURE) pushFrame(state, { step: 'capture' });
  else breach(state, piece, choice === BREACH_WITH_CODE, emit);
}

/** One saber opens the door a step, or destroys the generator; without one a Vader closes it a step (A32, A33). */
function breach(state: State, piece: PieceId, withCode: boolean, emit: Emit<Event>): void {
  state.acted[piece] = 1;
  if (withCode) state.hasCode = 0;
  const faces = rollFireDice(state.rng, breachOf(state, piece) + (withCode ? TABLES.securityCodeDice : 0));
  const inside = isInComplex(state, piece);
  if (inside) {
    emit?.({ type: 'dice-rolled', for: 'generator', piece: pieceName(piece), faces });
    if (sabers(faces) > 0) endGame(state, WON, emit);
    else emit?.({ type: 'generator-held', piece: pieceName(piece) });
    return;
  }
  emit?.({ type: 'dice-rolled', for: 'door', piece: pieceName(piece), withCode, faces });
  const step = sabers(faces) > 0 ? 1 : faces.includes('vader') ? -1 : 0;
  const door = Math.max(0, state.door + step);
  const moved = door !== state.door;
  state.door = door;
  emit?.({ type: moved ? 'door-moved' : 'door-held', piece: pieceName(piece), door });
  // endor/imperial/tactics: at 3 the tactic becomes D at once.
  if (door === DOOR_OPEN) setTactic(state, BREACH_TACTIC, emit);
}

/** endor/event/capture: 1 + Ewoks in his macrohex − range; two dice at least, an Ewok at hand, two sabers (A29). */
export function captureDice(state: State, atSt: PieceId): number {
  const ewoks = piecesOf(EWOK).filter((piece) => isInPlay(state, piece) && sameMacrohex(state, piece, CHEWBACCA)).length;
  const range = rangeBetween(state, CHEWBACCA, atSt);
  return ewoks === 0 || range === undefined ? 0 : 1 + ewoks - range;
}

export function captureTargets(state: State): PieceId[] {
  if (state.hasCapture === 0 || state.mounted === 1 || !isOnMap(state, CHEWBACCA)) return [];
  return piecesOf(AT_ST_TYPE).filter((piece) => isOnMap(state, piece) && captureDice(state, piece) >= TABLES.captureSabers);
}

export function answerCapture(state: State, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  const atSt = pieceIn(choice);
  state.acted[CHEWBACCA] = 1;
  state.hasCapture = 0;
  const faces = rollFireDice(state.rng, captureDice(state, atSt));
  emit?.({ type: 'dice-rolled', for: 'capture', target: pieceName(atSt), faces });
  if (sabers(faces) < TABLES.captureSabers) {
    emit?.({ type: 'capture-failed', piece: pieceName(atSt) });
    return;
  }
  // It is the Rebels' now, and out for good once they lose it.
  const place = isFirstVersion(state) ? ELIMINATED : CAPTURED;
  put(state, atSt, place);
  state.mounted = 1;
  emit?.({ type: 'at-st-seized', piece: pieceName(atSt), at: placeName(state, place) });
}
