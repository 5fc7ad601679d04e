import type { Lesson } from '@wartable/kernel';

/** The leader heals, comes into play and attacks. */
export const leaders: Lesson = {
  id: 'leaders',
  seat: 'leia',
  seed: '1',
  position: {
    leia: {
      ground: [
        { card: 'trench-defender', damage: 2, exhausted: true },
        { card: 'echo-coordinator', damage: 3, exhausted: true },
      ],
      resources: 5,
      exhaustedResources: 4,
    },
    vader: {
      hand: ['lambda-shuttle', 'too-strong-for-blasters', 'admiral-piett'],
      ground: [{ card: 'first-legion-trooper', exhausted: true }],
      resources: 5,
      base: 12,
    },
  },
  steps: [
    { goal: { type: 'healed' }, ways: ['use leader', 'choose *'], rule: 'duel/leader/not-a-unit' },
    { goal: { type: 'leader-deployed' }, ways: ['deploy'], others: ['vader: pass'], rule: 'duel/leader/deploy' },
    {
      goal: { type: 'damaged', target: { base: 'vader' } },
      ways: ['attack leia-organa', 'attack-target: choose vader-base', 'choose-unit: choose *'],
      others: ['vader: pass'],
      rule: 'duel/leader/is-a-unit',
    },
  ],
};
