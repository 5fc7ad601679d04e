/**
 * What a bot thinks of a position: how good it is, and which choices look good in it. Search and the others are handed one.
 * It is given worlds sampled from what a seat knows, never the game itself, and only while the game is running.
 */
import {
  type Choice,
  type Decision,
  type GameEvent,
  type GameState,
  pick,
  type Rng,
  type Rules,
  type Seat,
} from '@wartable/kernel';
import type { Reason } from './bot.ts';
import type { SearchSettings } from './settings.ts';

export type Evaluator<State extends GameState = GameState> = {
  /** The logit of the seat's chance to win. Reads nothing the seat could not see: search tells positions apart by it. */
  readonly value: (world: State, seat: Seat) => number;
  /** A number that differs where what the seat sees differs, found faster than the value; where there is none, the value is taken for it. */
  readonly mark?: (world: State, seat: Seat) => number;
  /** The value for the seat that decides, and how each of the choices looks, at once. */
  readonly glance: (world: State, decision: Decision, look: Look) => Glance;
  /** What a seat would do at first sight, where that is found faster than by a glance at all choices; playouts go by it. */
  readonly pick?: (world: State, decision: Decision, look: Look) => Choice;
  /** Where there is none, bots give no reasons. */
  readonly explanation?: Explanation<State>;
  /** What a search with it does otherwise than settings.ts says. */
  readonly settings?: Partial<SearchSettings>;
};

export type Glance = {
  readonly value: number;
  /**
   * How each choice looks, as the logit of the seat's chance to win after it. The search takes the powers of e to them, flattened
   * by its temperature t, as its prior: a policy p is told by value + t · ln(p / the highest p).
   */
  readonly prior: readonly number[];
};

/** How closely to look. Who sees what choices are worth without trying them need not heed it. */
export type Look = {
  /** Dice of the looker's own: what is tried must not tell what will come. */
  readonly rng: Rng;
  /** Through how many choices in a row that change nothing yet: a unit, then its target. */
  readonly follow: number;
  /** About how many positions may be tried for a decision. `evenly`: each choice has its share of them; else first come, first served. */
  readonly peeks: number;
  readonly evenly: boolean;
  /** At how many of the choices a pick looks at most. */
  readonly most: number;
  /** Asked between choices: those left out then look as good as doing nothing. */
  readonly stopped: () => boolean;
};

export type Explanation<State extends GameState = GameState> = {
  /** What was noted of the world valued last, by `value` or by `glance`; where there is `take`, of the one it was called for. */
  readonly notes: Float64Array;
  /** Takes notes that are not taken in passing: they cost something, and some are enough. */
  readonly take?: (world: State, seat: Seat) => void;
  /** What weighs most in a difference of averaged notes, around an expected chance. */
  readonly reasons: (difference: Float64Array, expected: number) => Reason[];
};

/** A decided game, as a logit: surer than anything weighed. */
export const DECIDED = 9;

/** The logit for a seat of a game that is over; undefined while it is running. */
export function decided<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  state: State,
  seat: Seat,
): number | undefined {
  const outcome = game.outcome(state);
  if (!outcome) return undefined;
  if (outcome.winners.includes(seat)) return DECIDED;
  // Where nobody won, two have drawn, and one alone has lost.
  return outcome.winners.length === 0 && game.seats(state).length > 1 ? 0 : -DECIDED;
}

export function chance(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** How an evaluator picks: in its own way, or what a glance at all choices likes best; ties are broken by lot. */
export function picker<State extends GameState>({ pick: own, glance }: Evaluator<State>): NonNullable<Evaluator<State>['pick']> {
  return (
    own ??
    ((world, decision, look) => {
      const { choices } = decision;
      const [only] = choices;
      if (choices.length === 1 && only !== undefined) return only;
      const { prior } = glance(world, decision, look);
      const highest = Math.max(...prior);
      const best = choices.filter((_, i) => prior[i] === highest);
      const [first] = best;
      return best.length === 1 && first !== undefined ? first : pick(look.rng, best);
    })
  );
}
