/** What stands on the field: terrain with height, and structures. */

import { sameItems } from '@wartable/web/board/same.ts';
import { memo } from 'react';
import { centre, HEXES } from '../layout.ts';
import type { SceneStructure, Terrain } from '../scene.ts';
import { objectOn } from './objects.tsx';
import { structureDrawing } from './structures.tsx';

type Props = { readonly terrain: readonly Terrain[]; readonly structures: readonly SceneStructure[] };

const same = (a: Props, b: Props): boolean => a.terrain === b.terrain && sameItems(a.structures, b.structures);

export const Standing = memo(function Standing({ terrain, structures }: Props) {
  return (
    <g className="objects">
      {HEXES.flatMap((hex) => {
        const [x, y] = centre(hex);
        const structure = structures.find((one) => one.hex === hex);
        const href = structure ? structureDrawing(structure) : objectOn(terrain[hex] ?? 'snow', hex);
        return href === undefined ? [] : [<use key={hex} href={href} x={x} y={y} />];
      })}
    </g>
  );
}, same);
