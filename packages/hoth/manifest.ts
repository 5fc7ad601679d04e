/** Battle of Hoth, before it is loaded. */
import type { Manifest } from '@wartable/games/manifest';

export const manifest: Manifest = {
  id: 'hoth',
  great: true,
  first: { options: { scenario: '1' }, players: [{ kind: 'person' }, { kind: 'bot', level: 1 }] },
  levels: [
    { kind: 'greedy', only: ['medals', 'strength', 'attacks'], loose: 12 },
    { kind: 'greedy', loose: 5.5 },
    { kind: 'greedy', net: 'shipped', loose: 14 },
    { kind: 'greedy', net: 'shipped', loose: 6 },
    { kind: 'search', net: 'shipped', iterations: 60, loose: 1.5 },
    { kind: 'search', net: 'shipped', iterations: 1500 },
  ],
  review: 40_000,
  options: ['scenario', 'seats', 'leaders'],
  commands: ['campaign'],
};
