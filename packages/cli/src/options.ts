import { InputError } from '@wartable/kernel';
import { type Args, textOption } from './args.ts';
import type { AnyGame } from './games.ts';
import { UsageError } from './io.ts';
import { text } from './text/index.ts';

/** The options of a game from the command line. */
export function gameOptions(game: AnyGame, args: Args): { readonly setup?: string } {
  const setup = textOption(args, 'setup');
  const options = setup === undefined ? {} : { setup };
  try {
    game.options(options);
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(text('error.arguments', { reason: error.message }));
    throw error;
  }
  return game.options(options) as { setup?: string };
}
