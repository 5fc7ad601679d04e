import { type BotSpec, readBot } from '@wartable/ai';
import { gameNamed } from './args.ts';
import { type AnyGame, manifestOf } from './games.ts';
import { UsageError } from './io.ts';
import { netOf } from './nets.ts';
import { text } from './text/index.ts';

/** Whom a person meets who did not say: the middle level. */
export function usualBot(game: Pick<AnyGame, 'id'>): string {
  return `level:${Math.ceil(manifestOf(game).levels.length / 2)}`;
}

/** A bot by what a person types: `greedy`, `search:200ms`, `search:500`, `net:200ms`, `net:500@file`, `level:3`. */
export function botNamed(name: string, game: Pick<AnyGame, 'id'>): BotSpec {
  const opponents = manifestOf(game);
  const bot = readBot(name, opponents);
  if (!bot) throw new UsageError(text('error.bot', { name, levels: opponents.levels.length }));
  // A file that is no net is told here, not by each thread.
  if (bot.net !== undefined) netOf(gameNamed(game.id), bot);
  return bot;
}
