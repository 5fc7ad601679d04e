/** Names of hexes, and of the sections as each side calls them. */
import { memo } from 'react';
import { centre, FIELD, HEXES, nameOf, SECTION_LINES } from './layout.ts';
import { opposite } from './turned.ts';
import './names.css';

/** Words on the board, from outside. */
export type BoardLabels = {
  readonly board: string;
  /** From west to east, as each side calls them. */
  readonly empireSections: readonly [string, string, string];
  readonly rebelSections: readonly [string, string, string];
};

type Turned = { readonly turned: boolean };

export const Names = memo(function Names({ turned }: Turned) {
  return (
    <g className="hex-names">
      {HEXES.map((hex) => (
        <text key={hex} x={centre(hex)[0]} y={centre(hex)[1] - 41}>
          {nameOf(turned ? opposite(hex) : hex)}
        </text>
      ))}
    </g>
  );
});

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
