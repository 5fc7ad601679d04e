/** The turn: beginning, playing, drawing, ending (rules 5, 15, 17, scenario rules). */
import { at, type Choice, type Emit, type HexId, type Seat, shuffle } from '@wartable/kernel';
import { BASELINES, hexName, neighboursOf, SIDE_NAMES, type Side } from '../board.ts';
import { type CardId, cardName, cardOf, SUPPORT } from '../cards/index.ts';
import { BRING, cardIn, DONE, DRAW_CARD, discard, hexIn, place, take, target, WAIT } from '../choices.ts';
import type { Event } from '../events.ts';
import { changeFrame, type FrameOf, pushFrame } from '../frames.ts';
import { CREVASSE, KINDS, SERAC, SYMBOLS, UNIT_KINDS, type UnitKindName } from '../kinds.ts';
import type { SpecialRule } from '../scenario.ts';
import {
  addUnit,
  discardsOf,
  EMPTY,
  figuresOf,
  handOf,
  hexOf,
  kindName,
  missing,
  NONE,
  other,
  pileOf,
  type State,
  seatName,
  seatsOf,
  shownIn,
  sideOf,
  structureAt,
  type UnitId,
  unitAt,
  unitsOf,
} from '../state.ts';
import { countHits, dealHits, rollFromAbove } from './attack.ts';
import { rollDice } from './dice.ts';
import { checkObjectives, checkStalemate, isHeldBy, winMedals } from './medals.ts';
import { healUnit, playCommandCard, reducedUnits, useSupport } from './orders.ts';
import { nextSeatOf } from './retreat.ts';

export function beginTurn(state: State, { side, seat }: FrameOf<'turn-start'>, emit: Emit<Event>): void {
  state.frames.pop();
  state.seat = seat;
  state.turn++;
  state.turns[side]++;
  emit?.({ type: 'turn-began', turn: state.turn, seat, by: seatName(state, seat), side: SIDE_NAMES[side] });
  pushTurn(state, side, seat);
  for (const rule of state.battle.rules) startRule(state, rule, side, seat, emit);
  checkObjectives(state, emit);
}

/** A turn, from its end to its beginning. */
export function pushTurn(state: State, side: Side, seat: Seat): void {
  pushFrame(state, { step: 'turn-end', side, seat, next: 'reinforcements' });
  pushFrame(state, { step: 'draw', side, seat, putAway: false });
  pushFrame(state, { step: 'play', side, seat });
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
    pushFrame(state, { step: 'reinforce', side, seat });
}

