/** The games of this server, by name. Nothing here knows a rule. */
import type { LoadedGame } from '@wartable/games';
import { InputError, rngFromSeed, seedFrom } from '@wartable/kernel';
import { Refusal } from '../http/refusal.ts';

export type Games = (id: string) => LoadedGame;

export function gamesOf(loaded: readonly LoadedGame[]): Games {
  return (id) => {
    const found = loaded.find(({ manifest }) => manifest.id === id);
    if (!found) throw new Refusal('no-such-game', 'game');
    return found;
  };
}

/** The names of the seats that a game with these options has. Options that the game does not understand are refused in its own words. */
export function seatsFor({ game }: LoadedGame, options: unknown): readonly string[] {
  try {
    return game.seats(game.setup(game.options(options), rngFromSeed(seedFrom('seats'))));
  } catch (error) {
    if (error instanceof InputError) throw new Refusal('bad-options', error.path, error.text);
    throw error;
  }
}
