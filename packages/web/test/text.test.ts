import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameFolders } from '@wartable/games/folders';
import { ENGLISH, gameParts, pagePart, sharedPart, wordsFor } from '@wartable/languages';
import { describe, expect, it } from 'vitest';

const GAMES = gameFolders();
const sources = [join(import.meta.dirname, '..', 'src'), ...GAMES.map(({ folder }) => join(folder, 'page'))]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('/en.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
/** The beginnings of keys that are put together: `set.theme.${name}`. */
const begun = [...sources.matchAll(/`([a-z]+\.[a-z.-]*)\$\{/g)].map(([, start]) => start as string);
const isUsed = (key: string): boolean => sources.includes(`'${key}'`) || begun.some((start) => key.startsWith(start));

describe.each([
  ['the shell', [sharedPart('web')]],
  ['play far apart', [pagePart('online')]],
  ['films', [pagePart('film')]],
  ['the page of the rules', [pagePart('book')]],
  ['the puzzles', [pagePart('puzzle')]],
  ['lessons', [pagePart('learn')]],
  ['campaign', [pagePart('campaign')]],
  ['daily', [pagePart('daily')]],
  ['record', [pagePart('record')]],
  ['workshop', [pagePart('workshop')]],
  ['companion', [pagePart('companion')]],
  ...GAMES.map(
    (game) => [game.id, gameParts(game, ['page', 'door', 'book', 'campaigns', 'record', 'workshop', 'companion'])] as const,
  ),
] as const)('The words of %s', (_, parts) => {
  it('are all used', async () => {
    const { sentences } = await wordsFor(ENGLISH, parts);
    expect(Object.keys(sentences).filter((key) => !isUsed(key))).toEqual([]);
  });
});
