/** The games where engines run, loaded when a worker needs them. */
import { type Game, InputError } from '@wartable/kernel';
import { text } from '../text/index.ts';

const LOADERS: Readonly<Record<string, () => Promise<Game>>> = {
  hoth: async () => (await import('@wartable/hoth')).hoth as unknown as Game,
  duel: async () => (await import('@wartable/duel')).duel as unknown as Game,
  endor: async () => (await import('@wartable/endor')).endor as unknown as Game,
};

export async function loadGame(id: string): Promise<Game> {
  const load = LOADERS[id];
  if (!load) throw new InputError('game', text('trouble.newer'));
  return await load();
}
