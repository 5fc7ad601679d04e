/**
 * What each answer to an open decision is worth for an aim, exactly: the seat plays its best, all others play against it, dice
 * by their odds. Where the future would hang on something hidden, the worth is anything from 0 to 1: so what is shown here is
 * shown for all worlds that fit what the seat knows.
 */
import type { Aim, Choice, Decision, GameEvent, GameState, PuzzleRules, Rules, Seat } from '@wartable/kernel';
import { outcomesOf, TooMuch, type Tries } from './chances.ts';

/** The chance to reach the aim: at least and at most. They are the same where nothing hidden is met. */
export type Worth = { readonly low: number; readonly high: number };
export type Valued = Worth & { readonly choice: Choice };

export type Solution = {
  /** The answers of the open decision, best first. */
  readonly answers: readonly Valued[];
  /** Moments that were looked at, and outcomes of chance. */
  readonly ways: number;
};

export type SolveLimits = {
  /** How often a choice may be tried in all. */
  readonly tries: number;
};

/** About a second in a browser. */
export const SOLVE_LIMITS: SolveLimits = { tries: 60_000 };

const REACHED: Worth = { low: 1, high: 1 };
const LOST: Worth = { low: 0, high: 0 };
const HIDDEN: Worth = { low: 0, high: 1 };
/** Chances are sums of fractions: less apart is the same. */
const SAME = 1e-9;

/**
 * Undefined where it would take more than the limits allow, where the seat is not asked, or where the game has no puzzles. `now` is
 * a later moment of the same aim; then whoever is asked may be somebody else, and answers are still ranked for the seat.
 */
export function solve<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  start: State,
  seat: Seat,
  aim: Aim,
  limits: SolveLimits = SOLVE_LIMITS,
  now: State = start,
): Solution | undefined {
  const { puzzles } = game;
  const open = game.pending(now);
  const decision = open.find((one) => one.seat === seat) ?? (now === start ? undefined : open[0]);
  if (!puzzles || !decision) return undefined;
  const solver = new Solver(game, puzzles, start, seat, aim, limits.tries);
  try {
    const answers = decision.choices.map((choice): Valued => ({ choice, ...solver.after(now, decision.seat, choice) }));
    return { answers: answers.sort((a, b) => b.low - a.low || b.high - a.high), ways: solver.ways };
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
}

/** The one best answer and how far it leads, where there is one whatever is hidden; undefined where there is none. */
export function onlyBest({ answers }: Solution): { choice: Choice; best: number; second: number } | undefined {
  const [first, ...others] = answers;
  if (!first || others.length === 0 || first.high - first.low > SAME) return undefined;
  const second = Math.max(...others.map(({ high }) => high));
  return first.low - second > SAME ? { choice: first.choice, best: first.low, second } : undefined;
}

class Solver<State extends GameState, Event extends GameEvent, View, Options> {
  readonly #game: Rules<State, Event, View, Options>;
  readonly #puzzles: PuzzleRules<State>;
  readonly #start: State;
  readonly #seat: Seat;
  readonly #aim: Aim;
  readonly #known = new Map<string, Worth>();
  readonly #tries: Tries;
  ways = 0;

  constructor(
    game: Rules<State, Event, View, Options>,
    puzzles: PuzzleRules<State>,
    start: State,
    seat: Seat,
    aim: Aim,
    tries: number,
  ) {
    this.#game = game;
    this.#puzzles = puzzles;
    this.#start = start;
    this.#seat = seat;
    this.#aim = aim;
    this.#tries = { left: tries };
  }

  /** The worth of a choice before its dice are rolled. */
  after(state: State, who: Seat, choice: Choice): Worth {
    const outcomes = outcomesOf(this.#game, state, who, choice, this.#tries);
    this.ways += outcomes.length;
    let [low, high] = [0, 0];
    for (const outcome of outcomes) {
      const worth = this.#at(outcome.state, outcome.cut ? undefined : state);
      low += outcome.weight * worth.low;
      high += outcome.weight * worth.high;
    }
    return { low, high };
  }

  /** `before` is missing where the step was cut short. */
  #at(now: State, before: State | undefined): Worth {
    // Whatever came of it then, it may have come of what was hidden.
    if (before && this.#hasLearned(before, now)) return HIDDEN;
    const standing = this.#puzzles.standing(this.#start, now, this.#seat, this.#aim);
    if (standing !== 'open') return standing === 'reached' ? REACHED : LOST;
    if (!before) return HIDDEN;
    const key = this.#puzzles.key(now);
    const known = this.#known.get(key);
    if (known) return known;
    const [decision, another] = this.#game.pending(now);
    const worth = !decision || another ? HIDDEN : this.#decided(now, decision);
    this.#known.set(key, worth);
    return worth;
  }

  #decided(now: State, decision: Decision): Worth {
    const own = decision.seat === this.#seat;
    if (!own && (this.#isMate(now, decision.seat) || !this.#puzzles.isOpen(now, decision))) return HIDDEN;
    let [low, high] = own ? [0, 0] : [1, 1];
    for (const choice of decision.choices) {
      const worth = this.after(now, decision.seat, choice);
      low = own ? Math.max(low, worth.low) : Math.min(low, worth.low);
      high = own ? Math.max(high, worth.high) : Math.min(high, worth.high);
      // Nothing better, or nothing worse, can come.
      if (own ? low >= 1 - SAME : high <= SAME) break;
    }
    return { low, high };
  }

  #isMate(now: State, who: Seat): boolean {
    return this.#game.allies(now, this.#seat).includes(who);
  }

  /** A hidden place has become smaller: what was in it is not known here. */
  #hasLearned(before: State, now: State): boolean {
    const sizes = this.#game.hidden(before, this.#seat);
    return this.#game.hidden(now, this.#seat).some((size, place) => size < (sizes[place] ?? 0));
  }
}
