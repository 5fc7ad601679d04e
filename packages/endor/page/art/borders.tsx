/** Lines on the ground: hexes, macrohexes, and the areas, each with its own pattern. */

import { closed } from '@wartable/web/board/hexes.ts';
import { memo } from 'react';
import { inset } from '../geometry.ts';
import { bordersOf, type EndorLayout } from '../layout.ts';
import './borders.css';

const AREAS = ['deep-woods', 'ewok', 'imperial', 'rebel'] as const;

export const Lines = memo(function Lines({ layout }: { readonly layout: EndorLayout }) {
  return (
    <g className="endor-lines">
      <path className="endor-grid" d={layout.grid} />
      <path className="macrohex-shade" d={layout.macrohexLines} />
      <path className="macrohex-line" d={layout.macrohexLines} />
    </g>
  );
});

/** Dots for the Rebels, bars for the Empire, a ladder for the Ewoks, a palisade for the deep woods. */
export const Areas = memo(function Areas({ layout }: { readonly layout: EndorLayout }) {
  return (
    <g className="endor-areas">
      {AREAS.map((area) => {
        const own = layout.map.macrohexes.flatMap((macrohex, i) => (macrohex.area === area ? [i] : []));
        const d = bordersOf(layout, own)
          .map((loop) => closed(inset(loop, 7)))
          .join('');
        return (
          <g key={area} className={`area area-${area}`}>
            <path className="area-shade" d={d} />
            <path className="area-line" d={d} />
            <path className="area-beat" d={d} />
          </g>
        );
      })}
    </g>
  );
});
