import type { Lesson } from '@wartable/kernel';

/** Three ways to a medal: hold a hex, leave the board, finish a unit off. */
export const objectives: Lesson = {
  id: 'objectives',
  seat: 'rebel',
  seed: '1',
  position: {
    map: { D5: '.I', F6: '.I', G5: '.S', G4: '.i', B2: '.i' },
    units: { G4: { figures: 1 } },
    rules: [
      { rule: 'temporary-objective', for: 'rebel', hexes: ['D4'], medals: 1 },
      { rule: 'exit', for: 'rebel', hexes: ['F7'], medals: 1 },
    ],
    need: { rebel: 5, empire: 4 },
    hands: { rebel: ['rebel-assault-center'] },
  },
  steps: [
    { goal: { type: 'card-played' }, ways: ['play rebel-assault-center'], rule: 'hoth/win/medals', points: true },
    { goal: { type: 'medals-held' }, ways: ['move D5', 'to D4'], rule: 'hoth/objective/temporary' },
    { goal: { type: 'unit-exited' }, ways: ['move F6', 'exit'], rule: 'hoth/objective/exits' },
    { goal: { type: 'unit-eliminated' }, ways: ['move: done', 'attack G5', 'target G4'], rule: 'hoth/win/eliminations' },
  ],
};
