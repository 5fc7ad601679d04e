/** Drawing cards (rulings 3.13 to 3.15). */
import type { Emit } from '@wartable/kernel';
import { type CardId, nameOf, SEATS, type Side } from '../cards/index.ts';
import type { Event } from '../events.ts';
import { insertSorted, type State } from '../state.ts';
import { damageBase } from './damage.ts';

const EMPTY_DECK_DAMAGE = 3;

/** Draws what the deck holds; for each missing card the base takes 3 damage (duel/draw/empty-deck). The caller settles the packet. */
export function drawCards(state: State, side: Side, count: number, emit: Emit<Event>): void {
  const deck = state.deck[side];
  const drawn = Math.min(count, deck.length);
  const cards: string[] = [];
  for (let i = 0; i < drawn; i++) {
    const card = deck.pop() as CardId;
    insertSorted(state.hand[side], card);
    if (emit) cards.push(nameOf(card));
  }
  if (drawn > 0) emit?.({ type: 'cards-drawn', side: SEATS[side], count: drawn, cards });
  const missing = count - drawn;
  if (missing === 0) return;
  emit?.({ type: 'deck-empty', side: SEATS[side], missing });
  damageBase(state, side, missing * EMPTY_DECK_DAMAGE, emit);
}
