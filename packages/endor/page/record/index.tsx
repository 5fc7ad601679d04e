/** What the record of one's battles for Endor tells. */
import { DIFFICULTIES, pieceText } from '@wartable/endor/telling';
import type { GameRecord } from '@wartable/web/play/own-record.ts';
import { text } from './text/index.ts';

/** How many things are harder than printed. */
const HARDER = ['0', ...DIFFICULTIES.map((_, i) => String(i + 1))];

export const record: GameRecord = {
  facets: [
    {
      kind: 'difficulty',
      title: text('facet.difficulty'),
      values: ['gentle', ...HARDER],
      nameOf: (value) => {
        if (value === 'gentle') return text('facet.gentle');
        return value === '0' ? text('facet.printed') : text('facet.harder', { n: Number(value) });
      },
    },
    {
      kind: 'lost',
      title: text('facet.lost'),
      values: ['0', '1', '2', '3', '4'],
      nameOf: (value) => (value === '0' ? text('facet.lost-none') : text('facet.lost-n', { n: Number(value) })),
    },
  ],
  cards: { title: text('facet.cards'), nameOf: pieceText },
  deeds: [
    { id: 'all-home', name: text('deed.all-home'), how: text('deed.all-home.how') },
    { id: 'one-hero', name: text('deed.one-hero'), how: text('deed.one-hero.how') },
    { id: 'last-cruiser', name: text('deed.last-cruiser'), how: text('deed.last-cruiser.how') },
    { id: 'no-ewok', name: text('deed.no-ewok'), how: text('deed.no-ewok.how') },
    { id: 'seized', name: text('deed.seized'), how: text('deed.seized.how') },
  ],
};
