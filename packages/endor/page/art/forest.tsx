/** The forest floor: dense woods around the field, moss under trees, warm light in the glades. */

import { hash, vary } from '@wartable/web/board/chance.ts';
import { closed, type Point, RADIUS } from '@wartable/web/board/hexes.ts';
import { memo } from 'react';
import { inset, placed } from '../geometry.ts';
import { bordersOf, centre, type EndorLayout } from '../layout.ts';
import './forest.css';

const CLEAR = 0;
const WOODS = 1;
const AROUND = 3000;
/** Slanting light, from where it enters along the upper edge. */
const BEAMS = [0.1, 0.3, 0.47, 0.7, 0.86] as const;

/** Darker the deeper one goes. */
const TINTED = ['ewok', 'deep-woods'] as const;

function areaPath(layout: EndorLayout, area: string): string {
  const own = layout.map.macrohexes.flatMap((macrohex, i) => (macrohex.area === area ? [i] : []));
  return bordersOf(layout, own).map(closed).join('');
}

/** A soft spot a little out of round; neighbours flow into one. */
function blob([x, y]: Point, radius: number, seed: number): string {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const [angle, r] = [(i / 10) * 2 * Math.PI, radius * vary(0.88, 1.1, seed, i + 50)];
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
  const middle = (i: number): string => {
    const [[ax, ay], [bx, by]] = [points[i % 10] as Point, points[(i + 1) % 10] as Point];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, i) => {
    const [px, py] = points[(i + 1) % 10] as Point;
    return `Q${px.toFixed(1)} ${py.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

export const Forest = memo(function Forest({ layout }: { readonly layout: EndorLayout }) {
  const { map, field, fieldLoops } = layout;
  const of = (terrain: number): number[] => map.terrain.flatMap((kind, hex) => (kind === terrain ? [hex] : []));
  const [glades, woods] = [of(CLEAR), of(WOODS)];
  const spots = (hexes: readonly number[], size: number): string =>
    hexes.map((hex) => blob(centre(layout, hex), RADIUS * size, hex)).join('');
  const tufts = (kinds: readonly string[]): string =>
    glades.map((hex) => placed(kinds[Math.floor(hash(hex, 31) * kinds.length)] ?? '', ...centre(layout, hex), 1, 1)).join('');
  const edge = (by: number): string => fieldLoops.map((loop) => closed(inset(loop, by))).join('');
  const [cx, cy] = [field.x + field.width / 2, field.y + field.height / 2];
  const outside = `M${cx - AROUND} ${cy - AROUND}h${2 * AROUND}v${2 * AROUND}h${-2 * AROUND}Z${edge(0)}`;
  return (
    <g className="forest">
      <path className="field-floor" d={edge(-2)} />
      <path className="glade-rim" d={spots(glades, 1.26)} />
      <path className="glade" d={spots(glades, 1.06)} />
      {glades.map((hex) => {
        const [x, y] = centre(layout, hex);
        const [cx, cy] = [x + vary(-9, 9, hex, 61), y + vary(-7, 9, hex, 62)];
        return <ellipse key={hex} cx={cx} cy={cy} rx="66" ry="56" fill="url(#endor-warm)" />;
      })}
      <path className="moss" d={spots(woods, 1.02)} />
      <path className="moss-deep" d={spots(woods, 0.84)} />
      {TINTED.map((area) => (
        <path key={area} className={`area-tint tint-${area}`} d={areaPath(layout, area)} />
      ))}
      <circle cx={cx} cy={cy} r={field.width * 0.62} fill="url(#endor-sun)" />
      {BEAMS.map((at, i) => {
        const [x, wide] = [field.x + field.width * at, vary(50, 130, i, 71)];
        const d = `M${x} ${field.y - 40}h${wide}l${wide + 420} ${field.height * vary(0.55, 0.9, i, 72)}h${-wide * 2.2}Z`;
        return <path key={at} fill="url(#endor-beam)" d={d} />;
      })}
      {/* What flowed over the edge of the field disappears under the woods around it. */}
      <path className="endor-far" fillRule="evenodd" d={outside} />
      <path fill="url(#endor-canopy)" fillRule="evenodd" d={outside} />
      <path fill="url(#endor-depth)" fillRule="evenodd" d={outside} />
      <path className="field-glow wide" d={edge(-6)} />
      <path className="field-glow" d={edge(-3)} />
      <path className="grass" d={tufts(GRASS)} />
      <path className="flower" d={tufts(FLOWERS)} />
    </g>
  );
});

const GRASS = [
  'M-30 18q2 -7 0 -11M-27 18q4 -5 6 -9M20 -20q1 -6 -1 -10M23 -20q3 -4 5 -8',
  'M26 20q1 -7 -1 -11M29 20q4 -5 6 -9M-34 -8q1 -6 -1 -9M-31 -8q3 -4 5 -7',
  'M-12 -30q1 -6 -1 -10M-9 -30q3 -4 5 -8M34 4q1 -6 -1 -9M-30 26q3 -4 5 -8',
  'M-36 6q1 -7 -1 -11M-33 6q4 -5 6 -9M10 38q1 -6 -1 -9M13 38q3 -4 5 -7',
  'M30 -14q1 -6 -1 -10M33 -14q3 -4 5 -8M-24 30q1 -6 -1 -10M-21 30q3 -4 5 -8',
];
const FLOWERS = [
  'M-24 -22h0.1M-19 -26h0.1M30 26h0.1',
  'M-28 24h0.1M14 -32h0.1',
  '',
  'M26 -20h0.1M31 -24h0.1M-22 -28h0.1',
  'M-34 4h0.1',
];

export function ForestDefs() {
  return (
    <>
      <radialGradient id="endor-warm">
        <stop offset="0" stopColor="var(--endor-glade-light)" stopOpacity="0.9" />
        <stop offset="0.5" stopColor="var(--endor-glade-light)" stopOpacity="0.5" />
        <stop offset="1" stopColor="var(--endor-glade-light)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="endor-sun" cx="0.44" cy="0.42" r="0.5">
        <stop offset="0" stopColor="var(--endor-sun)" stopOpacity="var(--endor-sun-alpha)" />
        <stop offset="1" stopColor="var(--endor-sun)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="endor-depth">
        <stop offset="0.26" stopColor="var(--endor-far)" stopOpacity="0" />
        <stop offset="0.42" stopColor="var(--endor-far)" stopOpacity="0.55" />
        <stop offset="0.62" stopColor="var(--endor-far)" stopOpacity="0.92" />
      </radialGradient>
      <linearGradient id="endor-beam" x1="0" y1="0" x2="0.5" y2="1">
        <stop offset="0" stopColor="var(--endor-sun)" stopOpacity="var(--endor-beam-alpha)" />
        <stop offset="1" stopColor="var(--endor-sun)" stopOpacity="0" />
      </linearGradient>
      <pattern id="endor-canopy" {...TILE} patternUnits="userSpaceOnUse">
        {CANOPY.map(([x, y, scale]) => (
          <g key={`${x} ${y}`} className="canopy" transform={`translate(${x} ${y}) scale(${scale})`}>
            <path className="canopy-dark" d={CROWN} />
            <path className="canopy-lit" d={CROWN_LIT} />
          </g>
        ))}
      </pattern>
    </>
  );
}

const CROWN = 'M0 -62L16 -30L11 -31L25 4L17 3L32 34Q0 48 -32 34L-17 3L-25 4L-11 -31L-16 -30Z';
const CROWN_LIT = 'M0 -62L-3 -36L-16 -30ZM-11 -31L-5 0L-25 4ZM-17 3L-9 34L-32 34Z';
const TILE = { width: 420, height: 360 } as const;
const ROWS = 7;
/** Trees out of line, from back to front, and again over the seams. */
const CANOPY: readonly (readonly [x: number, y: number, scale: number])[] = Array.from({ length: ROWS * 5 }, (_, i) => {
  const [row, col] = [Math.floor(i / 5), i % 5];
  const x = ((col + (row % 2) / 2 + vary(-0.3, 0.3, i, 81)) * TILE.width) / 5;
  const y = ((row + vary(-0.3, 0.3, i, 82)) * TILE.height) / ROWS;
  return [Math.round(x), Math.round(y), Number(vary(0.8, 1.35, i, 83).toFixed(2))] as const;
})
  .flatMap(([x, y, scale]) =>
    [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => [x + across * TILE.width, y + down * TILE.height, scale] as const)),
  )
  .filter(([x, y]) => x > -50 && x < TILE.width + 50 && y > -80 && y < TILE.height + 90)
  .sort((a, b) => a[1] - b[1]);
