/** The snow under a cold evening sky, for the beginning and the end of a battle; 640 wide, 320 high. */
import { UNIT_KINDS, type View } from '@wartable/hoth/telling';
import type { ReactNode } from 'react';
import { DRAWN } from '../figures/drawn.ts';
import type { Kind, SideName } from '../scene.ts';
import './field.css';

const STARS = Array.from({ length: 40 }, (_, i) => [(i * 173 + 31) % 640, (i * 71 + 13) % 130, i % 5 === 0 ? 1.4 : 0.8] as const);

/** Whether units of this kind have a part in a battle, from its beginning or later. */
export function fights({ battle, units }: View, kind: Kind): boolean {
  return (
    units.some((unit) => unit.kind === kind) ||
    battle.units.some((placed) => UNIT_KINDS[placed.kind] === kind) ||
    battle.rules.some((rule) => rule.rule.startsWith('reinforce') && 'kind' in rule && rule.kind === kind)
  );
}

export function Field({ children }: { readonly children?: ReactNode }) {
  return (
    <svg className="hoth-field" viewBox="0 0 640 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="hoth-evening" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--field-night)" />
          <stop offset="0.55" stopColor="var(--field-dusk)" />
          <stop offset="0.78" stopColor="var(--field-glow)" />
        </linearGradient>
      </defs>
      <rect width="640" height="320" fill="url(#hoth-evening)" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} className="field-star" cx={x} cy={y} r={r} />
      ))}
      <path
        className="field-far"
        d="M0 220L40 176L76 200L128 138L176 192L214 164L262 208L306 176L352 210L404 148L452 196L498 158L552 206L596 170L640 204V320H0Z"
      />
      <path
        className="field-lit"
        d="M128 138L108 166L124 160L140 176L152 165ZM404 148L384 174L402 168L418 182L428 172ZM498 158L482 180L498 174L510 184L520 178Z"
      />
      <path className="field-mid" d="M0 236Q90 206 200 232T420 228T640 222V320H0Z" />
      {children}
      <path className="field-near" d="M0 292Q120 270 260 290T520 286T640 280V320H0Z" />
    </svg>
  );
}

export type FigureProps = {
  readonly kind: Kind;
  readonly side: SideName;
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly mirrored?: boolean;
};

export function Figure({ kind, side, at: [x, y], size, mirrored = false }: FigureProps) {
  const scale = size * DRAWN[kind].scale;
  return (
    <g className={side} transform={`translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})`}>
      <ellipse className="field-shadow" cx="4" cy="2" rx={DRAWN[kind].base} ry={DRAWN[kind].base * 0.28} />
      <use href={`#hoth-figure-${kind}`} />
    </g>
  );
}

/** A whale of a ship: bare ribs on top, crates below, two engines. */
export function Transport({ at: [x, y] }: { readonly at: readonly [x: number, y: number] }) {
  return (
    <g className="transport" transform={`translate(${x} ${y})`}>
      <path className="transport-fire" d="M62 -8L108 -3V5L62 6Z" />
      <path className="transport-deep" d="M-56 6Q-20 20 30 18L64 10V-12L36 -18H-20Z" />
      <path className="transport-crate" d="M-34 2H-16V12H-34ZM-10 2H8V14H-10ZM14 2H34V13H14Z" />
      <path className="transport-hull" d="M-72 -2Q-64 -28 -4 -30Q50 -30 68 -12L64 -4Q20 -8 -24 -2Q-54 4 -72 -2Z" />
      <path className="transport-light" d="M-72 -2Q-64 -28 -4 -30Q20 -30 40 -26Q-30 -26 -50 -4Z" />
      <path className="transport-deep" d="M34 -27L38 -40H54L56 -22Z" />
    </g>
  );
}
