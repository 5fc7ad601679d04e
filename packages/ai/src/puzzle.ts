/** Puzzles as data: moments of games between bots with one best answer (docs/puzzles.md). */
import {
  type Aim,
  answer,
  decisionOf,
  type Fields,
  type Game,
  InputError,
  join,
  type Match,
  newMatch,
  readFields,
  readItems,
  readList,
  readNumber,
  readSeed,
  readText,
  readWord,
  rngFromSeed,
  type Seat,
  type Seed,
  seatNamed,
} from '@wartable/kernel';
import { text } from './text/index.ts';

/** A game up to a moment: `log` has a number for each answer, its word times the seats plus its seat. Chance follows from the seed. */
export type PuzzleRecord = {
  /** The rules it was made under. */
  readonly rules: string;
  readonly options: unknown;
  readonly seed: Seed;
  readonly words: readonly string[];
  readonly log: readonly number[];
};

export type Puzzle = Aim & {
  /** Never changes, and is never used twice in a game. */
  readonly id: string;
  readonly record: PuzzleRecord;
  /** Who is asked, by its name. */
  readonly seat: string;
  /** The notation of the best answer. */
  readonly best: string;
  /** Exact chances to reach the goal: with the best answer, and at most with any other one. */
  readonly chance: { readonly best: number; readonly second: number };
  /** How many outcomes were looked at to show it. */
  readonly ways: number;
  /** With how many iterations a search that knows nothing but the aim finds it more often than not (rate.ts). */
  readonly depth: number;
  /** From 800 (found at once) to 2200 (not found at all). */
  readonly rating: number;
};

/** The lead of the best answer over any other one. */
export const LEAST_GAP = 0.15;

const FIELDS = ['id', 'goal', 'about', 'record', 'seat', 'best', 'chance', 'ways', 'depth', 'rating'];

/** Checks a file of puzzles from outside. Throws `InputError`, which names the first bad place. */
export function readPuzzles(input: unknown, game: Pick<Game, 'id' | 'puzzles'>): readonly Puzzle[] {
  const puzzles = readItems(input, '', (item, path) => readPuzzle(item, path, game.puzzles?.goals ?? []));
  for (const [i, { id }] of puzzles.entries())
    if (puzzles.findIndex((other) => other.id === id) < i) throw new InputError(`[${i}].id`, text('puzzle.twice', { id }));
  return puzzles;
}

function readPuzzle(input: unknown, path: string, goals: readonly string[]): Puzzle {
  const fields = readFields(input, path, FIELDS);
  const chance = readFields(fields['chance'], `${path}.chance`, ['best', 'second']);
  const about = fields['about'];
  return {
    id: readText(fields['id'], `${path}.id`),
    goal: readWord(fields['goal'], `${path}.goal`, goals),
    ...(about === undefined ? {} : { about: readText(about, `${path}.about`) }),
    record: readPacked(fields['record'], `${path}.record`),
    seat: readText(fields['seat'], `${path}.seat`),
    best: readText(fields['best'], `${path}.best`),
    chance: { best: readShare(chance, 'best', `${path}.chance`), second: readShare(chance, 'second', `${path}.chance`) },
    ways: readNumber(fields['ways'], `${path}.ways`, 1, Number.MAX_SAFE_INTEGER),
    depth: readNumber(fields['depth'], `${path}.depth`, 1, 1_000_000),
    rating: readNumber(fields['rating'], `${path}.rating`, 0, 10_000),
  };
}

function readPacked(input: unknown, path: string): PuzzleRecord {
  const fields = readFields(input, path, ['rules', 'options', 'seed', 'words', 'log']);
  return {
    rules: readText(fields['rules'], `${path}.rules`),
    options: fields['options'] ?? {},
    seed: readSeed(fields['seed'], `${path}.seed`),
    words: readList(fields['words'], `${path}.words`).map((word, i) => readText(word, join(`${path}.words`, i))),
    log: readList(fields['log'], `${path}.log`).map((value, i) => readNumber(value, join(`${path}.log`, i), 0, 1_000_000)),
  };
}

function readShare(fields: Fields, name: string, path: string): number {
  const share = fields[name];
  if (typeof share !== 'number' || !(share >= 0 && share <= 1)) throw new InputError(`${path}.${name}`, text('puzzle.share'));
  return share;
}

/** Answers as numbers. */
export function packAnswers(
  answers: readonly { readonly seat: Seat; readonly notation: string }[],
  seats: number,
): Pick<PuzzleRecord, 'words' | 'log'> {
  const words = [...new Set(answers.map(({ notation }) => notation))];
  return { words, log: answers.map(({ seat, notation }) => words.indexOf(notation) * seats + seat) };
}

/** The match as it stands at the moment of a puzzle, with its record. Throws `InputError` where these rules do not lead there. */
export function puzzleMatch(game: Game, { record, seat }: Pick<Puzzle, 'record' | 'seat'>): Match {
  const { options, seed, words, log, rules } = record;
  if (rules !== game.rules) throw new InputError('record.rules', text('puzzle.rules', { from: rules, to: game.rules }));
  const players = game.seats(game.setup(game.options(options), rngFromSeed(seed)));
  const match = newMatch(game, { options, players, seed });
  for (const [i, number] of log.entries()) {
    const who = (number % players.length) as Seat;
    const word = words[Math.floor(number / players.length)] ?? '';
    const refusal = answer(match, who, decisionOf(match, who)?.id ?? -1, word);
    if (refusal) throw new InputError(`record.log[${i}]`, text('line.impossible', { words: word }));
  }
  const asked = seatNamed(match.seats, seat);
  if (asked === undefined || !decisionOf(match, asked)) throw new InputError('seat', text('puzzle.seat', { seat }));
  return match;
}

/**
 * The puzzle of a day, from its date alone ("2026-11-18"). Each puzzle draws a lot by its id and the date, and the lowest one wins: so a
 * puzzle that joins the list takes only the days on which its own lot is lowest, and all other days keep theirs.
 */
export function puzzleOfTheDay<P extends Pick<Puzzle, 'id'>>(puzzles: readonly P[], date: string): P | undefined {
  const lots = puzzles.map((puzzle) => ({ puzzle, lot: lotOf(`${date} ${puzzle.id}`) }));
  return lots.sort((a, b) => a.lot - b.lot || (a.puzzle.id < b.puzzle.id ? -1 : 1))[0]?.puzzle;
}

/** FNV-1a, mixed once more: days that follow one another must not look alike. */
function lotOf(words: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
