/** What trained bots look with, in the worker that thinks: waited for before a bot is asked, since a thought itself does not wait. */
import { type Evaluator, type Level, learned, readNet, SHIPPED } from '@wartable/ai';
import type { Game } from '@wartable/kernel';
import { fetchNet } from '../games/nets.ts';

type Look = () => Evaluator;

/** By game: its net, or what was wrong with it. */
const looks = new Map<string, Look>();
const read = new Set<string>();

/** Waits for the net of a level, where it has one. What could not be read is tried again by the next who asks. */
export async function fetchLook(game: Game, { net }: Pick<Level, 'net'>): Promise<void> {
  if (net === undefined || read.has(game.id)) return;
  looks.set(game.id, await lookBy(game));
}

async function lookBy(game: Game): Promise<Look> {
  try {
    const { net, card } = readNet(await fetchNet(game.id));
    const evaluator = learned(game, net, card);
    read.add(game.id);
    return () => evaluator;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Throws what was wrong, where it is not there. */
export function lookOf(game: Game, net: string): Evaluator {
  const look = net === SHIPPED ? looks.get(game.id) : undefined;
  if (!look) throw new RangeError(`there is no net "${net}" here`);
  return look();
}
