/** Intro Battle: Hoth, before it is loaded. */
import type { Manifest } from '@wartable/games/manifest';

export const manifest: Manifest = {
  id: 'duel',
  first: { options: { setup: 'first-game' }, players: [{ kind: 'person' }, { kind: 'bot', level: 1 }] },
  levels: [
    { kind: 'greedy', only: ['base', 'power'], loose: 12 },
    { kind: 'greedy', loose: 8 },
    { kind: 'greedy', loose: 3 },
    { kind: 'search', net: 'shipped', iterations: 16, sight: 6, loose: 3 },
    { kind: 'search', net: 'shipped', iterations: 100, sight: 8, loose: 1 },
    { kind: 'search', net: 'shipped', iterations: 2000 },
  ],
  search: { lookThrough: true },
  review: 40_000,
  options: ['setup'],
};
