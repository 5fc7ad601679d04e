import type { Lesson } from '@wartable/kernel';

/** Two resources buy a unit; a card becomes the third. */
export const resources: Lesson = {
  id: 'resources',
  seat: 'leia',
  seed: '1',
  position: {
    leia: {
      hand: ['hoth-trooper', 'millennium-falcon'],
      resources: 2,
      deck: ['trench-defender', 'recovery', 'chewbacca', 'r2-d2'],
    },
    vader: { hand: ['lambda-shuttle', 'too-strong-for-blasters', 'admiral-piett'], resources: 2 },
  },
  steps: [
    { goal: { type: 'unit-entered' }, ways: ['play hoth-trooper'], rule: 'duel/play/cost', points: true },
    { goal: { type: 'regroup-began' }, ways: ['pass'], others: ['vader: pass'], rule: 'duel/play/enters-exhausted' },
    {
      goal: { type: 'round-began' },
      ways: ['resource millennium-falcon'],
      others: ['vader: no-resource'],
      rule: 'duel/regroup/steps',
    },
    { goal: { type: 'unit-entered', card: 'trench-defender' }, ways: ['play trench-defender'], rule: 'duel/play/cost' },
  ],
};
