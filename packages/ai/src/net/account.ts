/** What a net thinks, in the words of considerations: the weights with which they come nearest to its opinion. */
import { allSeats, type GameEvent, type GameState, type Rng, type Rules, type Seat } from '@wartable/kernel';
import type { Player } from '../player.ts';
import { inverse } from '../statistics.ts';

export type Account = {
  /** By consideration, in their order. */
  readonly weights: readonly number[];
  /** How much of the net's ups and downs they account for, from 0 to 1. */
  readonly accounts: number;
};

/** Holds the weights near zero where considerations go together. */
const RIDGE = 1e-3;

/** From the positions of a few games: least squares. */
export function accountOf<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  value: (world: State, seat: Seat) => number,
  starts: readonly State[],
  player: Player,
  rng: Rng,
): Account {
  const size = game.considerations.length;
  // The last one is what a position is worth in which nothing speaks for anybody.
  const squares = Array.from({ length: size + 1 }, () => new Array<number>(size + 1).fill(0));
  const products = new Array<number>(size + 1).fill(0);
  const amounts = new Float64Array(size);
  let [count, sum, sumOfSquares] = [0, 0, 0];
  for (const state of starts)
    for (;;) {
      const decision = game.pending(state)[0];
      if (!decision) break;
      for (const seat of allSeats(game.seats(state))) {
        amounts.fill(0);
        game.consider(state, seat, amounts);
        const logit = value(state, seat);
        const row = [...amounts, 1];
        for (const [i, x] of row.entries()) {
          products[i] = (products[i] as number) + x * logit;
          for (const [j, y] of row.entries()) (squares[i] as number[])[j] = ((squares[i] as number[])[j] as number) + x * y;
        }
        count++;
        sum += logit;
        sumOfSquares += logit * logit;
      }
      const { seat } = decision;
      game.apply(state, seat, player({ view: game.view(state, seat), decision, rng }).choice);
    }
  for (const [i, row] of squares.entries()) row[i] = (row[i] as number) + RIDGE * count;
  const solved = inverse(squares).map((row) => row.reduce((total, x, i) => total + x * (products[i] as number), 0));
  const explained = solved.reduce((total, w, i) => total + w * (products[i] as number), 0);
  const whole = sumOfSquares - (sum * sum) / count;
  return {
    weights: solved.slice(0, size),
    accounts: Math.max(0, Math.min(1, 1 - (sumOfSquares - explained) / Math.max(1e-9, whole))),
  };
}
