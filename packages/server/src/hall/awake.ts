/** The match of a table in memory: read from its log when somebody comes, let go of when nobody plays. */
import { hash } from 'node:crypto';
import { type Match, openTable, resume, type Table, type Viewer } from '@wartable/kernel';
import { Refusal } from '../http/refusal.ts';
import type { StepRow } from '../store/schema.ts';
import { credit, newClocks, readClocks, writeClocks } from './clocks.ts';
import { type KeptTable, keptTable, logOf, recordOf, stepsFrom } from './kept.ts';
import { arrive } from './presence.ts';
import { type Awake, type Desk, type Line, type Room, reseat, viewerOf } from './room.ts';

/** A stop of the server shall cost nobody time. */
const CREDIT = 20_000;

/** The match as it stands after these steps of its log. */
export type Built = {
  readonly awake: Awake;
  /** Set where it goes on under other rules than before: the log has to say so. */
  readonly changed: boolean;
  readonly entries: number;
  readonly snapshots: number;
};

/** Two nodes that have played the same steps do not have the same state. */
export class Difference extends Error {}

export async function buildMatch(desk: Desk, room: Room, steps: readonly StepRow[]): Promise<Built> {
  const { kept, game } = room;
  const { head, seed } = kept;
  if (!head || !seed || kept.status === 'open' || kept.status === 'starting') throw new Refusal('not-now');
  const log = logOf(steps);
  const rules = log.rules ?? head.rules;
  // In the middle of a turn it goes on where its rules are, as long as there is such a node.
  if (rules !== game.game.rules && (await desk.nodes.haveElsewhere(kept.game, rules))) throw new Refusal('elsewhere');
  const { match, events, changed } = resume(game.game, recordOf(kept, head, log), seed);
  if (log.hash !== null && log.rules === game.game.rules && !changed && log.hash !== stateHash(match))
    throw new Difference(`step ${log.next - 1}`);
  if (room.opening === '') room.opening = openingOf(desk);
  const table = openTable(match, events, room.opening);
  for (const [viewer, feed] of table.feeds) feed.number = room.numbers.get(viewer) ?? feed.number;
  // What joins the log has to be written first.
  if (!changed) lighten(table);
  const before = kept.room.clocks;
  const written = before?.next === log.next ? before.written : log.clocks;
  const awake: Awake = { table, seed, ...clocksOf(desk, kept, written) };
  return { awake, changed: changed !== undefined, entries: log.log.length, snapshots: log.snapshots.length };
}

/** A name that no opening of a table had before, on no node. */
export function openingOf({ nodes, time }: Desk): string {
  return `${time.now()}.${nodes.id.slice(0, 6)}`;
}

/** The steps up to the one the room knows, and those it does not know yet. */
export async function stepsOf({ store }: Desk, room: Room): Promise<{ readonly known: StepRow[]; readonly newer: StepRow[] }> {
  const steps = await stepsFrom(store.db, room.id, 0);
  return { known: steps.slice(0, room.next), newer: steps.slice(room.next) };
}

/** Reads the rows anew. The log was read before them, so that they are not older than it. Lines that are in another seat now are given back. */
export async function readRows({ store, time }: Desk, room: Room): Promise<readonly Line[]> {
  const kept = await keptTable(store.db, room.id);
  if (!kept) {
    room.gone = true;
    return [];
  }
  room.kept = kept;
  const moved = reseat(room);
  for (const line of moved) {
    const viewer = viewerOf(room, line.person);
    if (viewer !== 'spectator') arrive(room, viewer, time.now());
  }
  return moved;
}

/** As they were written; what stood still since is given back. */
export function clocksOf(
  { nodes, time }: Desk,
  { agreement: { pace }, seats }: Pick<KeptTable, 'agreement' | 'seats'>,
  written: string | null,
): Pick<Awake, 'clocks' | 'credited'> {
  const clocks = written === null ? newClocks(pace, seats.length) : readClocks(pace, written);
  if (!clocks || pace.kind !== 'live') return { clocks, credited: false };
  const after = credit(clocks, CREDIT, nodes.standingSince(), time.now());
  return { clocks: after, credited: writeClocks(after) !== writeClocks(clocks) };
}

/** What two nodes have to agree on: the position, how far chance has come, what each seat is asked by which number. */
export function stateHash({ game, state, asked, conceded }: Match): string {
  const { used, dice, shuffles } = state.rng;
  return hash('sha256', JSON.stringify([game.write(state), used, dice, shuffles, asked, conceded ?? null])).slice(0, 16);
}

/** What is on disk and only needed there: positions on the way. */
export function lighten({ match }: Table): void {
  const { snapshots } = match.record;
  for (const [i, snapshot] of snapshots.entries()) if (snapshot.position !== null) snapshots[i] = { ...snapshot, position: null };
}

/** So many of the last messages are held for each viewer who comes back at once; who was away for longer gets a fresh view. */
const RECENT = 12;

/** Lets go of what is on disk. The last answer of each seat stays, with the one before it: what may be taken back is told with each answer. */
export function trim(awake: Awake): void {
  const { match, feeds } = awake.table;
  for (const feed of feeds.values()) if (feed.recent.length > RECENT) feed.recent = feed.recent.slice(-RECENT);
  const { past, seats } = match;
  const lasts = seats.map((_, seat) => past.findLastIndex((answered) => answered.seat === seat)).filter((at) => at >= 0);
  const from = Math.min(past.length, ...lasts.map((at) => at - 1));
  if (from <= 0) return;
  match.past = past.slice(from);
  awake.trimmed = true;
}

/** Each viewer's last number. */
export function numbersOf({ feeds }: Table): ReadonlyMap<Viewer, number> {
  return new Map([...feeds].map(([viewer, { number }]) => [viewer, number]));
}

/** Out of memory, as long as nobody plays. */
export function putToSleep(desk: Desk, room: Room): void {
  if (!room.awake) return;
  room.numbers = numbersOf(room.awake.table);
  room.awake = undefined;
  desk.counted('asleep');
}
