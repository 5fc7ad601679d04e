import type { Lesson } from '@wartable/kernel';

/** Into the complex, past its guard, to the generator. */
export const complex: Lesson = {
  id: 'complex',
  seat: 'rebel',
  seed: '5',
  position: {
    card: 'heroes',
    pieces: { leia: 'R.0', han: 'complex', SE1: 'complex', ST1: 'E9.0' },
    actions: ['heroes-4', 'security-move'],
    door: 3,
  },
  steps: [
    { goal: { type: 'piece-moved', piece: 'leia' }, ways: ['act leia', 'move', 'enter'], rule: 'endor/move/complex' },
    { goal: { type: 'piece-eliminated', piece: 'SE1' }, ways: ['act han', 'fire', 'target SE1'], rule: 'endor/fire/complex' },
    { goal: { type: 'game-ended', won: true }, ways: ['act han', 'breach'], rule: 'endor/hero/generator' },
  ],
};
