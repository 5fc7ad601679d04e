/** What was made of battles of the day, kept on this device: a row for each day of a game. */
import type { Result } from '@wartable/kernel';
import { allBeside, changeBeside, oneBeside, whenBesideChanges } from './beside.ts';
import type { NamedDay } from './day-names.ts';
import { type Day, type DayEnd, idOf, readDay } from './day-rows.ts';

export async function keptDay(day: NamedDay): Promise<Day | undefined> {
  return readDay(await oneBeside('days', idOf(day)));
}

/** Of one game, or of all. */
export async function keptDays(game?: string): Promise<readonly Day[]> {
  const days = (await allBeside('days')).flatMap((row) => readDay(row) ?? []);
  return days.filter((day) => game === undefined || day.game === game);
}

/** Tells how the battles of a day stand, now and whenever that changes; returns how to stop it. */
export function watchDays(
  games: readonly string[],
  date: string,
  tell: (days: readonly (Day | undefined)[]) => void,
): () => void {
  const look = async (): Promise<void> => {
    tell(await Promise.all(games.map((game) => keptDay({ game, date }).catch(() => undefined))));
  };
  look();
  return whenBesideChanges('days', look);
}

/**
 * Written before the table begins, so that no try is forgotten. `known` is how often it was begun: where another window has begun
 * meanwhile, and where it is over, it stays as it is.
 */
export async function noteBegun(day: NamedDay, late: boolean, known: number): Promise<void> {
  await changeBeside<Day>('days', idOf(day), (found) => {
    const now = readDay(found);
    if (now?.end || (now?.begun ?? 0) !== known) return undefined;
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
