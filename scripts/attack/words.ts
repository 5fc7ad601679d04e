/** Words on the command line that nobody should type: one line says what is wrong. */
import { pick, rngFromSeed, seedFrom } from '@wartable/kernel';
import { judge } from './judge.ts';
import { openReader } from './reader.ts';
import type { Attack } from './tally.ts';

const HOSTILE = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '',
  '--',
  '---',
  '../../etc/passwd',
  '/dev/full',
  '/dev/tty',
  'a\u0000b',
  'a\u001b[31mb',
  '\u202eb',
  'NaN',
  'Infinity',
  '-1',
  '0.5',
  '1e400',
  '1e9',
  '0x10',
  'x'.repeat(100_000),
  '{}',
  '[]',
  'null',
];

const GOOD: readonly (readonly string[])[] = [
  ['simulate', '--game', 'duel', '--games', '1', '--seed', '1', '--bots', 'random,random', '--threads', '1'],
  ['fuzz', '--game', 'hoth', '--games', '1', '--scenario', '1', '--seed', '1'],
  ['fuzz', '--game', 'endor', '--games', '1', '--difficulty', 'noRally', '--ties', 'auto', '--map', 'none'],
  ['tournament', '--game', 'duel', '--bots', 'random,random', '--games', '2', '--seed', '1'],
  ['cases', 'cases/duel/round.yaml', '--game', 'duel'],
  ['replay', 'records/2/duel/shared.json', '--to', '3', '--view', 'leia'],
  ['verify', 'records/2/duel/shared.json'],
  ['coverage', 'duel'],
  ['help'],
];

/** One good word becomes a bad one, or a bad one comes in between. */
export const hostileWords: Attack = async ({ seed, goesOn, report }) => {
  const chance = rngFromSeed(seedFrom(`${seed} words`));
  const reader = openReader();
  try {
    for (let tried = 0; goesOn(tried); tried++) {
      const words = [...pick(chance, GOOD)];
      const at = pick(chance, [...words.keys(), words.length]);
      words.splice(at, pick(chance, [0, 1]), pick(chance, HOSTILE));
      const ran = await reader.run(words);
      report({ attack: 'hostile words', ...judge(ran, () => true), how: `wartable ${JSON.stringify(words).slice(0, 500)}` });
    }
  } finally {
    reader.close();
  }
};
