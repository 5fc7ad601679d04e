import type { Lesson } from '@wartable/kernel';

/** Assault troops drive somebody out, follow up and attack again. */
export const badges: Lesson = {
  id: 'badges',
  seat: 'rebel',
  seed: '1',
  position: {
    map: { E5: '.Ia', E4: '.i', E3: '.i', G6: '.I', A5: '.I', C1: '.i' },
    units: { E4: { figures: 1 }, E3: { figures: 2 } },
    need: { rebel: 4, empire: 4 },
    hands: { rebel: ['ready-for-battle'] },
  },
  steps: [
    { goal: { type: 'card-played' }, ways: ['play ready-for-battle'], rule: 'hoth/badge/assault', points: true },
    { goal: { type: 'unit-eliminated' }, ways: ['attack E5', 'target E4'], rule: 'hoth/badge/assault' },
    { goal: { type: 'unit-broke-through' }, ways: ['advance'], rule: 'hoth/badge/assault' },
    { goal: { type: 'attack-ended' }, ways: ['target E3'], rule: 'hoth/badge/assault' },
  ],
};
