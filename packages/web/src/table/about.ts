/** What a hex sees: worked out by the engine, told as plain data. All of it is public. */
import { HEX_COUNT, hexByName, hexName, hoth, type State, sightBlockers } from '@wartable/hoth';
import type { Game, GameState } from '@wartable/kernel';

export type About = {
  readonly hex: string;
  /** By the hex of each unit: whether the line of sight to it is free, and what blocks it (nothing named: the edge of the board). */
  readonly lines: readonly { readonly hex: string; readonly free: boolean; readonly blockers: readonly string[] }[];
};

export function aboutHex(game: Game, state: GameState, name: string): About {
  const from = hexByName(name);
  if (game.id !== hoth.id || from === undefined) return { hex: name, lines: [] };
  const { unitHex } = state as State;
  const others = unitHex.filter((hex) => hex >= 0 && hex !== from);
  return {
    hex: name,
    lines: others.map((hex) => {
      const blockers = sightBlockers(state as State, from, hex);
      const named = blockers.filter((one) => one < HEX_COUNT).map(hexName);
      return { hex: hexName(hex), free: blockers.length === 0, blockers: named };
    }),
  };
}
