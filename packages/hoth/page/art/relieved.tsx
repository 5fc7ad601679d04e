/** Terrain that is part of the ground and runs on from hex to hex: ridges, trenches, crevasses. */

import type { Hex } from '@wartable/web/board/hexes.ts';
import { memo } from 'react';
import { HEXES } from '../layout.ts';
import type { Terrain } from '../scene.ts';
import { Crevasses } from './cracks.tsx';
import { Ridges } from './ridges.tsx';
import { lines } from './shapes.ts';
import './relieved.css';

type Props = { readonly terrain: readonly Terrain[] };

const on = (terrain: readonly Terrain[], kind: Terrain): Hex[] => HEXES.filter((hex) => terrain[hex] === kind);

export const Relieved = memo(function Relieved({ terrain }: Props) {
  return (
    <>
      <Crevasses hexes={on(terrain, 'crevasse')} />
      <Trenches hexes={on(terrain, 'trenches')} />
      <Ridges hexes={on(terrain, 'ridge')} />
    </>
  );
});

type Hexes = { readonly hexes: readonly Hex[] };

/** A dug way with banks of thrown-up snow and boards on its floor. */
export function Trenches({ hexes }: Hexes) {
  if (hexes.length === 0) return null;
  const way = lines(hexes, 5, 42);
  return (
    <g className="trenches">
      <path className="cast-line" d={way} transform="translate(5 9)" />
      <path className="trench-bank-shade" d={way} transform="translate(1 4)" />
      <path className="trench-bank" d={way} />
      <path className="trench-wall" d={way} transform="translate(0 -1)" />
      <path className="trench-floor" d={way} transform="translate(0 2)" />
      <path className="trench-boards" d={way} transform="translate(0 2)" />
    </g>
  );
}
