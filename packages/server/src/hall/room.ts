/**
 * One table: its rows, who is connected to it, and, while somebody plays, the match itself. What happens at a table happens one
 * thing after another; whatever changes is on disk before anybody hears of it.
 */
import type { LoadedGame } from '@wartable/games';
import { type Match, matchOutcome, pendingDecisions, type Seat, type Seed, type Table, type Viewer } from '@wartable/kernel';
import type { ToClient, Wish } from '@wartable/protocol';
import type { Log as Logger, TimeSource } from '../around.ts';
import type { Limits } from '../config.ts';
import { Refusal } from '../http/refusal.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Notices } from '../notices/index.ts';
import type { Rates } from '../people/rates.ts';
import type { Store } from '../store/index.ts';
import type { Claim, Leases } from '../store/leases.ts';
import type { PresenceRow } from '../store/schema.ts';
import { type Absence, newAbsence, startedAnew } from './absence.ts';
import type { BotQueue } from './bots.ts';
import type { Clocks } from './clocks.ts';
import type { KeptTable } from './kept.ts';

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
  readonly leases: Leases;
  readonly rates: Pick<Rates, 'take'>;
  readonly notices: Pick<Notices, 'wants' | 'dueAfter' | 'written'>;
  /** How long a bot lets people look before its answer counts, in milliseconds. */
  readonly botPace: number;
  /** The lists of these people have changed; `open`: that of open tables too. */
  readonly listed: (people: readonly string[], open: boolean) => void;
  readonly counted: (what: Counted) => void;
};

export type Counted = 'answer' | 'refused' | 'failed' | 'raced' | 'followed' | 'woken' | 'asleep';

/** A match in memory. */
export type Awake = {
  readonly table: Table;
  readonly seed: Seed;
  clocks: Clocks | undefined;
  /** Who is asked openly, as long as the log has so many entries. */
  openly?: { readonly entries: number; readonly seats: readonly Seat[] } | undefined;
  /** Answers that could be taken back were let go of: the log has them. */
  trimmed?: true;
  /** Whether clocks were given something because the server had stopped, and nobody has been told yet. */
  credited?: boolean;
};

export type Room = {
  readonly id: string;
  readonly game: LoadedGame;
  kept: KeptTable;
  /** The number of the next step of its log, as far as it is known here. */
  next: number;
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
  /** When people last looked at it. */
  readonly looked: Map<string, number>;
  /** The number of the last line of talk that was told here; undefined while nobody is here. */
  talked: number | undefined;
  /** Which seat says what is being done now, and what it was called. */
  saying: string | undefined;
  /** When the server has something to do at the table, as it was written last; undefined where others may have written it. */
  due: number | null | undefined;
  /** What lets this node do it, where there are several. */
  claim: Claim | undefined;
  /** What other nodes know of who is here. */
  elsewhere: readonly PresenceRow[];
  /** What ends listening to the bell of this table. */
  unheard: (() => void) | undefined;
  /** Since when nobody has said anything. */
  quiet: number;
  /** What is being done now; what comes next waits for it. */
  busy: Promise<unknown>;
  /** How many things wait. */
  waiting: number;
  /** Bots that are asked now, by seat and decision. */
  readonly thinking: Set<string>;
  /** Something went wrong while what others wrote was read: before anything else is done, all is read anew. */
  doubtful: boolean;
  gone: boolean;
};

/**
 * A line at a table: as whom it looks, what it wants told along, the room and its clocks as it was told last, and for which match
 * it was asked to show its share.
 */
export type LineAtTable = {
  readonly viewer: Viewer;
  readonly wishes: readonly Wish[];
  told: string;
  faces: string;
  reveals: string;
  /** Under which opening it has a view: numbers of another mean nothing, so it is told no news before. */
  follows: string;
  /** Looks as somebody else than before, and has not been told anything as such. */
  isNew?: boolean;
};

export function newRoom(kept: KeptTable, next: number, game: LoadedGame, now: number): Room {
  return {
    id: kept.id,
    game,
    kept,
    next,
    lines: new Map(),
    awake: undefined,
    opening: '',
    numbers: new Map(),
    flag: undefined,
    told: undefined,
    absence: startedAnew(newAbsence(kept.agreement.pace, kept.seats.length), [], now),
    looked: new Map(),
    talked: undefined,
    saying: undefined,
    due: undefined,
    claim: undefined,
    elsewhere: [],
    unheard: undefined,
    quiet: now,
    busy: Promise.resolve(),
    waiting: 0,
    thinking: new Set(),
    doubtful: false,
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

/** The seat of a person, or one who watches. */
export function viewerOf({ kept }: Room, person: string | null): Viewer {
  const seat = person === null ? undefined : kept.seats.find((one) => one.person === person);
  return seat ? (seat.seat as Seat) : 'spectator';
}

/** Whether others may be playing with the same seed: then nobody may learn more of it than his own seat shows. */
export function isSealed({ deal, opens }: Pick<KeptTable, 'deal' | 'opens'>, now: number): boolean {
  return deal !== null && (opens === null || now < opens);
}

/** Whether people without a seat may look, in the match and after it. */
export function mayWatch({ kept }: Pick<Room, 'kept'>, now: number): boolean {
  return kept.status === 'open' || (kept.agreement.watched && !isSealed(kept, now));
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
