/** The pages of games, each loaded with its art when it is needed. */

import pages from 'virtual:games/pages';
import { use } from 'react';
import type { GamePage } from '../play/game-page.ts';

const loading = new Map<string, Promise<GamePage>>();
/** What failed without a network is tried again, in milliseconds; not at once, for a page that failed is drawn a second time. */
const PAUSE = 1000;

export function loadPage(id: string): Promise<GamePage> {
  const known = loading.get(id);
  if (known) return known;
  const load = pages[id];
  const page = load ? load() : Promise.reject(new RangeError(`there is no page of ${id}`));
  loading.set(id, page);
  page.catch(() => setTimeout(() => loading.delete(id), PAUSE));
  return page;
}

/** Waits for the game; a boundary above shows that meanwhile. */
export function usePage(id: string): GamePage {
  return use(loadPage(id));
}
