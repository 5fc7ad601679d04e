/** The turn: beginning, playing, drawing, ending (rules 5, 15, 17, scenario rules). */
import { type Choice, type Emit, type HexId, type Seat, shuffle } from '@wartable/kernel';
import { BASELINES, hexName, NEIGHBOURS, SIDE_NAMES, type Side } from '../board.ts';
import { type CardId, cardName, cardOf, SUPPORT } from '../cards/index.ts';
import { BRING, DONE, DRAW_CARD, discard, hexIn, payload, place, take, target, WAIT } from '../choices.ts';
import type { Event } from '../events.ts';
import { CREVASSE, KINDS, SERAC, SYMBOLS, UNIT_KINDS } from '../kinds.ts';
import type { SpecialRule } from '../scenario.ts';
import {
  addUnit,
  EMPTY,
  type Frame,
  hexOf,
  kindOf,
  NONE,
  other,
  pushFrame,
  type State,
  seatName,
  seatsOf,
  sideOf,
  structureAt,
  type UnitId,
  unitAt,
  unitsOf,
} from '../state.ts';
import { countHits, dealHits, rollFromAbove } from './attack.ts';
import { rollDice } from './dice.ts';
import { checkObjectives, checkStalemate, isHeldBy, kindName, winMedals } from './medals.ts';
import { healUnit, playCommandCard, reducedUnits, useSupport } from './orders.ts';
import { nextSeatOf } from './retreat.ts';

export function beginTurn(state: State, frame: Frame, emit: Emit<Event>): void {
  state.frames.pop();
  const { side, seat } = frame;
  state.seat = seat;
  state.turn++;
  state.turns[side]++;
  emit?.({ type: 'turn-began', turn: state.turn, seat, by: seatName(state, seat), side: SIDE_NAMES[side] });
  pushFrame(state, 'turn-end', side, seat);
  pushFrame(state, 'draw', side, seat);
  pushFrame(state, 'play', side, seat);
  for (const rule of state.battle.rules) startRule(state, rule, side, seat, emit);
  checkObjectives(state, emit);
}

/** What scenarios do at the start of a side's turn. */
function startRule(state: State, rule: SpecialRule, side: Side, seat: Seat, emit: Emit<Event>): void {
  if (!('for' in rule) || rule.for !== SIDE_NAMES[side]) return;
  if (rule.rule === 'collect' && rule.hexes.some((hex) => isHeldBy(state, hex, side, rule.only)))
    winMedals(state, side, rule.medals, 'hoth/scenario/collect', emit);
  // hoth/scenario/ion-cannon, ours: not on the very first turn.
  if (rule.rule === 'charge' && state.turns[side] > 1) charge(state, rule, side, emit);
  if (
    rule.rule === 'reinforce-once' &&
    state.reinforced === 0 &&
    state.turns[side] > rule.afterTurns &&
    freeBaseline(state, side).length >= rule.count
  )
    pushFrame(state, 'reinforce', side, seat);
}

function charge(state: State, rule: Extract<SpecialRule, { rule: 'charge' }>, side: Side, emit: Emit<Event>): void {
  state.charges++;
  const fired = state.charges >= rule.charges;
  emit?.({ type: 'charge-added', charges: state.charges, fired });
  if (!fired) return;
  state.charges = 0;
  winMedals(state, side, rule.medals, 'hoth/scenario/ion-cannon', emit);
}

export function answerPlay(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  const card = payload(choice);
  const { side, seat } = frame;
  if (choice === DONE) {
    state.frames.pop();
    return;
  }
  if (cardOf(card).set === 'support') {
    useSupport(state, side, card, emit);
    if (card === SUPPORT.combatExperience) {
      state.frames.pop();
      playCommandCard(state, seat, side, card, emit);
    } else pushFrame(state, 'strike', side, seat).card = card;
    return;
  }
  state.frames.pop();
  const hand = state.hands[seat] as CardId[];
  hand.splice(hand.indexOf(card), 1);
  forgetCard(state, seat, card);
  emit?.({ type: 'card-played', seat, by: seatName(state, seat), side: SIDE_NAMES[side], card: cardName(card) });
  playCommandCard(state, seat, side, card, emit);
}

/** Orbital Strike, Air Support, Reserve Forces: units are chosen, then the card does its work. */
export function strikeChoices(state: State, frame: Frame): Choice[] {
  return strikeUnits(state, frame).map((unit) => target(hexOf(state, unit)));
}

function strikeUnits(state: State, frame: Frame): UnitId[] {
  if (frame.card === SUPPORT.reserveForces) return reducedUnits(state, frame.side);
  return unitsOf(state, other(frame.side)).filter((unit) => !frame.list.includes(unit));
}

