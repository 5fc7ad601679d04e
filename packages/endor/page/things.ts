/** Which hex or unit a parameter of a text names. */
import { PIECES, pieceText, type View } from '@wartable/endor/telling';
import type { Param } from '@wartable/kernel';
import { sceneOf } from './scene.ts';

const keyOf = (value: Param): string => JSON.stringify(value);
const BY_TEXT = new Map(PIECES.map(({ name }) => [keyOf(pieceText(name)), name]));

export function thingNamed(value: Param, view: View): string | undefined {
  if (typeof value === 'string') return sceneOf(view).map.names.includes(value) ? value : undefined;
  const piece = BY_TEXT.get(keyOf(value));
  return sceneOf(view).pieces.some(({ id }) => id === piece) ? piece : undefined;
}
