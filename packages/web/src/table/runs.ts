/** Campaigns kept on this device. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { isFields } from '@wartable/kernel';
import { allBeside, changeBeside, forgetBeside, oneBeside } from './beside.ts';
import { type Far, type RowOfRun, RUN_FORMAT, type Run, readRun, type Told, withTable } from './run.ts';
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

export async function beginRun(game: string, state: unknown, players: readonly SeatPlayer[], far?: Far): Promise<Run> {
  const run: Run = { ...newRun(newRunName(), game, state, players), ...(far ? { far } : {}) };
  await changeBeside('campaigns', run.id, () => run);
  return run;
}

function newRun(id: string, game: string, state: unknown, players: readonly SeatPlayer[]): Run {
  return { format: RUN_FORMAT, id, game, changed: Date.now(), players, state };
}

/** Notes at which table on the server a battle is fought. */
export async function noteTable(id: string, number: number, table: string): Promise<void> {
  await changeBeside('campaigns', id, (row) => {
    const now = readRun(row);
    if (typeof now === 'string' || !now.far || now.far.tables[number - 1] === table) return undefined;
    return { ...now, far: withTable(now.far, number, table), changed: Date.now() };
  });
}

/** What a table on the server tells of its campaign is kept here too, where this device did not know of it or was behind. */
export async function adoptRun(
  told: Told,
  number: number,
  { id, game, mine, seats }: FarTable,
  isBehind: (state: unknown) => boolean,
): Promise<void> {
  await changeBeside('campaigns', told.run, (row) => {
    const before = row === undefined ? undefined : readRun(row);
    if (typeof before === 'string') return undefined;
    const players = Array.from({ length: seats }, () => ({ kind: 'person' }) as const);
    const run = before ?? newRun(told.run, game, told.state, players);
    const far = withTable(run.far ?? { seat: mine, tables: [] }, number, id);
    return { ...run, far, state: isBehind(run.state) ? told.state : run.state, changed: Date.now() };
  });
}

type FarTable = { readonly id: string; readonly game: string; readonly mine: number; readonly seats: number };

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
