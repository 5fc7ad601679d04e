import type { Lesson } from '@wartable/kernel';

/** First what cannot wait, then the first word of the next round. */
export const tempo: Lesson = {
  id: 'tempo',
  seat: 'leia',
  seed: '1',
  position: {
    initiative: 'vader',
    leia: { base: 20, ground: ['rogue-squadron-speeder'], resources: 3, exhaustedResources: 3, leader: 'exhausted' },
    vader: {
      hand: ['lambda-shuttle', 'too-strong-for-blasters', 'admiral-piett'],
      ground: ['e-web-gunner'],
      space: ['scouting-tie-fighter'],
      resources: 4,
      exhaustedResources: 4,
      base: 20,
      leader: 'exhausted',
    },
  },
  steps: [
    {
      goal: { type: 'unit-defeated', card: 'e-web-gunner' },
      ways: ['attack rogue-squadron-speeder', 'choose e-web-gunner'],
      rule: 'duel/action/alternate',
    },
    {
      goal: { type: 'initiative-taken' },
      ways: ['initiative'],
      others: ['vader: attack scouting-tie-fighter', 'vader: choose leia-base'],
      rule: 'duel/action/initiative',
    },
    {
      goal: { type: 'round-began' },
      ways: ['resource *', 'no-resource'],
      others: ['vader: pass', 'vader: no-resource'],
      rule: 'duel/regroup/next-round',
    },
    {
      goal: { type: 'damaged', target: { base: 'vader' } },
      ways: ['attack rogue-squadron-speeder', 'choose vader-base'],
      rule: 'duel/action/alternate',
    },
  ],
};
