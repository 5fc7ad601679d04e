/** Names of hexes, and of the sections as each side calls them. */
import { HexNames } from '@wartable/web/board/hex-names.tsx';
import type { Hex } from '@wartable/web/board/hexes.ts';
import { memo } from 'react';
import { centre, FIELD, HEXES, LAST_ROW, nameOf, neighbours, rowOf, SECTION_LINES } from './layout.ts';
import { opposite } from './turned.ts';
import './names.css';

/** Words on the board, from outside. */
export type BoardLabels = {
  readonly board: string;
  /** From west to east, as each side calls them. */
  readonly empireSections: readonly [string, string, string];
  readonly rebelSections: readonly [string, string, string];
};

/** A board that is looked at alone. */
export const SILENT: BoardLabels = { board: '', empireSections: ['', '', ''], rebelSections: ['', '', ''] };

type Turned = { readonly turned: boolean };

const isEdge = (hex: Hex): boolean => neighbours(hex).length < 6;
const isLast = (hex: Hex): boolean => rowOf(hex) === LAST_ROW;
const turnedName = (hex: Hex): string => nameOf(opposite(hex));

export function Names({ turned }: Turned) {
  return <HexNames hexes={HEXES} centre={centre} nameOf={turned ? turnedName : nameOf} isEdge={isEdge} isLast={isLast} />;
}

export const SectionNames = memo(function SectionNames({ labels, turned }: Turned & { readonly labels: BoardLabels }) {
  const [first, second] = SECTION_LINES;
  const middles = [(FIELD.left + first) / 2, (first + second) / 2, (second + FIELD.left + FIELD.width) / 2];
  // Who sits below calls the sections by its own left and right, and reads them the right way round.
  const [above, below] = turned
    ? ([labels.rebelSections.toReversed(), labels.empireSections.toReversed()] as const)
    : ([labels.empireSections, labels.rebelSections] as const);
  return (
    <g className="section-names">
      {middles.map((x, i) => (
        <g key={x}>
          <text className={turned ? 'rebel-name' : 'empire-name'} x={x} y={FIELD.top - 17}>
            {above[i]}
          </text>
          <text className={turned ? 'empire-name' : 'rebel-name'} x={x} y={FIELD.top + FIELD.height + 29}>
            {below[i]}
          </text>
        </g>
      ))}
    </g>
  );
});
