/** What pages know of puzzles: enough for a list. Where they stand and what is best there, workers know. */
import lists from 'virtual:games/puzzle-lists';
import { use } from 'react';

export type Listed = { readonly id: string; readonly goal: string; readonly rating: number; readonly depth: number };

const loading = new Map<string, Promise<readonly Listed[]>>();
/** What failed without a network is tried again, in milliseconds; not at once, for a page that failed is drawn a second time. */
const PAUSE = 1000;

/** Waits for it; a boundary above shows that meanwhile. A game without puzzles has an empty list. */
export function useListed(game: string): readonly Listed[] {
  return use(listOf(game));
}

function listOf(game: string): Promise<readonly Listed[]> {
  const known = loading.get(game);
  if (known) return known;
  const list = lists[game]?.() ?? Promise.resolve([]);
  loading.set(game, list);
  list.catch(() => setTimeout(() => loading.delete(game), PAUSE));
  return list;
}
