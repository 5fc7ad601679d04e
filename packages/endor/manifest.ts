/** Battle for Endor, before it is loaded. */
import type { Manifest } from '@wartable/games/manifest';

export const manifest: Manifest = {
  id: 'endor',
  first: { options: { ties: 'auto', difficulty: { gentle: true } }, players: [{ kind: 'person' }] },
  levels: [
    { kind: 'greedy', only: ['door', 'breach', 'heroes', 'time'], loose: 8 },
    { kind: 'greedy', loose: 4 },
    { kind: 'greedy', loose: 2 },
    { kind: 'greedy', loose: 0.5 },
    { kind: 'search', iterations: 25 },
    { kind: 'search', iterations: 200 },
  ],
  search: { horizon: 0, glances: 6, trust: 4 },
  review: 20_000,
  options: ['difficulty', 'ties', 'map'],
};
