import { duel } from '@wartable/duel';
import { endor } from '@wartable/endor';
import { hoth } from '@wartable/hoth';
import { type Game, type GameEvent, type GameState, rngFromSeed, seedFrom } from '@wartable/kernel';

/** A game whose kinds of state, event and view only the game itself knows. */
export type AnyGame = Game<GameState, GameEvent, unknown, unknown>;

export const GAMES: readonly AnyGame[] = [duel as unknown as AnyGame, hoth as unknown as AnyGame, endor as unknown as AnyGame];

export function gameById(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The seats of a game that is set up like this. */
export function seatsFor(game: AnyGame, options: unknown): readonly string[] {
  return game.seats(game.setup(game.options(options), rngFromSeed(seedFrom('seats'))));
}
