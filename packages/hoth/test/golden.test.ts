import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, readRecord, render, replay, verify } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { hoth } from '../src/index.ts';

const game = hoth as unknown as Game;
const folder = new URL('./golden', import.meta.url).pathname;
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

describe('Golden games', () => {
  it('are there', () => {
    expect(names.length).toBeGreaterThanOrEqual(19);
  });

  it.each(names)('%s: the record can be verified and reads as it did', async (name) => {
    const record = readRecord(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')), [game]);
    verify(game, record);
    const lines = replay(game, record).events.flatMap(({ event }) => {
      const line = game.log(event);
      return line ? [render(game.catalogue, 'en', line)] : [];
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(folder, `${name}.txt`));
  });
});
