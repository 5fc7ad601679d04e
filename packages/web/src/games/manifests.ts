/** The games of this version, before any of them is loaded. */

import manifests from 'virtual:games/manifests';
import type { Manifest } from '@wartable/games/manifest';

export const MANIFESTS: readonly Manifest[] = manifests;

/** Those with battles of the day, in the order of their doors. */
export const WITH_DAYS: readonly string[] = MANIFESTS.filter(({ days }) => days)
  .toSorted((a, b) => Number(b.great ?? false) - Number(a.great ?? false))
  .map(({ id }) => id);

/** The levels of its bots, from 1 on. */
export function levelsOf(game: string): readonly number[] {
  return (MANIFESTS.find(({ id }) => id === game)?.levels ?? []).map((_, i) => i + 1);
}

export function isGame(id: string): boolean {
  return MANIFESTS.some((manifest) => manifest.id === id);
}
