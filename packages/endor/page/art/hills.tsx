/** Hills: knolls of earth and rock, lit from the west. */

import { hash } from '@wartable/web/board/chance.ts';
import { memo } from 'react';
import { centre, type EndorLayout } from '../layout.ts';
import './hills.css';

const HILLS = 2;

type Knoll = {
  readonly body: string;
  readonly shade: string;
  readonly lit: string;
  readonly crest: string;
  readonly rock: string;
};

const KNOLLS: readonly Knoll[] = [
  {
    body: 'M-47 23Q-42 -2 -27 -18Q-19 -33 -6 -35Q6 -36 12 -22Q18 -30 26 -21Q40 -6 47 22Q30 36 2 37Q-30 37 -47 23Z',
    shade: 'M-6 -35Q6 -36 12 -22Q18 -30 26 -21Q40 -6 47 22Q30 36 2 37Q16 20 10 2Q4 -16 -6 -35Z',
    lit: 'M-41 14Q-36 -4 -26 -17Q-18 -32 -7 -34Q-14 -18 -20 -8Q-28 4 -41 14Z',
    crest: 'M-27 -18Q-19 -33 -6 -35Q6 -36 12 -22M12 -22Q18 -30 26 -21',
    rock: 'M-20 18L-12 6L-2 10L2 22L-10 27ZM20 4L27 -4L34 4L31 14L22 14Z',
  },
  {
    body: 'M-46 26Q-44 8 -34 -6Q-24 -18 -15 -10Q-6 -34 10 -38Q24 -38 32 -18Q44 0 46 24Q26 38 0 37Q-28 38 -46 26Z',
    shade:
      'M10 -38Q24 -38 32 -18Q44 0 46 24Q26 38 0 37Q22 22 20 4Q18 -18 10 -38ZM-26 -14Q-18 -15 -15 -10Q-18 6 -12 20Q-22 4 -26 -14Z',
    lit: 'M-12 4Q-8 -30 9 -37Q6 -22 0 -10Q-6 0 -12 4ZM-42 16Q-40 0 -33 -6Q-29 -12 -24 -13Q-28 2 -42 16Z',
    crest: 'M-34 -6Q-24 -18 -15 -10M-15 -10Q-6 -34 10 -38Q24 -38 32 -18',
    rock: 'M-26 26L-20 15L-9 17L-5 27L-15 32ZM24 12L31 2L38 12L34 22L26 21Z',
  },
  {
    body: 'M-47 20Q-40 4 -26 -4Q-20 -26 -2 -30Q12 -33 20 -18Q36 -16 47 18Q34 36 4 37Q-32 38 -47 20Z',
    shade: 'M-2 -30Q12 -33 20 -18Q36 -16 47 18Q34 36 4 37Q22 24 18 6Q12 -12 -2 -30Z',
    lit: 'M-40 14Q-34 2 -25 -3Q-19 -24 -4 -29Q-8 -14 -16 -4Q-26 8 -40 14Z',
    crest: 'M-26 -4Q-20 -26 -2 -30Q12 -33 20 -18Q26 -18 32 -10',
    rock: 'M-8 20L0 8L10 12L13 23L2 29ZM-36 18L-30 10L-23 15L-25 23Z',
  },
];

export function HillDefs() {
  return (
    <>
      <linearGradient id="endor-hill" x1="0" y1="0" x2="0.75" y2="1">
        <stop offset="0" stopColor="var(--endor-hill-lit)" />
        <stop offset="0.5" stopColor="var(--endor-hill)" />
        <stop offset="1" stopColor="var(--endor-hill-low)" />
      </linearGradient>
      {KNOLLS.map(({ body, shade, lit, crest, rock }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: knolls are told by their place
        <g key={i} id={`endor-knoll-${i}`}>
          <path className="endor-cast" d={body} transform="translate(6 6)" />
          <path className="knoll" d={body} />
          <path className="knoll-shade" d={shade} />
          <path className="knoll-lit" d={lit} />
          <path className="knoll-rock" d={rock} />
          <path className="knoll-rock-lit" d={rock} transform="translate(-1.6 -2.4)" />
          <path className="knoll-crest" d={crest} />
        </g>
      ))}
    </>
  );
}

export const Hills = memo(function Hills({ layout }: { readonly layout: EndorLayout }) {
  return (
    <g className="hills">
      {layout.map.terrain.map((terrain, hex) => {
        if (terrain !== HILLS) return null;
        const [x, y] = centre(layout, hex);
        return (
          <use
            key={layout.map.names[hex]}
            href={`#endor-knoll-${Math.floor(hash(hex, 21) * KNOLLS.length)}`}
            transform={`translate(${x} ${y}) scale(0.98 1.06)`}
          />
        );
      })}
    </g>
  );
});
