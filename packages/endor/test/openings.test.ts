import { expect, it } from 'vitest';
import { type Event, openings, REBEL } from '../src/index.ts';

it('An opening is where leaders and catapults wait, and what the heroes do first', () => {
  const events: Event[] = [
    { type: 'piece-placed', piece: 'han', at: 'R.0' },
    { type: 'piece-placed', piece: 'ST1', at: 'I2.1', why: { rule: '', candidates: [], tie: 'none' } },
    { type: 'piece-placed', piece: 'EL2', at: 'E2.3' },
    { type: 'piece-placed', piece: 'CA1', at: 'D18.2' },
    { type: 'shot-fired', pieces: ['ST1'], target: 'han', dice: 2 },
    { type: 'piece-moved', piece: 'RT1', from: 'R.1', to: 'R.2' },
    { type: 'piece-moved', piece: 'leia', from: 'R.1', to: 'E2.2' },
    { type: 'shot-fired', pieces: ['han'], target: 'ST1', dice: 2 },
  ];
  expect(events.flatMap(openings())).toEqual([
    [REBEL, 'leader', 'E2'],
    [REBEL, 'catapult', 'D18'],
    [REBEL, 'hero', 'move E2'],
  ]);
});
