/** What a game says so that moments of it can be puzzles: what one may aim at, and when that is decided. */
import type { Decision, GameState, Seat } from './game.ts';
import type { Text } from './text.ts';

/** "win", or "save" with the thing it is about, as the game names it at the moment of the puzzle. */
export type Aim = { readonly goal: string; readonly about?: string };

export type AimStanding = 'reached' | 'lost' | 'open';

/** The task in words, and why what is hidden cannot matter. */
export type Statement = { readonly task: Text; readonly hidden: Text };

/** All of it is asked of states, but tells nothing its seat could not see. */
export interface PuzzleRules<State extends GameState = GameState> {
  readonly goals: readonly string[];
  /** The set-ups of games worth looking through, where those that are measured are not the right ones. */
  readonly setups?: readonly object[];
  /** What is worth aiming at in a moment in which the seat decides: cheap, and rather too much than too little. */
  aims(state: State, decision: Decision): readonly Aim[];
  /** How an aim of the moment `start` stands now. It is decided before anybody would learn something, where it can be. */
  standing(start: State, now: State, seat: Seat, aim: Aim): AimStanding;
  says(start: State, seat: Seat, aim: Aim): Statement;
  /** Whether what is asked of another seat, and what it may answer, lies open to all. */
  isOpen(state: State, decision: Decision): boolean;
  /** Equal for moments that go on alike, up to what chance brings and what nobody learns before the end of the aim. */
  key(state: State): string;
  /** The symbols of a die: faces with the same symbol are the same. Dice of one roll have no order. */
  readonly faces: readonly unknown[];
  /** Events with which every aim is decided, though the step goes on: what is drawn after them does not count. */
  readonly ends?: readonly string[];
}
