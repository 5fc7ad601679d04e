/** Campaigns of this device, as they stand now, whichever window changes them. */
import { InputError } from '@wartable/kernel';
import { useCallback, useEffect, useState } from 'react';
import { whenBesideChanges } from '../table/beside.ts';
import { endOfTable } from '../table/end-of-table.ts';
import { problemOf, type StoreProblem } from '../table/problems.ts';
import { type RowOfRun, type Run, type RunRules, tableFor, takeUp } from '../table/run.ts';
import { allRuns, changeRun, runNamed } from '../table/runs.ts';
import { tableNamed } from '../table/saves.ts';
import { adopt, endFarAway, isThere } from './far.ts';

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

const endOfBattle = (table: string, far: boolean) => (far ? endFarAway(table) : endOfTable(table));
const ignored = (): void => {};

export function canRead({ state }: Run, rules: RunRules): boolean {
  try {
    rules.number(state);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

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
    let from = new URLSearchParams(location.search).get('at');
    const settled = (run: Run): Promise<void> => takeUp(run, rules, { end: endOfBattle, change: changeRun });
    const isBegun = async (run: Run): Promise<boolean> => {
      const number = rules.number(run.state);
      const table = number === undefined ? undefined : tableFor(run, number);
      if (table === undefined) return false;
      return run.far ? await isThere(table).catch(() => true) : (await tableNamed(table).catch(() => undefined)) !== undefined;
    };
    const look = async (): Promise<void> => {
      if (from !== null) await adopt(from, rules).catch(ignored);
      from = null;
      const before = await runNamed(id);
      let problem: StoreProblem | undefined;
      if (typeof before === 'object' && canRead(before, rules))
        await settled(before).catch((error) => {
          // Where the server does not answer, one sees how it stood.
          problem = before.far ? undefined : error instanceof InputError ? 'damaged' : problemOf(error);
        });
      const run = await runNamed(id);
      if (stopped) return;
      if (typeof run !== 'object') return setFound({ run: undefined, begun: false, problem: run ?? 'missing' });
      const begun = canRead(run, rules) && (await isBegun(run));
      if (!stopped) setFound({ run, begun, problem });
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
