/** The forest small enough for a card: ground in plain colours, dots for pieces, round and angular. */

import { type Hex, hexPath, type Point } from '@wartable/web/board/hexes.ts';
import { memo } from 'react';
import { centre, layoutOf } from './layout.ts';
import type { EndorScene } from './scene.ts';
import './thumbnail.css';

const ROUND = ([x, y]: Point): string => `M${x} ${y - 34}A34 34 0 1 1 ${x - 0.01} ${y - 34}Z`;
const SQUARE = ([x, y]: Point): string => `M${x - 30} ${y - 30}H${x + 30}V${y + 30}H${x - 30}Z`;

export const Thumbnail = memo(function Thumbnail({ scene: { map, pieces } }: { readonly scene: EndorScene }) {
  const layout = layoutOf(map);
  const { x, y, width, height } = layout.field;
  const ground = (terrain: number): string =>
    map.terrain.flatMap((kind, hex) => (kind === terrain ? [hexPath(centre(layout, hex), 1)] : [])).join('');
  const dots = (side: string, shape: (at: Point) => string): string =>
    pieces
      .flatMap((piece): Hex[] => (piece.side === side ? [piece.hex] : []))
      .map((hex) => shape(centre(layout, hex)))
      .join('');
  return (
    <svg className="endor-thumbnail" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <path className="thumb-clear" d={ground(0)} />
      <path className="thumb-woods" d={ground(1)} />
      <path className="thumb-hills" d={ground(2)} />
      <path className="thumb-entrance" d={ground(3)} />
      <path className="thumb-rebel" d={dots('rebel', ROUND)} />
      <path className="thumb-empire" d={dots('empire', SQUARE)} />
    </svg>
  );
});
