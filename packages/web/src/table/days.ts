/** What was made of battles of the day, kept on this device: a row for each day of a game. */
import { isFields, OUTCOMES_BEST_FIRST, type Result } from '@wartable/kernel';
import { allBeside, changeBeside, oneBeside } from './beside.ts';
import type { NamedDay } from './day-names.ts';

/** How the try that counts ended. */
export type DayEnd = {
  readonly result: Result;
  readonly takebacks: number;
  readonly gaveUp: boolean;
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

const idOf = ({ date, game }: NamedDay): string => `${date}/${game}`;

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
  const { result, takebacks, gaveUp, alike } = found;
  return isResult(result) && Number.isSafeInteger(takebacks) && typeof gaveUp === 'boolean' && typeof alike === 'boolean';
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

export async function keptDay(day: NamedDay): Promise<Day | undefined> {
  return readDay(await oneBeside('days', idOf(day)));
}

/** Of one game, or of all. */
export async function keptDays(game?: string): Promise<readonly Day[]> {
  const days = (await allBeside('days')).flatMap((row) => readDay(row) ?? []);
  return days.filter((day) => game === undefined || day.game === game);
}

/** Written before the table begins, so that no try is forgotten. What is over stays as it is. */
export async function noteBegun(day: NamedDay, late: boolean): Promise<void> {
  await changeBeside<Day>('days', idOf(day), (found) => {
    const now = readDay(found);
    if (now?.end) return undefined;
    const first: Day = { id: idOf(day), format: 'wartable-day/1', game: day.game, date: day.date, late, begun: 0, bots: {} };
    const next = now ?? first;
    return { ...next, late: next.late || late, begun: next.begun + 1 };
  });
}

/** Once: whoever comes later finds it as it is. */
export async function noteEnd(day: NamedDay, end: DayEnd): Promise<void> {
  await changeBeside<Day>('days', idOf(day), (found) => {
    const now = readDay(found);
    return now && !now.end ? { ...now, end } : undefined;
  });
}

export async function noteBot(day: NamedDay, level: number, result: Result): Promise<void> {
  await changeBeside<Day>('days', idOf(day), (found) => {
    const now = readDay(found);
    return now?.end && !now.bots[level] ? { ...now, bots: { ...now.bots, [level]: result } } : undefined;
  });
}
