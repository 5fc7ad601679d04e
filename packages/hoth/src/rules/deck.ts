/** Hands and piles: drawing, discarding, shuffling (rules 5, 15, 17). */
import { type Choice, type Emit, type Seat, shuffle } from '@wartable/kernel';
import { SIDE_NAMES, type Side } from '../board.ts';
import { type CardId, cardName, cardOf, SUPPORT } from '../cards/index.ts';
import { cardIn, DONE, DRAW_CARD, discard, take } from '../choices.ts';
import type { Event } from '../events.ts';
import { changeFrame, type FrameOf, pushFrame } from '../frames.ts';
import { discardsOf, EMPTY, handOf, pileOf, type State, seatName, seatsOf, shownIn } from '../state.ts';
import { useSupport } from './orders.ts';

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
export function forgetCard(state: State, seat: Seat, card: CardId): void {
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

export function giveUpChoices(state: State, { seat }: FrameOf<'give-up-card'>): Choice[] {
  return handOf(state, seat).map(discard);
}

export function answerGiveUp(state: State, { side, seat }: FrameOf<'give-up-card'>, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  discardCard(state, seat, side, cardIn(choice), emit);
}
