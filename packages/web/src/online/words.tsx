import type { ReactNode } from 'react';
import { GameWords } from '../shell/language.tsx';

/** Around what belongs to play far apart: waits for its words; a boundary above shows that meanwhile. */
export function OnlineWords({ children }: { readonly children: ReactNode }) {
  return <GameWords game="online">{children}</GameWords>;
}
