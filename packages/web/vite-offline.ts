/** Writes sw.js beside the built files: the service worker with the list of all of them and a version that follows from their contents. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, 'src', 'offline', 'service-worker.js');
/** Every browser that runs this reads .woff2; nobody needs .woff. */
const LEFT_OUT = /\.(woff|map)$|^\/sw\.js$/;

/** Names that say what is in the file. */
const HASHED = /^\/assets\//;
const hashOf = (path: string): string => `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`;

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'wartable-offline',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: () => {
      const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
        .filter((path) => !LEFT_OUT.test(path))
        .sort();
      const worker = readFileSync(SOURCE, 'utf8');
      const hash = createHash('sha256').update(worker);
      for (const path of paths) hash.update(path).update(readFileSync(join(folder, path)));
      const hashes = paths.filter((path) => !HASHED.test(path)).map((path) => [path, hashOf(join(folder, path))]);
      const head = [
        `const VERSION = '${hash.digest('hex').slice(0, 12)}';`,
        `const FILES = ${JSON.stringify(paths)};`,
        `const HASHES = ${JSON.stringify(Object.fromEntries(hashes))};`,
        '',
      ].join('\n');
      writeFileSync(join(folder, 'sw.js'), head + worker);
    },
  };
}
