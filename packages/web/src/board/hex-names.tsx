/** Names of hexes, on the hexes themselves; which of them are seen is a setting. */
import { memo } from 'react';
import { type Hex, type Point, RADIUS } from './hexes.ts';
import './hex-names.css';

type Props = {
  readonly hexes: readonly Hex[];
  readonly centre: (hex: Hex) => Point;
  readonly nameOf: (hex: Hex) => string;
  readonly isEdge: (hex: Hex) => boolean;
  /** These bear it at their foot, all others at their head. */
  readonly isLast?: (hex: Hex) => boolean;
};

export const HexNames = memo(function HexNames({ hexes, centre, nameOf, isEdge, isLast }: Props) {
  return (
    <g className="hex-names">
      {hexes.map((hex) => {
        const [x, y] = centre(hex);
        const foot = isLast?.(hex) ?? false;
        return (
          <g
            key={hex}
            className={isEdge(hex) ? 'hex-name at-edge' : 'hex-name'}
            style={{ transform: `translate(${x}px, ${foot ? y + RADIUS : y - RADIUS}px) scale(var(--unscale))` }}
          >
            <text y={foot ? -5 : 15}>{nameOf(hex)}</text>
          </g>
        );
      })}
    </g>
  );
});
