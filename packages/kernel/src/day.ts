/** The battle of a day: what it is and how its dice fall follow from the game and the date alone, everywhere the same. */
import type { Json, Seat } from './game.ts';
import { type Seed, seedFrom } from './rng.ts';
import type { Text } from './text.ts';

/** What the days of a game are made of. */
export type Days = {
  /** One a day, in this order; after the last the first comes again. */
  readonly battles: readonly BattleOnDays[];
  /** From Monday on: who plays against one, and what else is otherwise. */
  readonly week: readonly OnWeekday[];
};

type Options = { readonly [name: string]: Json };

export type BattleOnDays = {
  readonly options: Options;
  /** Whose seat is the player's, and how many there are. */
  readonly seat: number;
  readonly seats: number;
  /** Words of the game. */
  readonly title: Text;
  readonly side: Text;
};

export type OnWeekday = {
  /** Of the bots in the other seats. */
  readonly level: number;
  readonly options?: Options;
  /** Words of the game for what these options are. */
  readonly notes?: readonly Text[];
};

export type DayPlayer = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: number };

export type DayBattle = {
  readonly game: string;
  /** "2027-01-31" */
  readonly date: string;
  readonly options: Options;
  readonly players: readonly DayPlayer[];
  readonly seat: Seat;
  /** Of the opponent; undefined where nobody else sits there. */
  readonly level: number | undefined;
  readonly seed: Seed;
  readonly title: Text;
  readonly side: Text;
  readonly notes: readonly Text[];
};

/** Raised when days are made in another way: then their dice are others too. */
const VERSION = 'wartable day 1';
const MS_OF_DAY = 86_400_000;
/** The first of January 1970 was a Thursday. */
const [WEEK, THURSDAY] = [7, 3];

/** Days since 1970; undefined where there is no such day. */
export function dayNumber(date: string): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) || dateOf(at / MS_OF_DAY) !== date ? undefined : at / MS_OF_DAY;
}

export function dateOf(day: number): string {
  return new Date(day * MS_OF_DAY).toISOString().slice(0, 10);
}

/** From 0, a Monday, to 6. */
export function weekdayOf(day: number): number {
  return (((day + THURSDAY) % WEEK) + WEEK) % WEEK;
}

/** Undefined where there is no such day, or the game has none. */
export function battleOfTheDay(game: string, days: Days | undefined, date: string): DayBattle | undefined {
  const day = dayNumber(date);
  if (day === undefined || day < 0 || !days) return undefined;
  const battle = days.battles[day % days.battles.length];
  const weekday = days.week[weekdayOf(day)];
  if (!battle || !weekday) return undefined;
  const { seat, seats, title, side } = battle;
  const { level, options, notes = [] } = weekday;
  return {
    game,
    date,
    options: { ...battle.options, ...options },
    players: Array.from({ length: seats }, (_, at) => (at === seat ? { kind: 'person' } : { kind: 'bot', level })),
    seat: seat as Seat,
    level: seats > 1 ? level : undefined,
    seed: seedFrom(`${VERSION} ${game} ${date}`),
    title,
    side,
    notes,
  };
}
