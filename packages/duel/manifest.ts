/** Intro Battle: Hoth, before it is loaded. */
import type { Manifest } from '@wartable/games/manifest';

export const manifest: Manifest = {
  id: 'duel',
  first: { options: { setup: 'first-game' }, players: [{ kind: 'person' }, { kind: 'bot', level: 1 }] },
  levels: [
    { kind: 'greedy', slips: 55, only: ['base', 'power'] },
    { kind: 'greedy', slips: 30 },
    { kind: 'greedy', slips: 8 },
    { kind: 'search', iterations: 6, slips: 4 },
    { kind: 'search', iterations: 20 },
    { kind: 'search', iterations: 300 },
  ],
  search: { lookThrough: true },
  review: 40_000,
  options: ['setup'],
};
