/** Battle for Endor, before it is loaded. */
import type { Manifest } from '@wartable/games/manifest';

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
  review: 20_000,
  options: ['difficulty', 'ties', 'map', 'carried'],
};
