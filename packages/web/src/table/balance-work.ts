/** Bots against each other in a worker of the browser: whole games from seeds, and how they ended. */
import { makePlayer, playOut } from '@wartable/ai';
import { rngFromSeed, seedFrom } from '@wartable/kernel';
import { loadGame } from '../games/rules.ts';
import { fetchLook, lookOf } from './looks.ts';
import { reasonOf } from './reason.ts';

export type ToBalance = {
  readonly game: string;
  readonly options: unknown;
  /** From 1 on. */
  readonly level: number;
  readonly seeds: readonly string[];
};

/** Who won, and after how many turns. */
export type Battled = { readonly winners: readonly number[]; readonly turns: number };
export type FromBalance =
  | { readonly say: 'battled'; readonly battles: readonly Battled[] }
  | { readonly say: 'trouble'; readonly reason: ReturnType<typeof reasonOf> };

export async function balanceWork(asked: ToBalance): Promise<void> {
  const post = (message: FromBalance): void => self.postMessage(message);
  try {
    post({ say: 'battled', battles: await battle(asked) });
  } catch (error) {
    post({ say: 'trouble', reason: reasonOf(error) });
  }
}

async function battle({ game: name, options: given, level, seeds }: ToBalance): Promise<Battled[]> {
  const { game, manifest } = await loadGame(name);
  const skill = manifest.levels[level - 1] ?? { kind: 'greedy' };
  await fetchLook(game, skill);
  const options = game.options(given);
  const look = skill.net === undefined ? undefined : lookOf(game, skill.net);
  return seeds.map((seed) => {
    const seats = game.seats(game.setup(options, rngFromSeed(seedFrom(seed))));
    const players = seats.map(() => makePlayer(game, skill, () => performance.now(), look));
    const { state } = playOut(game, options, players, seedFrom(seed));
    return { winners: game.outcome(state)?.winners ?? [], turns: game.moment(state) };
  });
}
