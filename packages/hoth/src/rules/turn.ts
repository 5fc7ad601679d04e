/** The turn: beginning, playing, ending (rules 5, 17, scenario rules). */
import { at, type Choice, type Emit, type Seat } from '@wartable/kernel';
import { SIDE_NAMES, type Side } from '../board.ts';
import { cardName, cardOf, SUPPORT } from '../cards/index.ts';
import { cardIn, DONE } from '../choices.ts';
import type { Event } from '../events.ts';
import { changeFrame, type FrameOf, pushFrame } from '../frames.ts';
import type { SpecialRule } from '../scenario.ts';
import { EMPTY, handOf, NONE, other, type State, seatName, sideOf, tallyBy, tallyOf, type UnitId, unitAt } from '../state.ts';
import { drawCards, forgetCard } from './deck.ts';
import { checkObjectives, checkStalemate, isHeldBy, winMedals } from './medals.ts';
import { playCommandCard, useSupport } from './orders.ts';
import { endRule, isCalled } from './reinforcements.ts';
import { nextSeatOf } from './retreat.ts';

export function beginTurn(state: State, { side, seat }: FrameOf<'turn-start'>, emit: Emit<Event>): void {
  state.frames.pop();
  state.seat = seat;
  state.turn++;
  state.turns[side]++;
  emit?.({ type: 'turn-began', turn: state.turn, seat, by: seatName(state, seat), side: SIDE_NAMES[side] });
  pushTurn(state, side, seat);
  const { rules } = state.battle;
  rules.forEach((rule, i) => {
    startRule(state, rule, i, side, emit);
  });
  // What is pushed last is asked first: the order is that of the file.
  for (let i = rules.length - 1; i >= 0; i--)
    if (isCalled(state, i, side)) pushFrame(state, { step: 'reinforce', side, seat, rule: i });
  checkObjectives(state, emit);
}

/** A turn, from its end to its beginning. */
export function pushTurn(state: State, side: Side, seat: Seat): void {
  pushFrame(state, { step: 'turn-end', side, seat, next: 'reinforcements' });
  pushFrame(state, { step: 'draw', side, seat, putAway: false });
  pushFrame(state, { step: 'play', side, seat });
}

/** What scenarios do at the start of a side's turn. */
function startRule(state: State, rule: SpecialRule, index: number, side: Side, emit: Emit<Event>): void {
  if (!('for' in rule) || rule.for !== SIDE_NAMES[side]) return;
  if (rule.rule === 'collect' && rule.hexes.some((hex) => isHeldBy(state, hex, side, rule.only)))
    winMedals(state, side, rule.medals, 'hoth/scenario/collect', emit);
  // hoth/scenario/ion-cannon, ours: not on the very first turn.
  if (rule.rule === 'charge' && state.turns[side] > 1) charge(state, rule, index, side, emit);
}

function charge(
  state: State,
  rule: Extract<SpecialRule, { rule: 'charge' }>,
  index: number,
  side: Side,
  emit: Emit<Event>,
): void {
  const charges = tallyOf(state, index) + 1;
  const fired = charges >= rule.charges;
  tallyBy(state, index, fired ? 1 - charges : 1);
  emit?.({ type: 'charge-added', rule: index, charges, fired });
  if (fired) winMedals(state, side, rule.medals, 'hoth/scenario/ion-cannon', emit);
}

export function answerPlay(state: State, { side, seat }: FrameOf<'play'>, choice: Choice, emit: Emit<Event>): void {
  const card = cardIn(choice);
  if (choice === DONE) {
    state.frames.pop();
    return;
  }
  if (cardOf(card).set === 'support') {
    useSupport(state, side, card, emit);
    if (card === SUPPORT.combatExperience) {
      state.frames.pop();
      playCommandCard(state, seat, side, card, emit);
    } else pushFrame(state, { step: 'strike', side, seat, card, chosen: EMPTY });
    return;
  }
  state.frames.pop();
  const hand = handOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
  forgetCard(state, seat, card);
  emit?.({ type: 'card-played', seat, by: seatName(state, seat), side: SIDE_NAMES[side], card: cardName(card) });
  playCommandCard(state, seat, side, card, emit);
}

/** The end of a turn, step by step: reinforcements, the extra card, the next seat. Returns true when somebody has to choose. */
export function runTurnEnd(state: State, frame: FrameOf<'turn-end'>, emit: Emit<Event>): boolean {
  const { side, seat } = frame;
  if (frame.next === 'reinforcements') {
    changeFrame(state, { ...frame, next: 'bonus-card' });
    for (let unit = 0 as UnitId; unit < state.unitHex.length; unit++) clearUnit(state, unit);
    state.attacked = EMPTY;
    state.quiet++;
    emit?.({ type: 'turn-ended', seat, side: SIDE_NAMES[side] });
    const { rules } = state.battle;
    for (let i = rules.length - 1; i >= 0; i--) endRule(state, rules[i] as SpecialRule, i, side, seat);
    return false;
  }
  if (frame.next === 'bonus-card') {
    changeFrame(state, { ...frame, next: 'next-turn' });
    passBonusCard(state, emit);
    return false;
  }
  state.frames.pop();
  checkStalemate(state, emit);
  if (state.outcome !== NONE) return false;
  const next = other(side);
  pushFrame(state, { step: 'turn-start', side: next, seat: nextSeatOf(state, next) });
  return false;
}

function clearUnit(state: State, unit: UnitId): void {
  state.unitOrder[unit] = 0;
  state.unitMoved[unit] = NONE;
  state.unitBarred[unit] = 0;
  state.unitAttacks[unit] = 0;
  state.unitBroke[unit] = 0;
  state.unitActs[unit] = 0;
}

/** hoth/scenario/bonus-card, ours: looked at when a turn ends. Who gains the hex draws a card, who loses it discards one. */
function passBonusCard(state: State, emit: Emit<Event>): void {
  const rule = state.battle.rules.find((candidate) => candidate.rule === 'bonus-card');
  if (rule?.rule !== 'bonus-card') return;
  const unit = unitAt(state, at(rule.hexes, 0));
  const holder = unit === NONE ? NONE : sideOf(state, unit);
  if (holder === state.bonusCard) return;
  const loser = state.bonusCard;
  state.bonusCard = holder;
  emit?.({ type: 'bonus-card-passed', holder: holder === NONE ? null : SIDE_NAMES[holder] });
  if (holder !== NONE) drawCards(state, nextSeatOf(state, holder), holder, 1, emit);
  if (loser !== NONE) {
    const seat = nextSeatOf(state, loser);
    if (handOf(state, seat).length > 0) pushFrame(state, { step: 'give-up-card', side: loser, seat });
  }
}
