import { INSTALLED } from '@wartable/games';
import { describe, expect, it } from 'vitest';
import type { GameBalance, MeasuredBalance } from '../src/index.ts';

const SEATS: Readonly<Record<string, readonly string[]>> = {
  duel: ['leia', 'vader'],
  hoth: ['empire', 'rebel'],
  endor: ['rebel'],
};

async function measured<T>(folder: string, name: string): Promise<T> {
  return (await import(`${folder}/measured/${name}.json`, { with: { type: 'json' } })).default;
}

describe('What is kept on balance', () => {
  it.each(INSTALLED.map(({ manifest, folder }) => [manifest.id, folder] as const))(
    '%s: wins of each seat, length, and the cards apart',
    async (id, folder) => {
      const { cells } = await measured<MeasuredBalance>(folder, 'balance');
      const cards = await measured<{ cells: Readonly<Record<string, GameBalance['cells'][string]['cards']>> }>(folder, 'cards');
      expect(Object.keys(cells).length).toBeGreaterThan(1);
      for (const [cell, known] of Object.entries(cells)) {
        expect(Object.keys(known.wins).sort()).toEqual(SEATS[id]);
        expect(known.games).toBeGreaterThan(0);
        expect(known.turns.mean).toBeGreaterThan(1);
        expect(Object.keys(cards.cells[cell] ?? {}).length).toBeGreaterThan(3);
      }
    },
  );
});
