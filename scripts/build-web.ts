/** Builds the web application where it is missing or older than its sources. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameFolders } from '@wartable/games/folders';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const WEB = join(ROOT, 'packages', 'web');
export const DIST = join(WEB, 'dist');

const SOURCES = [
  join(ROOT, 'package-lock.json'),
  ...['index.html', 'vite.config.ts', 'vite-first.ts', 'vite-games.ts', 'vite-offline.ts', 'package.json', 'public', 'src'].map(
    (name) => join(WEB, name),
  ),
  ...['kernel', 'ai', 'games', 'languages', 'protocol'].map((name) => join(ROOT, 'packages', name)),
  ...gameFolders().map(({ folder }) => folder),
];

export function buildWeb(): void {
  const built = join(DIST, 'index.html');
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...SOURCES.map(changed))) return;
  console.error('Building the web application …');
  buildInto(DIST);
}

/** `more` is added to the environment: WARTABLE_GAMES names another list of games. */
export function buildInto(folder: string, more: Readonly<Record<string, string>> = {}): void {
  const vite = join(dirname(createRequire(join(WEB, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js');
  const wanted = ['build', '--logLevel', 'error', '--emptyOutDir', '--outDir', relative(WEB, folder)];
  const { status } = spawnSync(process.execPath, [vite, ...wanted], {
    cwd: WEB,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...more },
  });
  if (status !== 0) throw new Error('The web application could not be built.');
}

/** When a file, or anything below a folder, was changed last; a folder changes when a file goes. */
function changed(path: string): number {
  const about = statSync(path, { throwIfNoEntry: false });
  if (!about) return 0;
  if (!about.isDirectory()) return about.mtimeMs;
  return Math.max(about.mtimeMs, ...readdirSync(path).map((name) => changed(join(path, name))));
}

if (import.meta.main)
  try {
    buildWeb();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
