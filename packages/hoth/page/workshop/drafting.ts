/** A drawing of Hoth, as the workshop keeps it. */
import { type Drawing, EMPTY_FIELD, hexByName, readDrawing, scenarioData } from '@wartable/hoth/telling';
import { type Json, seedFrom } from '@wartable/kernel';
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { Drafting } from '@wartable/web/workshop/use-drawing.ts';
import { nameOf } from '../layout.ts';

export const GAME = 'hoth';

/** The bots that measure: quick, with the trained net. */
export const LEVEL = 4;

export const DRAFTING: Drafting<Drawing> = {
  game: GAME,
  read: readDrawing,
  write: (drawing) => scenarioData(drawing) as Json,
  titleOf: ({ title }) => title,
};

export type HexId = NonNullable<ReturnType<typeof hexByName>>;

/** A hex of the board in the words of the rules. */
export function hexIdOf(hex: Hex): HexId {
  return hexByName(nameOf(hex)) as HexId;
}

/** What it is played by: names change nothing. */
export function fingerprintOf(drawing: Drawing): string {
  const { id, title, unknown } = EMPTY_FIELD;
  return seedFrom(JSON.stringify(scenarioData({ ...drawing, id, title, unknown })));
}

/** A name for programs from a title. */
export function idFrom(title: string): string {
  const plain = title.normalize('NFKD').toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? EMPTY_FIELD.id;
}
