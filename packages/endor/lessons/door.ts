import type { Lesson } from '@wartable/kernel';

/** Whoever rolls most goes to the entrance, and the door opens. */
export const door: Lesson = {
  id: 'door',
  seat: 'rebel',
  seed: '1',
  position: {
    card: 'heroes',
    pieces: { droids: 'I3.0', leia: 'I1.0', ST1: 'E9.0' },
    actions: ['heroes-4', 'security-move'],
    door: 2,
  },
  steps: [
    { goal: { type: 'piece-moved', piece: 'droids' }, ways: ['act droids', 'move', 'to R.0'], rule: 'endor/hero/actions' },
    { goal: { type: 'card-drawn' }, ways: ['rebel: done'], rule: 'endor/turn/card' },
    { goal: { type: 'door-moved', door: 3 }, ways: ['act droids', 'breach'], rule: 'endor/hero/door' },
  ],
};
