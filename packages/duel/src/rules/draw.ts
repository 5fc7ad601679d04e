/** Drawing cards (rulings 3.13 to 3.15). */
import type { Emit } from '@wartable/kernel';
import { nameOf, SEATS, type Side } from '../cards/index.ts';
import type { Event } from '../events.ts';
import { insertSorted, type State } from '../state.ts';
import { damageBase } from './damage.ts';

const EMPTY_DECK_DAMAGE = 3;

/** Draws what the deck holds; for each missing card the base takes 3 damage (duel/draw/empty-deck). The caller settles the packet. */
export function drawCards(state: State, side: Side, count: number, emit: Emit<Event>): void {
  const deck = state.deck[side];
  const drawn = deck.splice(Math.max(0, deck.length - count)).reverse();
  for (const card of drawn) insertSorted(state.hand[side], card);
  if (emit && drawn.length > 0) emit({ type: 'cards-drawn', side: SEATS[side], count: drawn.length, cards: drawn.map(nameOf) });
  const missing = count - drawn.length;
  if (missing === 0) return;
  emit?.({ type: 'deck-empty', side: SEATS[side], missing });
  damageBase(state, side, missing * EMPTY_DECK_DAMAGE, emit);
}
