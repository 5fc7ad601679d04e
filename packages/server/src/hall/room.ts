/**
 * One table: its rows, who is connected to it, and, while somebody plays, the match itself. What happens at a table happens one
 * thing after another; whatever changes is on disk before anybody hears of it.
 */
import type { LoadedGame } from '@wartable/games';
import {
  type Match,
  matchOutcome,
  openTable,
  pendingDecisions,
  resume,
  type Seat,
  type Seed,
  type Table,
  type Viewer,
} from '@wartable/kernel';
import type { Ask, ToClient, Wish } from '@wartable/protocol';
import type { Log as Logger, TimeSource } from '../around.ts';
import type { Limits } from '../config.ts';
import { Refusal } from '../http/refusal.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Notices } from '../notices/index.ts';
import type { Store } from '../store/index.ts';
import { type Absence, newAbsence, startedAnew } from './absence.ts';
import type { BotQueue } from './bots.ts';
import { type Clocks, credit, newClocks, readClocks, writeClocks } from './clocks.ts';
import { type KeptTable, keptLog, recordOf } from './kept.ts';

/** A connection, as a room sees it. */
export type Line = {
  readonly id: string;
  readonly person: string | null;
  /** Whose talk is not wanted. */
  readonly muted: ReadonlySet<string>;
  /** Whether the page is being looked at. */
  readonly looking: boolean;
  /** How long a word takes there and back, as the server measured it, in milliseconds. */
  readonly lag: number;
  readonly send: (message: ToClient) => void;
  /** A message that was written for several lines at once. */
  readonly sendText: (message: string) => void;
};

/** What rooms need of the world around them. */
export type Desk = {
  readonly store: Store;
  readonly time: TimeSource;
  readonly bots: BotQueue;
  readonly limits: Limits;
  readonly nodes: Nodes;
  readonly log: Logger;
  readonly notices: Pick<Notices, 'yourTurn' | 'begun' | 'satDown' | 'written'>;
  /** How long a bot lets people look before its answer counts, in milliseconds. */
  readonly botPace: number;
  /** The lists of these people have changed; `open`: that of open tables too. */
  readonly listed: (people: readonly string[], open: boolean) => void;
  readonly counted: (what: Counted) => void;
};

export type Counted = 'answer' | 'refused' | 'failed' | 'woken' | 'asleep';

/** A match in memory. */
export type Awake = {
  readonly table: Table;
  readonly seed: Seed;
  /** The number of the next step of the log. */
  next: number;
  clocks: Clocks | undefined;
  /** Who is asked openly, as long as the log has so many entries. */
  openly?: { readonly entries: number; readonly seats: readonly Seat[] };
  /** Answers that could be taken back were let go of: the log has them. */
  trimmed?: true;
  /** Whether clocks were given something because the server had stopped, and nobody has been told yet. */
  credited?: boolean;
};

export type Room = {
  readonly id: string;
  readonly game: LoadedGame;
  kept: KeptTable;
  readonly lines: Map<Line, LineAtTable>;
  awake: Awake | undefined;
  /** Which opening of the table it is, and each viewer's last number: kept while the match sleeps, so that nobody is told all anew. */
  opening: string;
  numbers: ReadonlyMap<Viewer, number>;
  /** Calls off what happens when a clock runs out. */
  flag: (() => void) | undefined;
  /** Calls off telling that somebody is away, or that something is offered. */
  told: (() => void) | undefined;
  absence: Absence;
  asks: readonly Ask[];
  /** When people last looked at it. */
  readonly looked: Map<string, number>;
  /** The number of the last line of talk, once it is known. */
  talked: number | undefined;
  /** What was said here last, by who said it and what it was called. */
  readonly said: Set<string>;
  /** When people have said something lately. */
  readonly spoke: Map<string, readonly number[]>;
  /** By seat: refusals since it last asked. */
  readonly refusals: Map<Seat, number>;
  /** Since when nobody has said anything. */
  quiet: number;
  /** What is being done now; what comes next waits for it. */
  busy: Promise<unknown>;
  /** How many things wait. */
  waiting: number;
  /** Bots that are asked now, by seat and decision. */
  readonly thinking: Set<string>;
  gone: boolean;
};

/** A line at a table: as whom it looks, what it wants told along, and the room and its clocks as it was told last. */
export type LineAtTable = { readonly viewer: Viewer; readonly wishes: readonly Wish[]; told: string; faces: string };

export function newRoom(kept: KeptTable, game: LoadedGame, now: number): Room {
  return {
    id: kept.id,
    game,
    kept,
    lines: new Map(),
    awake: undefined,
    opening: '',
    numbers: new Map(),
    flag: undefined,
    told: undefined,
    absence: startedAnew(newAbsence(kept.agreement.pace, kept.seats.length), [], now),
    asks: [],
    looked: new Map(),
    talked: undefined,
    said: new Set(),
    spoke: new Map(),
    refusals: new Map(),
    quiet: now,
    busy: Promise.resolve(),
    waiting: 0,
    thinking: new Set(),
    gone: false,
  };
}

/** How many things may wait at one table. */
const MOST_WAITING = 200;

/** Does one thing after another. */
export function inTurn<T>(room: Room, now: number, work: () => Promise<T>): Promise<T> {
  if (room.waiting >= MOST_WAITING) return Promise.reject(new Refusal('too-fast'));
  room.waiting++;
  room.quiet = now;
  const done = room.busy.then(work).finally(() => {
    room.waiting--;
  });
  room.busy = done.catch(() => {});
  return done;
}

