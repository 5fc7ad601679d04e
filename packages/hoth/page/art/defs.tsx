/** Every drawing that is used more than once. Put it into the page once, before boards, cards and thumbnails. */
import { memo } from 'react';
import { FigureDefs } from '../figures/defs.tsx';
import { GroundDefs } from './ground.tsx';
import { ObjectDefs } from './objects.tsx';
import { StructureDefs } from './structures.tsx';
import './defs.css';

export const HothArt = memo(function HothArt() {
  return (
    <svg className="hoth-art" width="0" height="0" aria-hidden="true">
      <defs>
        <GroundDefs />
        <ObjectDefs />
        <StructureDefs />
        <FigureDefs />
        <linearGradient id="hoth-ridge" gradientUnits="userSpaceOnUse" x1={-50} y1={-58} x2={950} y2={580}>
          <stop offset="0" stopColor="var(--ridge-top)" />
          <stop offset="1" stopColor="var(--ridge-top-low)" />
        </linearGradient>
        <radialGradient id="hoth-energy">
          <stop offset="0" stopColor="var(--energy-soft)" />
          <stop offset="1" stopColor="var(--energy)" />
        </radialGradient>
      </defs>
    </svg>
  );
});
