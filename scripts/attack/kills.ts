/** Kills the program at random moments: what somebody has seen happen is on disk, and the game goes on from there. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { below, pick, type Rng, rngFromSeed, seedFrom } from '@wartable/kernel';
import { hasStack } from './judge.ts';
import { goesOnFrom, logIn, logOfRecord } from './kept.ts';
import { start } from './program.ts';
import type { Attack, Verdict } from './tally.ts';

type Game = { readonly id: string; readonly seat: string };

const GAMES: readonly Game[] = [
  { id: 'duel', seat: 'leia' },
  { id: 'hoth', seat: 'rebel' },
  { id: 'endor', seat: 'rebel' },
];

const TYPING = ['--plain', '--fast', '--bot', 'random'];

/** The log of the game that was played in this folder last, over or not. */
function lastLog(home: string, game: string): readonly string[] {
  const records = join(home, 'records');
  const [record] = existsSync(records) ? readdirSync(records) : [];
  return logIn(join(home, `${game}.json`)) ?? (record === undefined ? [] : logOfRecord(join(records, record)));
}

/** A game is played, killed, gone on with, until it is over. */
export const killPlay: Attack = async ({ seed, goesOn, report }) => {
  const chance = rngFromSeed(seedFrom(`${seed} kill play`));
  const homes = mkdtempSync(join(tmpdir(), 'wartable-attack-'));
  let tried = 0;
  try {
    for (let round = 0; goesOn(tried); round++) {
      const { id, seat } = pick(chance, GAMES);
      const home = join(homes, String(round));
      mkdirSync(home);
      let seen: readonly string[] = [];
      for (let run = 0; goesOn(tried); run++) {
        const words = ['play', id, '--seat', seat, ...TYPING, ...(run === 0 ? ['--seed', `${seed}${round}`] : ['--resume'])];
        const { verdict, said, log, isOver } = await playAndKill(chance, home, id, words, seen);
        report({ attack: 'kills of play', verdict, said, how: `wartable ${words.join(' ')}` });
        tried++;
        seen = log;
        if (isOver || verdict !== 'harmless') break;
      }
      rmSync(home, { recursive: true, force: true });
    }
  } finally {
    rmSync(homes, { recursive: true, force: true });
  }
};

type Killed = { readonly verdict: Verdict; readonly said: string; readonly log: readonly string[]; readonly isOver: boolean };

async function playAndKill(
  chance: Rng,
  home: string,
  id: string,
  words: readonly string[],
  before: readonly string[],
): Promise<Killed> {
  const program = start(home, words);
  const end = (verdict: Verdict, log: readonly string[], why = ''): Killed => ({
    verdict: hasStack(program.said()) ? 'trace' : verdict,
    said: `${why}\n${program.said().slice(-2000)}`,
    log,
    isOver: !existsSync(join(home, `${id}.json`)),
  });
  let seen = before;
  try {
    for (let answers = below(chance, 12); ; answers--) {
      const state = await program.waits();
      if (state === 'hang') return end('hang', seen);
      const log = lastLog(home, id);
      if (!goesOnFrom(seen, log)) return end('lost', log, 'what was on disk is gone');
      if (state === 'ended') return end((await program.ended) === 0 ? 'harmless' : 'lost', log, 'it ended by itself');
      seen = log;
      program.type('1');
      if (answers <= 0) break;
      if ((await program.waits()) === 'asks' && lastLog(home, id).length <= log.length)
        return end('lost', log, 'an answer was taken and is not on disk');
    }
    await after(below(chance, 40));
  } finally {
    await program.kill();
  }
  const log = lastLog(home, id);
  return end(goesOnFrom(seen, log) ? 'harmless' : 'lost', log, 'what was on disk is gone');
}

const CAMPAIGN = 'last-transport';
const campaignWords = ['campaign', CAMPAIGN, '--seat', 'rebel', ...TYPING];

function resultsIn(home: string): readonly unknown[] {
  const path = join(home, `campaign-${CAMPAIGN}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).results : [];
}

/** Folders as they were just before the end of each battle of a campaign. */
async function lastMoments(folder: string): Promise<string[]> {
  const home = join(folder, 'whole');
  const moments: string[] = [];
  mkdirSync(home);
  const program = start(home, campaignWords);
  const latest = join(folder, 'latest');
  try {
    for (let battles = 0; (await program.waits()) === 'asks'; ) {
      const { length } = resultsIn(home);
      if (length > battles) {
        battles = length;
        const moment = join(folder, `before-${battles}`);
        cpSync(latest, moment, { recursive: true });
        moments.push(moment);
        if (battles === 2) break;
      }
      if (existsSync(join(home, `campaign-${CAMPAIGN}-battle.json`))) cpSync(home, latest, { recursive: true });
      program.type('1');
    }
  } finally {
    await program.kill();
  }
  return moments;
}

/** The end of a battle is the moment at which it could be lost, or counted twice. */
export const killCampaign: Attack = async ({ seed, goesOn, report }) => {
  const chance = rngFromSeed(seedFrom(`${seed} kill campaign`));
  const folder = mkdtempSync(join(tmpdir(), 'wartable-attack-'));
  try {
    const moments = await lastMoments(folder);
    for (let tried = 0; goesOn(tried); tried++) {
      const home = join(folder, `try-${tried}`);
      cpSync(pick(chance, moments), home, { recursive: true });
      const { verdict, said } = await endAndKill(chance, home);
      report({ attack: 'kills of campaign', verdict, said, how: `wartable ${campaignWords.join(' ')}` });
      rmSync(home, { recursive: true, force: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

async function endAndKill(chance: Rng, home: string): Promise<Pick<Killed, 'verdict' | 'said'>> {
  const before = resultsIn(home);
  const battle = join(home, `campaign-${CAMPAIGN}-battle.json`);
  const log = logIn(battle) ?? [];
  const first = start(home, campaignWords);
  try {
    for (let i = 0; i < 12 && !/wins!|A draw/.test(first.said()); i++) {
      if ((await first.waits()) !== 'asks') break;
      first.type('1');
      if (below(chance, 6) === 0) break;
    }
    await after(below(chance, 25));
  } finally {
    await first.kill();
  }
  const said = (): string => `${first.said().slice(-1500)}\n— and then —\n${second.said().slice(-1500)}`;
  const ended = (verdict: Verdict): Pick<Killed, 'verdict' | 'said'> => ({
    verdict: hasStack(said()) ? 'trace' : verdict,
    said: said(),
  });
  const between = resultsIn(home);
  const left = logIn(battle);
  const second = start(home, campaignWords);
  try {
    if (between.length === before.length && !(left && goesOnFrom(log, left))) return ended('lost');
    if (between.length > before.length + 1) return ended('lost');
    // Whoever goes on plays the rest of this battle, if any, and stands before the next: once, with one result more.
    for (let i = 0; i < 900; i++) {
      const state = await second.waits();
      if (state === 'hang') return ended('hang');
      const results = resultsIn(home);
      if (results.length > before.length + 1) return ended('lost');
      if (state === 'ended') return ended(results.length === before.length + 1 ? 'harmless' : 'lost');
      const now = logIn(battle);
      if (results.length === before.length + 1 && now && !goesOnFrom(log, now)) return ended('harmless');
      second.type('1');
    }
    return ended('lost');
  } finally {
    await second.kill();
  }
}
