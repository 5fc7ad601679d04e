/** The games of this version, before any of them is loaded. */

import manifests from 'virtual:games/manifests';
import type { Manifest } from '@wartable/games/manifest';

export const MANIFESTS: readonly Manifest[] = manifests;

/** The levels of its bots, from 1 on. */
export function levelsOf(game: string): readonly number[] {
  return (MANIFESTS.find(({ id }) => id === game)?.levels ?? []).map((_, i) => i + 1);
}

export function isGame(id: string): boolean {
  return MANIFESTS.some((manifest) => manifest.id === id);
}
