/** What the record of one's duels tells. */
import type { GameRecord } from '@wartable/web/play/own-record.ts';
import { text } from './text/index.ts';

export const record: GameRecord = {
  facets: [
    {
      kind: 'setup',
      title: text('facet.setup'),
      values: ['first-game', 'standard'],
      nameOf: (value) => text(value === 'standard' ? 'facet.setup-standard' : 'facet.setup-first-game'),
      split: 'side',
    },
    { kind: 'side', title: text('facet.side'), values: ['leia', 'vader'], nameOf: (value) => ({ key: `seat.${value}` }) },
  ],
  cards: { title: text('facet.cards'), nameOf: (card) => ({ key: `card.${card}` }) },
  deeds: [
    { id: 'one-left', name: text('deed.one-left'), how: text('deed.one-left.how') },
    { id: 'last-unit', name: text('deed.last-unit'), how: text('deed.last-unit.how') },
    { id: 'leader-fell', name: text('deed.leader-fell'), how: text('deed.leader-fell.how') },
    { id: 'no-leader', name: text('deed.no-leader'), how: text('deed.no-leader.how') },
    { id: 'untouched', name: text('deed.untouched'), how: text('deed.untouched.how') },
  ],
};
