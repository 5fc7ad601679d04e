import {
  type Emit,
  type GameEvent,
  type GameState,
  type Rng,
  type Rules,
  rngFromSeed,
  type Seed,
  seedFrom,
} from '@wartable/kernel';
import type { Player } from './player.ts';

export type Played<State> = { readonly state: State; readonly decisions: number };

/** Plays a whole game between bots. The seed fixes dice, shuffles and the bots' own chance. */
export function playOut<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  options: Options,
  bots: readonly Player<View>[],
  seed: Seed,
  emit?: Emit<Event>,
): Played<State> {
  const state = game.setup(options, rngFromSeed(seed), emit);
  const chance = bots.map((_, seat) => rngFromSeed(seedFrom(`${seed} bot ${seat}`)));
  let decisions = 0;
  for (;;) {
    const decision = game.pending(state)[0];
    if (!decision) return { state, decisions };
    const { seat } = decision;
    const bot = bots[seat] as Player<View>;
    const ask = {
      get view(): View {
        return game.view(state, seat);
      },
      decision,
      rng: chance[seat] as Rng,
    };
    game.apply(state, seat, bot(ask).choice, emit);
    decisions++;
  }
}
