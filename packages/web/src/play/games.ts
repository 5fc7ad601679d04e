/** The games of the page, each loaded with its art when it is needed. */
import { use } from 'react';
import type { GameId } from '../table/game-ids.ts';
import type { GamePage } from './game-page.ts';

const LOADERS: Readonly<Record<GameId, () => Promise<GamePage>>> = {
  hoth: async () => (await import('@wartable/hoth/page/index.tsx')).hothPage as unknown as GamePage,
  duel: async () => (await import('@wartable/duel/page/index.tsx')).duelPage as unknown as GamePage,
  endor: async () => (await import('@wartable/endor/page/index.tsx')).endorPage as unknown as GamePage,
};

const loading = new Map<GameId, Promise<GamePage>>();
/** What failed without a network is tried again, in milliseconds; not at once, for a page that failed is drawn a second time. */
const PAUSE = 1000;

export function loadPage(id: GameId): Promise<GamePage> {
  const known = loading.get(id);
  if (known) return known;
  const page = LOADERS[id]();
  loading.set(id, page);
  page.catch(() => setTimeout(() => loading.delete(id), PAUSE));
  return page;
}

/** Waits for the game; a boundary above shows that meanwhile. */
export function usePage(id: GameId): GamePage {
  return use(loadPage(id));
}
