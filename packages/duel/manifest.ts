/** Intro Battle: Hoth, before it is loaded. */
import type { Manifest } from '@wartable/games/manifest';

export const manifest: Manifest = {
  id: 'duel',
  first: { options: { setup: 'first-game' }, players: [{ kind: 'person' }, { kind: 'bot', level: 1 }] },
  levels: [
    { kind: 'greedy', only: ['base', 'power'], loose: 8 },
    { kind: 'greedy', loose: 3 },
    { kind: 'greedy', net: 'shipped', loose: 8 },
    { kind: 'greedy', net: 'shipped', loose: 4.5 },
    { kind: 'search', net: 'shipped', iterations: 40, loose: 2 },
    { kind: 'search', net: 'shipped', iterations: 2000 },
  ],
  search: { lookThrough: true },
  days: {
    battles: ['leia', 'vader'].map((name, seat) => ({
      options: { setup: 'standard' },
      seat,
      seats: 2,
      title: { key: 'game.name' },
      side: { key: `seat.${name}` },
    })),
    week: [{ level: 2 }, { level: 3 }, { level: 3 }, { level: 3 }, { level: 3 }, { level: 4 }, { level: 5 }],
  },
  review: 40_000,
  options: ['setup'],
};
