/** A drawing of the forest, as the workshop keeps it, and as the board shows it. */
import { type GameMap, type MapDrawing, mapDrawingData, readMap, readMapDrawing } from '@wartable/endor/telling';
import { seedFrom } from '@wartable/kernel';
import type { Drafting } from '@wartable/web/workshop/use-drawing.ts';

export const GAME = 'endor';

/** The bots that measure: quick, with the trained net. */
export const LEVEL = 4;

export const DRAFTING: Drafting<MapDrawing> = {
  game: GAME,
  read: readMapDrawing,
  write: mapDrawingData,
  titleOf: ({ title }) => title,
};

const maps = new WeakMap<object, GameMap>();

/** Also of a map that cannot be played yet. */
export function mapOfDrawing({ map }: MapDrawing): GameMap {
  const known = maps.get(map) ?? readMap(map, 'drawing');
  maps.set(map, known);
  return known;
}

/** What it is played by: a title changes nothing. */
export function fingerprintOf(drawing: MapDrawing): string {
  return seedFrom(JSON.stringify(mapDrawingData({ ...drawing, title: '' })));
}
