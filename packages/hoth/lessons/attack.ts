import type { Lesson } from '@wartable/kernel';

/** Two enemies side by side, one of them in rocks; then a choice of distances. */
export const attack: Lesson = {
  id: 'attack',
  seat: 'rebel',
  seed: '7',
  position: {
    map: { E5: '.I', G5: '.S', D4: 'oi', E4: '.i', G4: '.i', H3: '.i' },
    need: { rebel: 4, empire: 4 },
    hands: { rebel: ['ready-for-battle'] },
  },
  steps: [
    { goal: { type: 'card-played' }, ways: ['play ready-for-battle'], rule: 'hoth/turn/attack', points: true },
    {
      goal: { type: 'attack-ended', kind: 'echo-base-troopers' },
      ways: ['attack E5', 'target E4'],
      others: ['empire: retreat *'],
      rule: 'hoth/terrain/protection',
    },
    { goal: { type: 'attack-ended', kind: 'snowspeeders' }, ways: ['attack G5', 'target G4'], rule: 'hoth/attack/range' },
  ],
};
