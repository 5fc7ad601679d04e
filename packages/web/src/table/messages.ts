/** What the page and the worker with the engine say to each other. All of it is plain data. */
import type { BotReply, BotRequest, Why } from '@wartable/ai';
import type { Choice, MatchRecord, Refusal, Seat, Seed } from '@wartable/kernel';
import type { SeatPlayer, Snapshot, TableSetup } from './table.ts';

/** A table as it is kept: nothing else is needed to go on. */
export type TableSave = {
  readonly format: 'wartable-table/1';
  readonly id: string;
  readonly game: string;
  readonly seed: Seed;
  readonly players: readonly SeatPlayer[];
  readonly record: MatchRecord;
};

export type ToEngine =
  | ({ readonly say: 'begin'; readonly id: string; readonly game: string } & TableSetup)
  | { readonly say: 'resume'; readonly save: TableSave }
  | { readonly say: 'take-device'; readonly seat: Seat }
  | { readonly say: 'answer'; readonly seat: Seat; readonly decision: number; readonly choice: Choice }
  /** Several answers in words, one after another, as far as they are legal. */
  | { readonly say: 'answers'; readonly seat: Seat; readonly words: readonly string[] }
  | { readonly say: 'take-back'; readonly seat: Seat }
  | { readonly say: 'give-up'; readonly seat: Seat }
  | { readonly say: 'hint' }
  | { readonly say: 'why-not'; readonly seat: Seat; readonly thing: string }
  /** Tell about a thing that need not be a choice. */
  | { readonly say: 'preview'; readonly seat: Seat; readonly thing: string }
  /** A question about a thing, with a number to know its answer by. */
  | { readonly say: 'about'; readonly question: number; readonly thing: string }
  | { readonly say: 'bot-replied'; readonly reply: BotReply };

export type FromEngine =
  /** The table has changed: it must be on disk before anybody sees the snapshot. */
  | { readonly say: 'changed'; readonly save: TableSave; readonly snapshot: Snapshot }
  /** A bot is due; the page passes this on to the worker with the bots. */
  | { readonly say: 'ask-bot'; readonly request: BotRequest }
  | { readonly say: 'hint'; readonly choice: Choice; readonly why: Why }
  | { readonly say: 'why-not'; readonly thing: string; readonly refusals: readonly Refusal[] }
  | { readonly say: 'preview'; readonly thing: string; readonly preview: unknown }
  | { readonly say: 'about'; readonly question: number; readonly about: unknown }
  /** Something was not possible; `unreadable`: there is no such table as the one that was to go on. */
  | { readonly say: 'refused'; readonly reason: string; readonly unreadable?: true };