/** The match, from the log where it is not in memory. */
export async function wake(desk: Desk, room: Room): Promise<Awake> {
  if (room.awake) return room.awake;
  const { kept } = room;
  const { head, seed } = kept;
  if (!head || !seed || kept.status === 'open' || kept.status === 'starting') throw new Refusal('not-now');
  const log = await keptLog(desk.store.db, room.id);
  const { match, events, changed } = resume(room.game.game, recordOf(kept, head, log), seed);
  const isNew = room.opening === '';
  if (isNew) room.opening = `${desk.time.now()}`;
  const table = openTable(match, events, room.opening);
  for (const [viewer, feed] of table.feeds) feed.number = room.numbers.get(viewer) ?? feed.number;
  lighten(table);
  const { clocks: changedSince } = kept.room;
  const written = changedSince?.next === log.next ? changedSince.written : log.clocks;
  const awake: Awake = { table, seed, next: log.next, ...clocksOf(desk, kept, written) };
  room.awake = awake;
  desk.counted('woken');
  const told = { entries: log.log.length, snapshots: log.snapshots.length, numbers: numbersOf(table) };
  if (changed) await keepStep(desk, room, told);
  return awake;
}

/** A stop of the server shall cost nobody time. */
const CREDIT = 20_000;

function clocksOf(
  { nodes, time }: Desk,
  { agreement: { pace }, seats }: KeptTable,
  written: string | null,
): Pick<Awake, 'clocks' | 'credited'> {
  const clocks = written === null ? newClocks(pace, seats.length) : readClocks(pace, written);
  if (!clocks || pace.kind !== 'live') return { clocks, credited: false };
  const after = credit(clocks, CREDIT, nodes.standingSince(), time.now());
  return { clocks: after, credited: writeClocks(after) !== writeClocks(clocks) };
}

/** What is on disk and only needed there: positions on the way. */
function lighten({ match }: Table): void {
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

/** The match with all answers that can be taken back. */
export async function wakeWhole(desk: Desk, room: Room): Promise<Awake> {
  const awake = await wake(desk, room);
  if (!awake.trimmed) return awake;
  putToSleep(desk, room);
  const whole = await wake(desk, room);
  whole.clocks = awake.clocks;
  return whole;
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

/** How much of a match is on disk, and what everybody has been told. */
export type Told = {
  readonly entries: number;
  readonly snapshots: number;
  readonly numbers: ReadonlyMap<Viewer, number>;
};

/** Writes what has joined the log since then; whatever goes wrong, nobody has heard of it, and the match is read from the log again. */
export async function keepStep(
  desk: Desk,
  room: Room,
  { entries, snapshots, numbers }: Told,
  also?: Parameters<Store['journal']['append']>[1],
): Promise<void> {
  const { awake } = room;
  if (!awake) throw new Refusal('failed');
  const { record } = awake.table.match;
  const added = record.snapshots.slice(snapshots).filter(({ position }) => position !== null);
  const keep = record.snapshots.length - added.length;
  const step = {
    match: room.id,
    sequence: awake.next,
    at: desk.time.now(),
    entries: JSON.stringify(record.log.slice(entries)),
    snapshot: added.length === 0 && keep === snapshots ? null : JSON.stringify({ keep, add: added }),
    clocks: awake.clocks ? writeClocks(awake.clocks) : null,
    rules: null,
    hash: null,
    rows: 0,
  };
  try {
    await desk.store.journal.append({ step }, also);
  } catch (error) {
    desk.counted('failed');
    room.awake = undefined;
    room.numbers = numbers;
    throw error;
  }
  awake.next++;
  lighten(awake.table);
  trim(awake);
}

/** The seat of a person, or one who watches. */
export function viewerOf({ kept }: Room, person: string | null): Viewer {
  const seat = person === null ? undefined : kept.seats.find((one) => one.person === person);
  return seat ? (seat.seat as Seat) : 'spectator';
}

/** Whether people without a seat may look, in the match and after it. */
export function mayWatch({ kept: { status, agreement } }: Pick<Room, 'kept'>): boolean {
  return status === 'open' || agreement.watched;
}

/** Seats that a bot plays, also for somebody. */
export function botSeats({ kept }: Pick<Room, 'kept'>): readonly Seat[] {
  return kept.seats.filter(({ bot }) => bot !== null).map(({ seat }) => seat as Seat);
}

export function peopleAt({ kept }: Pick<Room, 'kept'>): readonly string[] {
  return kept.seats.flatMap(({ person }) => person ?? []);
}

/** Seats that are asked, as it really is. */
export function reallyAsked({ table }: Awake): readonly Seat[] {
  return matchOutcome(table.match) ? [] : pendingDecisions(table.match).map(({ seat }) => seat);
}

/** Seats that are asked, as all may know. */
export function openlyAsked(awake: Awake): readonly Seat[] {
  const { match } = awake.table;
  const entries = match.record.log.length;
  if (awake.openly?.entries !== entries) awake.openly = { entries, seats: openlyIn(match) };
  return awake.openly.seats;
}

function openlyIn(match: Match): readonly Seat[] {
  if (matchOutcome(match)) return [];
  return match.game.asked(match.game.view(match.state, 'spectator')).map(({ seat }) => seat);
}
