import type { ReactNode } from 'react';
import { GameWords } from '../../shell/language.tsx';

/** Around films: waits for their words and for those of the game; a boundary above shows that meanwhile. */
export function FilmWords({ game, children }: { readonly game?: string; readonly children: ReactNode }) {
  return <GameWords game="film">{game === undefined ? children : <GameWords game={game}>{children}</GameWords>}</GameWords>;
}
