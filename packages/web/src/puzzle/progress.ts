/** What a player has done with puzzles: which are solved, a rating, and the days on which one of the day was. */
import { isFields } from '@wartable/kernel';

/** How the first try went, and whether it was solved then or later. */
type Tried = { readonly first: 'right' | 'wrong'; readonly solved: boolean };

export type Progress = {
  readonly rating: number;
  /** How many puzzles the rating rests on. */
  readonly rated: number;
  /** Days on which a puzzle of the day was solved ("2027-01-31"), earliest first. */
  readonly days: readonly string[];
  /** By game and id ("hoth/7f3a"). */
  readonly tried: Readonly<Record<string, Tried>>;
};

/** A puzzle as its rating counts. */
export type Rated = { readonly game: string; readonly id: string; readonly rating: number };

const FIRST_RATING = 1200;
const LEAST_RATING = 100;
/** How far one puzzle moves the rating: at first far, then less. */
const [QUICK, STEADY, SETTLED_AFTER] = [48, 24, 15];
/** A difference of so many points means ten to one. */
const TENFOLD = 400;
const MOST_DAYS = 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MS_OF_DAY = 86_400_000;

export const NOTHING_YET: Progress = { rating: FIRST_RATING, rated: 0, days: [], tried: {} };

/** Whatever was kept: what cannot be read counts as never done. */
export function progressFrom(kept: unknown): Progress {
  if (!isFields(kept)) return NOTHING_YET;
  const { rating, rated, days, tried } = kept;
  return {
    rating: isCount(rating) ? Math.max(LEAST_RATING, rating) : FIRST_RATING,
    rated: isCount(rated) ? rated : 0,
    days: Array.isArray(days) ? withDays(days.filter((day): day is string => typeof day === 'string' && DAY.test(day))) : [],
    tried: isFields(tried) ? Object.fromEntries(Object.entries(tried).filter(isTried)) : {},
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isTried(entry: [string, unknown]): entry is [string, Tried] {
  const [, value] = entry;
  return isFields(value) && (value['first'] === 'right' || value['first'] === 'wrong') && typeof value['solved'] === 'boolean';
}

const withDays = (days: readonly string[]): string[] => [...new Set(days)].sort().slice(-MOST_DAYS);
const nameOf = ({ game, id }: Omit<Rated, 'rating'>): string => `${game}/${id}`;

export function triedOf({ tried }: Progress, puzzle: Omit<Rated, 'rating'>): Tried | undefined {
  const name = nameOf(puzzle);
  return Object.hasOwn(tried, name) ? tried[name] : undefined;
}

/** A wrong answer, or the best one shown: a first try is over with it. */
export function missed(progress: Progress, puzzle: Rated): Progress {
  return triedOf(progress, puzzle) ? progress : firstTry(progress, puzzle, 'wrong');
}

/** Found by oneself. `day`: the day whose puzzle it is, if it is one's. */
export function solved(progress: Progress, puzzle: Rated, day: string | undefined): Progress {
  const tried = triedOf(progress, puzzle);
  const after = tried ? withTried(progress, puzzle, { ...tried, solved: true }) : firstTry(progress, puzzle, 'right');
  return day === undefined ? after : { ...after, days: withDays([...after.days, day]) };
}

function firstTry(progress: Progress, puzzle: Rated, first: Tried['first']): Progress {
  const expected = 1 / (1 + 10 ** ((puzzle.rating - progress.rating) / TENFOLD));
  const step = progress.rated < SETTLED_AFTER ? QUICK : STEADY;
  const rating = Math.round(progress.rating + step * ((first === 'right' ? 1 : 0) - expected));
  const after = { ...progress, rating: Math.max(LEAST_RATING, rating), rated: progress.rated + 1 };
  return withTried(after, puzzle, { first, solved: first === 'right' });
}

function withTried(progress: Progress, puzzle: Rated, tried: Tried): Progress {
  return { ...progress, tried: { ...progress.tried, [nameOf(puzzle)]: tried } };
}

/** Days in a row up to today; one that is not over yet does not break them. */
export function streakOf({ days }: Progress, today: string): number {
  const has = new Set(days);
  const start = has.has(today) ? today : dayBefore(today);
  let n = 0;
  for (let day = start; has.has(day); day = dayBefore(day)) n++;
  return n;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - MS_OF_DAY).toISOString().slice(0, 10);
}
