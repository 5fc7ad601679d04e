import type { ReactNode } from 'react';
import { GameWords } from '../shell/language.tsx';

/** Around the pages of the puzzles: waits for their words, and for those of a game; a boundary above shows that meanwhile. */
export function PuzzleWords({ game, children }: { readonly game?: string; readonly children: ReactNode }) {
  return <GameWords game="puzzle">{game === undefined ? children : <GameWords game={game}>{children}</GameWords>}</GameWords>;
}
