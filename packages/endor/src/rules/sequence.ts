/** The sequence of play: which step decides, and going on to the next decision. */
import type { Choice, Decision, Emit } from '@wartable/kernel';
import { DISMOUNT, DONE, hexIn, target, tieHex, tiePiece } from '../choices.ts';
import { DECISION_RULES, type DecisionKind, decisionKind } from '../decisions.ts';
import type { Event } from '../events.ts';
import { type Frame, topFrame } from '../frames.ts';
import { REBEL } from '../seats.ts';
import { LOST, type Place, type State } from '../state.ts';
import { answerTrap, endGame, trapChoices } from './event-cards.ts';
import { targetsOf } from './fire.ts';
import { answerCapture, answerHero, captureTargets, heroChoices } from './heroes.ts';
import { answerImperialMove, runImperialMove } from './imperial.ts';
import { aimAgain, answerImperialFire, imperialFireChoices, runImperialFire } from './imperial-fire.ts';
import { answerMove, moveChoices } from './move.ts';
import { answerRally, answerReturn, rallyChoices, returnChoices, runReturn } from './rally.ts';
import { answerDeploy, answerPlace, placeChoices, runDeploy } from './setup.ts';
import {
  answerJoin,
  answerRebel,
  answerTarget,
  dismount,
  drawAction,
  isRebelOpen,
  joinChoices,
  mayDismount,
  rebelChoices,
} from './turn.ts';

export function pendingDecisions(state: State): Decision<DecisionKind>[] {
  const frame = topFrame(state);
  if (!frame) return [];
  const kind = decisionKind(frame);
  return [{ seat: REBEL, kind, rule: DECISION_RULES[kind], choices: withDismount(state, choicesOf(state, frame)) }];
}

/** What ends a step stays last. */
function withDismount(state: State, choices: Choice[]): Choice[] {
  if (mayDismount(state) && choices.length > 0) choices.splice(choices.at(-1) === DONE ? -1 : choices.length, 0, DISMOUNT);
  return choices;
}

function choicesOf(state: State, frame: Frame): Choice[] {
  switch (frame.step) {
    case 'place':
      return placeChoices(state, frame.area);
    case 'deploy':
      return frame.hexes.map(tieHex);
    case 'imperial-move':
      return frame.targets.length > 0 ? frame.targets.map(tiePiece) : frame.hexes.map(tieHex);
    case 'imperial-fire':
      return imperialFireChoices(state, frame);
    case 'rebel':
      return rebelChoices(state, frame.served);
    case 'hero':
      return heroChoices(state, frame.piece);
    case 'move-to':
      return moveChoices(state, frame.piece);
    case 'join':
      return joinChoices(state, frame.firers);
    case 'target':
      return targetsOf(state, frame.firers).map(target);
    case 'trap':
      return trapChoices(state);
    case 'capture':
      return captureTargets(state).map(target);
    case 'rally':
      return rallyChoices(state);
    case 'return':
      return returnChoices(state, frame);
    case 'turn':
      return [];
  }
}

export function applyChoice(state: State, _seat: number, choice: Choice, emit: Emit<Event>): void {
  const frame = topFrame(state);
  if (choice === DISMOUNT) {
    dismount(state, emit);
    if (frame?.step === 'imperial-fire') aimAgain(state, frame);
  } else if (frame) answerFrame(state, frame, choice, emit);
  advance(state, emit);
}

/** Turns that may go by without a decision: the event deck ends a game after ten, but a bike may go to and fro for ever (endor/breach/run). */
const MOST_TURNS = 100;

/**
 * Goes on to the next decision, or the end. Each step comes to its end: it has fewer units waiting, or is answered. What may go on without end
 * are turns, and those are counted: endor/end/stalemate ends the game once nobody can ever act.
 */
function advance(state: State, emit: Emit<Event>): void {
  const start = state.turn;
  let turn = start;
  let before: Stand | undefined;
  for (let frame = topFrame(state); frame && !runFrame(state, frame, emit); frame = topFrame(state)) {
    if (hasFired(state, frame)) before = undefined;
    if (state.turn === turn) continue;
    turn = state.turn;
    if ((before && isSame(state, before)) || turn - start > MOST_TURNS) endGame(state, LOST, emit);
    else before = { where: state.where.slice(), events: state.events.length };
  }
}

type Stand = { readonly where: readonly Place[]; readonly events: number };

/** A whole turn in which nobody was asked, moved, arrived or fired, and no event came: the next would be the same. */
function isSame(state: State, { where, events }: Stand): boolean {
  return state.events.length === events && state.where.every((place, piece) => place === where[piece]);
}

/** Whether one of the units whose turn it was has fired. */
function hasFired(state: State, frame: Frame): boolean {
  return frame.step === 'imperial-fire' && frame.waiting.some((piece) => state.acted[piece] === 1);
}

function answerFrame(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  switch (frame.step) {
    case 'place':
      answerPlace(state, frame, choice, emit);
      return;
    case 'deploy':
      answerDeploy(state, frame, hexIn(choice), emit);
      return;
    case 'imperial-move':
      answerImperialMove(state, frame, choice, emit);
      return;
    case 'imperial-fire':
      answerImperialFire(state, frame, choice, emit);
      return;
    case 'rebel':
      answerRebel(state, choice);
      return;
    case 'hero':
      answerHero(state, frame.piece, choice, emit);
      return;
    case 'move-to':
      answerMove(state, frame.piece, choice, emit);
      return;
    case 'join':
      answerJoin(state, frame.firers, choice);
      return;
    case 'target':
      answerTarget(state, frame.firers, choice, emit);
      return;
    case 'trap':
      answerTrap(state, choice, emit);
      return;
    case 'capture':
      answerCapture(state, choice, emit);
      return;
    case 'rally':
      answerRally(state, frame, choice);
      return;
    case 'return':
      answerReturn(state, frame, choice, emit);
      return;
    case 'turn':
      return;
  }
}

/** Lets the last frame go on. Returns true when it waits for an answer. */
function runFrame(state: State, frame: Frame, emit: Emit<Event>): boolean {
  switch (frame.step) {
    case 'turn':
      drawAction(state, emit);
      return false;
    case 'place':
      if (frame.waiting.length > 0) return true;
      state.frames.pop();
      return false;
    case 'deploy':
      return runDeploy(state, frame, emit);
    case 'imperial-move':
      return runImperialMove(state, frame, emit);
    case 'imperial-fire':
      return runImperialFire(state, frame, emit);
    case 'return':
      return runReturn(state, frame, emit);
    case 'rebel':
      if (isRebelOpen(state, frame.served)) return true;
      state.frames.pop();
      return false;
    default:
      // Such a step is only begun with a choice, but a position may be written by hand.
      if (choicesOf(state, frame).length > 0) return true;
      state.frames.pop();
      return false;
  }
}
