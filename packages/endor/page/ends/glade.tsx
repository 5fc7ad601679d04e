/** A glade before the bunker in the evening, for the beginning and the end of a battle; 640 wide, 320 high. */
import type { ReactNode } from 'react';
import { BunkerDrawing } from '../art/bunker.tsx';
import { Miniature } from '../figures/piece.tsx';
import { CRUISER } from '../parts/emblems.tsx';
import { type Kind, sideOf } from '../scene.ts';
import './glade.css';

const TRUNKS = [
  [10, 46],
  [70, 30],
  [124, 22],
  [520, 24],
  [574, 34],
  [628, 48],
] as const;

type Props = { readonly door: number; readonly children?: ReactNode; readonly sky?: ReactNode };

export function Glade({ door, children, sky }: Props) {
  return (
    <svg className="endor-glade" viewBox="0 0 640 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="endor-evening" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--glade-night)" />
          <stop offset="0.5" stopColor="var(--glade-dusk)" />
          <stop offset="0.75" stopColor="var(--glade-glow)" />
        </linearGradient>
      </defs>
      <rect width="640" height="320" fill="url(#endor-evening)" />
      {sky}
      <path
        className="glade-far"
        d="M0 210Q30 150 60 196T130 176T200 198T270 168T340 194T410 170T480 198T550 172T640 196V320H0Z"
      />
      {TRUNKS.map(([x, wide]) => (
        <path key={x} className="glade-trunk" d={`M${x - wide / 2} 0H${x + wide / 2}L${x + wide * 0.7} 270H${x - wide * 0.7}Z`} />
      ))}
      <path className="glade-ground" d="M0 246Q120 222 320 240T640 234V320H0Z" />
      <g transform="translate(320 232) scale(1.9)">
        <BunkerDrawing door={door} />
      </g>
      {children}
      <path className="glade-near" d="M0 300Q140 282 300 298T640 290V320H0Z" />
    </svg>
  );
}

export function Fighter({
  kind,
  at: [x, y],
  size,
}: {
  readonly kind: Kind;
  readonly at: readonly [x: number, y: number];
  readonly size: number;
}) {
  return (
    <g className={`${sideOf(kind)} kind-${kind} glade-figure`} transform={`translate(${x} ${y}) scale(${size})`}>
      <Miniature kind={kind} side={sideOf(kind)} />
    </g>
  );
}

/** High above, in flames or not. */
export function Cruiser({ at: [x, y], size }: { readonly at: readonly [x: number, y: number]; readonly size: number }) {
  return <path className="glade-cruiser" d={CRUISER} transform={`translate(${x} ${y}) rotate(12) scale(${size})`} />;
}
