/** Bots against each other in a worker of the browser: whole games from seeds, and how they ended. */
import { loadGame } from '../games/rules.ts';
import { type Battled, battlesOf } from './battles.ts';
import { fetchLook, lookOf } from './looks.ts';
import { reasonOf } from './reason.ts';

export type ToBalance = {
  readonly game: string;
  readonly options: unknown;
  /** From 1 on. */
  readonly level: number;
  readonly seeds: readonly string[];
};

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

async function battle({ game: name, options, level: n, seeds }: ToBalance): Promise<Battled[]> {
  const { game, manifest } = await loadGame(name);
  const level = manifest.levels[n - 1] ?? { kind: 'greedy' };
  await fetchLook(game, level);
  const look = level.net === undefined ? undefined : lookOf(game, level.net);
  return battlesOf(game, options, level, look, seeds, () => performance.now());
}
