import type { Lesson } from '@wartable/kernel';

/** Through a Sentinel, past it, and behind one of one’s own. */
export const sentinel: Lesson = {
  id: 'sentinel',
  seat: 'leia',
  seed: '1',
  position: {
    leia: {
      base: 12,
      hand: ['chewbacca', 'general-rieekan'],
      ground: ['luke-skywalker', 'rogue-squadron-speeder', 'hoth-trooper'],
      resources: 5,
      leader: 'exhausted',
      epicUsed: true,
    },
    vader: {
      hand: ['lambda-shuttle', 'too-strong-for-blasters', 'admiral-piett'],
      ground: ['blizzard-force-at-st', { card: 'ground-assault-at-at', exhausted: true }],
      resources: 5,
      base: 10,
    },
  },
  steps: [
    {
      goal: { type: 'unit-defeated', card: 'blizzard-force-at-st' },
      ways: ['attack luke-skywalker', 'choose blizzard-force-at-st'],
      rule: 'duel/attack/sentinel',
    },
    {
      goal: { type: 'damaged', target: { base: 'vader' } },
      ways: ['attack rogue-squadron-speeder', 'choose vader-base'],
      others: ['vader: pass'],
      rule: 'duel/attack/raid',
    },
    {
      goal: { type: 'unit-entered', card: 'chewbacca' },
      ways: ['play chewbacca'],
      others: ['vader: pass'],
      rule: 'duel/attack/sentinel',
    },
  ],
};
