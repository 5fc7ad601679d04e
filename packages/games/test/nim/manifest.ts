import type { Manifest } from '@wartable/games/manifest';

export const manifest: Manifest = {
  id: 'nim',
  first: { options: {}, players: [{ kind: 'person' }, { kind: 'bot', level: 1 }] },
  levels: [{ kind: 'random' }, { kind: 'search', iterations: 40 }],
  review: 400,
};
