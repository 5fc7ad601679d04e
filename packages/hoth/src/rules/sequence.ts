/** The sequence of play: which step decides, and going on to the next decision. */
import type { Choice, Decision, Emit, Seat } from '@wartable/kernel';
import { SUPPORT } from '../cards/index.ts';
import { DONE, order, unitIn } from '../choices.ts';
import { DECISION_RULES, type DecisionKind } from '../decisions.ts';
import type { Event } from '../events.ts';
import { type Frame, type FrameOf, topFrame } from '../frames.ts';
import { attacksOf, everyUnit, isInPlay, kindOf, NONE, type State, type UnitId } from '../state.ts';
import { answerBreakthrough, answerMoveAfter, BREAKTHROUGH_CHOICES, canMoveAfter, moveAfterChoices } from './after-attack.ts';
import {
  actAgain,
  answerAttack,
  answerFinalAssault,
  answerRoll,
  answerTarget,
  attackChoices,
  FINAL_ASSAULT_CHOICES,
  rollChoices,
  runAttackPhase,
  runFinalAssault,
  runRoll,
  targetChoices,
} from './attack.ts';
import { answerDraw, answerGiveUp, answerRedraw, drawChoices, giveUpChoices, redrawChoices, runDraw } from './deck.ts';
import { isHalted } from './movement.ts';
import { answerMove, answerMoveTo, hasMoves, moveChoices, moveToChoices } from './moves.ts';
import { answerOrder, answerSection, isOrderOpen, orderChoices, playChoices, sectionChoices, useSupport } from './orders.ts';
import { answerPlace, answerReinforce, placeChoices, REINFORCE_CHOICES, runPlace, runReinforce } from './reinforcements.ts';
import { answerRetreat, mayIgnore, retreatChoices, retreatSeat, runRetreat } from './retreat.ts';
import { answerStrike, runStrike, strikeChoices } from './strikes.ts';
import { answerPlay, beginTurn, runTurnEnd } from './turn.ts';

/** The decision open now; none when the battle is over. */
export function pendingDecisions(state: State): Decision<DecisionKind>[] {
  const frame = topFrame(state);
  if (frame === undefined) return [];
  const kind = decisionKind(frame, state);
  const seat = frame.step === 'retreat' ? retreatSeat(state, frame) : frame.seat;
  return [{ seat, kind, rule: DECISION_RULES[kind], choices: choicesOf(state, frame) }];
}

function decisionKind(frame: Frame, state: State): DecisionKind {
  switch (frame.step) {
    case 'roll':
      return frame.stage === 'before-roll' || frame.stage === 'offer-re-roll' ? 'support' : 're-roll';
    case 'retreat':
      return mayIgnore(state, frame) ? 'ignore-retreat' : 'retreat';
    case 'final-assault':
      return 'support';
    case 'turn-start':
    case 'turn-end':
      return 'play';
    default:
      return frame.step;
  }
}

function choicesOf(state: State, frame: Frame): readonly Choice[] {
  switch (frame.step) {
    case 'play':
      return playChoices(state, frame);
    case 'section':
      return sectionChoices(state, frame);
    case 'order':
      return orderChoices(state, frame);
    case 'move':
      return moveChoices(state, frame);
    case 'move-to':
      return moveToChoices(state, frame);
    case 'attack':
      return attackChoices(state, frame);
    case 'target':
    case 'second-attack':
      return targetChoices(state, frame);
    case 'roll':
      return rollChoices(state, frame);
    case 'retreat':
      return retreatChoices(state, frame);
    case 'final-assault':
      return FINAL_ASSAULT_CHOICES;
    case 'breakthrough':
      return BREAKTHROUGH_CHOICES;
    case 'move-after-attack':
      return moveAfterChoices(state, frame);
    case 'strike':
      return strikeChoices(state, frame);
    case 'redraw':
      return redrawChoices(state, frame);
    case 'incursion':
      return [...incursionUnits(state, frame).map(order), DONE];
    case 'draw':
      return drawChoices(state, frame);
    case 'place':
      return placeChoices(state, frame);
    case 'reinforce':
      return REINFORCE_CHOICES;
    case 'give-up-card':
      return giveUpChoices(state, frame);
    case 'turn-start':
    case 'turn-end':
      return [];
  }
}

