/**
 * The seat protocol: what a table and those who sit at it (or watch) say to each other. The same messages go through
 * `postMessage` and through a socket. A client never says which seat it is: the connection knows.
 */
import type { Choice, GameEvent, Outcome, Viewer } from './game.ts';
import type { AnswerRefusal, Question } from './match.ts';
import type { UndoRefusal } from './undo.ts';

export const SEAT_PROTOCOL = 1;

/** What a client says. `id` is its own name for the message: said twice, it is done once. */
export type FromSeat =
  /** What came after the message of this number; 0 for all. Numbers of another opening of the table mean nothing here. */
  | { readonly say: 'since'; readonly number: number; readonly opening?: string }
  | { readonly say: 'answer'; readonly decision: number; readonly choice: Choice | string; readonly id: string }
  /** A plan: several answers as records write them, one after another, as far as they are legal. */
  | { readonly say: 'plan'; readonly decision: number; readonly notations: readonly string[]; readonly id: string }
  | { readonly say: 'undo'; readonly id: string }
  | { readonly say: 'concede'; readonly id: string };

/** What a viewer knows besides the view: what it is asked, whether it may take back, how the match ended. */
export type Standing = {
  readonly decision: Question | null;
  /** Why it cannot take back its last answer, or null when it can. */
  readonly undo: UndoRefusal | null;
  readonly outcome: Outcome | null;
};

/** News, numbered for each viewer on its own: numbers and counts tell nothing about what others do in secret. */
export type Update<Event extends GameEvent = GameEvent> = Standing & {
  readonly number: number;
  readonly events: readonly Event[];
};

/** A view to begin with, to go on from after a gap, and after something was taken back. */
export type Fresh<View = unknown, Event extends GameEvent = GameEvent> = Standing & {
  readonly protocol: typeof SEAT_PROTOCOL;
  readonly number: number;
  /** Which opening of the table it is: numbers begin anew with each. */
  readonly opening: string;
  readonly because: 'opened' | 'missed' | 'undo';
  readonly game: string;
  readonly rules: string;
  readonly seats: readonly string[];
  readonly viewer: Viewer;
  readonly view: View;
  /** What has happened and stands, as the viewer saw it, at most the last `MOST_TOLD` events. Left out after an undo. */
  readonly past?: readonly Event[];
  /** After an undo: how many of the events the viewer was told still stand. */
  readonly stand: number;
};

/** What became of something a client said. */
export type Reply =
  | { readonly reply: string; readonly done: true }
  | { readonly reply: string; readonly refused: (AnswerRefusal | UndoRefusal)['refused'] | 'failed' };

export type ToSeat<View = unknown, Event extends GameEvent = GameEvent> = Fresh<View, Event> | Update<Event> | Reply;

export function isFresh<View, Event extends GameEvent>(message: ToSeat<View, Event>): message is Fresh<View, Event> {
  return 'protocol' in message;
}

export function isReply(message: ToSeat): message is Reply {
  return 'reply' in message;
}
