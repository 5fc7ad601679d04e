/** Every drawing of Endor that is used more than once. Put it into the page once, before boards, cards and tables. */
import { memo } from 'react';
import { FigureDefs } from '../figures/defs.tsx';
import { ComplexDefs } from './complex.tsx';
import { ForestDefs } from './forest.tsx';
import { HillDefs } from './hills.tsx';
import { HutDefs } from './trees.tsx';
import './defs.css';

export const EndorArt = memo(function EndorArt() {
  return (
    <svg className="endor-art" width="0" height="0" aria-hidden="true">
      <defs>
        <ForestDefs />
        <HutDefs />
        <HillDefs />
        <ComplexDefs />
        <FigureDefs />
      </defs>
    </svg>
  );
});
