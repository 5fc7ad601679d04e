/** Trees of our own: tall firs and bare-trunked giants, in clusters that leave the front of the hex free for a piece. */

import { hash } from '@wartable/web/board/chance.ts';
import { memo } from 'react';
import { placed } from '../geometry.ts';
import { centre, type EndorLayout } from '../layout.ts';
import './trees.css';

const WOODS = 1;

type Tree = { readonly trunk: string; readonly dark: string; readonly mid: string; readonly light: string };

/** Standing on the origin; light comes from the west. */
const TREES: Readonly<Record<'fir' | 'giant' | 'young', Tree>> = {
  fir: {
    trunk: 'M-3.4 0L-2.4 -16H2.4L3.6 0Q0 2.4 -3.4 0Z',
    dark: 'M0 -74L8 -57L5 -57L13 -41L9 -41.5L18 -24L13 -25L22 -9Q0 -1 -22 -9L-13 -25L-18 -24L-9 -41.5L-13 -41L-5 -57L-8 -57Z',
    mid: 'M0 -74L2 -56L-1 -40L3 -24L-1 -7Q-12 -6 -22 -9L-13 -25L-18 -24L-9 -41.5L-13 -41L-5 -57L-8 -57Z',
    light: 'M0 -74L-2 -60L-8 -57ZM-5 -57L-2 -44L-13 -41ZM-9 -41.5L-4 -28L-18 -24ZM-13 -25L-9 -12L-22 -9Z',
  },
  giant: {
    trunk: 'M-8 1L-5.2 -10L-4.2 -46H4.2L5.4 -10L8.4 1Q0 5 -8 1Z',
    dark: 'M0 -90Q8 -83 7 -75Q14 -72 12 -65Q20 -60 17 -52Q22 -43 13 -39Q6 -34 0 -37Q-7 -34 -13 -39Q-22 -43 -17 -52Q-20 -60 -12 -65Q-14 -72 -7 -75Q-8 -83 0 -90Z',
    mid: 'M0 -90Q1 -80 -1 -74Q4 -68 0 -62Q5 -54 0 -48Q2 -42 -1 -37Q-7 -34 -13 -39Q-22 -43 -17 -52Q-20 -60 -12 -65Q-14 -72 -7 -75Q-8 -83 0 -90Z',
    light:
      'M-1 -88Q-7 -82 -5.4 -76Q-2 -79 -1 -88ZM-9 -73Q-12 -70 -9.6 -66Q-4 -69 -4 -74ZM-14 -62Q-17 -57 -13.4 -53Q-7 -56 -6 -62ZM-16 -49Q-19 -44 -13 -41Q-8 -43 -8 -49Z',
  },
  young: {
    trunk: 'M-2.2 0L-1.6 -10H1.6L2.4 0Z',
    dark: 'M0 -44L6 -31L4 -31.4L10 -19L7 -19.4L14 -7Q0 -1 -14 -7L-7 -19.4L-10 -19L-4 -31.4L-6 -31Z',
    mid: 'M0 -44L0.6 -30L-1 -18L0 -5Q-8 -4.6 -14 -7L-7 -19.4L-10 -19L-4 -31.4L-6 -31Z',
    light: 'M0 -44L-1.6 -34L-6 -31ZM-4 -31.4L-2 -21L-10 -19ZM-7 -19.4L-5 -9L-14 -7Z',
  },
};

/** One by itself, standing where it is put. */
export function Tree({
  kind,
  x,
  y,
  scale,
}: {
  readonly kind: keyof typeof TREES;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}) {
  const { trunk, dark, mid, light } = TREES[kind];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="tree-trunk" d={trunk} />
      <path className="tree-dark" d={dark} />
      <path className="tree-mid" d={mid} />
      <path className="tree-light" d={light} />
    </g>
  );
}

type Stand = readonly [kind: keyof typeof TREES, x: number, y: number, scale: number];
const CLUSTERS: readonly (readonly Stand[])[] = [
  [
    ['giant', -2, -14, 0.78],
    ['fir', -26, -6, 0.8],
    ['fir', 25, -10, 0.86],
    ['young', 8, 4, 0.9],
    ['fir', -8, 14, 0.6],
    ['giant', 38, 18, 0.74],
    ['young', -38, 14, 1],
    ['fir', -28, 34, 0.7],
    ['young', 24, 34, 0.86],
  ],
  [
    ['fir', 8, -18, 0.84],
    ['giant', -20, -8, 0.82],
    ['fir', 32, 2, 0.84],
    ['young', 14, 2, 0.8],
    ['fir', -4, 16, 0.66],
    ['giant', -38, 20, 0.74],
    ['fir', 36, 30, 0.66],
    ['young', -20, 34, 1],
  ],
  [
    ['fir', -12, -16, 0.9],
    ['young', 12, -14, 1],
    ['giant', 28, -4, 0.84],
    ['young', -8, 8, 0.9],
    ['fir', -36, 8, 0.78],
    ['young', 12, 18, 1],
    ['young', 40, 16, 0.9],
    ['giant', -30, 34, 0.7],
    ['fir', 28, 34, 0.62],
  ],
  [
    ['giant', 12, -16, 0.8],
    ['fir', -14, -10, 0.94],
    ['young', -36, -2, 1],
    ['fir', 36, 4, 0.82],
    ['giant', 4, 12, 0.6],
    ['fir', -36, 24, 0.7],
    ['giant', 32, 34, 0.68],
    ['young', -14, 36, 0.8],
  ],
];

