/** Setting up a table: the set-up waits here until its page opens. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { type Seed, seedFrom } from '@wartable/kernel';
import { go } from '../shell/route.ts';
import { teach } from './lessons.ts';
import type { TableSetup } from './messages.ts';
import { randomName } from './names.ts';
import { keepNew, tableNamed } from './saves.ts';

type Waiting = TableSetup & { readonly game: string };

const waiting = new Map<string, Waiting>();

/** Opens a new table; `lessons` explain each kind of decision when it comes for the first time. */
export function begin(game: string, options: unknown, players: readonly SeatPlayer[], lessons = false): void {
  const id = randomName();
  const seed: Seed = seedFrom(randomName(16));
  waiting.set(id, { game, options, players, seed });
  if (lessons) teach(id);
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

/** A table of its own that goes on from a moment of another one, before an entry of its log: same players, same dice to come. */
export async function beginFrom(id: string, entry: number): Promise<void> {
  const save = await tableNamed(id);
  if (!save) return;
  const other = randomName();
  const { game, format, seed, players, record } = save;
  const snapshots = (record.snapshots ?? []).filter((snapshot) => snapshot.entry <= entry);
  const shorter = { ...record, log: record.log.slice(0, entry), ...(record.snapshots ? { snapshots } : {}) };
  // What cannot be written stays in memory, and the table says so with its next answer.
  await keepNew({ format, id: other, game, seed, players, record: shorter }).catch(() => {});
  go(`/table/${other}`);
}

/** The set-up of a table that has not begun yet. */
export function setupFor(id: string): Waiting | undefined {
  return waiting.get(id);
}

export function hasBegun(id: string): void {
  waiting.delete(id);
}