const STRIKE_TARGETS = 3;
const AIR_SUPPORT_DICE = 2;

/** Returns true while units are still to be chosen. */
export function runStrike(state: State, frame: Frame, emit: Emit<Event>): boolean {
  const needed = cardOf(frame.card).special === 'orbital-strike' ? STRIKE_TARGETS : 1;
  if (frame.list.length < needed && strikeUnits(state, frame).length > 0) return true;
  state.frames.pop();
  for (const unit of frame.list) {
    strike(state, frame, unit, emit);
    checkObjectives(state, emit);
    if (state.outcome !== NONE) break;
  }
  return false;
}

function strike(state: State, frame: Frame, unit: UnitId, emit: Emit<Event>): void {
  if (frame.card === SUPPORT.reserveForces) {
    healUnit(state, unit, state.unitFull[unit] as number, emit);
    return;
  }
  if (frame.card === SUPPORT.airSupport) {
    rollFromAbove(state, frame, hexOf(state, unit), AIR_SUPPORT_DICE);
    return;
  }
  const dice = rollDice(state.rng, 1);
  emit?.({ type: 'dice-rolled', why: 'strike', dice: dice.map((symbol) => SYMBOLS[symbol] as string) });
  dealHits(state, unit, countHits(state, unit, dice, true), false, emit);
}

export function answerStrike(state: State, frame: Frame, choice: Choice): void {
  frame.list = [...frame.list, unitAt(state, hexIn(choice))];
}

/** Deploy the Fleet: up to 3 cards away, as many and one more back; then the partner, without the extra one. */
const REDRAW_MOST = 3;

export function redrawChoices(state: State, frame: Frame): Choice[] {
  const hand = state.hands[frame.seat] as readonly CardId[];
  return [...(frame.list.length < REDRAW_MOST ? hand.map(discard) : []), DONE];
}

export function answerRedraw(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  const { seat, side } = frame;
  if (choice !== DONE) {
    const card = payload(choice);
    frame.list = [...frame.list, card];
    discardCard(state, seat, side, card, emit);
    return;
  }
  state.frames.pop();
  const isPartner = frame.at === 1;
  drawCards(state, seat, side, frame.list.length + (isPartner ? 0 : 1), emit);
  const partner = seatsOf(state, side).find((other) => other !== seat);
  if (isPartner || partner === undefined) return;
  pushFrame(state, 'redraw', side, partner).at = 1;
}

function discardCard(state: State, seat: Seat, side: Side, card: CardId, emit: Emit<Event>): void {
  const hand = state.hands[seat] as CardId[];
  hand.splice(hand.indexOf(card), 1);
  forgetCard(state, seat, card);
  (state.discards[seat] as CardId[]).push(card);
  emit?.({ type: 'card-discarded', seat, by: seatName(state, seat), side: SIDE_NAMES[side], card: cardName(card) });
}

/** A card leaves the hand openly. */
function forgetCard(state: State, seat: Seat, card: CardId): void {
  const shown = state.shown[seat] as readonly CardId[];
  if (shown.includes(card))
    state.shown = state.shown.with(
      seat,
      shown.filter((other) => other !== card),
    );
}

/** hoth/turn/draw: from the own pile; an empty one is made anew of the discards. */
export function drawCards(state: State, seat: Seat, side: Side, count: number, emit: Emit<Event>): void {
  const fromPile = Math.min(count, state.piles[seat]?.length ?? 0);
  takeFromPile(state, seat, side, fromPile, emit);
  if (fromPile === count || state.discards[seat]?.length === 0) return;
  reshuffle(state, seat, side, emit);
  drawCards(state, seat, side, count - fromPile, emit);
}

function takeFromPile(state: State, seat: Seat, side: Side, count: number, emit: Emit<Event>): void {
  if (count === 0) return;
  const drawn = (state.piles[seat] as CardId[]).splice(-count).reverse();
  const hand = state.hands[seat] as CardId[];
  hand.push(...drawn);
  hand.sort((a, b) => a - b);
  if (emit)
    emit({
      type: 'cards-drawn',
      seat,
      by: seatName(state, seat),
      side: SIDE_NAMES[side],
      count,
      to: seatsOf(state, side),
      cards: drawn.map(cardName),
    });
}

function reshuffle(state: State, seat: Seat, side: Side, emit: Emit<Event>): void {
  const discards = state.discards[seat] as CardId[];
  noteReshuffle(state, seat, side);
  state.piles[seat] = discards;
  state.discards[seat] = [];
  shuffle(state.rng, discards, seat);
  if (emit) emit({ ...pileShuffled(state, seat, side, discards), shown: (state.shown[seat] as readonly CardId[]).map(cardName) });
}

