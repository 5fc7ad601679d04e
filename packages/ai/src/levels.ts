/** Levels of play: budget, what is considered, how often it slips. Never better dice. */
export type Level = {
  readonly kind: 'random' | 'greedy' | 'search';
  readonly iterations?: number;
  readonly ms?: number;
  /** How many of a hundred decisions it answers without thinking. */
  readonly slips?: number;
  /** The considerations it thinks of; all where nothing is said. */
  readonly only?: readonly string[];
};

const SAME_FOR_ALL: readonly Level[] = [
  { kind: 'greedy', slips: 60 },
  { kind: 'greedy', slips: 25 },
  { kind: 'greedy' },
  { kind: 'search', iterations: 60 },
  { kind: 'search', iterations: 200 },
  { kind: 'search', iterations: 800 },
];

export const LEVELS: Readonly<Record<string, readonly Level[]>> = { duel: SAME_FOR_ALL, hoth: SAME_FOR_ALL, endor: SAME_FOR_ALL };
