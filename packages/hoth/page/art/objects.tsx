/** Terrain that stands on its hex, drawn around the hex's centre: rocks, ice pillars, buildings, wreckage. */

import { hash } from '@wartable/web/board/chance.ts';
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { ReactNode } from 'react';
import type { Terrain } from '../scene.ts';
import './objects.css';

type Boulder = readonly [x: number, y: number, size: number, lean: number];

/** A boulder with three facets and snow on its head. */
function boulder([x, y, s, lean]: Boulder): ReactNode {
  const at = (px: number, py: number): string =>
    `${(x + (px + lean * (1 - py)) * s).toFixed(1)} ${(y + (py - 1) * s).toFixed(1)}`;
  return (
    <g key={`${x} ${y}`}>
      <path
        className="rock-deep"
        d={`M${at(-0.9, 0.9)}L${at(-0.75, 0.3)}L${at(-0.3, -0.35)}L${at(0.35, -0.3)}L${at(0.8, 0.25)}L${at(0.95, 0.9)}L${at(0.3, 1.1)}L${at(-0.5, 1.08)}Z`}
      />
      <path
        className="rock-mid"
        d={`M${at(-0.9, 0.9)}L${at(-0.75, 0.3)}L${at(-0.3, -0.35)}L${at(0.05, 0.2)}L${at(-0.1, 1.09)}L${at(-0.5, 1.08)}Z`}
      />
      <path
        className="rock-lit"
        d={`M${at(-0.9, 0.9)}L${at(-0.75, 0.3)}L${at(-0.3, -0.35)}L${at(-0.3, 0.35)}L${at(-0.55, 0.75)}Z`}
      />
      <path
        className="rock-snow"
        d={`M${at(-0.62, 0.1)}L${at(-0.3, -0.38)}L${at(0.35, -0.33)}L${at(0.68, 0.08)}L${at(0.36, -0.02)}L${at(0.12, 0.2)}L${at(-0.16, 0.02)}L${at(-0.4, 0.24)}Z`}
      />
    </g>
  );
}

const CLUSTERS: readonly (readonly Boulder[])[] = [
  [
    [-24, -12, 24, 0.12],
    [14, -16, 30, -0.1],
    [36, 10, 17, 0.1],
    [-38, 14, 15, -0.1],
    [-16, 40, 13, 0.1],
    [24, 38, 15, 0],
  ],
  [
    [-14, -16, 30, 0.1],
    [25, -10, 23, -0.1],
    [-37, 12, 17, 0],
    [39, 15, 14, 0.1],
    [12, 42, 14, 0.1],
    [-26, 38, 12, 0],
  ],
  [
    [3, -18, 30, 0],
    [-29, -4, 21, 0.14],
    [32, 0, 20, -0.14],
    [-33, 30, 14, 0],
    [31, 33, 16, 0.1],
    [-2, 45, 10, 0],
  ],
];

function Rocks({ boulders }: { readonly boulders: readonly Boulder[] }) {
  return (
    <>
      {boulders.map(([x, y, s]) => (
        <ellipse key={`${x} ${y}`} className="cast" cx={x + s * 0.45} cy={y + s * 0.08} rx={s * 1.25} ry={s * 0.45} />
      ))}
      {boulders.map(boulder)}
    </>
  );
}

type Spike = readonly [x: number, y: number, width: number, height: number];
const PILLARS: readonly (readonly Spike[])[] = [
  [
    [-8, 2, 22, 66],
    [18, 8, 20, 54],
    [-30, 14, 17, 40],
    [36, 22, 13, 28],
    [4, 30, 20, 44],
    [-18, 36, 13, 24],
  ],
  [
    [12, 0, 23, 68],
    [-16, 6, 21, 58],
    [34, 14, 16, 40],
    [-34, 22, 14, 30],
    [-2, 32, 19, 40],
    [22, 36, 13, 24],
  ],
];

/** A pillar of ice: lit face, dark face, a bright edge, a light heart. */
function spike([x, y, w, h]: Spike): ReactNode {
  const top = y - h;
  const half = w / 2;
  return (
    <g key={`${x} ${y}`}>
      <path className="ice-low" d={`M${x + 2} ${top}L${x + half} ${y - h * 0.62}L${x + half + 1} ${y - 3}L${x} ${y + 3}Z`} />
      <path className="ice-mid" d={`M${x + 2} ${top}L${x - half * 0.8} ${y - h * 0.55}L${x - half} ${y - 2}L${x} ${y + 3}Z`} />
      <path
        className="ice-lit"
        d={`M${x + 2} ${top}L${x - half * 0.8} ${y - h * 0.55}L${x - half} ${y - 2}L${x - half * 0.45} ${y}L${x - half * 0.35} ${y - h * 0.5}Z`}
      />
      <path className="ice-edge" d={`M${x + 2} ${top}L${x} ${y + 3}`} />
      <path
        className="ice-deep"
        d={`M${x + half * 0.55} ${y - h * 0.5}L${x + half} ${y - h * 0.62}L${x + half + 1} ${y - 3}L${x + half * 0.5} ${y}Z`}
      />
    </g>
  );
}

