/** Campaigns kept on this device. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { isFields } from '@wartable/kernel';
import { allBeside, changeBeside, forgetBeside, oneBeside } from './beside.ts';
import { type RowOfRun, RUN_FORMAT, type Run, readRun } from './run.ts';
import { newRunName } from './run-tables.ts';

/** The newest first. */
export async function allRuns(): Promise<readonly RowOfRun[]> {
  const rows = (await allBeside('campaigns')).flatMap((row): RowOfRun[] => {
    const run = readRun(row);
    if (typeof run === 'object') return [run];
    return isFields(row) && typeof row['id'] === 'string' ? [{ id: row['id'], problem: run }] : [];
  });
  const changed = (row: RowOfRun): number => ('changed' in row ? row.changed : 0);
  return rows.toSorted((one, other) => changed(other) - changed(one));
}

export async function runNamed(id: string): Promise<Run | 'newer' | 'damaged' | undefined> {
  const row = await oneBeside('campaigns', id);
  return row === undefined ? undefined : readRun(row);
}

/** As it lies in the database, for who wants to keep it elsewhere. */
export function anyRunNamed(id: string): Promise<unknown> {
  return oneBeside('campaigns', id);
}

export async function beginRun(game: string, state: unknown, players: readonly SeatPlayer[]): Promise<Run> {
  const run: Run = { format: RUN_FORMAT, id: newRunName(), game, changed: Date.now(), players, state };
  await changeBeside('campaigns', run.id, () => run);
  return run;
}

/** Goes on from how it stands now, whatever another window did meanwhile; undefined leaves it as it is. */
export async function changeRun(id: string, change: (state: unknown) => unknown): Promise<void> {
  await changeBeside('campaigns', id, (row) => {
    const now = readRun(row);
    if (typeof now === 'string') return undefined;
    const state = change(now.state);
    return state === undefined ? undefined : { ...now, state, changed: Date.now() };
  });
}

export function forgetRun(id: string): Promise<void> {
  return forgetBeside('campaigns', id);
}
