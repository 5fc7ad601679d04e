import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameFolders } from '@wartable/games/folders';
import { describe, expect, it } from 'vitest';
import { DIST } from '../../../../scripts/build-web.ts';

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(DIST, folder), { withFileTypes: true }).flatMap(({ name }) =>
    name.endsWith('.js') ? [readFileSync(join(DIST, folder, name), 'utf8')] : [],
  );
/** Only engines have these words of the contract. */
const hasEngine = (source: string): boolean =>
  /\bsampleWorld\b/.test(source) && /\bconsider\b/.test(source) && /\baudit\b/.test(source);

describe('The built files', () => {
  it('hold the rules of each game once, for workers', () => {
    expect(sourcesIn('assets/work').filter(hasEngine)).toHaveLength(gameFolders().length);
  });

  it('have no rules in what pages load', () => {
    expect(sourcesIn('assets').filter((source) => /\bsampleWorld\b/.test(source))).toEqual([]);
  });
});
