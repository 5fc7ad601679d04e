/** One game of a bot against itself as a job: plain data in, samples out. */
import { type BotSpec, bytesOf, makePlayer, newSamples, type Player, playAndKeep, type SearchSettings } from '@wartable/ai';
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

/** Who learns tries more. */
const DOUBTFUL: Partial<SearchSettings> = { doubt: 0.15 };

export type SelfPlayed = { readonly samples: Uint8Array; readonly decisions: number };

export function selfPlay({ game: id, options, thinker, hasty, long, number, seed, slips }: SelfPlayJob): SelfPlayed {
  const game = gameNamed(id);
  const state = game.setup(game.options(options), rngFromSeed(seedFrom(seed)));
  const seat = (bot: BotSpec, settings: Partial<SearchSettings> = {}): Player[] => {
    const look = netOf(game, bot);
    const own = look && { ...look, settings: { ...look.settings, ...settings } };
    return game.seats(state).map(() => makePlayer(game, bot, () => performance.now(), own));
  };
  const samples = newSamples();
  const rng = rngFromSeed(seedFrom(`${seed} bots`));
  const decisions = playAndKeep(
    game,
    state,
    { thinkers: seat(thinker, DOUBTFUL), hasty: seat(hasty), long, slips, rng },
    number,
    samples,
  );
  return { samples: Buffer.concat(bytesOf(samples)), decisions };
}
