/** The puzzles of games: what a list says of them for pages, and the puzzles themselves for workers. */
import puzzles from 'virtual:games/puzzles';

export async function puzzlesOf(game: string): Promise<unknown> {
  return (await puzzles[game]?.()) ?? [];
}
