/** One game of a bot against itself as a job: plain data in, samples out. */
import { type BotSpec, bytesOf, makePlayer, newSamples, type Player, playAndKeep } from '@wartable/ai';
import { rngFromSeed, seedFrom } from '@wartable/kernel';
import { gameNamed } from '../args.ts';
import { netOf } from '../nets.ts';

export type SelfPlayJob = {
  readonly game: string;
  readonly options: object;
  /** Who thinks long, in so many of a hundred decisions, and who plays on in between. */
  readonly thinker: BotSpec;
  readonly hasty: BotSpec;
  readonly long: number;
  readonly number: number;
  readonly seed: string;
  /** Of a hundred decisions so many are answered by lot. */
  readonly slips: number;
};

export type SelfPlayed = { readonly samples: Uint8Array; readonly decisions: number };

export function selfPlay({ game: id, options, thinker, hasty, long, number, seed, slips }: SelfPlayJob): SelfPlayed {
  const game = gameNamed(id);
  const state = game.setup(game.options(options), rngFromSeed(seedFrom(seed)));
  const seat = (bot: BotSpec): Player[] =>
    game.seats(state).map(() => makePlayer(game, bot, () => performance.now(), netOf(game, bot)));
  const samples = newSamples();
  const rng = rngFromSeed(seedFrom(`${seed} bots`));
  const decisions = playAndKeep(game, state, { thinkers: seat(thinker), hasty: seat(hasty), long, slips, rng }, number, samples);
  return { samples: Buffer.concat(bytesOf(samples)), decisions };
}
