import type { ReactNode } from 'react';
import { GameWords } from '../shell/language.tsx';

/** Waits for the words of these pages; a boundary above shows that meanwhile. */
export function RecordWords({ children }: { readonly children: ReactNode }) {
  return <GameWords game="record">{children}</GameWords>;
}
