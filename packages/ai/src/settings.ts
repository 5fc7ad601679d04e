/** How a search is set where its game and its evaluator say nothing else. */
import type { Rng } from '@wartable/kernel';
import type { Evaluator, Look } from './evaluator.ts';

export type SearchSettings = {
  /** How many moments a playout goes on for before it is valued; 0: a position is valued as it stands. */
  readonly horizon: number;
  /** The glance at the choices of a new position gives its value too, or the first step of its playout. For evaluators that find both at once. */
  readonly atOnce: boolean;
  /** Whether playouts judge a choice that changes nothing yet by what may follow. */
  readonly lookThrough: boolean;
  /** How much logits are flattened into priors, and how curious the walk is. */
  readonly temperature: number;
  readonly curiosity: number;
  /** The most choices of a decision that are thought through, and that a playout looks at. */
  readonly width: number;
  readonly glances: number;
  /** How many playouts first sight counts for. */
  readonly trust: number;
  /** How much of the first choices' prior is shared out evenly: who learns must also try what it thinks little of. */
  readonly doubt: number;
  /** Whether seats that are asked at the same time answer without knowing of each other. Without it one of them is answered. */
  readonly secret: boolean;
};

const DEFAULT: SearchSettings = {
  horizon: 1,
  atOnce: false,
  lookThrough: false,
  temperature: 0.3,
  curiosity: 0.3,
  width: 16,
  glances: 40,
  trust: 1,
  doubt: 0,
  // Old measurements are by searches without it.
  secret: false,
};

export function settingsOf({ settings }: Pick<Evaluator, 'settings'>): SearchSettings {
  return { ...DEFAULT, ...settings };
}

/** A decision costs at most about this many copies of a world. */
export const PEEKS = 160;

/** How seats look at their choices in playouts. */
export function inPassing({ lookThrough, glances }: SearchSettings, rng: Rng): Look {
  return { rng, follow: lookThrough ? 1 : 0, peeks: PEEKS, evenly: false, most: glances, stopped: () => false };
}
