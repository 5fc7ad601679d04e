import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameFolders } from '@wartable/games/folders';
import { describe, expect, it } from 'vitest';
import { DIST } from '../../../../scripts/build-web.ts';

/** The names of those files in a folder that hold all of these words. */
const holding = (folder: string, ...words: readonly string[]): string[] =>
  readdirSync(join(DIST, folder)).filter((name) => {
    if (!name.endsWith('.js')) return false;
    const source = readFileSync(join(DIST, folder, name), 'utf8');
    return words.every((word) => source.includes(word));
  });

describe('The built files', () => {
  // Only engines have these words of the contract.
  it('hold the rules of each game once, for workers', () => {
    expect(holding('assets/work', 'sampleWorld', 'consider', 'audit')).toHaveLength(gameFolders().length);
  });

  it('have no rules in what pages load', () => {
    expect(holding('assets', 'sampleWorld')).toEqual([]);
  });
});
