/** A map small enough for a card: ground in plain colours, dots for units, round and angular. */

import { type Hex, hexPath, type Point } from '@wartable/web/board/hexes.ts';
import { memo } from 'react';
import { CENTRES, centre, FIELD, HEXES } from './layout.ts';
import type { Scene, Terrain } from './scene.ts';
import './thumbnail.css';
import './tokens.css';

type Props = { readonly scene: Pick<Scene, 'terrain' | 'units' | 'structures' | 'places'>; readonly label: string };

const GROUNDS: readonly Terrain[] = ['ridge', 'rocks', 'building', 'wreckage', 'trenches', 'serac', 'crevasse'];
const FIELD_PATH = CENTRES.map((at) => hexPath(at, 1)).join('');

export const Thumbnail = memo(function Thumbnail({ scene, label }: Props) {
  const of = (side: string): Hex[] => scene.units.flatMap((unit) => (unit.side === side ? [unit.hex] : []));
  const shapes = (hexes: readonly Hex[], shape: (at: Point) => string): string => hexes.map((hex) => shape(centre(hex))).join('');
  return (
    <svg
      className="hoth-thumbnail"
      viewBox={`${FIELD.left - 6} ${FIELD.top - 6} ${FIELD.width + 12} ${FIELD.height + 12}`}
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
    >
      <path className="thumb-snow" d={FIELD_PATH} />
      {GROUNDS.map((ground) => (
        <path
          key={ground}
          className={`thumb-${ground}`}
          d={shapes(
            HEXES.filter((hex) => scene.terrain[hex] === ground),
            (at) => hexPath(at, 5),
          )}
        />
      ))}
      <path
        className="thumb-place"
        d={shapes(
          scene.places.map((place) => place.hex),
          (at) => hexPath(at, 8),
        )}
      />
      <path
        className="thumb-structure"
        d={shapes(
          scene.structures.flatMap(({ hex, standing }) => (standing ? [hex] : [])),
          ([x, y]) => `M${x - 26} ${y + 26}V${y - 10}L${x} ${y - 34}L${x + 26} ${y - 10}V${y + 26}Z`,
        )}
      />
      <path className="thumb-rebel" d={shapes(of('rebel'), ([x, y]) => `M${x} ${y - 27}A27 27 0 1 1 ${x - 0.01} ${y - 27}Z`)} />
      <path
        className="thumb-empire"
        d={shapes(of('empire'), ([x, y]) => `M${x - 24} ${y - 24}H${x + 24}V${y + 24}H${x - 24}Z`)}
      />
    </svg>
  );
});
