/** The games in the browser: what pages and what workers load of them, made of the same list as in Node. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameFolder, gameFolders } from '@wartable/games/folders';
import { fileOf, gameParts, LANGUAGES, type Part, pagePart, sharedPart } from '@wartable/languages/files';
import type { Plugin } from 'vite';

const has = ({ folder }: GameFolder, path: string): boolean => existsSync(join(folder, path));
const from = ({ folder }: GameFolder, path: string): string => JSON.stringify(join(folder, path));

/** By the name of a virtual module, its source. */
const MODULES: Readonly<Record<string, (games: readonly GameFolder[]) => string>> = {
  'virtual:games/manifests': (games) =>
    `${games.map((game) => `import { manifest as ${game.id} } from ${from(game, 'manifest.ts')};`).join('\n')}
export default [${games.map(({ id }) => id).join(', ')}];`,
  // The home page shows all doors at once.
  'virtual:games/doors': (games) => {
    const drawn = games.filter((game) => has(game, 'page/door.tsx'));
    return `${drawn.map((game) => `import { Picture as ${game.id} } from ${from(game, 'page/door.tsx')};`).join('\n')}
export default { ${drawn.map(({ id }) => id).join(', ')} };`;
  },
  'virtual:games/pages': (games) =>
    `export default {
${games.map((game) => `${game.id}: async () => ${has(game, 'page/index.tsx') ? `(await import(${from(game, 'page/index.tsx')})).page` : bare(game)},`).join('\n')}
};`,
  'virtual:games/galleries': (games) =>
    `export default {
${games
  .filter((game) => has(game, 'page/gallery.tsx'))
  .map((game) => `${game.id}: async () => (await import(${from(game, 'page/gallery.tsx')})).Gallery,`)
  .join('\n')}
};`,
  'virtual:games/books': (games) =>
    `export default {
${games
  .filter((game) => has(game, 'page/book/index.ts'))
  .map((game) => `${game.id}: async () => (await import(${from(game, 'page/book/index.ts')})).book,`)
  .join('\n')}
};`,
  'virtual:games/campaigns': (games) => ownPages(games, 'page/campaign/index.tsx', 'campaigns'),
  'virtual:games/workshops': (games) => ownPages(games, 'page/workshop/index.tsx', 'workshop'),
  'virtual:games/companions': (games) => ownPages(games, 'page/companion/index.tsx', 'companion'),
  'virtual:games/records': (games) => ownPages(games, 'page/record/index.tsx', 'record'),
  // For the page's thread: what a list says of a puzzle, and nothing of where it stands or what is best there.
  'virtual:games/puzzle-lists': (games) =>
    `export default { ${withPuzzles(games)
      .map(({ id }) => `${id}: async () => (await import('${LISTS}${id}')).default`)
      .join(', ')} };`,
  // For workers: the puzzles themselves.
  'virtual:games/puzzles': (games) =>
    `export default { ${withPuzzles(games)
      .map((game) => `${game.id}: async () => (await import(${from(game, FILE)})).default`)
      .join(', ')} };`,
  // For workers: where the nets of trained bots lie. A name is all that is loaded here.
  'virtual:games/nets': (games) => {
    const trained = games.filter((game) => has(game, netFile(game)));
    return `${trained.map((game) => `import ${game.id} from ${JSON.stringify(`${join(game.folder, netFile(game))}?url&no-inline`)};`).join('\n')}
export default { ${trained.map(({ id }) => id).join(', ')} };`;
  },
  // The page of the paths shows all of them.
  'virtual:games/lessons': (games) => {
    const own = games.filter((game) => has(game, 'lessons/index.ts'));
    return `${own.map((game) => `import { LESSONS as ${game.id} } from ${from(game, 'lessons/index.ts')};`).join('\n')}
export default { ${own.map(({ id }) => id).join(', ')} };`;
  },
  'virtual:words': (games) => wordsIndex(games),
  'virtual:games/rules': (games) =>
    `export default {
${games.map((game) => `${game.id}: async () => (await import(${from(game, 'src/index.ts')})).${game.id},`).join('\n')}
};`,
};

/** Pages that some games bring: loaded when one of them is opened. */
function ownPages(games: readonly GameFolder[], path: string, name: string): string {
  const own = games.filter((game) => has(game, path));
  return `export default { ${own.map((game) => `${game.id}: async () => (await import(${from(game, path)})).${name}`).join(', ')} };`;
}

const netFile = ({ id }: GameFolder): string => `nets/${id}.net`;

const FILE = 'puzzles/puzzles.json';
const withPuzzles = (games: readonly GameFolder[]): GameFolder[] => games.filter((game) => has(game, FILE));

/** `virtual:puzzle-list/hoth` */
const LISTS = 'virtual:puzzle-list/';
const LISTED: readonly string[] = ['id', 'goal', 'rating', 'depth'];

