/** The games where engines run, loaded when a worker needs them. */

import rules from 'virtual:games/rules';
import type { LoadedGame } from '@wartable/games/manifest';
import { InputError } from '@wartable/kernel';
import { text } from '../text/index.ts';
import { MANIFESTS } from './manifests.ts';

export async function loadGame(id: string): Promise<LoadedGame> {
  const manifest = MANIFESTS.find((known) => known.id === id);
  const load = rules[id];
  if (!manifest || !load) throw new InputError('game', text('trouble.newer'));
  return { game: await load(), manifest };
}
