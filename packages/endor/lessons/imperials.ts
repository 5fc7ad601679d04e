import type { Lesson } from '@wartable/kernel';

/** They go for whoever is nearest: a bait. */
export const imperials: Lesson = {
  id: 'imperials',
  seat: 'rebel',
  seed: '1',
  position: {
    card: 'rebel-troopers-move',
    pieces: { RT1: 'E3.0', RT2: 'D14.0', EW1: 'E6.0', ST1: 'I3.0', han: 'D16.0' },
    actions: ['stormtroopers-move', 'rebel-troopers-fire', 'heroes'],
  },
  steps: [
    {
      goal: { type: 'piece-moved', piece: 'RT1' },
      ways: ['act RT1', 'to I2.2', 'to I3.6', 'to E5.5'],
      rule: 'endor/imperial/move',
    },
    {
      goal: { type: 'piece-moved', piece: 'ST1', why: { target: 'RT1' } },
      ways: ['rebel: done'],
      rule: 'endor/imperial/priority',
    },
    { goal: { type: 'shot-fired' }, ways: ['act RT1', 'target ST1'], rule: 'endor/fire/range' },
  ],
};
