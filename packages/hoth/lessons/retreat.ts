import type { Lesson } from '@wartable/kernel';

/** The Empire attacks in the open and at the trenches; then its own back is to the wall. */
export const retreat: Lesson = {
  id: 'retreat',
  seat: 'rebel',
  seed: '20',
  position: {
    active: 'empire',
    map: { E4: '.i', E5: '.I', D6: '=.', G4: '.i', G5: '=I', B1: '.i', B2: '.I', H2: '.w' },
    need: { rebel: 4, empire: 4 },
    hands: { empire: ['empire-assault-center'], rebel: ['ready-for-battle'] },
  },
  steps: [
    {
      goal: { type: 'unit-retreated' },
      ways: ['retreat D6'],
      others: ['empire: play *', 'empire: done', 'empire: attack E4', 'empire: target E5'],
      rule: 'hoth/retreat/direction',
    },
    {
      goal: { type: 'retreat-ignored' },
      ways: ['ignore'],
      others: ['empire: attack G4', 'empire: target G5'],
      rule: 'hoth/terrain/trenches',
    },
    { goal: { type: 'card-played' }, ways: ['play ready-for-battle'], rule: 'hoth/turn/play' },
    { goal: { type: 'attack-ended' }, ways: ['attack B2', 'target B1'], rule: 'hoth/retreat/blocked' },
  ],
};
