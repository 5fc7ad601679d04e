/** What a game brings to the beginning and the end of a battle: words, numbers and a picture. The shell frames them. */
import type { GameEvent, Text } from '@wartable/kernel';
import type { ReactNode } from 'react';

/** Persons are not counted. */
export type Troop = { readonly name: Text; readonly n?: number; readonly drawing: ReactNode };

/** `side` is worn as a class, as on the board. */
export type Force = {
  readonly side: string;
  readonly name: Text;
  /** What it needs to win, or to keep. */
  readonly note?: Text;
  readonly troops: readonly Troop[];
};

export type Opening = {
  /** Where, or what the battle is called. */
  readonly title: Text | string;
  readonly goal: Text;
  readonly forces: readonly Force[];
  readonly begins: Text;
  readonly picture: ReactNode;
};

/** How a battle has ended, as the one who looks may know it. */
export type Ended<View = unknown, Event extends GameEvent = GameEvent> = {
  readonly view: View;
  readonly log: readonly Event[];
  /** The names of the seats that have won; none where nobody has. */
  readonly winners: readonly string[];
  readonly gaveUp: boolean;
};

/** Counted up as it is shown: so many of so many. */
export type Score = { readonly side: string; readonly label: Text; readonly n: number; readonly of: number };

export type Ending = {
  /** What fell, or who got away. */
  readonly what: Text;
  /** The last thing that brought it about, and its turn. */
  readonly decided: { readonly turn: number; readonly event: GameEvent } | undefined;
  readonly scores: readonly Score[];
  readonly picture: ReactNode;
};

/** What comes after this battle: what changes in its options, and what it is called. */
export type Next = { readonly options: object; readonly title: Text };

/** The last event that decided something, and its turn, counted back from the last one. */
export function lastOf<Event extends GameEvent>(
  log: readonly Event[],
  decides: (event: Event) => boolean,
  turn: number,
  beginsTurn: Event['type'],
): Ending['decided'] {
  const at = log.findLastIndex(decides);
  const event = log[at];
  if (!event) return undefined;
  return { event, turn: turn - log.slice(at).filter(({ type }) => type === beginsTurn).length };
}
