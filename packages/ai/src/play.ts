import {
  type Decision,
  type Emit,
  type GameEvent,
  type GameState,
  type Rng,
  type Rules,
  rngFromSeed,
  type Seat,
  type Seed,
  seedFrom,
} from '@wartable/kernel';
import type { Ask } from './bot.ts';
import type { Player } from './player.ts';

export type Played<State> = { readonly state: State; readonly decisions: number };

/** Far more than a game takes. */
const MOST_DECISIONS = 1_000_000;

/** Plays a whole game between bots. The seed fixes dice, shuffles and the bots' own chance. A game that does not end is an error. */
export function playOut<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  options: Options,
  bots: readonly Player<View>[],
  seed: Seed,
  emit?: Emit<Event>,
): Played<State> {
  const state = game.setup(options, rngFromSeed(seed), emit);
  const players = bots.map((bot, place) => ({ bot, rng: rngFromSeed(seedFrom(`${seed} bot ${place}`)) }));
  let decisions = 0;
  while (decisions < MOST_DECISIONS) {
    const decision = game.pending(state)[0];
    if (!decision) return { state, decisions };
    const { seat } = decision;
    const player = players[seat];
    if (!player) throw new RangeError(`nobody plays seat ${seat}`);
    const ask = new Asked(game, state, decision, player.rng);
    game.apply(state, seat, player.bot(ask).choice, emit);
    decisions++;
  }
  const position = JSON.stringify(game.write(state));
  throw new RangeError(`${game.id} with seed ${seed} is not over after ${decisions} decisions: ${position}`);
}

/** A decision as its seat sees it. The state is out of reach; the view is built on first use, once: who looks at nothing costs nothing. */
class Asked<State extends GameState, Event extends GameEvent, View, Options> implements Ask<View> {
  readonly decision: Decision;
  readonly rng: Rng;
  readonly #game: Rules<State, Event, View, Options>;
  readonly #state: State;
  readonly #seat: Seat;
  #view: View | undefined;

  constructor(game: Rules<State, Event, View, Options>, state: State, decision: Decision, rng: Rng) {
    this.decision = decision;
    this.rng = rng;
    this.#game = game;
    this.#state = state;
    this.#seat = decision.seat;
  }

  get view(): View {
    this.#view ??= this.#game.view(this.#state, this.#seat);
    return this.#view;
  }
}
