/** The complex as an inset: a floor with cells for those inside, the generator in its middle, and its inner door. */

import { hexPath } from '@wartable/web/board/hexes.ts';
import { memo } from 'react';
import { centre, type EndorLayout, STRIP } from '../layout.ts';
import { BunkerDrawing } from './bunker.tsx';
import './complex.css';

type Props = { readonly layout: EndorLayout; readonly door: number; readonly name: string };

export const Complex = memo(function Complex({ layout, door, name }: Props) {
  const { x, y, width, height } = layout.inset;
  const [right, bottom, cut] = [x + width, y + height, 22];
  const frame = `M${x + cut} ${y}H${right - cut}L${right} ${y + cut}V${bottom - cut}L${right - cut} ${bottom}H${x + cut}L${x} ${bottom - cut}V${y + cut}Z`;
  const [gx, gy] = [x + width / 2, y + STRIP + (height - STRIP) / 2];
  const [dx, dy] = centre(layout, layout.complex);
  const cells = layout.cells.map((cell) => hexPath(centre(layout, cell), 2)).join('');
  return (
    <g className={door >= 3 ? 'complex open' : 'complex'}>
      <path className="endor-cast" d={frame} transform="translate(8 9)" />
      <path className="complex-frame" d={frame} />
      <path className="complex-floor" d={cells} />
      <circle className="complex-glow" cx={gx} cy={gy} r="128" fill="url(#endor-generator)" />
      <g transform={`translate(${gx} ${gy})`}>
        <path className="generator-ring" d="M0 -44A44 44 0 1 1 -0.01 -44ZM0 -30A30 30 0 1 1 -0.01 -30Z" />
        <path className="generator-core" d="M0 -18A18 18 0 1 1 -0.01 -18Z" />
        <path
          className="generator-ring"
          d="M0 -64V-44M0 44V64M-64 0H-44M44 0H64M-45 -45L-31 -31M45 45L31 31M45 -45L31 -31M-45 45L-31 31"
        />
      </g>
      <path className="complex-cells" d={cells} />
      <path className="complex-door" d={hexPath([dx, dy], 2)} />
      <path
        className="complex-way"
        d={`M${dx + 22} ${dy}H${dx - 16}M${dx - 6} ${dy - 14}L${dx - 20} ${dy}L${dx - 6} ${dy + 14}`}
      />
      <g transform={`translate(${x + 34} ${y + 22}) scale(0.42)`}>
        <BunkerDrawing door={door} />
      </g>
      <text className="complex-name" x={x + 64} y={y + 30}>
        {name}
      </text>
    </g>
  );
});

export function ComplexDefs() {
  return (
    <radialGradient id="endor-generator">
      <stop offset="0" stopColor="var(--energy-soft)" stopOpacity="0.85" />
      <stop offset="0.35" stopColor="var(--energy)" stopOpacity="0.4" />
      <stop offset="1" stopColor="var(--energy)" stopOpacity="0" />
    </radialGradient>
  );
}