function puzzleList(id: string, games: readonly GameFolder[]): string {
  const game = games.find((one) => `${LISTS}${one.id}` === id);
  const all: readonly object[] = game ? JSON.parse(readFileSync(join(game.folder, FILE), 'utf8')) : [];
  const listed = all.map((one) => Object.fromEntries(Object.entries(one).filter(([field]) => LISTED.includes(field))));
  return `export default ${JSON.stringify(listed)};`;
}

/** `virtual:words/fr/home`, `virtual:words/fr/duel`: one chunk for each language and place where words are needed. */
const WORDS = 'virtual:words/';
const HOME = 'home';
const FAR_APART = 'online';
const FILMS = 'film';
const PUZZLES = 'puzzle';
const LESSONS = 'learn';
/** Pages with words of their own, and for each what games add to them (`workshop-hoth`). */
const WITH_GAMES = { campaign: 'campaigns', record: 'record', workshop: 'workshop', companion: 'companion' } as const;
const ALONE = ['daily'] as const;
/** `book-duel`: the page of the rules of a game. */
const RULES_PAGE = 'book-';

function wordsIndex(games: readonly GameFolder[]): string {
  const load = (language: string, place: string): string =>
    `${JSON.stringify(place)}: () => import('${WORDS}${language}/${place}')`;
  const byLanguage = (of: (language: string) => string): string =>
    `{ ${LANGUAGES.map((language) => `${JSON.stringify(language)}: ${of(language)}`).join(', ')} }`;
  return `export const languages = ${JSON.stringify(LANGUAGES)};
export const home = ${byLanguage((language) => `() => import('${WORDS}${language}/${HOME}')`)};
export const games = ${byLanguage((language) => `{ ${[...games.flatMap(({ id }) => [id, RULES_PAGE + id]), FAR_APART, FILMS, LESSONS, PUZZLES, ...ALONE, ...pagesWith(games)].map((place) => load(language, place)).join(', ')} }`)};`;
}

function pagesWith(games: readonly GameFolder[]): string[] {
  return Object.keys(WITH_GAMES).flatMap((name) => [name, ...games.map(({ id }) => `${name}-${id}`)]);
}

function wordsOf(id: string, games: readonly GameFolder[]): string {
  const [language = '', place] = id.slice(WORDS.length).split('/');
  const files = partsOf(place, games).map((part) => fileOf(part, language));
  return `${files.map(({ path, name }, i) => `import { ${name} as _${i} } from ${JSON.stringify(path)};`).join('\n')}
export default { ${files.map((_, i) => `..._${i}`).join(', ')} };`;
}

function partsOf(place: string | undefined, games: readonly GameFolder[]): readonly Part[] {
  if (place === FAR_APART) return [pagePart('online')];
  // What is wrong with a link is told before anybody knows which game is in it.
  if (place === FILMS) return [pagePart('film'), sharedPart('kernel')];
  if (place === PUZZLES) return [pagePart('puzzle')];
  for (const name of ALONE) if (place === name) return [pagePart(name)];
  for (const [name, part] of Object.entries(WITH_GAMES)) {
    // What is wrong with a file of games is said in words of the kernel.
    if (place === name) return [pagePart(name as keyof typeof WITH_GAMES), ...(name === 'record' ? [sharedPart('kernel')] : [])];
    const game = games.find(({ id }) => place === `${name}-${id}`);
    if (game) return gameParts(game, [part]);
  }
  if (place === LESSONS) return [pagePart('learn'), ...games.flatMap((game) => gameParts(game, ['lessons']))];
  if (place?.startsWith(RULES_PAGE))
    return [
      pagePart('book'),
      ...games.filter(({ id }) => place === RULES_PAGE + id).flatMap((game) => gameParts(game, ['book'])),
    ];
  if (place === HOME) return [sharedPart('web'), ...games.flatMap((game) => gameParts(game, ['door']))];
  const own = games.filter(({ id }) => id === place).flatMap((game) => gameParts(game, ['rules', 'page']));
  return [...(['kernel', 'ai'] as const).map(sharedPart), ...own];
}

/** A game without a page of its own is played by its texts alone. */
function bare(game: GameFolder): string {
  const [page, telling, manifest] = [`'@wartable/web/bare/page.tsx'`, from(game, 'src/telling.ts'), from(game, 'manifest.ts')];
  return `(await import(${page})).barePage((await import(${telling})).telling, (await import(${manifest})).manifest)`;
}

export function games(): Plugin {
  return {
    name: 'wartable-games',
    resolveId: (id) => (id in MODULES || id.startsWith(WORDS) || id.startsWith(LISTS) ? `\0${id}` : undefined),
    load: (id) => {
      if (id.startsWith(`\0${WORDS}`)) return wordsOf(id.slice(1), gameFolders());
      if (id.startsWith(`\0${LISTS}`)) return puzzleList(id.slice(1), gameFolders());
      return MODULES[id.slice(1)]?.(gameFolders());
    },
  };
}
