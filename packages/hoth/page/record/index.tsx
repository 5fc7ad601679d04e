/** What the record of one's battles of Hoth tells. */
import { cardKey, SCENARIOS } from '@wartable/hoth/telling';
import type { GameRecord } from '@wartable/web/play/own-record.ts';
import { sceneOfBattle } from '../scenes.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { text } from './text/index.ts';

const OWN = 'own';

function Field({ value }: { readonly value: string }) {
  const battle = SCENARIOS.find(({ id }) => id === value);
  return battle ? <Thumbnail scene={sceneOfBattle(battle)} label="" /> : null;
}

export const record: GameRecord = {
  facets: [
    {
      kind: 'scenario',
      title: text('facet.scenario'),
      values: [...SCENARIOS.map(({ id }) => id), OWN],
      nameOf: (value) => (value === OWN ? text('facet.scenario-own') : { key: `scenario.${value}` }),
      Picture: Field,
      split: 'side',
    },
    { kind: 'side', title: text('facet.side'), values: ['rebel', 'empire'], nameOf: (value) => ({ key: `side.${value}` }) },
    {
      kind: 'leaders',
      title: text('facet.leaders'),
      values: ['without', 'with'],
      nameOf: (value) => text(value === 'with' ? 'facet.leaders-with' : 'facet.leaders-without'),
    },
    {
      kind: 'seats',
      title: text('facet.seats'),
      values: ['2', '3', '4'],
      nameOf: (value) => text('facet.seats-n', { n: Number(value) }),
    },
  ],
  cards: { title: text('facet.cards'), nameOf: (card) => ({ key: `card.${cardKey(card)}` }) },
  deeds: [
    { id: 'last-figure', name: text('deed.last-figure'), how: text('deed.last-figure.how') },
    { id: 'one-short', name: text('deed.one-short'), how: text('deed.one-short.how') },
    { id: 'far-behind', name: text('deed.far-behind'), how: text('deed.far-behind.how') },
    { id: 'unbroken', name: text('deed.unbroken'), how: text('deed.unbroken.how') },
    { id: 'all-standing', name: text('deed.all-standing'), how: text('deed.all-standing.how') },
  ],
};
