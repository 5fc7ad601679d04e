/** What a page hears of a table. */
import type { Followed, Said, Told } from '@wartable/kernel';
import type { Hint } from './advisers.ts';
import type { FromHost, Seated, Unwritten, Written } from './messages.ts';
import type { StoreProblem } from './problems.ts';

type Earlier = Extract<FromHost, { say: 'earlier' }>;

/** What whoever sits here knows now, and how it came to that. */
export type Change = {
  readonly now: Followed;
  /** A view that does not follow from the one before. */
  readonly fresh: boolean;
  readonly before: unknown;
  readonly told: readonly Told[];
};

export type TableEvents = {
  readonly seated: (seated: Seated) => void;
  readonly changed: (change: Change) => void;
  readonly earlier: (earlier: Earlier) => void;
  readonly rulesChanged: (turn: number) => void;
  /** Whether another window keeps the table, and this one follows. */
  readonly role: (follows: boolean) => void;
  /** The table is on disk as it stands. */
  readonly kept: (found: Written['found']) => void;
  /** It could not be written as it stands, or cannot be opened at all. */
  readonly unkept: (problem: StoreProblem, table: Unwritten) => void;
  readonly unopened: (problem: StoreProblem) => void;
  /** Who carries the table says what is best now. */
  readonly advised?: (hint: Hint) => void;
  /** What was said last came to nothing: it can be said otherwise. */
  readonly refused: () => void;
  readonly trouble: (reason: Said) => void;
  /** How long a bot waits before its answer counts, in milliseconds. */
  readonly pace: () => number;
  /** While something is still being shown, bots wait. */
  readonly busy: () => boolean;
};
