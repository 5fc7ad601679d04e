/** Names of macrohexes with the sign of their area, and where reinforcements arrive. */

import { RADIUS, STEP } from '@wartable/web/board/hexes.ts';
import { memo, type ReactNode } from 'react';
import { centre, type EndorLayout, nameSpot } from '../layout.ts';
import './signs.css';

/** On a square from -10 to 10. */
const SIGNS: Readonly<Record<string, ReactNode>> = {
  // A flame in a ring: the camp of the Rebels.
  rebel: (
    <path d="M0 -9.5A9.5 9.5 0 1 1 -0.01 -9.5ZM0 -5Q5 -1 4 3Q3 6.4 0 6.4Q-3.4 6.4 -4 3Q-4 1 -2.4 -0.6Q-2 1.4 -0.6 1.6Q-2 -2 0 -5Z" />
  ),
  // A square tower with a mast.
  imperial: <path d="M-9 9V-2L-4 -4V-9H-1V-4.6L9 -1V9ZM-5 1.4V4H-1V1.4ZM2 1.4V4H6V1.4Z" />,
  // A hut on stilts with a ladder.
  ewok: <path d="M0 -10L9 -1H7V4H5V10H3V4H-1V10H-2.4V8H-5.6V10H-7V-1H-9ZM-5.6 4V6H-2.4V4Z" />,
  // A tall tree.
  'deep-woods': <path d="M0 -10L5 -3H3L7.6 4H1.6V10H-1.6V4H-7.6L-3 -3H-5Z" />,
};

export const AreaSigns = memo(function AreaSigns({ layout }: { readonly layout: EndorLayout }) {
  return (
    <g className="macrohex-names">
      {layout.map.macrohexes.map(({ id, area }, i) => {
        const [x, y] = nameSpot(layout, i);
        return (
          <g
            key={id}
            className={`macrohex-name sign-${area}`}
            style={{ transform: `translate(${x}px, ${y}px) scale(var(--sign-scale))` }}
          >
            <g transform="translate(-11 0) scale(0.84)">{SIGNS[area]}</g>
            <text x="-1" y="5.2">
              {id}
            </text>
          </g>
        );
      })}
    </g>
  );
});

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Outside the field, pointing at the macrohex: the faces of the die that bring them there. */
export const Reinforcements = memo(function Reinforcements({ layout }: { readonly layout: EndorLayout }) {
  const middle = layout.field.x + layout.field.width / 2;
  return (
    <g className="reinforcements">
      {layout.map.reinforcements.map(({ macrohex, die }) => {
        const [x, y] = centre(layout, layout.map.macrohexes[macrohex]?.hexes[0] ?? 0);
        const east = x > middle ? 1 : -1;
        // At the top of the field the dice stand beside the upper row.
        const up = y - layout.field.y < RADIUS * 3 ? STEP : 0;
        return (
          <g key={macrohex} transform={`translate(${x + east * (206 - up * 0.2)} ${y - up * 0.7})`}>
            <path
              className="arrival-arrow"
              d="M-46 0L-20 -18V-8H0V8H-20V18Z"
              transform={`translate(${-east * 8} 0) scale(${east} 1)`}
            />
            {die.map((face, i) => (
              <g key={face} transform={`translate(0 ${(i - (die.length - 1) / 2) * 37})`}>
                <path className="arrival-die" d="M-17 -12L-12 -17H12L17 -12V12L12 17H-12L-17 12Z" />
                {PIPS[face - 1]?.map(([px, py]) => (
                  <circle key={`${px} ${py}`} className="arrival-pip" cx={px * 8} cy={py * 8} r="3.4" />
                ))}
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
});
