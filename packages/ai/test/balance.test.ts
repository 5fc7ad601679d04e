import { INSTALLED } from '@wartable/games';
import { describe, expect, it } from 'vitest';
import type { GameBalance, MeasuredBalance, MeasuredOpenings } from '../src/index.ts';

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

  it.each(INSTALLED.map(({ manifest, folder }) => [manifest.id, folder] as const))(
    '%s: openings of cells that are shown, above the average of their side, few of each kind',
    async (_, folder) => {
      const { cells } = await measured<MeasuredBalance>(folder, 'balance');
      const openings = await measured<MeasuredOpenings>(folder, 'openings');
      for (const [cell, seats] of Object.entries(openings.cells))
        for (const [seat, kinds] of Object.entries(seats))
          for (const ways of Object.values(kinds)) {
            expect(ways.length).toBeLessThanOrEqual(3);
            for (const { share, games } of ways) {
              expect(share).toBeGreaterThanOrEqual(cells[cell]?.wins[seat]?.share ?? 1);
              expect(games).toBeGreaterThanOrEqual(20);
            }
          }
    },
  );
});
