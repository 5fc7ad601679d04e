import type { Choice, Decision, Rng } from '@wartable/kernel';
import type { Take } from './take.ts';

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
};

/** What a bot is given that looks at nothing. */
export type BlindAsk = Omit<Ask<unknown>, 'view'>;

/** A consideration that spoke for the choice, or against it, in points of a hundred of the chance to win. */
export type Reason = { readonly name: string; readonly weight: number };

/** Why a bot chose what it chose: the chance to win it expects, from 0 to 1, and what weighed most. */
export type Why = { readonly expected: number | undefined; readonly reasons: readonly Reason[] };

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
