/** Trained nets from files, and what is wrong with them in words. */
import { type BotSpec, type Evaluator, NetError } from '@wartable/ai';
import { lookOf } from '@wartable/bots/nets';
import { systemCode } from './disk.ts';
import type { AnyGame } from './games.ts';
import { UsageError } from './io.ts';
import { text } from './text/index.ts';

/** What a bot looks with that has a net. */
export function netOf(game: AnyGame, { net }: Pick<BotSpec, 'net'>): Evaluator | undefined {
  if (net === undefined) return undefined;
  try {
    return lookOf(game, net);
  } catch (error) {
    const reason = error instanceof NetError ? error.message : systemCode(error);
    if (reason === undefined) throw error;
    throw new UsageError(text('error.net', { path: net, reason }));
  }
}
