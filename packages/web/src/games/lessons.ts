/** The lessons of all games, in the order in which they are learned. */

import lessons from 'virtual:games/lessons';
import type { Lesson } from '@wartable/kernel';
import { MANIFESTS } from './manifests.ts';

export type Path = { readonly game: string; readonly lessons: readonly Lesson[] };

export const PATHS: readonly Path[] = MANIFESTS.flatMap(({ id }) => {
  const own = lessons[id];
  return own ? [{ game: id, lessons: own }] : [];
});
