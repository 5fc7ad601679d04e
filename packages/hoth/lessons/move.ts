import type { Lesson } from '@wartable/kernel';

/** Troopers in the open walk to the rocks. */
export const move: Lesson = {
  id: 'move',
  seat: 'rebel',
  seed: '1',
  position: {
    map: { E6: '.I', F5: 'o.', D5: 'o.', G7: '.S', C2: '.i', H2: '.i' },
    need: { rebel: 4, empire: 4 },
    hands: { rebel: ['rebel-recon-center'] },
  },
  steps: [
    { goal: { type: 'card-played' }, ways: ['play rebel-recon-center'], rule: 'hoth/turn/play', points: true },
    { goal: { type: 'unit-ordered' }, ways: ['order E6'], rule: 'hoth/turn/order' },
    { goal: { type: 'unit-moved' }, ways: ['move E6', 'to F5', 'to D5'], rule: 'hoth/move/allowance' },
  ],
};
