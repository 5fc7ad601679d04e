import type { Lesson } from '@wartable/kernel';

/** Whom to attack: one that falls, then the base. */
export const attack: Lesson = {
  id: 'attack',
  seat: 'leia',
  seed: '1',
  position: {
    leia: { ground: ['trench-defender', 'hoth-trooper'], space: ['evacuation-escort'], leader: 'exhausted' },
    vader: {
      hand: ['lambda-shuttle', 'too-strong-for-blasters', 'admiral-piett'],
      base: 20,
      ground: ['snowtrooper-vanguard', 'first-legion-trooper'],
      space: [{ card: 'surface-assault-bomber', damage: 1 }],
    },
  },
  steps: [
    {
      goal: { type: 'unit-defeated', side: 'vader' },
      ways: ['attack trench-defender', 'choose snowtrooper-vanguard'],
      rule: 'duel/attack/combat-damage',
    },
    {
      goal: { type: 'damaged', target: { base: 'vader' } },
      ways: ['attack hoth-trooper', 'choose vader-base'],
      others: ['vader: pass'],
      rule: 'duel/attack/target',
    },
    {
      goal: { type: 'unit-defeated', card: 'surface-assault-bomber' },
      ways: ['attack evacuation-escort', 'choose surface-assault-bomber'],
      others: ['vader: pass'],
      rule: 'duel/attack/target',
    },
  ],
};
