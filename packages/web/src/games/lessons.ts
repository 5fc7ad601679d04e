/** The lessons of all games, in the order in which they are learned. */

import lessons from 'virtual:games/lessons';
import type { Lesson } from '@wartable/kernel';
import { MANIFESTS } from './manifests.ts';

export type Path = { readonly game: string; readonly lessons: readonly Lesson[] };

/** As their doors stand on the home page. */
const inOrder = MANIFESTS.toSorted((a, b) => Number(b.great ?? false) - Number(a.great ?? false));

export const PATHS: readonly Path[] = inOrder.flatMap(({ id }) => {
  const own = lessons[id];
  return own ? [{ game: id, lessons: own }] : [];
});
