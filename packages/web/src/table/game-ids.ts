/** The games of this version. */
const GAMES = ['hoth', 'duel', 'endor'] as const;
export type GameId = (typeof GAMES)[number];

export function isGame(id: string): id is GameId {
  return (GAMES as readonly string[]).includes(id);
}