/** The pile is empty: all can tell that the cards of this deck that are not among the discards are in the hand. */
function noteReshuffle(state: State, seat: Seat, side: Side): void {
  const alone = seatsOf(state, side).length === 1;
  // In a pair each has half of the standard cards, but nobody was told which.
  const isKnown = (card: CardId): boolean =>
    alone ||
    cardOf(card).set !== 'standard' ||
    state.shown[seat]?.includes(card) === true ||
    state.reshuffled[seat]?.includes(card) === true;
  // Sorted, so that the order tells nothing.
  const sorted = (cards: readonly CardId[]): readonly CardId[] => cards.toSorted((a, b) => a - b);
  state.shown = state.shown.with(seat, sorted((state.hands[seat] as CardId[]).filter(isKnown)));
  state.reshuffled = state.reshuffled.with(seat, sorted(state.discards[seat] as CardId[]));
}

/** Cards in random order, the top one last. The deck of a seat has its number. */
export function shuffleCards(state: State, seat: Seat, side: Side, cards: CardId[], emit: Emit<Event>): void {
  shuffle(state.rng, cards, seat);
  if (emit) emit(pileShuffled(state, seat, side, cards));
}

function pileShuffled(state: State, seat: Seat, side: Side, cards: readonly CardId[]): Extract<Event, { type: 'pile-shuffled' }> {
  return {
    type: 'pile-shuffled',
    seat,
    by: seatName(state, seat),
    side: SIDE_NAMES[side],
    topFirst: cards.map(cardName).reverse(),
  };
}

/** The played cards go to the discards, then a card is drawn; Special Orders takes one from there instead. */
export function runDraw(state: State, frame: Frame, emit: Emit<Event>): boolean {
  const { seat, side } = frame;
  if (frame.at === 0) {
    frame.at = 1;
    const fromHand = state.played.filter((card) => cardOf(card).set !== 'support');
    (state.discards[seat] as CardId[]).push(...fromHand);
    const replaced = state.played.length > 0 && fromHand.length === 0;
    if (emit && state.played.length > 0)
      emit({ type: 'cards-put-away', seat, side: SIDE_NAMES[side], cards: fromHand.map(cardName) });
    state.played = EMPTY;
    // Combat Experience replaces the command card: the hand is whole, and nothing is drawn (ours).
    if (replaced) {
      state.frames.pop();
      return false;
    }
  }
  if (state.supports[side].includes(SUPPORT.specialOrders) && (state.discards[seat]?.length ?? 0) > 0) return true;
  state.frames.pop();
  drawCards(state, seat, side, 1, emit);
  return false;
}

export function drawChoices(state: State, frame: Frame): Choice[] {
  return [DRAW_CARD, ...[...new Set(state.discards[frame.seat])].map(take)];
}

export function answerDraw(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  const { seat, side } = frame;
  if (choice === DRAW_CARD) {
    drawCards(state, seat, side, 1, emit);
    return;
  }
  const card = payload(choice);
  useSupport(state, side, SUPPORT.specialOrders, emit);
  const discards = state.discards[seat] as CardId[];
  discards.splice(discards.indexOf(card), 1);
  const hand = state.hands[seat] as CardId[];
  hand.push(card);
  hand.sort((a, b) => a - b);
  state.shown = state.shown.with(seat, [...(state.shown[seat] as readonly CardId[]), card]);
  emit?.({ type: 'card-taken', seat, by: seatName(state, seat), side: SIDE_NAMES[side], card: cardName(card) });
}

