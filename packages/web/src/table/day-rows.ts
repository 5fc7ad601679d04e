/** A day as its row is kept. */
import { isFields, OUTCOMES_BEST_FIRST, type Result } from '@wartable/kernel';
import type { NamedDay } from './day-names.ts';

/** How the try that counts ended. */
export type DayEnd = {
  readonly result: Result;
  readonly takebacks: number;
  /** Whether the opponent answered as that of everybody else: where his net could not be had, he did not. */
  readonly alike: boolean;
};

export type Day = NamedDay & {
  readonly id: string;
  readonly format: 'wartable-day/1';
  /** The first try, on the day itself; what is begun later is practice. */
  readonly late: boolean;
  /** More than once where its table was deleted before it was over. */
  readonly begun: number;
  readonly end?: DayEnd;
  /** By level: what bots made of the same. */
  readonly bots: Readonly<Record<string, Result>>;
};

export const idOf = ({ date, game }: NamedDay): string => `${date}/${game}`;

export function readDay(found: unknown): Day | undefined {
  if (!isFields(found)) return undefined;
  const { id, format, game, date, late, begun, end, bots } = found;
  if (format !== 'wartable-day/1' || typeof game !== 'string' || typeof date !== 'string') return undefined;
  if (id !== idOf({ date, game }) || typeof late !== 'boolean' || !Number.isSafeInteger(begun)) return undefined;
  if (end !== undefined && !isEnd(end)) return undefined;
  if (!isFields(bots) || !Object.values(bots).every(isResult)) return undefined;
  return found as Day;
}

function isEnd(found: unknown): found is DayEnd {
  if (!isFields(found)) return false;
  const { result, takebacks, alike } = found;
  return isResult(result) && Number.isSafeInteger(takebacks) && typeof alike === 'boolean';
}

function isResult(found: unknown): found is Result {
  if (!isFields(found)) return false;
  const { outcome, parts } = found;
  return (
    OUTCOMES_BEST_FIRST.some((one) => one === outcome) &&
    Array.isArray(parts) &&
    parts.every((part) => isFields(part) && typeof part['rank'] === 'number' && isFields(part['text']))
  );
}

/**
 * What becomes of a row; undefined where it stays as it is. `known` is how often it was begun as far as this window knows: another
 * one may have begun it meanwhile, and what is over stays over.
 */
export function begun(now: Day | undefined, day: NamedDay, late: boolean, known: number): Day | undefined {
  if (now?.end || (now?.begun ?? 0) !== known) return undefined;
  const { game, date } = day;
  const next: Day = now ?? { id: idOf(day), format: 'wartable-day/1', game, date, late, begun: 0, bots: {} };
  return { ...next, late: next.late || late, begun: next.begun + 1 };
}

/** Once: whoever comes later finds it as it is. */
export function ended(now: Day | undefined, end: DayEnd): Day | undefined {
  return now && !now.end ? { ...now, end } : undefined;
}

/** Never before it is over. */
export function withBot(now: Day | undefined, level: number, result: Result): Day | undefined {
  return now?.end && !now.bots[level] ? { ...now, bots: { ...now.bots, [level]: result } } : undefined;
}
