import { duel } from '@wartable/duel';
import type { Game, GameEvent, GameState } from '@wartable/kernel';

/** A game whose kinds of state, event and view only the game itself knows. */
export type AnyGame = Game<GameState, GameEvent, unknown, unknown>;

export const GAMES: readonly AnyGame[] = [duel as unknown as AnyGame];

export function gameById(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
