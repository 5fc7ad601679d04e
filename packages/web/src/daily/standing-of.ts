/** Days in a row, and which results beat which. */
import { compareResults, dateOf, dayNumber, type Result } from '@wartable/kernel';
import type { Day } from '../table/day-rows.ts';

/** Played on the day itself, to the end. */
export const counts = ({ late, end }: Day): boolean => !late && end !== undefined;

const dayBefore = (date: string): string => dateOf((dayNumber(date) ?? 0) - 1);

/** Up to today; a day that is not over yet does not break them. */
export function inARow(dates: ReadonlySet<string>, today: string): number {
  let n = 0;
  for (let date = dates.has(today) ? today : dayBefore(today); dates.has(date); date = dayBefore(date)) n++;
  return n;
}

export function longestRow(dates: ReadonlySet<string>): number {
  return Math.max(0, ...[...dates].map((date) => inARow(dates, date)));
}

export type Rung = { readonly level: number | undefined; readonly result: Result };

/** The best first; where a bot did just as well, one stands before it. `level`: undefined for oneself. */
export function ladderOf(own: Result, bots: Day['bots']): readonly Rung[] {
  const others = Object.entries(bots).map(([level, result]) => ({ level: Number(level), result }));
  const all: Rung[] = [{ level: undefined, result: own }, ...others.toSorted((a, b) => b.level - a.level)];
  return all.toSorted((a, b) => compareResults(a.result, b.result));
}

export function beaten(own: Result, bots: Day['bots']): number {
  return Object.values(bots).filter((bot) => compareResults(own, bot) < 0).length;
}
