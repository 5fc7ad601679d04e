import type { Lesson } from '@wartable/kernel';

/** Ewoks gather around a leader and shoot together. */
export const ewoks: Lesson = {
  id: 'ewoks',
  seat: 'rebel',
  seed: '1',
  position: {
    card: 'ewoks-move',
    pieces: { EW1: 'E1.0', EW2: 'I1.5', EL1: 'I1.6', ST1: 'I1.2', ST2: 'I4.0', han: 'D16.0' },
    actions: ['ewoks-fire', 'heroes'],
  },
  steps: [
    { goal: { type: 'piece-moved', piece: 'EW1' }, ways: ['act EW1', 'to I1.*'], rule: 'endor/move/points' },
    { goal: { type: 'card-drawn' }, ways: ['rebel: done'], rule: 'endor/turn/rebels' },
    { goal: { type: 'piece-eliminated', piece: 'ST1' }, ways: ['act EL1', 'join *', 'target ST1'], rule: 'endor/fire/combined' },
  ],
};
