/** Setting up a table: the set-up waits here until its page opens. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { type DayBattle, type MatchRecord, type Seed, seedFrom } from '@wartable/kernel';
import { go } from '../shell/route.ts';
import { noteBranch } from './branches.ts';
import { dayTable, practiceTable } from './day-names.ts';
import type { TableSave, TableSetup } from './messages.ts';
import { randomName } from './names.ts';
import { keepNew, tableNamed } from './saves.ts';
import { teach } from './tips.ts';

type Waiting = TableSetup & { readonly game: string };

const waiting = new Map<string, Waiting>();

/** Opens a new table; `tips` explain each kind of decision when it comes for the first time. */
export function begin(game: string, options: unknown, players: readonly SeatPlayer[], tips = false): void {
  beginAs(randomName(), game, options, players, tips);
}

/** The same under a name of one's own: a table that is there already goes on. */
export function beginAs(id: string, game: string, options: unknown, players: readonly SeatPlayer[], tips = false): void {
  const seed: Seed = seedFrom(randomName(16));
  waiting.set(id, { game, options, players, seed });
  if (tips) teach(id);
  go(`/table/${id}`);
}

/** The battle of a day: under the name of the try that counts, or as practice. A table that is there already goes on. */
export function beginDay({ game, options, players, seed, date }: DayBattle, counts: boolean): void {
  const id = counts ? dayTable({ date, game }) : practiceTable({ date, game });
  waiting.set(id, { game, options, players, seed });
  go(`/table/${id}`);
}

type Changes = {
  /** What is otherwise in the options. */
  readonly options?: object;
  /** Each takes the other's seat. */
  readonly swapped?: boolean;
};

/** The same battle from the start, or what comes after it: same players, other dice. */
export async function beginAgain(id: string, { options = {}, swapped = false }: Changes = {}): Promise<void> {
  const save = await tableNamed(id);
  if (!save) return;
  const { game, players, record } = save;
  begin(game, { ...(record.options as object), ...options }, swapped ? players.toReversed() : players);
}

/** From where a table goes on: before an entry of a log, in a turn. */
export type Fork = { readonly entry: number; readonly turn: number };

/** A table of its own that goes on from a moment of another one: same dice to come, and the same players where no others are named. */
export async function beginFrom(id: string, fork: Fork, players?: readonly SeatPlayer[]): Promise<void> {
  const save = await tableNamed(id);
  if (save) await goOn({ ...save, players: players ?? save.players }, fork, id);
}

/** The same from a record that is nobody's table here: one of a link, of a file, of a finished match far away. */
export async function beginFromRecord(record: MatchRecord, fork: Fork, players: readonly SeatPlayer[]): Promise<void> {
  const { seed, ...rest } = record;
  if (seed === undefined) return;
  await goOn({ format: 'wartable-table/2', game: record.game, seed, players, record: rest }, fork, undefined);
}

async function goOn(from: Omit<TableSave, 'id'>, { entry, turn }: Fork, of: string | undefined): Promise<void> {
  const id = randomName();
  const { game, format, seed, players, record } = from;
  const snapshots = (record.snapshots ?? []).filter((snapshot) => snapshot.entry <= entry);
  const { outcome: _, ...open } = record;
  const shorter = { ...open, log: record.log.slice(0, entry), ...(record.snapshots ? { snapshots } : {}) };
  // What cannot be written stays in memory, and the table says so with its next answer.
  await keepNew({ format, id, game, seed, players, record: shorter }).catch(() => {});
  noteBranch({ id, of, turn });
  go(`/table/${id}`);
}

/** The set-up of a table that has not begun yet. */
export function setupFor(id: string): Waiting | undefined {
  return waiting.get(id);
}

export function hasBegun(id: string): void {
  waiting.delete(id);
}
