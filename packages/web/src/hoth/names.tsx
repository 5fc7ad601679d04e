/** Names of hexes, and of the sections as each side calls them. */
import { memo } from 'react';
import { centre, FIELD, HEXES, nameOf, SECTION_LINES } from './layout.ts';

/** Words on the board, from outside. */
export type BoardLabels = {
  readonly board: string;
  /** From west to east, as each side calls them. */
  readonly empireSections: readonly [string, string, string];
  readonly rebelSections: readonly [string, string, string];
};

export const Names = memo(function Names() {
  return (
    <g className="hex-names">
      {HEXES.map((hex) => (
        <text key={hex} x={centre(hex)[0]} y={centre(hex)[1] - 41}>
          {nameOf(hex)}
        </text>
      ))}
    </g>
  );
});

export const SectionNames = memo(function SectionNames({ labels }: { readonly labels: BoardLabels }) {
  const [first, second] = SECTION_LINES;
  const middles = [(FIELD.left + first) / 2, (first + second) / 2, (second + FIELD.left + FIELD.width) / 2];
  return (
    <g className="section-names">
      {middles.map((x, i) => (
        <g key={x}>
          <text className="empire-name" x={x} y={FIELD.top - 17}>
            {labels.empireSections[i]}
          </text>
          <text className="rebel-name" x={x} y={FIELD.top + FIELD.height + 29}>
            {labels.rebelSections[i]}
          </text>
        </g>
      ))}
    </g>
  );
});
