import type { Lesson } from '@wartable/kernel';

/** Range and cover take dice away. */
export const fire: Lesson = {
  id: 'fire',
  seat: 'rebel',
  seed: '1',
  position: {
    card: 'rebel-troopers-fire',
    pieces: { RT1: 'I1.0', RT2: 'I1.1', ST1: 'I1.5', ST2: 'I1.3', ST3: 'I2.0', AT1: 'I2.5', han: 'D16.0' },
    actions: ['heroes', 'heroes'],
  },
  steps: [
    { goal: { type: 'piece-eliminated', piece: 'ST1' }, ways: ['act *', 'target ST1'], rule: 'endor/fire/dice' },
    { goal: { type: 'shot-fired' }, ways: ['act *', 'target ST2', 'target ST3'], rule: 'endor/fire/hit' },
  ],
};
