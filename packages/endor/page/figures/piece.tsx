/** A piece on its hex: base, figure, number, and the signs of what happened to it. */

import type { Point } from '@wartable/web/board/hexes.ts';
import { sameFields } from '@wartable/web/board/same.ts';
import { memo } from 'react';
import type { Kind, ScenePiece, SideName } from '../scene.ts';
import { DRAWN } from './drawn.ts';
import './piece.css';

type MiniatureProps = { readonly kind: Kind; readonly side: SideName; readonly mounted?: boolean };

/** Standing on the origin. */
export function Miniature({ kind, side, mounted = false }: MiniatureProps) {
  const { scale, base, hovers, rank } = DRAWN[mounted ? 'at-st' : kind];
  const figure = `#endor-figure-${mounted ? 'at-st' : kind}`;
  return (
    <>
      <ellipse className="endor-cast" cx={base * 0.28} cy={base * 0.24} rx={base * 1.12} ry={base * 0.52} />
      <use href={`#endor-base-${side}`} transform={`scale(${(base / 16).toFixed(2)})`} />
      {hovers && <path className="stem" d="M0 2V-16" />}
      {rank && (
        <use className="rank" href={figure} transform={`translate(${rank[0]} ${rank[1]}) scale(${(scale * 0.86).toFixed(2)})`} />
      )}
      {mounted && <use href="#endor-driver" transform="translate(-5 -65) scale(0.74)" />}
      <use
        className={mounted ? 'seized' : undefined}
        href={figure}
        transform={`translate(${rank ? -rank[0] / 3 : 0} 0) scale(${mounted ? scale * 0.8 : scale})`}
      />
    </>
  );
}

type Props = {
  readonly piece: ScenePiece;
  readonly at: Point;
  readonly lifted?: boolean;
  /** It has just left the map. */
  readonly falling?: boolean;
  /** Lower and smaller, to leave the bunker behind it in sight. */
  readonly sheltered?: boolean;
};

const samePiece = ({ piece: a, at, ...here }: Props, { piece: b, at: there, ...others }: Props): boolean =>
  sameFields(a, b) && at[0] === there[0] && at[1] === there[1] && sameFields(here, others);

export const Piece = memo(function Piece({ piece, at: [x, y], lifted = false, sheltered = false, falling = false }: Props) {
  const { kind, side, number, wounded, acted, mounted } = piece;
  const look = `figures${sheltered ? ' sheltered' : ''}${lifted ? ' lifted' : ''}${acted ? ' acted' : ''}`;
  const state = falling ? ' falling' : '';
  return (
    <g className={`endor-piece ${side} kind-${kind}${state}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {lifted && <path className="beam" d={BEAM} />}
      <g className={look}>
        <g transform="translate(0 28)">
          <g className="miniature">
            <Miniature kind={kind} side={side} mounted={mounted} />
          </g>
          {number !== undefined && <NumberPlate number={number} side={side} />}
        </g>
        {wounded && <Wound />}
        {acted && <Done />}
      </g>
    </g>
  );
}, samePiece);

/** Light from above, which goes along with who acts. */
const BEAM = 'M-13 -150H13L46 24A46 22 0 0 1 -46 24Z';

/** Its right end is the origin, so that it grows over its own base and not over the neighbour's. */
function NumberPlate({ number, side }: { readonly number: number; readonly side: SideName }) {
  const wide = 9 + 8.4 * String(number).length;
  const d =
    side === 'rebel'
      ? `M${9 - wide} -9H-9A9 9 0 0 1 -9 9H${9 - wide}A9 9 0 0 1 ${9 - wide} -9Z`
      : `M${4 - wide} -9H0V5L-4 9H${-wide}V-5Z`;
  return (
    <g className="number-plate">
      <path d={d} />
      <text x={-wide / 2} y="5">
        {number}
      </text>
    </g>
  );
}

/** A plaster over a drop. */
function Wound() {
  return (
    <g className="wound-sign">
      <path className="wound-back" d="M0 -17Q13 -4 13 4A13 13 0 0 1 -13 4Q-13 -4 0 -17Z" />
      <path className="wound-cross" d="M-6 4H6M0 -2V10" />
    </g>
  );
}

/** A check: it has acted. */
function Done() {
  return (
    <g className="done-sign">
      <circle className="done-back" r="11" />
      <path className="done-check" d="M-5.4 0.4L-1.6 4.4L5.6 -4.4" />
    </g>
  );
}
