/** A unit on its hex: as many miniatures as it has left, the lost ones lying, its badge and what it did this turn. */

import { useChange } from '@wartable/web/board/change.ts';
import type { Point } from '@wartable/web/board/hexes.ts';
import { sameFields } from '@wartable/web/board/same.ts';
import { memo } from 'react';
import { centre } from '../layout.ts';
import type { Kind, SceneUnit, SideName } from '../scene.ts';
import { BadgeSign } from './badges.tsx';
import { DRAWN, slotsFor } from './drawn.ts';
import './unit.css';

type FallenProps = MiniatureProps & { readonly fresh: boolean };
type MiniatureProps = { readonly kind: Kind | 'officer'; readonly side: SideName; readonly at: Point };

function Standing({ kind, side, at: [x, y] }: MiniatureProps) {
  const drawn = kind === 'officer' ? undefined : DRAWN[kind];
  const scale = drawn?.scale ?? 0.9;
  const base = (drawn?.base ?? 15) / 16;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse className="figure-shadow" cx={base * 6} cy={base * 3} rx={base * 19} ry={base * 8.5} />
      <use href={`#hoth-base-${side}`} transform={`scale(${base.toFixed(2)})`} />
      {drawn?.hovers && <path className="stem" d="M0 0V-14" />}
      <use className="figure" href={`#hoth-figure-${kind}`} transform={`scale(${scale})`} />
    </g>
  );
}

/** Its empty place, and the figure lying there. */
function Fallen({ kind, side, at: [x, y], fresh }: FallenProps) {
  const { scale, base, hovers } = DRAWN[kind as Kind];
  return (
    <g className="fallen" transform={`translate(${x} ${y})`}>
      <path
        className="fallen-base"
        d={side === 'rebel' ? ROUND_BASE : ANGULAR_BASE}
        transform={`scale(${(base / 16).toFixed(2)})`}
      />
      <g className={fresh ? 'falls' : undefined}>
        {hovers ? (
          <use
            className="fallen-shape"
            href={`#hoth-shape-${kind}`}
            transform={`translate(2 14) rotate(12) scale(${scale * 0.84})`}
          />
        ) : (
          <path className="fallen-shape" d={LYING} />
        )}
      </g>
    </g>
  );
}

/** A soldier on the ground, the weapon beside. */
const LYING = 'M-15 -7A5 5 0 1 1 -15.01 -7ZM-10 -6L3 -7L19 -6V-2L5 -1L18 3L17 6.5L2 3L-9 4ZM-9 7L11 5.6V8L-9 9.6Z';
const ROUND_BASE = 'M-16 0A16 7.8 0 1 1 16 0A16 7.8 0 1 1 -16 0Z';
const ANGULAR_BASE = 'M-17.5 0L-9 -7.8H9L17.5 0L9 7.8H-9Z';

/** Where a shot has struck. */
const BURST =
  'M0 -46L8 -18L28 -36L20 -11L48 -12L24 4L44 22L17 17L20 46L2 24L-14 48L-14 21L-42 30L-22 9L-48 -2L-21 -7L-34 -32L-10 -17Z';

const MOVED = 'M-9 43L0 37L9 43M-9 50L0 44L9 50';

type Props = {
  readonly unit: SceneUnit;
  readonly lifted?: boolean;
  /** Smaller and lower, to leave the building behind it in sight. */
  readonly sheltered?: boolean;
  /** It has just left the field. */
  readonly falling?: boolean;
};

const sameUnit = ({ unit: a, ...here }: Props, { unit: b, ...there }: Props): boolean =>
  sameFields(a, b) && sameFields(here, there);

export const Unit = memo(function Unit({ unit, lifted = false, sheltered = false, falling = false }: Props) {
  const [x, y] = centre(unit.hex);
  const { kind, side, figures, badge } = unit;
  const { by, turn } = useChange(figures);
  const slots = slotsFor(kind, Math.max(unit.full, figures));
  const standing = slots.slice(0, figures).toSorted((a, b) => a[1] - b[1]);
  return (
    <g className={`unit ${side}${falling ? ' falling' : ''}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g className={`pieces${sheltered ? ' sheltered' : ''}${lifted ? ' lifted' : ''}`}>
        {slots.slice(figures).map((at, i) => (
          <Fallen key={at.join()} kind={kind} side={side} at={at} fresh={i < -by} />
        ))}
        {by < 0 && <path key={turn} className="burst" d={BURST} />}
        {standing.map((at) => (
          <Standing key={at.join()} kind={kind} side={side} at={at} />
        ))}
        {badge && (
          <g transform="translate(31 -27) scale(0.92)">
            <BadgeSign badge={badge} moving={badge === 'e-web' && !unit.inPlace} />
          </g>
        )}
        {unit.ordered && (
          <g className="order-flag" transform="translate(-28 -35)">
            <path className="flag-pole" d="M-4 13V-15" />
            <path className="flag-cloth" d="M-4 -15H14L9 -8.5L14 -2H-4Z" />
          </g>
        )}
        {unit.moved && (
          <>
            <path className="moved-edge" d={MOVED} />
            <path className="moved-sign" d={MOVED} />
          </>
        )}
      </g>
    </g>
  );
}, sameUnit);

/** The officer, alone or beside those who bring him home. */
export const Officer = memo(function Officer({ hex, carried }: { readonly hex: number; readonly carried: boolean }) {
  const [x, y] = centre(hex);
  return (
    <g className="unit neutral" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g transform={carried ? 'translate(-33 -6) scale(0.72)' : undefined}>
        <Standing kind="officer" side="rebel" at={carried ? [0, 0] : [0, 24]} />
      </g>
    </g>
  );
});
