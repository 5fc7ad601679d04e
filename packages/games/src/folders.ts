/** The games of this installation: folders, listed in games.json or in the file that WARTABLE_GAMES names. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

export type GameFolder = { readonly id: string; readonly folder: string };

const OWN = join(import.meta.dirname, '..', 'games.json');

export function gameFolders(list: string = process.env['WARTABLE_GAMES'] || OWN): readonly GameFolder[] {
  const folders: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(folders)) throw new TypeError(`${list}: not a list of folders`);
  return folders.map((name) => {
    const folder = resolve(dirname(list), String(name));
    if (!existsSync(join(folder, 'manifest.ts'))) throw new TypeError(`${list}: ${folder} has no manifest.ts`);
    return { id: basename(folder), folder };
  });
}
