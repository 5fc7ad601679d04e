/** The evaluator made of a game's considerations: their weighted sum is the value, and choices are tried to see how they look. */
import type { GameEvent, GameState, Rules, Seat } from '@wartable/kernel';
import type { Reason } from './bot.ts';
import { DECIDED, decided, type Evaluator, type Explanation } from './evaluator.ts';
import { firstSight } from './glance.ts';
import type { SearchSettings } from './settings.ts';

const LEAST_WEIGHT = 0.1;
const MOST_REASONS = 3;

/** `only` names the considerations a weak player thinks of; the others it does not see. `settings` are those of a search with them. */
export function considerations<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  only?: readonly string[],
  settings?: Partial<SearchSettings>,
): Evaluator<State> & { readonly explanation: Explanation } {
  const weights = Float64Array.from(game.considerations, ({ name, weight }) => (only && !only.includes(name) ? 0 : weight));
  const weigh = (world: State, seat: Seat, amounts: Float64Array): number => {
    amounts.fill(0);
    game.consider(world, seat, amounts);
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (amounts[i] as number);
    return sum > DECIDED - 1 ? DECIDED - 1 : sum < 1 - DECIDED ? 1 - DECIDED : sum;
  };
  const notes = new Float64Array(weights.length);
  const value = (world: State, seat: Seat): number => weigh(world, seat, notes);
  // What is only tried is not noted.
  const tried = new Float64Array(weights.length);
  const sight = firstSight(game, (world, seat) => decided(game, world, seat) ?? weigh(world, seat, tried));
  return {
    value,
    glance: (world, decision, look) => {
      const before = value(world, decision.seat);
      return { value: before, prior: sight.prior(world, decision, before, look) };
    },
    pick: sight.pick,
    explanation: { notes, reasons: reasonsBy(game, weights) },
    ...(settings ? { settings } : {}),
  };
}

/** What weighs most in a difference of amounts, with these weights. */
export function reasonsBy(
  { considerations: all }: Pick<Rules, 'considerations'>,
  weights: ArrayLike<number>,
): Explanation['reasons'] {
  return (difference, expected): Reason[] => {
    // The slope of the logistic curve turns logits into chances; it is never taken as quite flat.
    const slope = 100 * Math.max(0.05, expected * (1 - expected));
    return all
      .map(({ name }, i) => ({ name, weight: Math.round((weights[i] ?? 0) * (difference[i] ?? 0) * slope * 10) / 10 }))
      .filter(({ weight }) => Math.abs(weight) >= LEAST_WEIGHT)
      .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      .slice(0, MOST_REASONS);
  };
}
