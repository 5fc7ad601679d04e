/** Battle for Endor, before it is loaded. */
import type { Manifest } from '@wartable/games/manifest';

const named = (difficulty: string) => ({
  level: 1,
  options: { difficulty: { [difficulty]: true } },
  notes: [{ key: `new.${difficulty}` }],
});

export const manifest: Manifest = {
  id: 'endor',
  first: { options: { ties: 'auto', difficulty: { gentle: true } }, players: [{ kind: 'person' }] },
  levels: [
    { kind: 'greedy', only: ['door', 'breach', 'heroes', 'time'], loose: 15 },
    { kind: 'greedy', sight: 6, loose: 2 },
    { kind: 'greedy', net: 'shipped', loose: 3.2 },
    { kind: 'greedy', net: 'shipped', loose: 1.6 },
    { kind: 'search', net: 'shipped', iterations: 60 },
    { kind: 'search', net: 'shipped', iterations: 1000 },
  ],
  search: { horizon: 0, glances: 6, trust: 4 },
  days: {
    battles: [{ options: { ties: 'auto' }, seat: 0, seats: 1, title: { key: 'game.name' }, side: { key: 'seat.rebel' } }],
    // From the gentlest to the hardest (measured/balance.json).
    week: [
      { ...named('gentle'), notes: [{ key: 'title.gentle' }] },
      named('noSecurityCode'),
      { level: 1 },
      named('moreStormtroopers'),
      named('noRally'),
      named('fourCruisers'),
      named('moreAtSts'),
    ],
  },
  review: 20_000,
  options: ['difficulty', 'ties', 'map', 'carried'],
};
