import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN as duelOwn, CATALOGUE as ofDuel } from '@wartable/duel/page/text/index.ts';
import { OWN as endorOwn, CATALOGUE as ofEndor } from '@wartable/endor/page/text/index.ts';
import { OWN as hothOwn, CATALOGUE as ofHoth } from '@wartable/hoth/page/text/index.ts';
import { catalogueProblems } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { CATALOGUE as shell } from '../src/text/index.ts';

const PACKAGES = join(import.meta.dirname, '..', '..');
const sources = ['web/src', 'hoth/page', 'duel/page', 'endor/page']
  .flatMap((folder) =>
    readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(PACKAGES, folder, path)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\/text\/(en|fr|de|es)\.ts$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
/** The beginnings of keys that are put together: `set.theme.${name}`. */
const begun = [...sources.matchAll(/`([a-z]+\.[a-z.-]*)\$\{/g)].map(([, start]) => start as string);
const isUsed = (key: string): boolean => sources.includes(`'${key}'`) || begun.some((start) => key.startsWith(start));

describe.each([
  ['the shell', shell],
  ['Battle of Hoth', hothOwn],
  ['Intro Battle: Hoth', duelOwn],
  ['Battle for Endor', endorOwn],
])('The words of %s', (_, catalogue) => {
  it('are complete in all languages', () => expect(catalogueProblems(catalogue)).toEqual([]));
  it('are all used', () => expect(Object.keys(catalogue.en).filter((key) => !isUsed(key))).toEqual([]));
});

describe.each([
  ['Battle of Hoth', hothOwn, ofHoth],
  ['Intro Battle: Hoth', duelOwn, ofDuel],
  ['Battle for Endor', endorOwn, ofEndor],
])('The page of %s', (_, own, all) => {
  it('gives no word of others a second meaning', () => {
    const parts = [shell.en, own.en].map((part) => Object.keys(part));
    expect(Object.keys(all.en).length).toBeGreaterThan(parts.flat().length);
    expect(parts[0]?.filter((key) => parts[1]?.includes(key))).toEqual([]);
  });
});
