import { expect, it } from 'vitest';
import { type Event, LEIA, openings, VADER } from '../src/index.ts';

it('An opening is the hand, the first resources and the first action of a side', () => {
  const events: Event[] = [
    { type: 'hand-kept', side: 'leia' },
    { type: 'mulligan-taken', side: 'vader' },
    { type: 'resources-placed', side: 'leia', count: 2, cards: ['r2-d2', 'han-solo'] },
    { type: 'initiative-taken', side: 'vader' },
    { type: 'card-played', side: 'leia', card: 'hoth-trooper', cost: 2 },
    { type: 'card-played', side: 'vader', card: 'snowtrooper', cost: 2 },
    { type: 'passed', side: 'leia' },
    { type: 'resources-placed', side: 'leia', count: 1, cards: ['bright-hope'] },
  ];
  expect(events.flatMap(openings())).toEqual([
    [LEIA, 'hand', 'hand-kept'],
    [VADER, 'hand', 'mulligan-taken'],
    [LEIA, 'resource', 'r2-d2'],
    [LEIA, 'resource', 'han-solo'],
    [VADER, 'action', 'initiative-taken'],
    [LEIA, 'action', 'card-played hoth-trooper'],
  ]);
});