/** A thatched hut high in the trees, with a ladder: an Ewok village. */
export function HutDefs() {
  return (
    <g id="endor-hut">
      <path className="hut-post" d="M-13 2V-20H-9V2ZM9 2V-20H13V2Z" />
      <path className="hut-ladder" d="M-3.4 4V-20M3.4 4V-20M-3.4 -1H3.4M-3.4 -7H3.4M-3.4 -13H3.4" />
      <path className="hut-floor" d="M-20 -24H20L17 -18H-17Z" />
      <path className="hut-wall" d="M-14 -40H14V-24H-14Z" />
      <path className="hut-door" d="M-4.6 -24V-34Q0 -38 4.6 -34V-24Z" />
      <path className="hut-roof" d="M0 -62Q10 -44 21 -38Q0 -33 -21 -38Q-10 -44 0 -62Z" />
      <path className="hut-roof-lit" d="M0 -62Q-10 -44 -21 -38Q-12 -35.6 -4 -36Q-6 -48 0 -62Z" />
    </g>
  );
}

/** One in each Ewok macrohex with woods. */
export const Huts = memo(function Huts({ layout }: { readonly layout: EndorLayout }) {
  const { macrohexes, terrain } = layout.map;
  return (
    <g className="huts">
      {macrohexes.map(({ id, area, hexes }) => {
        const hex = area === 'ewok' ? hexes.find((one) => terrain[one] === WOODS) : undefined;
        if (hex === undefined) return null;
        const [x, y] = centre(layout, hex);
        return (
          <use
            key={id}
            href="#endor-hut"
            transform={`translate(${x + (hash(hex, 14) < 0.5 ? -22 : 22)} ${y + 20}) scale(0.84)`}
          />
        );
      })}
    </g>
  );
});

/** Long, to the south-east. */
function shadowOf([kind, x, y, scale]: Stand): string {
  const [long, wide] = [(kind === 'young' ? 18 : 30) * scale, (kind === 'young' ? 9 : 13) * scale];
  return `M${x - wide} ${y}Q${x} ${y - wide * 0.6} ${x + long} ${y + long * 0.2}Q${x + long * 0.6} ${y + wide} ${x - wide} ${y}Z`;
}

const LAYERS = ['trunk', 'dark', 'mid', 'light'] as const;
/** Trees that stand about as far back as each other hardly overlap: they are drawn together. */
const BANDS = [-10, 10, 26] as const;
const bandOf = (y: number): number => BANDS.filter((edge) => y > edge).length;

type Band = { readonly shadow: string; readonly layers: readonly (readonly [layer: string, d: string])[] };

/** All trees of a row of hexes, from back to front: a few long paths instead of thousands of short ones. */
function bandsOf(layout: EndorLayout, row: readonly number[]): Band[] {
  const trees = row.flatMap((hex) => {
    const [x, y] = centre(layout, hex);
    const side = hash(hex, 12) < 0.5 ? -1 : 1;
    const stands = CLUSTERS[Math.floor(hash(hex, 11) * CLUSTERS.length)] ?? [];
    return stands.map((stand) => ({ stand, x, y, side, band: bandOf(stand[2]) }));
  });
  return [...BANDS.keys(), BANDS.length].map((band) => {
    const own = trees.filter((tree) => tree.band === band);
    const drawn = (layer: (typeof LAYERS)[number]): string =>
      own
        .map(({ stand: [kind, dx, dy, scale], x, y, side }) =>
          placed(TREES[kind][layer], x + side * dx, y + dy, side * scale, scale),
        )
        .join('');
    return {
      shadow: own.map(({ stand, x, y, side }) => placed(shadowOf(stand), x, y, side, 1)).join(''),
      layers: LAYERS.map((layer) => [layer, drawn(layer)] as const),
    };
  });
}

export const Woods = memo(function Woods({ layout }: { readonly layout: EndorLayout }) {
  const woods = layout.map.terrain.flatMap((terrain, hex) => (terrain === WOODS ? [hex] : []));
  const rows = [...Map.groupBy(woods, (hex) => Math.round(centre(layout, hex)[1]))].sort(([a], [b]) => a - b);
  return (
    <g className="woods">
      {rows.flatMap(([y, row]) =>
        bandsOf(layout, row).map(({ shadow, layers }, band) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bands are told by their place
          <g key={`${y} ${band}`}>
            <path className="endor-cast" d={shadow} />
            {layers.map(([layer, d]) => (
              <path key={layer} className={`tree-${layer}`} d={d} />
            ))}
          </g>
        )),
      )}
    </g>
  );
});
