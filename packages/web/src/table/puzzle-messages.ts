/** What a page and the worker behind a puzzle say to each other. The page gets what its seat sees, and what its answers are worth. */
import type { FromSeat, Said, Statement, ToSeat } from '@wartable/kernel';
import type { Hint } from './advisers.ts';
import type { Seated } from './messages.ts';
import type { Judged } from './puzzle-table.ts';

export type ToPuzzle =
  | { readonly say: 'open'; readonly game: string; readonly id: string }
  | { readonly say: 'seat'; readonly message: FromSeat }
  /** The best answer now. */
  | { readonly say: 'show' }
  /** From the beginning, with other dice. */
  | { readonly say: 'again' };

/** What is asked. */
export type AboutPuzzle = { readonly statement: Statement };

export type EndOfPuzzle = {
  readonly reached: boolean;
  /** The chances of the best answer and of the next best, at the first decision. */
  readonly chance: { readonly best: number; readonly second: number };
};

export type FromPuzzle =
  /** There it stands; also when it begins anew. */
  | { readonly say: 'opened'; readonly seated: Seated; readonly about: AboutPuzzle }
  | { readonly say: 'seat'; readonly messages: readonly ToSeat[] }
  /** After an answer, or several: what each was worth; none where nothing was asked any more. */
  | { readonly say: 'judged'; readonly judged: readonly Judged[] }
  | { readonly say: 'best'; readonly hint: Hint; readonly chance: number }
  | { readonly say: 'over'; readonly end: EndOfPuzzle }
  /** There is no such puzzle. */
  | { readonly say: 'missing' }
  | { readonly say: 'trouble'; readonly reason: Said };

/** What is no matter of the seat; 'asked' when an answer takes its time. */
export type PuzzleNews = Exclude<FromPuzzle, { say: 'seat' | 'trouble' }> | { readonly say: 'asked' };
