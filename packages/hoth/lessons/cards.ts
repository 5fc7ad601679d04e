import type { Lesson } from '@wartable/kernel';

/** Three cards for three sections; the fight is on the right. */
export const cards: Lesson = {
  id: 'cards',
  seat: 'rebel',
  seed: '5',
  position: {
    map: { B6: '.I', E6: '.I', H5: '.I', I5: '.I', H4: '.i', I3: '.i' },
    need: { rebel: 4, empire: 4 },
    hands: { rebel: ['rebel-assault-left', 'rebel-recon-center', 'rebel-raid-right'] },
  },
  steps: [
    { goal: { type: 'card-played' }, ways: ['play rebel-raid-right'], rule: 'hoth/board/sections' },
    { goal: { type: 'unit-ordered' }, ways: ['order H5', 'order I5'], rule: 'hoth/turn/order' },
    { goal: { type: 'unit-ordered' }, ways: ['order H5', 'order I5'], rule: 'hoth/turn/order' },
    {
      goal: { type: 'attack-ended' },
      ways: ['move: done', 'attack H5', 'attack I5', 'target *'],
      others: ['empire: retreat *'],
      rule: 'hoth/turn/attack',
    },
    {
      goal: { type: 'cards-drawn' },
      ways: ['attack H5', 'attack I5', 'target *'],
      others: ['empire: retreat *'],
      rule: 'hoth/turn/draw',
    },
  ],
};
