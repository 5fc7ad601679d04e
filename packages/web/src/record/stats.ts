/** What a record of games comes to: counted, with how sure that is. Pure; few games say little, and the intervals say so. */
import { type Share, wilson } from '@wartable/ai';
import type { Played } from '../table/played.ts';

/** Games that were won, lost or drawn by whoever keeps the record. */
const decided = (games: readonly Played[]): readonly Played[] => games.filter(({ result }) => result !== 'shared');

export type Rate = Share & { readonly games: number; readonly won: number };

/** A draw is half a game won. */
export function rateOf(games: readonly Played[]): Rate {
  const counting = decided(games);
  const won = counting.filter(({ result }) => result === 'won').length;
  const drawn = counting.filter(({ result }) => result === 'draw').length;
  return { ...wilson(won + drawn / 2, counting.length), games: counting.length, won };
}

/** The oldest first. */
export function inTime(games: readonly Played[]): readonly Played[] {
  return games.toSorted((one, other) => one.ended - other.ended || (one.id < other.id ? -1 : 1));
}

export type Streak = { readonly result: 'won' | 'lost' | 'none'; readonly length: number; readonly best: number };

/** How many in a row just now, won or lost; and the most ever won in a row. A draw ends both. */
export function streakOf(games: readonly Played[]): Streak {
  let [length, best] = [0, 0];
  let result: Streak['result'] = 'none';
  for (const game of decided(inTime(games))) {
    const now = game.result === 'won' || game.result === 'lost' ? game.result : 'none';
    length = now === 'none' ? 0 : now === result ? length + 1 : 1;
    result = now;
    if (now === 'won') best = Math.max(best, length);
  }
  return { result, length, best };
}

export function facetOf({ told: [, { facets }] }: Played, kind: string): string | undefined {
  return facets[kind];
}

export const withFacet = (games: readonly Played[], kind: string, value: string): readonly Played[] =>
  games.filter((game) => facetOf(game, kind) === value);

export type CardRow = { readonly card: string; readonly plays: number; readonly rate: Rate };

/** The cards played most often, and how the games went in which they were. `alike`: what is called the same is counted together. */
export function favourites(games: readonly Played[], most: number, alike: (card: string) => string): readonly CardRow[] {
  const own = decided(games);
  const names = Map.groupBy(new Set(own.flatMap(({ told: [, { cards }] }) => Object.keys(cards))), alike);
  const rows = [...names.values()].map((same) => {
    const playsIn = ({ told: [, { cards }] }: Played): number => same.reduce((sum, card) => sum + (cards[card] ?? 0), 0);
    const there = own.filter((game) => playsIn(game) > 0);
    return { card: same[0] ?? '', plays: there.reduce((sum, game) => sum + playsIn(game), 0), rate: rateOf(there) };
  });
  return rows.sort((one, other) => other.plays - one.plays || (one.card < other.card ? -1 : 1)).slice(0, most);
}

/** The level one played against: that of the best bot at the table, where no person sat far away. */
export function levelOf({ seats, result }: Played): number | undefined {
  if (result === 'shared' || seats.some(([, who]) => who === 'far')) return undefined;
  const levels = seats.flatMap(([, who, level]) => (who === 'bot' ? [level] : []));
  return levels.length === 0 ? undefined : Math.max(...levels);
}

export type Rung = { readonly level: number; readonly rate: Rate; readonly streak: Streak };

export function ladderOf(games: readonly Played[], levels: readonly number[]): readonly Rung[] {
  return levels.map((level) => {
    const against = games.filter((game) => levelOf(game) === level);
    return { level, rate: rateOf(against), streak: streakOf(against) };
  });
}

export type Day = { readonly day: string; readonly games: number; readonly won: number };

/** The local date: a game after midnight belongs to the next day. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Whole weeks from Monday on, the last one with today in it: days to come are left out. */
export function calendarOf(games: readonly Played[], today: number, weeks: number): readonly Day[] {
  const byDay = Map.groupBy(games, ({ ended }) => dayOf(ended));
  const last = new Date(today);
  const sinceMonday = (last.getDay() + 6) % 7;
  return Array.from({ length: (weeks - 1) * 7 + sinceMonday + 1 }, (_, i) => {
    const back = (weeks - 1) * 7 + sinceMonday - i;
    const day = dayOf(new Date(last.getFullYear(), last.getMonth(), last.getDate() - back, 12).getTime());
    const played = byDay.get(day) ?? [];
    return { day, games: played.length, won: played.filter(({ result }) => result === 'won').length };
  });
}

export type Dot = {
  readonly game: Played;
  /** In points of a hundred: how much chance gave or took, and what a decision cost. */
  readonly luck: number;
  readonly luckError: number;
  readonly loss: number;
  readonly lossError: number;
};

const IN_POINTS = 100;

/** Games that were looked at, the oldest first. */
export function dotsOf(games: readonly Played[]): readonly Dot[] {
  return decided(inTime(games)).flatMap((game) => {
    const figures = game.looked?.[1];
    if (!figures) return [];
    const { luck, luckError, loss, lossError } = figures;
    return [
      {
        game,
        luck: luck / IN_POINTS,
        luckError: luckError / IN_POINTS,
        loss: loss / IN_POINTS,
        lossError: lossError / IN_POINTS,
      },
    ];
  });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const at = (i: number): number => sorted[i] ?? 0;
  return sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2;
}

export const QUADRANTS = ['earned', 'unlucky', 'lucky', 'learn'] as const;
export type Quadrant = (typeof QUADRANTS)[number];

/** Played well or not, by one's own middle; with luck or against it. */
export function quadrantOf({ luck, loss }: Pick<Dot, 'luck' | 'loss'>, middle: number): Quadrant {
  if (loss <= middle) return luck >= 0 ? 'earned' : 'unlucky';
  return luck >= 0 ? 'lucky' : 'learn';
}

export type Smooth = { readonly value: number; readonly low: number; readonly high: number };

const Z = 1.96;
/** Neighbours count less and less: this share of all games is near. */
const NEAR = 1 / 5;
const LEAST_NEAR = 2;

/** A course through values that scatter, each near the others of its time, with its 95 % band. */
export function smoothed(values: readonly number[]): readonly Smooth[] {
  const wide = Math.max(LEAST_NEAR, values.length * NEAR);
  return values.map((_, at) => {
    const weights = values.map((_, i) => Math.exp(-(((i - at) / wide) ** 2) / 2));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const mean = values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0) / total;
    const squares = weights.reduce((sum, weight) => sum + weight * weight, 0) / (total * total);
    const spread = values.reduce((sum, value, i) => sum + (value - mean) ** 2 * (weights[i] ?? 0), 0) / total;
    // So many games it is worth: with one alone nothing is known of the spread.
    const worth = 1 / squares;
    const half = worth > 1 ? Z * Math.sqrt((spread * worth) / (worth - 1) / worth) : Number.POSITIVE_INFINITY;
    return { value: mean, low: mean - half, high: mean + half };
  });
}
