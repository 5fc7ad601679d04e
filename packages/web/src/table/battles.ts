/** Whole games between bots of one level, from seeds: who won, and after how many turns. */
import { type Evaluator, type Level, makePlayer, playOut } from '@wartable/ai';
import { type Game, rngFromSeed, seedFrom } from '@wartable/kernel';

export type Battled = { readonly winners: readonly number[]; readonly turns: number };

/** `now`: the clock of the host, for levels that think for a time. Throws `InputError` where the options are none. */
export function battlesOf(
  game: Game,
  given: unknown,
  level: Level,
  look: Evaluator | undefined,
  seeds: readonly string[],
  now: () => number,
): Battled[] {
  const options = game.options(given);
  return seeds.map((seed) => {
    const seats = game.seats(game.setup(options, rngFromSeed(seedFrom(seed))));
    const players = seats.map(() => makePlayer(game, level, now, look));
    const { state } = playOut(game, options, players, seedFrom(seed));
    return { winners: game.outcome(state)?.winners ?? [], turns: game.moment(state) };
  });
}
