/** Campaigns of this device, as they stand now, whichever window changes them. */
import { useCallback, useEffect, useState } from 'react';
import { whenBesideChanges } from '../table/beside.ts';
import { endOfTable } from '../table/end-of-table.ts';
import { problemOf, type StoreProblem } from '../table/problems.ts';
import { type RowOfRun, type Run, type RunRules, takeUp } from '../table/run.ts';
import { tableOfRun } from '../table/run-tables.ts';
import { allRuns, changeRun, runNamed } from '../table/runs.ts';
import { tableNamed } from '../table/saves.ts';

export type Runs = { readonly rows: readonly RowOfRun[] | undefined; readonly problem: StoreProblem | undefined };

export function useRuns(): Runs {
  const [runs, setRuns] = useState<Runs>({ rows: undefined, problem: undefined });
  useEffect(() => {
    const look = (): void =>
      void allRuns().then(
        (rows) => setRuns({ rows, problem: undefined }),
        (error) => setRuns({ rows: [], problem: problemOf(error) }),
      );
    look();
    return whenBesideChanges('campaigns', look);
  }, []);
  return runs;
}

export type OneRun = {
  /** Undefined while it is looked for. */
  readonly run: Run | undefined;
  /** Whether the battle that is due has been begun. */
  readonly begun: boolean;
  readonly problem: StoreProblem | undefined;
  readonly change: (change: (state: unknown) => unknown) => Promise<void>;
};

/** One of them: what happened at its table meanwhile is taken up before it is shown. */
export function useRun(id: string, rules: RunRules): OneRun {
  const [found, setFound] = useState<Pick<OneRun, 'run' | 'begun' | 'problem'>>({
    run: undefined,
    begun: false,
    problem: undefined,
  });
  const fail = useCallback((error: unknown): void => setFound((now) => ({ ...now, problem: problemOf(error) })), []);
  useEffect(() => {
    let stopped = false;
    const look = async (): Promise<void> => {
      const before = await runNamed(id);
      if (typeof before === 'object') await takeUp(before, rules, { end: endOfTable, change: changeRun });
      const run = await runNamed(id);
      if (stopped) return;
      if (typeof run !== 'object') return setFound({ run: undefined, begun: false, problem: run ?? 'missing' });
      const number = rules.number(run.state);
      const table = number === undefined ? undefined : await tableNamed(tableOfRun(id, number)).catch(() => undefined);
      if (!stopped) setFound({ run, begun: table !== undefined, problem: undefined });
    };
    const lookAgain = (): void => void look().catch(fail);
    const lookIfSeen = (): void => {
      if (document.visibilityState === 'visible') lookAgain();
    };
    lookAgain();
    const stop = whenBesideChanges('campaigns', lookAgain);
    // Another window may have played on.
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      stopped = true;
      stop();
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [id, rules, fail]);
  const change = useCallback((next: (state: unknown) => unknown): Promise<void> => changeRun(id, next).catch(fail), [id, fail]);
  return { ...found, change };
}
