/** The rooms of the repository: folders, whom each may use, and which are pure (docs/architecture.md). */

export type Room = {
  /** Other rooms, or packages from outside; `x/` allows all below it. */
  readonly uses: readonly string[];
  /** Of these only types, which are gone when the code runs. */
  readonly types?: readonly string[];
  /** No clock, no chance of its own, no network, no disk, no DOM. */
  readonly pure?: true;
};

const REACT = ['react', 'react-dom', 'react-dom/client'];

/** What a page of a game may use. */
const PAGE: Room = {
  uses: [
    '<game>/src/telling.ts',
    '<game>/src/campaign',
    '<game>/src/companion.ts',
    '<game>/measured',
    'kernel',
    'web/shell',
    'web/text',
    'web/art',
    'web/board',
    'web/table',
    'web/play',
    'web/setup',
    'web/companion',
    'web/workshop',
    ...REACT,
  ],
  types: ['<game>/src', 'games', 'ai'],
};

/** The art alone, in English, for those who draw: it is not built. */
const GALLERY: Room = { ...PAGE, uses: [...PAGE.uses, '<game>/page', '<game>/src/text/en.ts'] };

/** What every game's folder holds; `<game>` is its name. */
const GAME: Readonly<Record<string, Room>> = {
  'manifest.ts': { uses: [], types: ['games'], pure: true },
  src: { uses: ['kernel'], pure: true },
  lessons: { uses: [], types: ['kernel'], pure: true },
  page: PAGE,
  'page/gallery.tsx': GALLERY,
  'page/gallery-parts.tsx': GALLERY,
  terminal: { uses: ['<game>/src', 'kernel', 'cli', 'node:'] },
};

/** Whoever stands below may use what stands above, never the other way round. */
const SHARED: Readonly<Record<string, Room>> = {
  kernel: { uses: [], pure: true },
  ai: { uses: ['kernel'], pure: true },
  games: { uses: ['kernel', 'node:'], types: ['ai'] },
  languages: { uses: ['kernel', 'games', 'node:'], types: ['ai', 'cli', 'server', 'web/', '<game>/'] },
  bots: { uses: ['kernel', 'ai', 'games', 'node:'] },
  protocol: { uses: ['valibot'], types: ['kernel'], pure: true },
  // It reads the contract alone: no game is named, no rule is known.
  server: {
    uses: [
      'kernel',
      'games',
      'languages',
      'bots',
      'protocol',
      'valibot',
      'fastify',
      '@fastify/',
      'kysely',
      'pg',
      '@nats-io/transport-node',
      'ws',
      'web-push',
      'nodemailer',
      'prom-client',
      '@simplewebauthn/server',
      'node:',
    ],
    types: ['ai'],
  },
  cli: { uses: ['kernel', 'ai', 'games', 'languages', 'bots', 'server', 'yaml', 'node:'] },
  'web/text': { uses: ['kernel'], types: ['languages', '<game>/'] },
  'web/games': { uses: ['kernel', 'web/text', 'virtual:games/', 'react'], types: ['games', 'web/play'] },
  'web/shell': { uses: ['kernel', 'web/text', 'web/games', 'virtual:words', 'virtual:words/', ...REACT] },
  'web/art': { uses: REACT },
  'web/board': { uses: ['kernel', ...REACT] },
  'web/table': { uses: ['kernel', 'ai', 'web/text', 'web/games', 'web/shell'], types: ['games'] },
  'web/online': {
    uses: [
      'kernel',
      'protocol',
      'valibot',
      'web/text',
      'web/games',
      'web/shell',
      'web/table',
      'uqr',
      '@simplewebauthn/browser',
      ...REACT,
    ],
    types: ['games', 'ai', 'web/play'],
  },
  'web/play': {
    uses: ['kernel', 'ai', 'web/text', 'web/games', 'web/shell', 'web/table', 'web/board', 'web/online', ...REACT],
    types: ['games', 'protocol'],
  },
  'web/setup': {
    uses: ['kernel', 'web/text', 'web/games', 'web/shell', 'web/table', 'web/online', ...REACT],
    types: ['games', 'ai'],
  },
  'web/book': {
    uses: ['kernel', 'web/text', 'web/games', 'web/shell', 'web/table', 'web/board', 'web/play', ...REACT],
    types: ['games'],
  },
  'web/puzzle': {
    uses: ['kernel', 'ai', 'web/text', 'web/games', 'web/shell', 'web/table', 'web/play', 'virtual:games/', ...REACT],
    types: ['games'],
  },
  'web/learn': {
    uses: ['kernel', 'ai', 'web/text', 'web/games', 'web/shell', 'web/table', 'web/play', ...REACT],
    types: ['games'],
  },
  'web/campaign': {
    uses: ['kernel', 'web/text', 'web/games', 'web/shell', 'web/table', 'web/online', 'web/play', ...REACT],
    types: ['games', 'protocol'],
  },
  'web/daily': {
    uses: ['kernel', 'web/text', 'web/games', 'web/shell', 'web/table', 'web/online', 'virtual:games/', ...REACT],
    types: ['games'],
  },
  'web/record': {
    uses: ['kernel', 'ai', 'web/games', 'web/shell', 'web/table', 'web/online', 'web/play', 'virtual:games/', ...REACT],
    types: ['games', 'protocol'],
  },
  'web/workshop': {
    uses: ['kernel', 'ai', 'web/games', 'web/shell', 'web/table', 'web/setup', 'virtual:games/', ...REACT],
    types: ['games'],
  },
  'web/companion': {
    uses: ['kernel', 'web/text', 'web/games', 'web/shell', 'web/art', 'web/play', 'virtual:games/', ...REACT],
    types: ['games'],
  },
  'web/bare': { uses: ['kernel', 'web/text', 'web/shell', 'web/table', 'web/play', 'web/setup', ...REACT], types: ['games'] },
  'web/home': {
    uses: ['kernel', 'web/text', 'web/games', 'web/shell', 'web/table', 'web/online', 'virtual:games/', ...REACT],
    types: ['games', 'web/play', 'protocol'],
  },
  'web/offline': { uses: ['web/text', 'web/shell', ...REACT] },
  'web/app': {
    uses: [
      'web/text',
      'web/shell',
      'web/online',
      'web/play',
      'web/book',
      'web/learn',
      'web/puzzle',
      'web/campaign',
      'web/daily',
      'web/record',
      'web/workshop',
      'web/companion',
      'web/home',
      ...REACT,
    ],
  },
  'web/main.tsx': { uses: ['web/style', 'web/shell', 'web/play', 'web/offline', 'web/app', 'virtual:games/', ...REACT] },
  'web/style': { uses: ['@fontsource/'] },
};

/** All rooms, by the beginning of their paths below `packages/`; sources of a package lie in its `src`. */
export function roomsWith(games: readonly string[]): ReadonlyMap<string, Room> {
  const ofGames = games.flatMap((game) =>
    Object.entries(GAME).map(([name, { uses, types = [], ...room }]): [string, Room] => {
      const own = (names: readonly string[]): string[] => names.map((one) => one.replace('<game>', game));
      return [`${game}/${name}`, { ...room, uses: own(uses), types: own(types) }];
    }),
  );
  const shared = Object.entries(SHARED).map(([name, room]): [string, Room] => [
    name,
    {
      ...room,
      types: (room.types ?? []).flatMap((one) =>
        one.startsWith('<game>') ? games.map((game) => one.replace('<game>', game)) : [one],
      ),
    },
  ]);
  return new Map([...shared, ...ofGames]);
}
