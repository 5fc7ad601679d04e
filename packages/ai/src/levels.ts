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

/** From a beginner who sees what is under the nose to the best we have. Measured in docs/opponents.md. */
export const LEVELS: Readonly<Record<string, readonly Level[]>> = {
  duel: [
    { kind: 'greedy', slips: 55, only: ['base', 'power'] },
    { kind: 'greedy', slips: 30 },
    { kind: 'greedy', slips: 8 },
    { kind: 'search', iterations: 6, slips: 4 },
    { kind: 'search', iterations: 20 },
    { kind: 'search', iterations: 300 },
  ],
  hoth: [
    { kind: 'greedy', slips: 60, only: ['medals', 'strength', 'attacks'] },
    { kind: 'greedy', slips: 40 },
    { kind: 'greedy', slips: 20 },
    { kind: 'greedy', slips: 4 },
    { kind: 'search', iterations: 12, slips: 2 },
    { kind: 'search', iterations: 150 },
  ],
  endor: [
    { kind: 'greedy', slips: 95, only: ['door', 'breach', 'heroes', 'time'] },
    { kind: 'greedy', slips: 64 },
    { kind: 'greedy', slips: 45 },
    { kind: 'greedy', slips: 15 },
    { kind: 'search', iterations: 25 },
    { kind: 'search', iterations: 200 },
  ],
};
