/** What games add to the page of their rules. */

import books from 'virtual:games/books';
import { use } from 'react';
import type { GameBook } from '../play/game-book.ts';

const NOTHING: GameBook = { see: {}, heads: {}, pictures: {}, diagrams: {} };
const loading = new Map<string, Promise<GameBook>>();

/** Waits for it; a boundary above shows that meanwhile. A game that adds nothing has its paragraphs. */
export function useBook(id: string): GameBook {
  const known = loading.get(id) ?? books[id]?.() ?? Promise.resolve(NOTHING);
  loading.set(id, known);
  return use(known);
}
