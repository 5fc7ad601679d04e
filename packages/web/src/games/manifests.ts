/** The games of this version, before any of them is loaded. */

import manifests from 'virtual:games/manifests';
import type { Manifest } from '@wartable/games/manifest';

export const MANIFESTS: readonly Manifest[] = manifests;

export function isGame(id: string): boolean {
  return MANIFESTS.some((manifest) => manifest.id === id);
}
