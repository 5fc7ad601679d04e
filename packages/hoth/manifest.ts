/** Battle of Hoth, before it is loaded. */
import type { Manifest } from '@wartable/games/manifest';

export const manifest: Manifest = {
  id: 'hoth',
  great: true,
  first: { options: { scenario: '1' }, players: [{ kind: 'person' }, { kind: 'bot', level: 1 }] },
  levels: [
    { kind: 'greedy', only: ['medals', 'strength', 'attacks'], loose: 12 },
    { kind: 'greedy', loose: 6 },
    { kind: 'greedy', loose: 2 },
    { kind: 'search', net: 'shipped', iterations: 16, sight: 6, loose: 3 },
    { kind: 'search', net: 'shipped', iterations: 100, sight: 8, loose: 1 },
    { kind: 'search', net: 'shipped', iterations: 1500 },
  ],
  review: 40_000,
  options: ['scenario', 'seats', 'leaders'],
  commands: ['campaign'],
};
