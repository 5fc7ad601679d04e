/** Trained nets from files: those the games ship with, and others by their path. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BotSpec, type Evaluator, learned, NetError, readNet, SHIPPED } from '@wartable/ai';
import { systemCode } from './disk.ts';
import { type AnyGame, folderOf } from './games.ts';
import { UsageError } from './io.ts';
import { text } from './text/index.ts';

const known = new Map<string, Evaluator>();

/** What a bot looks with that has a net; each is read once in a thread. */
export function netOf(game: AnyGame, { net }: Pick<BotSpec, 'net'>): Evaluator | undefined {
  if (net === undefined) return undefined;
  const path = net === SHIPPED ? join(folderOf(game.id), 'nets', `${game.id}.net`) : net;
  const key = `${game.id} ${path}`;
  const found = known.get(key) ?? readFrom(path, game);
  known.set(key, found);
  return found;
}

function readFrom(path: string, game: AnyGame): Evaluator {
  const refuse = (reason: string | ReturnType<typeof text>): never => {
    throw new UsageError(text('error.net', { path, reason }));
  };
  try {
    const { net, card } = readNet(readFileSync(path));
    if (card.game !== game.id) return refuse(text('net.other-game', { game: card.game }));
    const wanted = game.encoding?.version ?? 0;
    if (card.encoding !== wanted) return refuse(text('net.other-encoding', { found: card.encoding, wanted }));
    return learned(game, net, card.opinion);
  } catch (error) {
    const reason = error instanceof NetError ? error.message : systemCode(error);
    if (reason === undefined) throw error;
    return refuse(reason);
  }
}
