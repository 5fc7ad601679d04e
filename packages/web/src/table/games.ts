/** The games where the engine runs, loaded when a table needs them. */
import { InputError } from '@wartable/kernel';
import type { TableGame } from './table-game.ts';

const LOADERS: Readonly<Record<string, () => Promise<TableGame>>> = {
  hoth: async () => (await import('../hoth/at-table.ts')).hothAtTable,
  duel: async () => (await import('../duel/at-table.ts')).duelAtTable,
  endor: async () => (await import('../endor/at-table.ts')).endorAtTable,
};

export async function loadTableGame(id: string): Promise<TableGame> {
  const load = LOADERS[id];
  if (!load) throw new InputError('game', `there is no game "${id}"`);
  return await load();
}
