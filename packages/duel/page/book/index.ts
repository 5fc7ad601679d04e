/** What the page of the rules has besides paragraphs. */
import type { GameBook } from '@wartable/web/play/game-book.ts';
import { CARD_PICTURES, Decks } from './cards.tsx';
import { TRIES } from './positions.ts';
import { SEE } from './see.ts';

export const book: GameBook = { see: SEE, heads: { 'duel/card': Decks }, pictures: CARD_PICTURES, diagrams: TRIES };
