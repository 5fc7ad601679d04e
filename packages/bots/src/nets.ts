/** What trained bots look with: nets from files, those the games ship with and others by their path. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Evaluator, learned, readNet, SHIPPED } from '@wartable/ai';
import { gameFolders } from '@wartable/games/folders';
import type { Rules } from '@wartable/kernel';

const known = new Map<string, Evaluator>();

/** Each is read once in a thread. Throws `NetError`, or what the system says of the file. */
export function lookOf(game: Rules, net: string): Evaluator {
  const path = net === SHIPPED ? shippedWith(game.id) : net;
  const key = `${game.id} ${path}`;
  const found = known.get(key) ?? readLook(game, path);
  known.set(key, found);
  return found;
}

function shippedWith(id: string): string {
  return join(gameFolders().find((one) => one.id === id)?.folder ?? '', 'nets', `${id}.net`);
}

function readLook(game: Rules, path: string): Evaluator {
  const { net, card } = readNet(readFileSync(path));
  return learned(game, net, card);
}
