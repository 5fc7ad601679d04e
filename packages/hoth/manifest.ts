/** Battle of Hoth, before it is loaded. */
import type { Manifest } from '@wartable/games/manifest';

export const manifest: Manifest = {
  id: 'hoth',
  great: true,
  first: { options: { scenario: '1' }, players: [{ kind: 'person' }, { kind: 'bot', level: 1 }] },
  levels: [
    { kind: 'greedy', slips: 60, only: ['medals', 'strength', 'attacks'] },
    { kind: 'greedy', slips: 40 },
    { kind: 'greedy', slips: 20 },
    { kind: 'greedy', slips: 4 },
    { kind: 'search', iterations: 12, slips: 2 },
    { kind: 'search', iterations: 150 },
  ],
  review: 40_000,
  options: ['scenario', 'seats', 'leaders'],
  commands: ['campaign'],
};
