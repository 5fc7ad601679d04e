/** The games at the terminal: rules, manifests, and what each brings of its own (`terminal/`). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exported, INSTALLED, type Manifest } from '@wartable/games';
import { type Game, rngFromSeed, seedFrom } from '@wartable/kernel';
import type { GameTerminal } from './game-terminal.ts';

/** A game whose kinds of state, event and view only the game itself knows. */
export type AnyGame = Game;

export const GAMES: readonly AnyGame[] = INSTALLED.map(({ game }) => game);

/** The game a command means where none is named. */
export const USUAL_GAME = INSTALLED[0]?.manifest.id ?? '';

export const MANIFESTS: readonly Manifest[] = INSTALLED.map(({ manifest }) => manifest);

export function gameById(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The game a command belongs to; most belong to none. */
export function ownerOf(command: string): Manifest | undefined {
  return MANIFESTS.find(({ commands }) => commands?.includes(command));
}

export function manifestOf(game: Pick<AnyGame, 'id'>): Manifest {
  const manifest = MANIFESTS.find(({ id }) => id === game.id);
  if (!manifest) throw new RangeError(`no manifest of ${game.id}`);
  return manifest;
}

/** The folder of a game, for what is measured and kept there. */
export function folderOf(game: string): string {
  const installed = INSTALLED.find(({ manifest }) => manifest.id === game);
  if (!installed) throw new RangeError(`no folder of ${game}`);
  return installed.folder;
}

const terminals = new Map<string, GameTerminal>();

/** What games bring to the terminal uses the terminal's own modules, so it comes after them. */
export async function loadTerminals(): Promise<void> {
  await Promise.all(
    INSTALLED.map(async ({ manifest: { id }, folder }) => {
      if (terminals.has(id) || !existsSync(join(folder, 'terminal', 'index.ts'))) return;
      terminals.set(id, await exported<GameTerminal>(folder, 'terminal/index.ts', 'terminal'));
    }),
  );
}

const BARE: GameTerminal = {};

export function terminalOf(game: Pick<AnyGame, 'id'>): GameTerminal {
  return terminals.get(game.id) ?? BARE;
}

/** The seats of a game that is set up like this. */
export function seatsFor(game: AnyGame, options: unknown): readonly string[] {
  return game.seats(game.setup(game.options(options), rngFromSeed(seedFrom('seats'))));
}
