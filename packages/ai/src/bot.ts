import type { Choice, Decision, GameEvent, GameState, Rng, Rules, Telling, Text } from '@wartable/kernel';
import type { Take } from './take.ts';

/** What bots need of a game: its rules, and its log where they are to say what may happen. */
export type Speaking<State extends GameState, Event extends GameEvent, View, Options> = Rules<State, Event, View, Options> &
  Partial<Pick<Telling<Event>, 'log'>>;

/**
 * How long a bot may think. `stopped` is asked between thoughts: a clock, a flag of the host, or both. `take` says which of its
 * opinions it follows; the best where there is none.
 */
export type Budget = { readonly iterations: number; readonly stopped: () => boolean; readonly take?: Take };

/** What a bot is given: exactly what a person in its seat sees. The view may be built on first use. `stopped` lets the host end a thought at once. */
export type Ask<View> = {
  readonly view: View;
  readonly decision: Decision;
  readonly rng: Rng;
  readonly stopped?: () => boolean;
  /** Whether it is to say, too, what it fears most: that takes a moment more. */
  readonly fears?: boolean;
};

/** What a bot is given that looks at nothing. */
export type BlindAsk = Omit<Ask<unknown>, 'view'>;

/** A consideration that spoke for the choice, or against it, in points of a hundred of the chance to win. */
export type Reason = { readonly name: string; readonly weight: number };

/** An enemy's best answer to a choice, as far as a bot can guess. */
export type Fear = {
  /** What would be heard of it, as a whole sentence. */
  readonly what: Text;
  /** Whether the enemy can do so whatever is hidden. */
  readonly sure: boolean;
  /** The chance to win that would be left, from 0 to 1. */
  readonly expected: number;
};

/** Why a bot chose what it chose: the chance to win it expects, from 0 to 1, what weighed most, and what may come of it at worst. */
export type Why = { readonly expected: number | undefined; readonly reasons: readonly Reason[]; readonly fear?: Fear };

/** What a bot thinks of one choice. */
export type Opinion = { readonly choice: Choice; readonly visits: number; readonly expected: number };

export type Answer = {
  readonly choice: Choice;
  readonly why: Why;
  /** What it thought of each choice, best first; empty where it did not think. */
  readonly opinions: readonly Opinion[];
};

/** A player that works on any game through the contract. It never gets the state. */
export type Bot<View = unknown> = (ask: Ask<View>, budget: Budget) => Answer;

const NO_REASON: Why = { expected: undefined, reasons: [] };
const NO_OPINIONS: readonly Opinion[] = [];

/** The answer of one who did not think. */
export function unthinking(choice: Choice): Answer {
  return { choice, why: NO_REASON, opinions: NO_OPINIONS };
}
