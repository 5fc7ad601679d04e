/** How good a position looks: the considerations of the game, weighed. */
import type { Game, GameEvent, GameState, Seat } from '@wartable/kernel';
import type { Reason } from './bot.ts';

/** A decided game, as a logit: surer than anything weighed. */
const DECIDED = 9;

export type Appraiser<State> = {
  /** The logit of the seat's chance to win. */
  readonly logit: (state: State, seat: Seat) => number;
  /** How much of each consideration the last appraised state held; zeros when it was decided. */
  readonly amounts: Float64Array;
  /** What weighs most in a difference of amounts, around an expected chance. */
  readonly reasons: (difference: Float64Array, expected: number) => Reason[];
};

/** `only` names the considerations a weak player thinks of; the others it does not see. */
export function appraiser<State extends GameState, Event extends GameEvent, View, Options>(
  game: Game<State, Event, View, Options>,
  only?: readonly string[],
): Appraiser<State> {
  const weights = Float64Array.from(game.considerations, ({ name, weight }) => (only && !only.includes(name) ? 0 : weight));
  const amounts = new Float64Array(weights.length);
  const logit = (state: State, seat: Seat): number => {
    amounts.fill(0);
    const outcome = game.outcome(state);
    if (outcome) {
      if (outcome.winners.includes(seat)) return DECIDED;
      // Where nobody won, two have drawn, and one alone has lost.
      return outcome.winners.length === 0 && game.seats(state).length > 1 ? 0 : -DECIDED;
    }
    game.consider(state, seat, amounts);
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (amounts[i] as number);
    return sum > DECIDED - 1 ? DECIDED - 1 : sum < 1 - DECIDED ? 1 - DECIDED : sum;
  };
  const reasons = (difference: Float64Array, expected: number): Reason[] => {
    // The slope of the logistic curve turns logits into chances; it is never taken as quite flat.
    const slope = 100 * Math.max(0.05, expected * (1 - expected));
    return game.considerations
      .map(({ name }, i) => ({ name, weight: Math.round((weights[i] as number) * (difference[i] as number) * slope * 10) / 10 }))
      .filter(({ weight }) => Math.abs(weight) >= LEAST_WEIGHT)
      .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      .slice(0, MOST_REASONS);
  };
  return { logit, amounts, reasons };
}

const LEAST_WEIGHT = 0.1;
const MOST_REASONS = 3;

export function chance(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
