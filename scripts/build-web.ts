/** Builds the web application where it is missing or older than its sources. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const WEB = join(ROOT, 'packages', 'web');
export const DIST = join(WEB, 'dist');

const SOURCES = [
  join(ROOT, 'package-lock.json'),
  ...['index.html', 'vite.config.ts', 'vite-offline.ts', 'package.json', 'public', 'src'].map((name) => join(WEB, name)),
  ...['kernel', 'duel', 'hoth', 'endor', 'ai'].map((name) => join(ROOT, 'packages', name)),
];

export function buildWeb(): void {
  const built = join(DIST, 'index.html');
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...SOURCES.map(changed))) return;
  console.error('Building the web application …');
  const vite = join(dirname(createRequire(join(WEB, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: WEB,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
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
