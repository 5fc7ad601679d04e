/** The sequence of play: which step decides, and going on to the next decision. */
import type { Choice, Decision, Emit, Seat } from '@wartable/kernel';
import { SUPPORT } from '../cards/index.ts';
import { DONE, order, payload } from '../choices.ts';
import { DECISION_RULES, type DecisionKind } from '../decisions.ts';
import type { Event } from '../events.ts';
import { type Frame, isInPlay, kindOf, type State, topFrame, type UnitId } from '../state.ts';
import { afterAttackChoices, answerAfterAttack, isAfterAttackOpen, isBreakthrough } from './after-attack.ts';
import {
  actAgain,
  answerAttack,
  answerRoll,
  answerTarget,
  attackChoices,
  BEFORE_ROLL,
  FINAL_ASSAULT,
  OFFER_REROLL,
  RETREATS,
  rollChoices,
  runAttackPhase,
  runRoll,
  targetChoices,
} from './attack.ts';
import { answerMove, answerMoveTo, hasMoves, moveChoices, moveToChoices } from './moves.ts';
import { answerOrder, answerSection, isOrderOpen, orderChoices, playChoices, sectionChoices, useSupport } from './orders.ts';
import { answerRetreat, mayIgnore, retreatChoices, retreatSeat } from './retreat.ts';
import {
  answerDraw,
  answerGiveUp,
  answerPlace,
  answerPlay,
  answerRedraw,
  answerReinforce,
  answerStrike,
  beginTurn,
  drawChoices,
  giveUpChoices,
  placeChoices,
  REINFORCE_CHOICES,
  redrawChoices,
  runDraw,
  runPlace,
  runStrike,
  runTurnEnd,
  strikeChoices,
} from './turn.ts';

/** The decision open now; none when the battle is over. */
export function pendingDecisions(state: State): Decision<DecisionKind>[] {
  if (state.frames.length === 0) return [];
  const frame = topFrame(state);
  const kind = decisionKind(frame, state);
  const seat = kind === 'retreat' || kind === 'ignore-retreat' ? retreatSeat(state, frame) : frame.seat;
  return [{ seat, kind, rule: DECISION_RULES[kind], choices: choicesOf(state, frame) }];
}

function decisionKind(frame: Frame, state: State): DecisionKind {
  switch (frame.step) {
    case 'roll':
      if (frame.at === RETREATS) return mayIgnore(state, frame) ? 'ignore-retreat' : 'retreat';
      return frame.at === BEFORE_ROLL || frame.at === OFFER_REROLL || frame.at === FINAL_ASSAULT ? 'support' : 're-roll';
    case 'after-attack':
      return isBreakthrough(frame) ? 'breakthrough' : 'move-after-attack';
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
      return attackChoices(state);
    case 'target':
    case 'second-attack':
      return targetChoices(state, frame);
    case 'roll':
      return frame.at === RETREATS ? retreatChoices(state, frame) : rollChoices(state, frame);
    case 'after-attack':
      return afterAttackChoices(state, frame);
    case 'strike':
      return strikeChoices(state, frame);
    case 'redraw':
      return redrawChoices(state, frame);
    case 'incursion':
      return [...incursionUnits(state).map(order), DONE];
    case 'draw':
      return drawChoices(state, frame);
    case 'place':
      return placeChoices(state, frame);
    case 'reinforce':
      return REINFORCE_CHOICES;
    case 'give-up-card':
      return giveUpChoices(state, frame);
    default:
      return [];
  }
}

/** Does what was chosen and goes on to the next decision. */
export function applyChoice(state: State, _seat: Seat, choice: Choice, emit: Emit<Event>): void {
  answerFrame(state, topFrame(state), choice, emit);
  advance(state, emit);
}

/** Runs frames to the next decision. */
export function advance(state: State, emit: Emit<Event>): void {
  while (state.frames.length > 0 && state.outcome < 0 && !runFrame(state, topFrame(state), emit));
  if (state.outcome >= 0) state.frames.length = 0;
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
      if (frame.at === RETREATS) answerRetreat(state, frame, choice, emit);
      else answerRoll(state, frame, choice, emit);
      return;
    case 'after-attack':
      answerAfterAttack(state, frame, choice, emit);
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
    default:
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
    case 'after-attack':
      return waits(state, isAfterAttackOpen(state, frame));
    case 'strike':
      return runStrike(state, frame, emit);
    case 'incursion':
      return waits(state, incursionUnits(state).length > 0);
    case 'draw':
      return runDraw(state, frame, emit);
    case 'place':
      return runPlace(state, frame);
    default:
      return true;
  }
}

/** A step in which nothing can be chosen is over. */
function waits(state: State, open: boolean): boolean {
  if (!open) state.frames.pop();
  return open;
}

/** Incursion: ordered infantry that has acted. */
function incursionUnits(state: State): UnitId[] {
  const units: UnitId[] = [];
  for (let unit = 0; unit < state.unitOrder.length; unit++)
    if (state.unitOrder[unit] !== 0 && isInPlay(state, unit) && kindOf(state, unit).class === 'infantry') units.push(unit);
  return units;
}

function answerIncursion(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  if (choice === DONE) return;
  useSupport(state, frame.side, SUPPORT.incursion, emit);
  actAgain(state, frame, payload(choice), emit);
}
