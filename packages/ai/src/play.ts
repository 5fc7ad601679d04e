import { type Emit, type GameEvent, type GameState, type Rules, rngFromSeed, type Seed, seedFrom } from '@wartable/kernel';
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
  const players = bots.map((bot, place) => ({ bot, rng: rngFromSeed(seedFrom(`${seed} bot ${place}`)) }));
  let decisions = 0;
  for (;;) {
    const decision = game.pending(state)[0];
    if (!decision) return { state, decisions };
    const { seat } = decision;
    const player = players[seat];
    if (!player) throw new RangeError(`nobody plays seat ${seat}`);
    const ask = {
      get view(): View {
        return game.view(state, seat);
      },
      decision,
      rng: player.rng,
    };
    game.apply(state, seat, player.bot(ask).choice, emit);
    decisions++;
  }
}
