/** What is kept of battles of the day, as it is now: another window, or a table that is over, may have changed it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenBesideChanges } from '../table/beside.ts';
import { type BotsAtWork, botsOn, letBotsPlay, listenToBots, takeUp } from '../table/day-job.ts';
import type { NamedDay } from '../table/day-names.ts';
import type { Day } from '../table/day-rows.ts';
import { keptDays } from '../table/days.ts';
import { problemOf, type StoreProblem } from '../table/problems.ts';
import { tableNamed } from '../table/saves.ts';

export type Days = {
  /** Undefined as long as nobody has looked. */
  readonly all: readonly Day[] | undefined;
  readonly problem: StoreProblem | undefined;
};

export function useDays(): Days {
  const [days, setDays] = useState<Days>({ all: undefined, problem: undefined });
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const found = await keptDays().then(
        (all): Days => ({ all, problem: undefined }),
        (error): Days => ({ all: [], problem: problemOf(error) }),
      );
      if (!gone) setDays(found);
    };
    look();
    const stop = whenBesideChanges('days', look);
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return days;
}

/** Takes up what is over; says whether the table is there. */
export function useTableThere(id: string): boolean | undefined {
  const [there, setThere] = useState<boolean>();
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      await takeUp(id).catch(reportError);
      const table = await tableNamed(id).catch(() => undefined);
      if (!gone) setThere(table !== undefined);
    };
    look();
    return () => {
      gone = true;
    };
  }, [id]);
  return there;
}

/** The bots play as soon as one has. */
export function useBots(day: Day | undefined): BotsAtWork | undefined {
  useEffect(() => {
    if (day?.end) letBotsPlay(day).catch(reportError);
  }, [day]);
  return useSyncExternalStore(listenToBots, () => (day ? botsOn(day) : undefined));
}

export const dayIn = (all: readonly Day[] | undefined, { game, date }: NamedDay): Day | undefined =>
  all?.find((day) => day.game === game && day.date === date);
