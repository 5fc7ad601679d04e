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
/** The first of January 1970 was a Thursday. */
const [WEEK, THURSDAY] = [7, 3];
/** Days of the calendar come again after 400 years. A year is counted from March on, so that its last day is the one that may be missing. */
const [ERA, YEARS, TO_1970] = [146_097, 400, 719_468];

/** Days since 1970; undefined where there is no such day. */
export function dayNumber(date: string): number | undefined {
  const [, y, m, d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const month = Number(m);
  const year = Number(y) - (month <= 2 ? 1 : 0);
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + Number(d) - 1;
  const inEra = year % YEARS;
  const ofEra = inEra * 365 + Math.floor(inEra / 4) - Math.floor(inEra / 100) + ofYear;
  const day = Math.floor(year / YEARS) * ERA + ofEra - TO_1970;
  return dateOf(day) === date ? day : undefined;
}

export function dateOf(day: number): string {
  const since = day + TO_1970;
  const era = Math.floor(since / ERA);
  const ofEra = since - era * ERA;
  const inEra = Math.floor((ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365);
  const ofYear = ofEra - (365 * inEra + Math.floor(inEra / 4) - Math.floor(inEra / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = inEra + era * YEARS + (month <= 2 ? 1 : 0);
  const ofMonth = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return [String(year).padStart(4, '0'), two(month), two(ofMonth)].join('-');
}

const two = (n: number): string => String(n).padStart(2, '0');

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
