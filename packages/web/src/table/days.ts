/** What was made of battles of the day, kept on this device: a row for each day of a game. */
import type { Result } from '@wartable/kernel';
import { allBeside, changeBeside, oneBeside, whenBesideChanges } from './beside.ts';
import type { NamedDay } from './day-names.ts';
import { begun, type Day, type DayEnd, ended, idOf, readDay, withBot } from './day-rows.ts';

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

/** Before the table begins, so that no try is forgotten. */
export async function noteBegun(day: NamedDay, late: boolean, known: number): Promise<void> {
  await changeBeside<Day>('days', idOf(day), (found) => begun(readDay(found), day, late, known));
}

export async function noteEnd(day: NamedDay, end: DayEnd): Promise<void> {
  await changeBeside<Day>('days', idOf(day), (found) => ended(readDay(found), end));
}

export async function noteBot(day: NamedDay, level: number, result: Result): Promise<void> {
  await changeBeside<Day>('days', idOf(day), (found) => withBot(readDay(found), level, result));
}
