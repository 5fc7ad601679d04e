/** Levels of play: how long it thinks, about how much, and how strict it is with itself. Never better dice. */
import type { SearchSettings } from './settings.ts';

export type Level = {
  readonly kind: 'random' | 'greedy' | 'search';
  readonly iterations?: number;
  readonly ms?: number;
  /** How much worse than the best a choice may look and still be taken now and then, in points of a hundred of the chance to win. */
  readonly loose?: number;
  /** The most choices of a decision it thinks about, the most promising ones. */
  readonly sight?: number;
  /** The net it looks with, by the name its host knows it by; without one it weighs considerations. */
  readonly net?: string;
  /** The considerations it thinks of; all where nothing is said. */
  readonly only?: readonly string[];
};

/** What a game says about who plays it. */
export type Opponents = {
  /** From a beginner who sees what is under the nose to the best we have. Measured in docs/opponents.md. */
  readonly levels: readonly Level[];
  /** How the search is set for this game; found by tournaments with considerations as its evaluator. */
  readonly search?: Partial<SearchSettings>;
};
