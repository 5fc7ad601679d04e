/** Trained nets from files, and what is wrong with them in words. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BotSpec, type Evaluator, NetError, SHIPPED } from '@wartable/ai';
import { lookOf } from '@wartable/bots/nets';
import { systemCode } from './disk.ts';
import { type AnyGame, folderOf, GAMES } from './games.ts';
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

const MARK_LENGTH = 16;

/** Which nets these bots look with: one of the same name may be another net the next day. Nothing where none of them has one. */
export function marksOfNets(bots: readonly Pick<BotSpec, 'net'>[]): { readonly nets?: readonly string[] } {
  const named = new Set(bots.flatMap(({ net }) => net ?? []));
  const shipped = GAMES.map(({ id }) => join(folderOf(id), 'nets', `${id}.net`)).filter(existsSync);
  const paths = [...named].flatMap((net) => (net === SHIPPED ? shipped : net));
  return paths.length === 0 ? {} : { nets: paths.map(markOf) };
}

function markOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, MARK_LENGTH);
}
