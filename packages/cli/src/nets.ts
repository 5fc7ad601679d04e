/** Trained nets from files: those the games ship with, and others by their path. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BotSpec, type Evaluator, learned, readNet, SHIPPED } from '@wartable/ai';
import { type AnyGame, folderOf } from './games.ts';

const known = new Map<string, Evaluator>();

/** What a bot looks with that has a net; each is read once in a thread. */
export function netOf(game: AnyGame, { net }: Pick<BotSpec, 'net'>): Evaluator | undefined {
  if (net === undefined) return undefined;
  const path = net === SHIPPED ? join(folderOf(game.id), 'nets', `${game.id}.net`) : net;
  const found = known.get(path) ?? learned(game, readNet(readFileSync(path)).net);
  known.set(path, found);
  return found;
}
