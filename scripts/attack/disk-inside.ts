/** Runs where the small disk is mounted. One trial, one line; then it waits to be told to go on. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { below, pick, type Rng, rngFromSeed, seedFrom } from '@wartable/kernel';
import { hasStack } from './judge.ts';
import { goesOnFrom, logIn } from './kept.ts';
import { type Program, start } from './program.ts';
import type { Trial, Verdict } from './tally.ts';

const [disk = '', seed = '', way = ''] = process.argv.slice(2);
const filler = join(disk, 'filler');

/** How a disk gets full or closed, and free again. */
type Trouble = {
  readonly name: string;
  readonly begin: (chance: Rng, program: Program) => void;
  readonly end: (program: Program) => void;
};

function fill(leave: number): void {
  const file = openSync(filler, 'w');
  const block = Buffer.alloc(1024);
  try {
    for (;;) writeSync(file, block);
  } catch {
    // Full.
  }
  closeSync(file);
  const { size } = statSync(filler);
  truncateSync(filler, Math.max(0, size - leave));
}

const limit = (bytes: string, { pid }: Program): void => {
  spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
};

const MOUNTED: readonly Trouble[] = [
  { name: 'a full disk', begin: (chance) => fill(4096 * below(chance, 6)), end: () => rmSync(filler, { force: true }) },
  {
    name: 'a disk that is read-only',
    begin: () => spawnSync('mount', ['-o', 'remount,ro', disk]),
    end: () => spawnSync('mount', ['-o', 'remount,rw', disk]),
  },
];

const LIMITED: readonly Trouble[] = [
  {
    name: 'a limit on files',
    begin: (chance, program) => limit(String(below(chance, 3000)), program),
    end: (program) => limit('unlimited', program),
  },
];

const TELLS = /ENOSPC|EFBIG|EROFS|EDQUOT/;

async function trial(chance: Rng, round: number): Promise<Trial> {
  const { name: attack, begin, end } = pick(chance, way === 'mounted' ? MOUNTED : LIMITED);
  const home = join(disk, `home-${round}`);
  mkdirSync(home);
  const save = join(home, 'duel.json');
  const words = ['play', 'duel', '--seat', 'leia', '--plain', '--fast', '--bot', 'random', '--seed', `${seed}${round}`];
  const program = start(home, words);
  const ended = (verdict: Verdict, why = ''): Trial => ({
    attack,
    verdict: hasStack(program.said()) ? 'trace' : verdict,
    how: `wartable ${words.join(' ')}`,
    said: `${why}\n${program.said().slice(-3000)}`,
  });
  let wasTold = false;
  try {
    let isIn = false;
    for (let answers = 1 + below(chance, 8), wait = 3 + below(chance, 4); ; answers--) {
      const state = await program.waits();
      if (state === 'hang') return ended('hang');
      if (state === 'ended') return ended('lost', 'it ended');
      const before = logIn(save) ?? [];
      const heard = program.said().length;
      if (answers === 0) {
        begin(chance, program);
        isIn = true;
      }
      program.type('1');
      if ((await program.waits()) !== 'asks') return ended('lost', 'it ended');
      const after = logIn(save) ?? [];
      if (!goesOnFrom(before, after)) return ended('lost', 'the save is not what it was');
      const isTold = TELLS.test(program.said().slice(heard));
      if (after.length === before.length && !isTold) return ended('lost', 'an answer was not kept, and nobody was told');
      wasTold ||= isTold;
      if (isIn && --wait === 0) break;
    }
    const before = logIn(save) ?? [];
    end(program);
    program.type('1');
    program.type('1');
    await program.waits();
    for (let i = 0; i < 3 && (logIn(save) ?? []).length <= before.length; i++) {
      program.type('1');
      await program.waits();
    }
    const after = logIn(save) ?? [];
    if (after.length <= before.length || !goesOnFrom(before, after))
      return ended('lost', 'there was room again, and play did not go on');
    return ended(wasTold ? 'refused' : 'harmless');
  } finally {
    end(program);
    await program.kill();
    rmSync(home, { recursive: true, force: true });
  }
}

const chance = rngFromSeed(seedFrom(`${seed} disk`));
const told = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
for (let round = 0; ; round++) {
  console.log(JSON.stringify(await trial(chance, round)));
  if ((await told.next()).done) break;
}
