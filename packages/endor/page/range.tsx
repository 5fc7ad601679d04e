/** How far a shot reaches: macrohexes shaded by range from the firing piece, with the number. */

import { closed } from '@wartable/web/board/hexes.ts';
import { memo } from 'react';
import { inset } from './geometry.ts';
import { bordersOf, type EndorLayout, footSpot } from './layout.ts';
import './range.css';

/** A macrohex by its place in the map, and how far it is. */
export type RangedMacrohex = { readonly macrohex: number; readonly range: number };

type Props = { readonly layout: EndorLayout; readonly range: readonly RangedMacrohex[] };

export const RangeRings = memo(function RangeRings({ layout, range }: Props) {
  const rings = [...new Set(range.map((one) => one.range))].sort((a, b) => b - a);
  const within = (far: number): number[] => range.flatMap((one) => (one.range <= far ? [one.macrohex] : []));
  const reached = new Set(range.map(({ macrohex }) => macrohex));
  const beyond = layout.macrohexes.filter((_, i) => !reached.has(i));
  return (
    <g className="range">
      <path className="range-beyond" d={beyond.map((loop) => closed(loop)).join('')} />
      {range.map(({ macrohex, range: far }) => (
        <path key={macrohex} className={`range-fill range-${Math.min(far, 4)}`} d={closed(layout.macrohexes[macrohex] ?? [])} />
      ))}
      {rings.map((far) => {
        const d = bordersOf(layout, within(far))
          .map((loop) => closed(inset(loop, 2)))
          .join('');
        return (
          <g key={far} className={`range-${Math.min(far, 4)}`}>
            <path className="range-edge" d={d} />
            <path className="range-line" d={d} />
          </g>
        );
      })}
    </g>
  );
});

/** The numbers lie over the pieces. */
export const RangeNumbers = memo(function RangeNumbers({ layout, range }: Props) {
  return (
    <g className="range-numbers">
      {range.map(({ macrohex, range: far }) => {
        const [x, y] = footSpot(layout, macrohex);
        return (
          <g key={macrohex} className="range-number" style={{ transform: `translate(${x}px, ${y}px) scale(var(--sign-scale))` }}>
            <path d="M0 -11L11 0L0 11L-11 0Z" />
            <text y="5">{far}</text>
          </g>
        );
      })}
    </g>
  );
});
