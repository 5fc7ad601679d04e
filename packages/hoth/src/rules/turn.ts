/** The turn: beginning, playing, drawing, ending (rules 5, 15, 17, scenario rules). */
import { at, type Choice, type Emit, type HexId, type Seat, shuffle } from '@wartable/kernel';
import { BASELINES, hexName, neighboursOf, SIDE_NAMES, type Side } from '../board.ts';
import { type CardId, cardName, cardOf, SUPPORT } from '../cards/index.ts';
import { BRING, cardIn, DONE, DRAW_CARD, discard, hexIn, place, take, target, WAIT } from '../choices.ts';
import type { Event } from '../events.ts';
import { changeFrame, type FrameOf, pushFrame } from '../frames.ts';
import { KINDS, SYMBOLS, UNIT_KINDS } from '../kinds.ts';
import type { SpecialRule } from '../scenario.ts';
import {
  addUnit,
  discardsOf,
  EMPTY,
  figuresOf,
  handOf,
  hexOf,
  kindName,
  MOST_UNITS,
  missing,
  NONE,
  other,
  pileOf,
  type State,
  seatName,
  seatsOf,
  shownIn,
  sideOf,
  tallyBy,
  tallyOf,
  type UnitId,
  unitAt,
  unitsOf,
} from '../state.ts';
import { countHits, dealHits, rollFromAbove } from './attack.ts';
import { rollDice } from './dice.ts';
import { checkObjectives, checkStalemate, isHeldBy, winMedals } from './medals.ts';
import { canHold } from './movement.ts';
import { healUnit, playCommandCard, reducedUnits, useSupport } from './orders.ts';
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

function endRule(state: State, rule: SpecialRule, index: number, side: Side, seat: Seat): void {
  if (!('for' in rule) || rule.for !== SIDE_NAMES[side]) return;
  // hoth/scenario/war-machine
  if (rule.rule === 'return' && tallyOf(state, index) > 0) pushPlace(state, side, seat, index, tallyOf(state, index));
  // hoth/scenario/landing
  if (rule.rule === 'reinforce-each-turn') {
    const kind = UNIT_KINDS.indexOf(rule.kind);
    const there = unitsOf(state, side).filter((unit) => state.unitKind[unit] === kind).length;
    if (there < rule.most) pushPlace(state, side, seat, index, 1);
  }
}

function pushPlace(state: State, side: Side, seat: Seat, rule: number, left: number): void {
  const arrival = state.battle.rules[rule];
  if (arrival && 'kind' in arrival)
    pushFrame(state, { step: 'place', side, seat, rule, kind: UNIT_KINDS.indexOf(arrival.kind), left });
}

/** Where a new unit may be placed: next to a walker or on the own baseline, on free ground that it may stand on (hoth/scenario/reinforcements). */
export function placeChoices(state: State, { side, rule, kind }: Pick<FrameOf<'place'>, 'side' | 'rule' | 'kind'>): Choice[] {
  return placesFor(state, side, rule, kind).map(place);
}

function placesFor(state: State, side: Side, rule: number, kind: number): HexId[] {
  if (state.unitKind.length >= MOST_UNITS) return [];
  return entriesFor(state, side, rule).filter((hex) => unitAt(state, hex) === NONE && canHold(state, kind, hex));
}

/** The hexes where the units of a rule come in, free or not. */
export function entriesFor(state: State, side: Side, rule: number): readonly HexId[] {
  const near = state.battle.rules[rule];
  if (near?.rule !== 'reinforce-each-turn') return BASELINES[side];
  const walkers = unitsOf(state, side).filter((unit) => kindName(state, unit) === near.nextTo);
  return [...new Set(walkers.flatMap((unit) => neighboursOf(hexOf(state, unit))))].sort((a, b) => a - b);
}

/** Units wait while no hex is free. */
export function runPlace(state: State, frame: FrameOf<'place'>): boolean {
  if (frame.left > 0 && placeChoices(state, frame).length > 0) return true;
  state.frames.pop();
  return false;
}

export function answerPlace(state: State, frame: FrameOf<'place'>, choice: Choice, emit: Emit<Event>): void {
  const { kind, rule } = frame;
  const hex = hexIn(choice);
  const unit = addUnit(state, kind, hex, KINDS[kind]?.figures ?? 1, 0);
  changeFrame(state, { ...frame, left: frame.left - 1 });
  const cameBack = state.battle.rules[rule]?.rule === 'return';
  if (cameBack) tallyBy(state, rule, -1);
  emit?.({
    type: 'unit-arrived',
    unit,
    kind: kindName(state, unit),
    side: SIDE_NAMES[sideOf(state, unit)],
    at: hexName(hex),
    figures: figuresOf(state, unit),
    rule,
    cameBack,
  });
  checkObjectives(state, emit);
}

/** hoth/scenario/air-reinforcements: each such rule once, when its time has come and all its units have room. */
function isCalled(state: State, index: number, side: Side): boolean {
  const rule = state.battle.rules[index];
  return (
    rule?.rule === 'reinforce-once' &&
    rule.for === SIDE_NAMES[side] &&
    tallyOf(state, index) === 0 &&
    state.turns[side] > rule.afterTurns &&
    placesFor(state, side, index, UNIT_KINDS.indexOf(rule.kind)).length >= rule.count
  );
}

/** What came before it may have taken the room. */
export function runReinforce(state: State, { rule, side }: FrameOf<'reinforce'>): boolean {
  if (isCalled(state, rule, side)) return true;
  state.frames.pop();
  return false;
}

/** Now or later. */
export const REINFORCE_CHOICES: readonly Choice[] = [BRING, WAIT];

export function answerReinforce(state: State, frame: FrameOf<'reinforce'>, choice: Choice, emit: Emit<Event>): void {
  const { side, seat, rule: index } = frame;
  state.frames.pop();
  if (choice === WAIT) return;
  const rule = state.battle.rules[index];
  if (rule?.rule !== 'reinforce-once') return;
  tallyBy(state, index, 1);
  emit?.({ type: 'reinforcements-called', rule: index, side: SIDE_NAMES[side], kind: rule.kind, count: rule.count });
  pushPlace(state, side, seat, index, rule.count);
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
