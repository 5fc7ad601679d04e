/** Pages that games bring beside their tables: which games do, and what they bring, loaded when it is asked for. */
import campaigns from 'virtual:games/campaigns';
import companions from 'virtual:games/companions';
import records from 'virtual:games/records';
import workshops from 'virtual:games/workshops';
import { use } from 'react';
import type { GameCampaigns, GameCompanion, GameWorkshop } from '../play/own-pages.ts';
import type { GameRecord } from '../play/own-record.ts';

type Shelf<T> = {
  /** The games that bring one. */
  readonly games: readonly string[];
  /** Waits for it; a boundary above shows that meanwhile. */
  readonly use: (game: string) => T | undefined;
};

function shelfOf<T>(pages: Readonly<Record<string, () => Promise<T>>>): Shelf<T> {
  const loading = new Map<string, Promise<T>>();
  return {
    games: Object.keys(pages),
    use: (game) => {
      const page = loading.get(game) ?? pages[game]?.();
      if (!page) return undefined;
      loading.set(game, page);
      page.catch(() => loading.delete(game));
      return use(page);
    },
  };
}

export const CAMPAIGNS: Shelf<GameCampaigns> = shelfOf(campaigns);
export const WORKSHOPS: Shelf<GameWorkshop> = shelfOf(workshops);
export const COMPANIONS: Shelf<GameCompanion> = shelfOf(companions);
export const RECORDS: Shelf<GameRecord> = shelfOf(records);
