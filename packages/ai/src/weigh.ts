/** What decisions of a line were worth and what followed them: each for itself, so that several can share the work. */
import type { Choice, Game, Seat } from '@wartable/kernel';
import { errorOf } from './compare.ts';
import type { Evaluator } from './evaluator.ts';
import { type Expect, expecter } from './expect.ts';
import type { Line, Step } from './line.ts';
import { answersAreSealed, type Estimate, type LuckMeter, luckMeter } from './luck.ts';

/** What was chosen against what the search would choose. */
export type Look = {
  readonly best: Choice | undefined;
  readonly expected: number;
  /** How much better the best choice is. */
  readonly cost: number;
  readonly noise: number;
};

/** What happened until the seat was next asked; `next` is what was then to be expected. */
type Change = { readonly luck: Estimate; readonly others: number; readonly next: number };

export type Weight = { readonly look: Look; readonly followed: Change };

/** All that weighing needs. */
export type Scales = {
  readonly game: Game;
  readonly line: Line;
  readonly expect: Expect;
  readonly luckOf: LuckMeter;
  readonly iterations: number;
};

export function scalesFor(game: Game, line: Line, evaluator: Evaluator, iterations: number): Scales {
  return { game, line, expect: expecter(game, evaluator), luckOf: luckMeter(game, evaluator), iterations };
}

/** Where in a line a seat had a choice, or gave up. */
export function decisionsOf({ steps }: Line, seat: Seat): number[] {
  return steps.flatMap((step, at) => (isOwn(step, seat) ? [at] : []));
}

function isOwn(step: Step, seat: Seat): boolean {
  return step.seat === seat && (!step.answered || step.answered.decision.choices.length > 1);
}

export function weigh(scales: Scales, at: number): Weight {
  const step = stepAt(scales, at);
  const seen = look(scales, at, scales.iterations);
  return { look: seen, followed: whatFollowed(scales, step.seat, at, seen.expected) };
}

/** Both are weighed anew, in the same worlds and equally long. */
export function look(scales: Scales, at: number, iterations: number): Look {
  const { expect } = scales;
  const { entry, seat, state, answered } = stepAt(scales, at);
  const seed = `review ${entry} ${iterations}`;
  if (!answered) {
    const given = expect.at(state, seat, iterations, seed);
    return { best: undefined, expected: 0, cost: given, noise: errorOf(given, iterations) };
  }
  const { decision, choice } = answered;
  const found = expect.best(state, decision, iterations, seed);
  const [first] = found.opinions;
  if (found.choice === choice && first)
    return { best: choice, expected: first.expected, cost: 0, noise: errorOf(first.expected, first.visits) };
  const best = expect.after(state, decision, found.choice, iterations, `${seed} pair`);
  const expected = expect.after(state, decision, choice, iterations, `${seed} pair`);
  const noise = Math.hypot(errorOf(best, iterations), errorOf(expected, iterations));
  return { best: found.choice, expected, cost: Math.max(0, best - expected), noise };
}

/** Nothing is weighed where nothing happened. */
function whatFollowed(scales: Scales, seat: Seat, at: number, expected: number): Change {
  const { game, line, expect, luckOf, iterations } = scales;
  const { steps, end } = line;
  const nextOwn = steps.findIndex((step, i) => i > at && isOwn(step, seat));
  const until = nextOwn < 0 ? steps.length : nextOwn;
  let [luck, variance, othersActed] = [0, 0, false];
  for (const [i, { seat: who, answered, state, after }] of steps.slice(at, until).entries()) {
    if (who !== seat || answersAreSealed(game, state, seat)) othersActed = true;
    if (!answered) continue;
    const made = { seat: who, choice: answered.choice };
    const { value, error } = luckOf(state, after, seat, made, iterations, `review luck ${at + i}`);
    luck += value;
    variance += error * error;
  }
  const gave: Estimate = { value: luck, error: Math.sqrt(variance) };
  const foreseen = expected + luck;
  if (!othersActed) return { luck: gave, others: 0, next: foreseen };
  const result = nextOwn < 0 ? resultFor(game, line, seat) : undefined;
  const next = result ?? expect.at(steps[until]?.state ?? end, seat, iterations, `review at ${until}`);
  return { luck: gave, others: next - foreseen, next };
}

/** 1 won, ½ drawn, 0 lost; where nobody won, two have drawn, and one alone has lost. */
export function resultFor(game: Game, { outcome, end }: Line, seat: Seat): number | undefined {
  if (!outcome) return undefined;
  if (outcome.winners.includes(seat)) return 1;
  return outcome.winners.length === 0 && game.seats(end).length > 1 ? 0.5 : 0;
}

export function stepAt({ line: { steps } }: Pick<Scales, 'line'>, at: number): Step {
  const step = steps[at];
  if (!step) throw new RangeError(`no step ${at}`);
  return step;
}
