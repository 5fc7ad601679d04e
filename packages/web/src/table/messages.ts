/**
 * What a page and a table on this device say to each other: the seat protocol of the kernel for whoever sits there, and the
 * host protocol for what only the one who keeps the table may do. All of it is plain data; only the host's part knows the seed.
 */
import type { SeatPlayer } from '@wartable/games/manifest';
import type { FromSeat, GameEvent, MatchRecord, Said, Seat, Seed, ToSeat, Viewer } from '@wartable/kernel';
import type { StoreProblem } from './problems.ts';

export type TableSetup = { readonly options: unknown; readonly players: readonly SeatPlayer[]; readonly seed: Seed };

/** A table as it is kept: nothing else is needed to go on. In format 1 its record was one of format 1. */
export type TableSave = {
  readonly format: 'wartable-table/1' | 'wartable-table/2';
  readonly id: string;
  readonly game: string;
  readonly seed: Seed;
  readonly players: readonly SeatPlayer[];
  readonly record: MatchRecord;
};

/** Rises with each write; whoever writes must know the one before. Tables of earlier versions have none. */
export type Fence = { readonly number: number; readonly by: string };

/** A table as it lies in the database. */
export type Kept = TableSave & { readonly changed: number; readonly over: boolean; readonly fence?: Fence };

/** A table to be written: `fence` is that of the row it goes on from, `hand` whoever has gone on from there. */
export type Unwritten = Kept & { readonly hand: string };

/** What was found where a table was to be: what was expected, nothing any more, or something that is no table. */
export type Written = { readonly fence: Fence; readonly found: 'as-left' | 'deleted' | 'damaged' };

/** Writes one table that goes on: one write at a time, the newest state last. */
export type Keeper = {
  /** Resolves when the table is on disk. */
  readonly keep: (save: TableSave, over: boolean) => Promise<Written['found']>;
  /** The table as it should be on disk. */
  readonly newest: (save: TableSave, over: boolean) => Unwritten;
};

/** What a page says of the table in all windows. */
export type ToTableItself =
  /** To be kept here, or to be followed where another window keeps it; it begins with `setup` where it has not begun. */
  | {
      readonly say: 'open';
      readonly id: string;
      readonly game: string;
      readonly setup?: TableSetup;
      readonly waiting?: Unwritten;
    }
  /** To be kept here from now on. */
  | { readonly say: 'take-over' };

export type ToHost =
  | ({ readonly say: 'begin'; readonly id: string; readonly game: string } & TableSetup)
  | { readonly say: 'resume'; readonly save: TableSave }
  /** The device is in this person's hands now. */
  | { readonly say: 'take-device'; readonly seat: Seat }
  /** All has been shown: the answer of the bot may count. */
  | { readonly say: 'go-on' };

export type FromHost =
  /** Who sits at this device, and who is to get it next. */
  | {
      readonly say: 'seated';
      readonly viewer: Viewer;
      readonly seats: readonly SeatAtTable[];
      readonly handOverTo: Seat | undefined;
    }
  /** For who opens a kept table: what the others did last, and what the viewer saw before that. */
  | { readonly say: 'earlier'; readonly viewer: Viewer; readonly view: unknown; readonly events: readonly GameEvent[] }
  /** The table goes on under other rules than it began with, from the start of a turn. */
  | { readonly say: 'rules-changed'; readonly turn: number }
  /** A bot has made up its mind, and waits until all has been shown. */
  | { readonly say: 'bot-ready' }
  /** Whether this window keeps the table or follows another one that does. What was told before counts no more. */
  | { readonly say: 'role'; readonly follows: boolean }
  /** It is on disk; `found` says in place of what. */
  | { readonly say: 'kept'; readonly id: string; readonly found: Written['found'] }
  /** It could not be written: the page keeps it as long as it lives. */
  | { readonly say: 'unkept'; readonly problem: StoreProblem; readonly table: Unwritten }
  | { readonly say: 'trouble'; readonly reason: Said }
  /** There is no such table as the one that was to go on, or it cannot be had. */
  | { readonly say: 'unopened'; readonly problem: StoreProblem };

export type Seated = Extract<FromHost, { say: 'seated' }>;

export type SeatAtTable = {
  readonly name: string;
  readonly player: SeatPlayer;
  /** A person who does not sit at this device, and what it is called. */
  readonly elsewhere?: string;
};

export type ToTable =
  | { readonly to: 'seat'; readonly message: FromSeat }
  | { readonly to: 'host'; readonly message: ToHost }
  | { readonly to: 'table'; readonly message: ToTableItself }
  /** The line to the bots: their views never cross the page. */
  | { readonly to: 'bots'; readonly port: MessagePort };

export type FromTable =
  /** What comes of one thing that was said comes together, so that a plan is shown in one piece. */
  { readonly from: 'seat'; readonly messages: readonly ToSeat[] } | { readonly from: 'host'; readonly message: FromHost };
