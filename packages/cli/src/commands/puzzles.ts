/** Puzzles of the games: looking for more of them, and solving all of them anew. They are data in each game's folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPuzzles, type Likeness, makePlayer, type Puzzle, readPuzzles, wrongWith } from '@wartable/ai';
import { legible, seedFrom } from '@wartable/kernel';
import { arenaOf } from '../arena/arena.ts';
import { type Args, gameNamed, noRest, numberOption, textOption, wordOption } from '../args.ts';
import { botNamed } from '../bots.ts';
import { writeWhole } from '../disk.ts';
import { readDataFile } from '../files.ts';
import { type AnyGame, folderOf, GAMES, seatsFor, USUAL_GAME } from '../games.ts';
import { type Io, inGame, paint, say, UsageError } from '../io.ts';
import { netOf } from '../nets.ts';
import { text } from '../text/index.ts';

export const puzzlesOptions = {
  game: 'text',
  goal: 'text',
  games: 'text',
  seed: 'text',
  bot: 'text',
  tries: 'text',
  each: 'text',
  least: 'text',
  out: 'text',
} as const;

const MOST_TRIES = 60_000;
const MOST_ALIKE = 2;

/** `wartable puzzles find [--game g] [--games N] [--seed S] …` or `wartable puzzles check [game]` */
export function puzzles(args: Args, io: Io): number {
  const [what, ...rest] = args.rest;
  if (what === 'find') return find({ ...args, rest }, io);
  if (what === 'check') return check({ ...args, rest }, io);
  throw new UsageError(what === undefined ? text('puzzles.ask') : text('puzzles.which', { given: what }));
}

function fileOf(game: AnyGame): string {
  return join(folderOf(game.id), 'puzzles', 'puzzles.json');
}

function readFile(path: string, game: AnyGame): readonly Puzzle[] {
  const { data, inside } = readDataFile(path);
  return inside(() => readPuzzles(data, game));
}

function find(args: Args, io: Io): number {
  noRest(args);
  const game = gameNamed(textOption(args, 'game') ?? USUAL_GAME);
  if (!game.puzzles) throw new UsageError(text('puzzles.none', { game: game.id }));
  const path = textOption(args, 'out') ?? fileOf(game);
  const games = numberOption(args, 'games', 1, 1_000_000, 20);
  const each = numberOption(args, 'each', 1, 10_000, 20);
  const limits = { tries: numberOption(args, 'tries', 100, MOST_TRIES, MOST_TRIES) };
  const least = numberOption(args, 'least', 800, 2200, 900);
  const goals = goalsOption(args, game.puzzles.goals);
  const bot = botNamed(textOption(args, 'bot') ?? 'level:4', game);
  const seed = textOption(args, 'seed') ?? 'wartable';
  const found: Puzzle[] = existsSync(path) ? [...readFile(path, game)] : [];
  const setups =
    game.puzzles.setups ??
    arenaOf(game)
      .cells(true)
      .map(({ options }) => options);
  const before = found.length;
  for (let i = 0; i < games; i++) {
    const options = setups[i % setups.length] ?? {};
    const players = seatsFor(game, options).map(() => makePlayer(game, bot, () => performance.now(), netOf(game, bot)));
    const isWanted = (goal: string): boolean =>
      goals.includes(goal) && found.filter((puzzle) => puzzle.goal === goal).length < each;
    const isKnown = (like: Likeness): boolean => isAlike(found, like);
    if (!goals.some(isWanted)) break;
    for (const puzzle of findPuzzles({
      game,
      options,
      players,
      seed: seedFrom(`${seed}/${i}`),
      limits,
      least,
      isWanted,
      isKnown,
    })) {
      found.push(puzzle);
      writeWhole(path, asFile(found));
      io.out(lineOf(puzzle));
    }
  }
  io.out(say(io, text('puzzles.found', { n: found.length - before, all: found.length, path })));
  return 0;
}

/** One goal, where one is named. */
function goalsOption(args: Args, goals: readonly string[]): readonly string[] {
  return textOption(args, 'goal') === undefined ? goals : [wordOption(args, 'goal', goals, '')];
}

/** The same puzzle again, or one too many with this answer. */
function isAlike(found: readonly Puzzle[], { goal, best, ways }: Likeness): boolean {
  const alike = found.filter((puzzle) => puzzle.goal === goal && puzzle.best === best);
  return alike.length >= MOST_ALIKE || alike.some((puzzle) => puzzle.ways === ways);
}

function lineOf({ id, goal, about, best, chance, rating }: Puzzle): string {
  return legible(`${id}  ${[goal, about].join(' ').trim()}  ${best}  ${chance.best} > ${chance.second}  ${rating}`);
}

/** A line for each, so that changes are easy to read. */
function asFile(all: readonly Puzzle[]): string {
  return `[\n${all.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`;
}

function check(args: Args, io: Io): number {
  const [id, ...surplus] = args.rest;
  noRest({ ...args, rest: surplus });
  const games = id === undefined ? GAMES.filter(({ puzzles: own }) => own) : [gameNamed(id)];
  let wrong = 0;
  for (const game of games) {
    const path = textOption(args, 'out') ?? fileOf(game);
    if (!existsSync(path)) throw new UsageError(text('puzzles.no-file', { path, game: game.id }));
    const all = readFile(path, game);
    const faults = all.flatMap((puzzle) => {
      const fault = wrongWith(game, puzzle);
      return fault ? [`${puzzle.id}: ${say(inGame(io, game.id), fault)}`] : [];
    });
    for (const fault of faults) io.err(`${paint(io, 'red', '✗')} ${legible(fault)}`);
    wrong += faults.length;
    io.out(say(io, text('puzzles.checked', { game: game.id, n: all.length, wrong: faults.length })));
  }
  return wrong === 0 ? 0 : 1;
}
