/** What the worker knows of a game besides its rules: answers for the game's own page, as plain data. All of it is public. */
import type { Decision, Game, GameEvent, GameState, Seat } from '@wartable/kernel';

export type TableGame = {
  readonly game: Game;
  /** What the choices of a decision would come to. */
  readonly previews: (state: GameState, decision: Decision) => readonly unknown[];
  /** The same for anything a person points at, a choice or not. */
  readonly preview: (state: GameState, decision: Decision | undefined, thing: string) => unknown;
  /** Whose turn an event begins. */
  readonly turnOf: (event: GameEvent) => Seat | undefined;
  /** Which turn of the game it is, as players count. */
  readonly turnNumber: (state: GameState) => number;
  /** A question about a thing, whoever's turn it is. */
  readonly about: (state: GameState, thing: string) => unknown;
};
