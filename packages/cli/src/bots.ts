import { type BotSpec, readBot } from '@wartable/ai';
import { type AnyGame, manifestOf } from './games.ts';
import { UsageError } from './io.ts';
import { text } from './text/index.ts';

/** Whom a person meets who did not say. */
export const DEFAULT_BOT = 'level:3';

/** A bot by what a person types: `greedy`, `search:200ms`, `search:500`, `level:3`. */
export function botNamed(name: string, game: Pick<AnyGame, 'id'>): BotSpec {
  const bot = readBot(name, manifestOf(game));
  if (!bot) throw new UsageError(text('error.bot', { name }));
  return bot;
}
