import { InputError } from '@wartable/kernel';
import type { Args } from './args.ts';
import { readDataFile } from './files.ts';
import { type AnyGame, MANIFESTS, terminalOf } from './games.ts';
import { UsageError } from './io.ts';
import { text } from './text/index.ts';

/** The options of games that commands take. */
export const GAME_OPTIONS: Readonly<Record<string, 'text'>> = Object.fromEntries(
  MANIFESTS.flatMap(({ options = [] }) => options.map((name) => [name, 'text'])),
);

/** The options of a game from the command line, checked, in the form that goes into a record. */
export function gameOptions(game: AnyGame, args: Args): object {
  const options = terminalOf(game).options?.(args, (name, check) => readFile(name, check, game.id)) ?? {};
  try {
    game.options(options);
  } catch (error) {
    if (error instanceof InputError)
      throw new UsageError(text('error.input', { place: error.path, reason: error.text }), game.id);
    throw error;
  }
  return options;
}

/** The contents of a file, checked with errors that name the line. */
function readFile(name: string, check: (data: unknown) => unknown, game: string): unknown {
  const { data, inside } = readDataFile(name);
  inside(() => check(data), game);
  return data;
}