/** Does what was chosen and goes on to the next decision. */
export function applyChoice(state: State, _seat: Seat, choice: Choice, emit: Emit<Event>): void {
  const frame = topFrame(state);
  if (frame) answerFrame(state, frame, choice, emit);
  advance(state, emit);
}

/** Runs frames to the next decision. */
export function advance(state: State, emit: Emit<Event>): void {
  for (let frame = topFrame(state); frame && state.outcome === NONE; frame = topFrame(state))
    if (runFrame(state, frame, emit)) return;
  if (state.outcome !== NONE) state.frames.length = 0;
}

function answerFrame(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  switch (frame.step) {
    case 'play':
      answerPlay(state, frame, choice, emit);
      return;
    case 'section':
      answerSection(state, frame, choice, emit);
      return;
    case 'order':
      answerOrder(state, frame, choice, emit);
      return;
    case 'move':
      answerMove(state, frame, choice);
      return;
    case 'move-to':
      answerMoveTo(state, frame, choice, emit);
      return;
    case 'attack':
      answerAttack(state, frame, choice, emit);
      return;
    case 'target':
    case 'second-attack':
      answerTarget(state, frame, choice, emit);
      return;
    case 'roll':
      answerRoll(state, frame, choice, emit);
      return;
    case 'retreat':
      answerRetreat(state, frame, choice, emit);
      return;
    case 'final-assault':
      answerFinalAssault(state, frame, choice, emit);
      return;
    case 'breakthrough':
      answerBreakthrough(state, frame, choice, emit);
      return;
    case 'move-after-attack':
      answerMoveAfter(state, frame, choice, emit);
      return;
    case 'strike':
      answerStrike(state, frame, choice);
      return;
    case 'redraw':
      answerRedraw(state, frame, choice, emit);
      return;
    case 'incursion':
      answerIncursion(state, frame, choice, emit);
      return;
    case 'draw':
      answerDraw(state, frame, choice, emit);
      return;
    case 'place':
      answerPlace(state, frame, choice, emit);
      return;
    case 'reinforce':
      answerReinforce(state, frame, choice, emit);
      return;
    case 'give-up-card':
      answerGiveUp(state, frame, choice, emit);
      return;
    case 'turn-start':
    case 'turn-end':
      return;
  }
}

/** Lets the last frame go on. Returns true when it waits for an answer. */
function runFrame(state: State, frame: Frame, emit: Emit<Event>): boolean {
  switch (frame.step) {
    case 'turn-start':
      beginTurn(state, frame, emit);
      return false;
    case 'turn-end':
      return runTurnEnd(state, frame, emit);
    case 'order':
      return waits(state, isOrderOpen(state, frame));
    case 'move':
      return waits(state, hasMoves(state, frame));
    case 'attack':
      return runAttackPhase(state, frame, emit);
    case 'roll':
      return runRoll(state, frame, emit);
    case 'retreat':
      return runRetreat(state, frame, emit);
    case 'final-assault':
      return runFinalAssault(state, frame, emit);
    case 'breakthrough':
      return waits(state, isInPlay(state, frame.unit));
    case 'move-after-attack':
      return waits(state, canMoveAfter(state, frame));
    case 'strike':
      return runStrike(state, frame, emit);
    case 'incursion':
      return waits(state, incursionUnits(state, frame).length > 0);
    case 'draw':
      return runDraw(state, frame, emit);
    case 'place':
      return runPlace(state, frame);
    case 'reinforce':
      return runReinforce(state, frame);
    default:
      return true;
  }
}

/** A step in which nothing can be chosen is over. */
function waits(state: State, open: boolean): boolean {
  if (!open) state.frames.pop();
  return open;
}

/** hoth/card/incursion: infantry that has just attacked; at the end of the attacks, ordered infantry that did not attack. */
function incursionUnits(state: State, { unit: attacker }: FrameOf<'incursion'>): UnitId[] {
  return everyUnit(state).filter(
    (unit) =>
      (attacker === undefined ? attacksOf(state, unit) === 0 : unit === attacker) &&
      state.unitOrder[unit] !== 0 &&
      isInPlay(state, unit) &&
      kindOf(state, unit).class === 'infantry' &&
      !isHalted(state, unit),
  );
}

function answerIncursion(state: State, frame: FrameOf<'incursion'>, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  if (choice === DONE) return;
  useSupport(state, frame.side, SUPPORT.incursion, emit);
  actAgain(state, frame.side, frame.seat, unitIn(choice), emit);
}
