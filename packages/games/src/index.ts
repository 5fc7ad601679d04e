/** The games where Node runs: rules and manifests, loaded at the start. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@wartable/kernel';
import { gameFolders } from './folders.ts';
import type { LoadedGame, Manifest } from './manifest.ts';

export type { LoadedGame, Manifest, SeatPlayer } from './manifest.ts';

export type InstalledGame = LoadedGame & { readonly folder: string };

/** What a module of a game's folder exports: a convention (manifest.ts). */
export async function exported<T>(folder: string, path: string, name: string): Promise<T> {
  const module: Readonly<Record<string, T>> = await import(pathToFileURL(join(folder, path)).href);
  const found = module[name];
  if (found === undefined) throw new TypeError(`${join(folder, path)} does not export ${name}`);
  return found;
}

export const INSTALLED: readonly InstalledGame[] = await Promise.all(
  gameFolders().map(async ({ id, folder }) => ({
    folder,
    manifest: await exported<Manifest>(folder, 'manifest.ts', 'manifest'),
    game: await exported<Game>(folder, 'src/index.ts', id),
  })),
);