function Serac({ spikes }: { readonly spikes: readonly Spike[] }) {
  return (
    <>
      <ellipse className="cast" cx="9" cy="28" rx="45" ry="17" />
      {spikes.map(spike)}
      <path
        className="rock-snow"
        d="M-42 26Q-34 18 -26 24Q-14 36 0 34Q16 30 26 38Q36 26 44 26Q46 34 36 40Q8 50 -28 42Q-42 38 -42 26Z"
        opacity="0.9"
      />
    </>
  );
}

/** A low bunker half under snow, its door lit from inside. Whoever is in it stands before the door. */
function Building() {
  return (
    <g transform="translate(0 -8)">
      <path className="cast" d="M-38 14L-20 22H47L54 12L50 -16L40 -22Z" />
      <path className="wall-deep" d="M-42 12L-42 -12Q-36 -38 0 -40Q36 -38 42 -12L42 12Z" />
      <path className="wall-mid" d="M-42 12L-42 -12Q-36 -38 0 -40Q20 -39 31 -29L-6 -26L-12 12Z" />
      <path className="wall-lit" d="M-42 -12Q-36 -38 0 -40Q12 -40 22 -35L-22 -27Q-34 -20 -38 -4Z" />
      <path
        className="rock-snow"
        d="M-42 -14Q-36 -41 0 -44Q38 -41 43 -14Q36 -24 27 -23Q18 -33 6 -28Q-6 -34 -16 -26Q-30 -28 -34 -16Q-39 -20 -42 -14Z"
      />
      <path className="wall-dark" d="M-19 13L-19 -8Q-17 -18 0 -18Q17 -18 19 -8L19 13Z" />
      <path className="lamp" d="M-13 13L-13 -5Q-11 -13 0 -13Q11 -13 13 -5L13 13Z" />
      <path className="wall-dark" d="M-1.4 -13H1.4V13H-1.4ZM-13 -2H13V0.6H-13Z" opacity="0.7" />
      <path className="wall-dark" d="M-34 -6H-25V0H-34ZM25 -6H34V0H25Z" />
      <path className="lamp" d="M-33 -5H-26V-1H-33ZM26 -5H33V-1H26Z" />
      <path className="wall-deep" d="M28 -30V-50H30V-30ZM22 -49H36V-46.5H22Z" />
      <ellipse className="lamp-pool" cx="0" cy="20" rx="26" ry="8" />
    </g>
  );
}

/** A broken hull in burnt snow: ribs, plates, a torn wing. */
function Wreckage() {
  return (
    <>
      <path className="scorch" d="M-44 12Q-34 -16 -6 -18Q26 -26 44 2Q46 26 16 32Q-30 38 -44 12Z" />
      <path className="cast" d="M-34 12L-6 20L40 16L48 4L38 -6Z" />
      <path className="hulk-deep" d="M-40 6L-28 -24L-4 -36L24 -30L40 -8L34 8L10 2L-12 12Z" />
      <path className="hulk-mid" d="M-40 6L-28 -24L-4 -36L4 -14L-12 12Z" />
      <path className="hulk-lit" d="M-28 -24L-4 -36L24 -30L2 -22Z" />
      <path className="rust" d="M-32 -6L-22 -18L-14 -10L-20 2Z" opacity="0.8" />
      <path className="hulk-rib" d="M4 -14Q20 -22 22 -4M12 -18Q30 -24 31 -2M-4 -8Q8 -14 12 2" />
      <path className="hulk-deep" d="M-46 26L-30 14L-16 22L-24 32ZM18 34L34 18L46 30L32 38Z" />
      <path className="hulk-lit" d="M-46 26L-30 14L-26 16L-40 28ZM18 34L34 18L37 21L24 35Z" />
      <path className="rock-snow" d="M-28 -24Q-16 -34 -4 -37L6 -33Q-6 -30 -10 -24Q-20 -26 -28 -24Z" />
      <path className="smoke" d="M10 -28Q2 -44 14 -52Q6 -62 20 -72Q16 -60 26 -54Q16 -44 24 -30Z" />
    </>
  );
}

const VARIANTS: Partial<Record<Terrain, readonly (readonly [id: string, drawing: ReactNode])[]>> = {
  rocks: CLUSTERS.map((boulders, i) => [`rocks-${i}`, <Rocks key={boulders[0]?.[0]} boulders={boulders} />]),
  serac: PILLARS.map((spikes, i) => [`serac-${i}`, <Serac key={spikes[0]?.[0]} spikes={spikes} />]),
  building: [['building-0', <Building key="building" />]],
  wreckage: [['wreckage-0', <Wreckage key="wreckage" />]],
};

export function ObjectDefs() {
  return Object.values(VARIANTS).flatMap((drawings) =>
    drawings.map(([id, drawing]) => (
      <g key={id} id={`hoth-${id}`}>
        {drawing}
      </g>
    )),
  );
}

/** Which drawing stands on a hex, if any. */
export function objectOn(terrain: Terrain, hex: Hex): string | undefined {
  const count = VARIANTS[terrain]?.length;
  return count === undefined ? undefined : `#hoth-${terrain}-${Math.floor(hash(hex, 77) * count)}`;
}
