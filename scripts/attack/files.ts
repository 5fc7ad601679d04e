/** Attacks by files from outside: each kind, damaged by bytes and by structure, given to each command that reads it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick, type Rng, rngFromSeed, seedFrom } from '@wartable/kernel';
import { readDataFile } from '../../packages/cli/src/files.ts';
import { type Damaged, damageBytes, damageTree, MONSTERS } from './damage.ts';
import { judge } from './judge.ts';
import { openReader } from './reader.ts';
import { saysNoMore } from './says-no-more.ts';
import type { Attack } from './tally.ts';

const ROOT = join(import.meta.dirname, '..', '..');

type Kind = {
  readonly name: string;
  /** Good files of this kind. */
  readonly from: readonly string[];
  readonly ending: string;
  readonly commands: readonly ((file: string) => readonly string[])[];
  /** Whether a changed file that was taken for good says nothing false. */
  readonly isHarmless?: (words: readonly string[], good: Uint8Array, changed: Uint8Array) => boolean;
};

function under(folder: string, wanted: (name: string, contents: string) => boolean): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => wanted(path, readFileSync(path, 'utf8')))
    .sort();
}

const isRecord = (path: string, contents: string): boolean => path.endsWith('.json') && contents.includes('"wartable-record/');
const isSave = (path: string): boolean => /(saves|tables)\//.test(path);
const isOver = (contents: string): boolean => contents.includes('"outcome"');

const quick = ['--games', '1', '--seed', '1'];

export const KINDS: readonly Kind[] = [
  {
    name: 'finished records',
    from: under('records', (path, contents) => isRecord(path, contents) && !isSave(path) && isOver(contents)),
    ending: 'json',
    commands: [(file) => ['verify', file], (file) => ['verify', file, '--json'], (file) => ['replay', file]],
    isHarmless: ([command], good, changed) => command !== 'verify' || saysNoMore(good, changed),
  },
  {
    name: 'unfinished records',
    from: under('records', (path, contents) => isRecord(path, contents) && !isSave(path) && !isOver(contents)),
    ending: 'json',
    commands: [(file) => ['replay', file], (file) => ['replay', file, '--position'], (file) => ['verify', file]],
  },
  {
    name: 'scenarios of Hoth',
    from: under('packages/hoth/src/scenarios', (path) => path.endsWith('.json')),
    ending: 'yaml',
    commands: [
      (file) => ['simulate', '--game', 'hoth', '--scenario', file, ...quick],
      (file) => ['fuzz', '--game', 'hoth', '--scenario', file, ...quick],
    ],
  },
  {
    name: 'maps of Endor',
    from: under('packages/endor/src/data', (path) => path.endsWith('map.json')),
    ending: 'json',
    commands: [
      (file) => ['simulate', '--game', 'endor', '--map', file, ...quick],
      (file) => ['fuzz', '--game', 'endor', '--map', file, ...quick],
    ],
  },
  {
    name: 'cases',
    from: under('cases', (path) => path.endsWith('.yaml')),
    ending: 'yaml',
    commands: [(file) => ['cases', file]],
  },
];

function damaged(chance: Rng, path: string): Damaged {
  return pick(chance, [true, false]) ? damageTree(chance, readDataFile(path).data) : damageBytes(chance, readFileSync(path));
}

/** The monsters first, then chance. */
export function filesAttack(kind: Kind): Attack {
  return async ({ seed, goesOn, report }) => {
    const chance = rngFromSeed(seedFrom(`${seed} ${kind.name}`));
    const folder = mkdtempSync(join(tmpdir(), 'wartable-attack-'));
    const file = join(folder, `damaged.${kind.ending}`);
    const reader = openReader();
    try {
      for (let tried = 0; goesOn(tried); tried++) {
        const path = pick(chance, kind.from);
        const good = readFileSync(path);
        const { what, contents } = MONSTERS[tried] ?? damaged(chance, path);
        writeFileSync(file, contents);
        const words = pick(chance, kind.commands)(file);
        const judged = judge(await reader.run(words), () => !kind.isHarmless || kind.isHarmless(words, good, contents), file);
        report({
          attack: kind.name,
          ...judged,
          how: `${what}: wartable ${words.join(' ')}`,
          files: { [`damaged.${kind.ending}`]: contents },
        });
      }
    } finally {
      reader.close();
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
