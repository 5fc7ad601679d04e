/** Games of bots against themselves, kept as samples. */
import {
  allSeats,
  below,
  type GameEvent,
  type GameState,
  newSparse,
  pick,
  type Rng,
  type Rules,
  type Seat,
} from '@wartable/kernel';
import type { Player } from '../player.ts';
import { addChoice, addPosition, countOf, type Samples, setResult } from './samples.ts';

export type SelfPlay = {
  /** By seat: who thinks long, and is learned from, and who plays on quickly in between (playout caps, as in KataGo): games are many, and thoughts good. */
  readonly thinkers: readonly Player[];
  readonly hasty: readonly Player[];
  /** Of a hundred decisions so many are thought about long. */
  readonly long: number;
  /** Of a hundred decisions so many are answered by lot: what good players avoid has a price, too. */
  readonly slips: number;
  readonly rng: Rng;
};

const MOST_DECISIONS = 5000;

/** Plays a game to its end and keeps the decisions that were thought about. */
export function playAndKeep<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  state: State,
  { thinkers, hasty, long, slips, rng }: SelfPlay,
  number: number,
  into: Samples,
): number {
  const { encoding } = game;
  if (!encoding) throw new RangeError(`${game.id} has no encoding`);
  const sparse = newSparse();
  const seats = allSeats(game.seats(state));
  const first = countOf(into);
  const see = (seat: Seat): typeof sparse => {
    sparse.size = 0;
    encoding.position(state, seat, sparse);
    return sparse;
  };
  let decisions = 0;
  for (; decisions < MOST_DECISIONS; decisions++) {
    const decision = game.pending(state)[0];
    if (!decision) break;
    const { seat, choices } = decision;
    if (choices.length === 1) {
      game.apply(state, seat, choices[0] as number);
      continue;
    }
    const isLong = below(rng, 100) < long;
    const player = (isLong ? thinkers : hasty)[seat];
    if (!player) throw new RangeError(`nobody plays seat ${seat}`);
    const { choice, opinions } = player({ view: game.view(state, seat), decision, rng });
    const visits = opinions.reduce((sum, one) => sum + one.visits, 0);
    if (isLong && visits > 0) {
      const own = opinions.reduce((sum, one) => sum + one.visits * one.expected, 0) / visits;
      const expected = encoding.sign(state, seat) > 0 ? own : 1 - own;
      addPosition(into, number, see(seat), expected);
      for (const one of choices) {
        sparse.size = 0;
        encoding.choice(state, decision, one, sparse);
        addChoice(into, sparse, (opinions.find((opinion) => opinion.choice === one)?.visits ?? 0) / visits);
      }
      // How it looks to somebody else, who is not asked.
      const other = seats[below(rng, seats.length)];
      if (other !== undefined && other !== seat) addPosition(into, number, see(other), expected);
    }
    game.apply(state, seat, below(rng, 100) < slips ? pick(rng, choices) : choice);
  }
  const winners = game.outcome(state)?.winners ?? [];
  const positive = seats.filter((seat) => encoding.sign(state, seat) > 0);
  const won = winners.some((seat) => positive.includes(seat));
  setResult(into, first, won ? 1 : winners.length === 0 && seats.length > 1 ? 0.5 : 0);
  return decisions;
}
