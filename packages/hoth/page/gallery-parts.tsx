/** Cards, dice and thumbnails. */

import { SCENARIOS } from '@wartable/hoth/telling';
import { en as english } from '@wartable/hoth/text/en.ts';
import { useState } from 'react';
import { type CardOrders, CommandCard } from './card.tsx';
import { Die, type DieSymbol } from './die.tsx';
import { sceneOfBattle } from './scenes.ts';
import { Thumbnail } from './thumbnail.tsx';

const en: Readonly<Record<string, string>> = english;
const SYMBOLS: readonly DieSymbol[] = ['infantry', 'vehicle', 'explosion', 'retreat', 'cross'];
type Sample = readonly [key: string, side: 'rebel' | 'empire', orders: CardOrders, bonus?: string, leader?: string];
const CARDS: readonly Sample[] = [
  ['assault-left', 'rebel', { in: 'sections', counts: ['all', 0, 0] }],
  ['recon-in-force', 'rebel', { in: 'sections', counts: [1, 1, 1] }],
  ['direct-from-hq', 'rebel', { in: 'anywhere', count: 3 }],
  ['rebel-trooper-assault', 'rebel', { in: 'one-section' }, '+1'],
  ['artillery-barrage', 'rebel', { in: 'anywhere', count: 1 }, '×2 · +1'],
  ['diversion', 'rebel', { in: 'anywhere', count: 2, apart: true }, '+1', 'Han Solo'],
  ['pincer-move', 'empire', { in: 'sections', counts: [2, 0, 2] }],
  ['raid-center', 'empire', { in: 'sections', counts: [0, 2, 0] }],
  ['precision-fire', 'empire', { in: 'anywhere', count: 1 }, '+1'],
];

export function Parts() {
  const [thrown, setThrown] = useState(0);
  return (
    <main className="gallery-parts">
      <section>
        {CARDS.map(([key, side, orders, bonus, leader], i) => (
          <CommandCard
            key={key}
            title={en[`card.${key}`] ?? key}
            text={en[`card.${key}.text`] ?? ''}
            side={side}
            orders={orders}
            allLabel="all"
            bonus={bonus}
            leader={leader}
            state={i === 1 ? 'choice' : i === 2 ? 'chosen' : i === 7 ? 'quiet' : undefined}
            onPick={() => setThrown(thrown + 1)}
          />
        ))}
      </section>
      <section key={thrown}>
        {SYMBOLS.map((symbol, i) => (
          <Die key={symbol} symbol={symbol} label={en[`symbol.${symbol}`] ?? symbol} size={64} tumbling={thrown > 0} index={i} />
        ))}
        {SYMBOLS.map((symbol, i) => (
          <Die key={symbol} symbol={symbol} label={en[`symbol.${symbol}`] ?? symbol} size={40} hit={i < 3} />
        ))}
        {SYMBOLS.map((symbol) => (
          <Die key={symbol} symbol={symbol} label={en[`symbol.${symbol}`] ?? symbol} size={24} />
        ))}
      </section>
      <section>
        {SCENARIOS.map((battle) => (
          <div key={battle.id} className="gallery-thumbnail">
            <Thumbnail scene={sceneOfBattle(battle)} label={battle.title} />
          </div>
        ))}
      </section>
    </main>
  );
}
