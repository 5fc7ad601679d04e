/** The games in the browser: what pages and what workers load of them, made of the same list as in Node. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type GameFolder, gameFolders } from '@wartable/games/folders';
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
  'virtual:games/rules': (games) =>
    `export default {
${games.map((game) => `${game.id}: async () => (await import(${from(game, 'src/index.ts')})).${game.id},`).join('\n')}
};`,
};

/** A game without a page of its own is played by its texts alone. */
function bare(game: GameFolder): string {
  const [page, telling, manifest] = [`'@wartable/web/bare/page.tsx'`, from(game, 'src/telling.ts'), from(game, 'manifest.ts')];
  return `(await import(${page})).barePage((await import(${telling})).telling, (await import(${manifest})).manifest)`;
}

export function games(): Plugin {
  return {
    name: 'wartable-games',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => MODULES[id.slice(1)]?.(gameFolders()),
  };
}