/** The end of a turn, step by step: reinforcements, the extra card, the next seat. Returns true when somebody has to choose. */
export function runTurnEnd(state: State, frame: Frame, emit: Emit<Event>): boolean {
  const { side, seat } = frame;
  if (frame.at === 0) {
    frame.at = 1;
    for (let unit = 0; unit < state.unitOrder.length; unit++) clearUnit(state, unit);
    state.attacked = EMPTY;
    state.quiet++;
    emit?.({ type: 'turn-ended', seat, side: SIDE_NAMES[side] });
    for (const rule of state.battle.rules) endRule(state, rule, side, seat);
    return false;
  }
  if (frame.at === 1) {
    frame.at = 2;
    passBonusCard(state, emit);
    return false;
  }
  state.frames.pop();
  checkStalemate(state, emit);
  if (state.outcome !== NONE) return false;
  const next = other(side);
  pushFrame(state, 'turn-start', next, nextSeatOf(state, next));
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

function endRule(state: State, rule: SpecialRule, side: Side, seat: Seat): void {
  if (!('for' in rule) || rule.for !== SIDE_NAMES[side]) return;
  // hoth/scenario/war-machine
  if (rule.rule === 'return' && state.returning > 0) pushPlace(state, side, seat, rule.kind, state.returning);
  // hoth/scenario/landing
  if (rule.rule === 'reinforce-each-turn') {
    const kind = UNIT_KINDS.indexOf(rule.kind);
    const there = unitsOf(state, side).filter((unit) => state.unitKind[unit] === kind).length;
    if (there < rule.most) pushPlace(state, side, seat, rule.kind, 1);
  }
}

function pushPlace(state: State, side: Side, seat: Seat, kind: string, count: number): void {
  const frame = pushFrame(state, 'place', side, seat);
  frame.kind = UNIT_KINDS.indexOf(kind as (typeof UNIT_KINDS)[number]);
  frame.count = count;
}

/** Where new units of a frame may be placed: next to a walker, or on the own baseline. */
export function placeChoices(state: State, frame: Frame): Choice[] {
  const near = state.battle.rules.find((rule) => rule.rule === 'reinforce-each-turn' && rule.for === SIDE_NAMES[frame.side]);
  if (near?.rule !== 'reinforce-each-turn') return freeBaseline(state, frame.side).map(place);
  const walkers = unitsOf(state, frame.side).filter((unit) => UNIT_KINDS[state.unitKind[unit] as number] === near.nextTo);
  const hexes = new Set(walkers.flatMap((unit) => NEIGHBOURS[hexOf(state, unit)] as readonly HexId[]));
  return [...hexes]
    .filter((hex) => isFree(state, hex))
    .sort((a, b) => a - b)
    .map(place);
}

function freeBaseline(state: State, side: Side): HexId[] {
  return BASELINES[side].filter((hex) => isFree(state, hex));
}

function isFree(state: State, hex: HexId): boolean {
  const terrain = state.battle.terrain[hex];
  return unitAt(state, hex) === NONE && structureAt(state, hex) === NONE && terrain !== SERAC && terrain !== CREVASSE;
}

/** Units wait while no hex is free. */
export function runPlace(state: State, frame: Frame): boolean {
  if (frame.count > 0 && placeChoices(state, frame).length > 0) return true;
  state.frames.pop();
  return false;
}

export function answerPlace(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  const { kind } = frame;
  const hex = hexIn(choice);
  const unit = addUnit(state, kind, hex, KINDS[kind]?.figures ?? 1, 0);
  frame.count--;
  const cameBack = state.returning > 0 && state.battle.rules.some((rule) => rule.rule === 'return');
  if (cameBack) state.returning--;
  emit?.({
    type: 'unit-arrived',
    unit,
    kind: kindName(state, unit),
    side: SIDE_NAMES[sideOf(state, unit)],
    at: hexName(hex),
    figures: state.unitFigures[unit] as number,
    cameBack,
  });
  checkObjectives(state, emit);
}

/** hoth/scenario/air-reinforcements: now or later. */
export const REINFORCE_CHOICES: readonly Choice[] = [BRING, WAIT];

export function answerReinforce(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  if (choice === WAIT) return;
  state.reinforced = 1;
  const rule = state.battle.rules.find((candidate) => candidate.rule === 'reinforce-once');
  if (rule?.rule !== 'reinforce-once') return;
  emit?.({ type: 'reinforcements-called', side: SIDE_NAMES[frame.side], kind: rule.kind, count: rule.count });
  pushPlace(state, frame.side, frame.seat, rule.kind, rule.count);
}

/** hoth/scenario/bonus-card, ours: looked at when a turn ends. Who gains the hex draws a card, who loses it discards one. */
function passBonusCard(state: State, emit: Emit<Event>): void {
  const rule = state.battle.rules.find((candidate) => candidate.rule === 'bonus-card');
  if (rule?.rule !== 'bonus-card') return;
  const unit = unitAt(state, rule.hexes[0] as HexId);
  const holder = unit === NONE ? NONE : kindOf(state, unit).side;
  if (holder === state.bonusCard) return;
  const loser = state.bonusCard;
  state.bonusCard = holder;
  emit?.({ type: 'bonus-card-passed', holder: holder === NONE ? null : SIDE_NAMES[holder as Side] });
  if (holder !== NONE) drawCards(state, nextSeatOf(state, holder as Side), holder as Side, 1, emit);
  if (loser !== NONE) {
    const seat = nextSeatOf(state, loser as Side);
    if ((state.hands[seat]?.length ?? 0) > 0) pushFrame(state, 'give-up-card', loser as Side, seat);
  }
}

export function giveUpChoices(state: State, frame: Frame): Choice[] {
  return (state.hands[frame.seat] as readonly CardId[]).map(discard);
}

export function answerGiveUp(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  discardCard(state, frame.seat, frame.side, payload(choice), emit);
}
