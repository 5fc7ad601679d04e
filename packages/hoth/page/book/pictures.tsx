/** Cards, badges and terrain beside their paragraphs, drawn as at the table. */
import { BADGES, CARD_NAMES, TERRAINS } from '@wartable/hoth/telling';
import type { ComponentType } from 'react';
import { BadgeSign } from '../figures/badges.tsx';
import { NamedCard } from '../hand.tsx';
import { GROUND, Plate } from './tables.tsx';
import '../sheets.css';

const CARDS = CARD_NAMES.map((name): [string, ComponentType] => [
  `hoth/card/${name}`,
  () => (
    <div className="sheet-card">
      <NamedCard name={name} />
    </div>
  ),
]);

const SIGNS = BADGES.flatMap((badge): [string, ComponentType][] =>
  badge === 'none'
    ? []
    : [
        [
          `hoth/badge/${badge}`,
          () => (
            <svg className="hoth-plate" viewBox="-24 -24 48 48" aria-hidden="true">
              <g className="unit rebel">
                <BadgeSign badge={badge} moving={false} />
              </g>
            </svg>
          ),
        ],
      ],
);

const GROUNDS = TERRAINS.filter((terrain) => terrain !== 'snow').map((terrain): [string, ComponentType] => [
  `hoth/terrain/${terrain}`,
  () => <Plate>{GROUND[terrain]}</Plate>,
]);

export const PICTURES: Readonly<Record<string, ComponentType>> = Object.fromEntries([...CARDS, ...SIGNS, ...GROUNDS]);
