import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Game, readRecord, render, replay, verify, type Words } from '../src/index.ts';

/** Recorded games of a folder: each can be verified, and reads as it did. */
export function goldenGames(game: Game, words: Words, folder: string, least: number): void {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

  describe('Golden games', () => {
    it('are there', () => {
      expect(names.length).toBeGreaterThanOrEqual(least);
    });

    it.each(names)('%s: the record can be verified and reads as it did', async (name) => {
      const record = readRecord(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')), [game]);
      expect(verify(game, record)).toMatchObject({ commitment: true, from: 0 });
      const lines = replay(game, record).events.flatMap(({ event }) => {
        const line = game.log(event);
        return line ? [render(words, line)] : [];
      });
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(folder, `${name}.txt`));
    });
  });
}