function charge(state: State, rule: Extract<SpecialRule, { rule: 'charge' }>, side: Side, emit: Emit<Event>): void {
  state.charges++;
  const fired = state.charges >= rule.charges;
  emit?.({ type: 'charge-added', charges: state.charges, fired });
  if (!fired) return;
  state.charges = 0;
  winMedals(state, side, rule.medals, 'hoth/scenario/ion-cannon', emit);
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

/** Orbital Strike, Air Support, Reserve Forces: units are chosen, then the card does its work. */
export function strikeChoices(state: State, frame: FrameOf<'strike'>): Choice[] {
  return strikeUnits(state, frame).map((unit) => target(hexOf(state, unit)));
}

function strikeUnits(state: State, { card, side, chosen }: FrameOf<'strike'>): UnitId[] {
  if (card === SUPPORT.reserveForces) return reducedUnits(state, side);
  return unitsOf(state, other(side)).filter((unit) => !chosen.includes(unit));
}

const STRIKE_TARGETS = 3;
const AIR_SUPPORT_DICE = 2;

/** Returns true while units are still to be chosen. */
export function runStrike(state: State, frame: FrameOf<'strike'>, emit: Emit<Event>): boolean {
  const needed = cardOf(frame.card).special === 'orbital-strike' ? STRIKE_TARGETS : 1;
  if (frame.chosen.length < needed && strikeUnits(state, frame).length > 0) return true;
  state.frames.pop();
  for (const unit of frame.chosen) {
    strike(state, frame, unit, emit);
    checkObjectives(state, emit);
    if (state.outcome !== NONE) break;
  }
  return false;
}

function strike(state: State, frame: FrameOf<'strike'>, unit: UnitId, emit: Emit<Event>): void {
  if (frame.card === SUPPORT.reserveForces) {
    healUnit(state, unit, missing(state, unit), emit);
    return;
  }
  if (frame.card === SUPPORT.airSupport) {
    rollFromAbove(state, frame, hexOf(state, unit), AIR_SUPPORT_DICE);
    return;
  }
  const dice = rollDice(state.rng, 1);
  emit?.({ type: 'dice-rolled', why: 'strike', dice: dice.map((symbol) => at(SYMBOLS, symbol)) });
  dealHits(state, unit, countHits(state, unit, dice, true), false, emit);
}

export function answerStrike(state: State, frame: FrameOf<'strike'>, choice: Choice): void {
  const unit = unitAt(state, hexIn(choice));
  if (unit !== NONE) changeFrame(state, { ...frame, chosen: [...frame.chosen, unit] });
}

/** Deploy the Fleet: up to 3 cards away, as many and one more back; then the partner, without the extra one. */
const REDRAW_MOST = 3;

export function redrawChoices(state: State, { seat, discarded }: FrameOf<'redraw'>): Choice[] {
  return [...(discarded.length < REDRAW_MOST ? handOf(state, seat).map(discard) : []), DONE];
}

export function answerRedraw(state: State, frame: FrameOf<'redraw'>, choice: Choice, emit: Emit<Event>): void {
  const { seat, side, discarded } = frame;
  if (choice !== DONE) {
    const card = cardIn(choice);
    changeFrame(state, { ...frame, discarded: [...discarded, card] });
    discardCard(state, seat, side, card, emit);
    return;
  }
  state.frames.pop();
  drawCards(state, seat, side, discarded.length + (frame.partner ? 0 : 1), emit);
  const partner = seatsOf(state, side).find((other) => other !== seat);
  if (frame.partner || partner === undefined) return;
  pushFrame(state, { step: 'redraw', side, seat: partner, discarded: EMPTY, partner: true });
}

function discardCard(state: State, seat: Seat, side: Side, card: CardId, emit: Emit<Event>): void {
  const hand = handOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
  forgetCard(state, seat, card);
  discardsOf(state, seat).push(card);
  emit?.({ type: 'card-discarded', seat, by: seatName(state, seat), side: SIDE_NAMES[side], card: cardName(card) });
}

/** A card leaves the hand openly. */
function forgetCard(state: State, seat: Seat, card: CardId): void {
  const shown = shownIn(state, seat);
  if (shown.includes(card))
    state.shown = state.shown.with(
      seat,
      shown.filter((other) => other !== card),
    );
}

/** hoth/turn/draw: from the own pile; an empty one is made anew of the discards. */
export function drawCards(state: State, seat: Seat, side: Side, count: number, emit: Emit<Event>): void {
  const fromPile = Math.min(count, pileOf(state, seat).length);
  takeFromPile(state, seat, side, fromPile, emit);
  if (fromPile === count || discardsOf(state, seat).length === 0) return;
  reshuffle(state, seat, side, emit);
  drawCards(state, seat, side, count - fromPile, emit);
}

function takeFromPile(state: State, seat: Seat, side: Side, count: number, emit: Emit<Event>): void {
  if (count === 0) return;
  const drawn = pileOf(state, seat).splice(-count).reverse();
  const hand = handOf(state, seat);
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
  const discards = discardsOf(state, seat);
  noteReshuffle(state, seat, side);
  state.piles[seat] = discards;
  state.discards[seat] = [];
  shuffle(state.rng, discards, seat);
  if (emit) emit({ ...pileShuffled(state, seat, side, discards), shown: shownIn(state, seat).map(cardName) });
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
  state.shown = state.shown.with(seat, sorted(handOf(state, seat).filter(isKnown)));
  state.reshuffled = state.reshuffled.with(seat, sorted(discardsOf(state, seat)));
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
export function runDraw(state: State, frame: FrameOf<'draw'>, emit: Emit<Event>): boolean {
  const { seat, side } = frame;
  if (!frame.putAway) {
    const fromHand = state.played.filter((card) => cardOf(card).set !== 'support');
    discardsOf(state, seat).push(...fromHand);
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
  if (state.supports[side].includes(SUPPORT.specialOrders) && discardsOf(state, seat).length > 0) {
    if (!frame.putAway) changeFrame(state, { ...frame, putAway: true });
    return true;
  }
  state.frames.pop();
  drawCards(state, seat, side, 1, emit);
  return false;
}

export function drawChoices(state: State, { seat }: FrameOf<'draw'>): Choice[] {
  return [DRAW_CARD, ...[...new Set(discardsOf(state, seat))].map(take)];
}

export function answerDraw(state: State, { side, seat }: FrameOf<'draw'>, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  if (choice === DRAW_CARD) {
    drawCards(state, seat, side, 1, emit);
    return;
  }
  const card = cardIn(choice);
  useSupport(state, side, SUPPORT.specialOrders, emit);
  const discards = discardsOf(state, seat);
  discards.splice(discards.indexOf(card), 1);
  const hand = handOf(state, seat);
  hand.push(card);
  hand.sort((a, b) => a - b);
  state.shown = state.shown.with(seat, [...shownIn(state, seat), card]);
  emit?.({ type: 'card-taken', seat, by: seatName(state, seat), side: SIDE_NAMES[side], card: cardName(card) });
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
    for (const rule of state.battle.rules) endRule(state, rule, side, seat);
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

function pushPlace(state: State, side: Side, seat: Seat, kind: UnitKindName, left: number): void {
  pushFrame(state, { step: 'place', side, seat, kind: UNIT_KINDS.indexOf(kind), left });
}

/** Where new units of a frame may be placed: next to a walker, or on the own baseline. */
export function placeChoices(state: State, { side }: FrameOf<'place'>): Choice[] {
  const near = state.battle.rules.find((rule) => rule.rule === 'reinforce-each-turn' && rule.for === SIDE_NAMES[side]);
  if (near?.rule !== 'reinforce-each-turn') return freeBaseline(state, side).map(place);
  const walkers = unitsOf(state, side).filter((unit) => kindName(state, unit) === near.nextTo);
  const hexes = new Set(walkers.flatMap((unit) => neighboursOf(hexOf(state, unit))));
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
export function runPlace(state: State, frame: FrameOf<'place'>): boolean {
  if (frame.left > 0 && placeChoices(state, frame).length > 0) return true;
  state.frames.pop();
  return false;
}

export function answerPlace(state: State, frame: FrameOf<'place'>, choice: Choice, emit: Emit<Event>): void {
  const { kind } = frame;
  const hex = hexIn(choice);
  const unit = addUnit(state, kind, hex, KINDS[kind]?.figures ?? 1, 0);
  changeFrame(state, { ...frame, left: frame.left - 1 });
  const cameBack = state.returning > 0 && state.battle.rules.some((rule) => rule.rule === 'return');
  if (cameBack) state.returning--;
  emit?.({
    type: 'unit-arrived',
    unit,
    kind: kindName(state, unit),
    side: SIDE_NAMES[sideOf(state, unit)],
    at: hexName(hex),
    figures: figuresOf(state, unit),
    cameBack,
  });
  checkObjectives(state, emit);
}

/** hoth/scenario/air-reinforcements: now or later. */
export const REINFORCE_CHOICES: readonly Choice[] = [BRING, WAIT];

export function answerReinforce(state: State, { side, seat }: FrameOf<'reinforce'>, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  if (choice === WAIT) return;
  state.reinforced = 1;
  const rule = state.battle.rules.find((candidate) => candidate.rule === 'reinforce-once');
  if (rule?.rule !== 'reinforce-once') return;
  emit?.({ type: 'reinforcements-called', side: SIDE_NAMES[side], kind: rule.kind, count: rule.count });
  pushPlace(state, side, seat, rule.kind, rule.count);
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

export function giveUpChoices(state: State, { seat }: FrameOf<'give-up-card'>): Choice[] {
  return handOf(state, seat).map(discard);
}

export function answerGiveUp(state: State, { side, seat }: FrameOf<'give-up-card'>, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  discardCard(state, seat, side, cardIn(choice), emit);
}
