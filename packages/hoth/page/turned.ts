/** The field turned by half a circle. Its rows are symmetric, so each hex simply changes places with the one across. */
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { Marks } from '@wartable/web/board/marks.ts';
import { HEXES } from './layout.ts';
import type { Scene } from './scene.ts';

export const opposite = (hex: Hex): Hex => HEXES.length - 1 - hex;

const turnedTerrain = new Map<Scene['terrain'], Scene['terrain']>();

export function turnedScene(scene: Scene): Scene {
  const across = <T extends { readonly hex: Hex }>(one: T): T => ({ ...one, hex: opposite(one.hex) });
  // The same ground gives the same list, so that it is drawn once.
  const terrain = turnedTerrain.get(scene.terrain) ?? scene.terrain.toReversed();
  turnedTerrain.set(scene.terrain, terrain);
  return {
    terrain,
    units: scene.units.map(across),
    structures: scene.structures.map(across),
    places: scene.places.map(across),
    officer: scene.officer && across(scene.officer),
  };
}

export function turnedMarks({ hexes, path, sight, hint, flash }: Marks): Marks {
  return {
    hexes: new Map([...hexes].map(([hex, mark]) => [opposite(hex), mark])),
    ...(hint !== undefined && { hint: opposite(hint) }),
    ...(flash !== undefined && { flash: opposite(flash) }),
    ...(path && { path: path.map(opposite) }),
    ...(sight && {
      sight: { ...sight, from: opposite(sight.from), to: opposite(sight.to), blockers: sight.blockers.map(opposite) },
    }),
  };
}
