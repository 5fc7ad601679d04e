/** Two windows on one saved game, both typing: nothing that one of them was told is lost. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, pick, type Rng, rngFromSeed, seedFrom } from '@wartable/kernel';
import { hasStack } from './judge.ts';
import { goesOnFrom, logIn } from './kept.ts';
import { start } from './program.ts';
import type { Attack, Trial, Verdict } from './tally.ts';

const begin = ['play', 'duel', '--seat', 'leia', '--plain', '--fast', '--bot', 'random'];
const again = [...begin, '--resume'];

/** An answer; the second of what one may do when somebody else plays: take over; and sometimes nothing but Enter. */
const TYPED = ['1', '1', '1', '2', ''];

export const twoWriters: Attack = async ({ seed, goesOn, report }) => {
  const chance = rngFromSeed(seedFrom(`${seed} writers`));
  const folder = mkdtempSync(join(tmpdir(), 'wartable-attack-'));
  try {
    for (let tried = 0; goesOn(tried); tried++) {
      const home = join(folder, String(tried));
      mkdirSync(home);
      report(await together(chance, home, `${seed}${tried}`));
      rmSync(home, { recursive: true, force: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

async function together(chance: Rng, home: string, seed: string): Promise<Trial> {
  const save = join(home, 'duel.json');
  const windows = [start(home, [...begin, '--seed', seed])];
  const ended = (verdict: Verdict, why = ''): Trial => {
    const said = windows.map((window) => window.said().slice(-1500)).join('\n— the other —\n');
    return {
      attack: 'two writers',
      verdict: windows.some((window) => hasStack(window.said())) ? 'trace' : verdict,
      how: `wartable ${again.join(' ')}, twice`,
      said: `${why}\n${said}`,
    };
  };
  try {
    await windows[0]?.waits();
    let seen = logIn(save) ?? [];
    for (let step = 0; step < 40; step++) {
      if (windows.length < 2 || below(chance, 12) === 0) {
        windows.push(start(home, again));
        if (windows.length > 2) await windows.splice(below(chance, 2), 1)[0]?.kill();
      }
      const window = pick(chance, windows);
      const state = await window.waits();
      if (state === 'hang') return ended('hang');
      if (state === 'ended') {
        const code = await window.ended;
        if (code !== 0 && code !== 2) return ended('trace', `exit code ${code}`);
        windows.splice(windows.indexOf(window), 1);
      } else {
        window.type(pick(chance, TYPED));
        if ((await window.waits()) === 'hang') return ended('hang');
      }
      // The game is over: its record is elsewhere.
      if (!existsSync(save)) return ended('harmless');
      const now = logIn(save) ?? [];
      if (!goesOnFrom(seen, now)) return ended('lost', 'what was seen on disk is gone');
      seen = now;
    }
    return ended('harmless');
  } finally {
    for (const window of windows) await window.kill();
  }
}
