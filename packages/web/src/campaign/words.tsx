import type { ReactNode } from 'react';
import { GameWords } from '../shell/language.tsx';

/** Waits for the words of these pages, and for those of a game; a boundary above shows that meanwhile. */
export function CampaignWords({ game, children }: { readonly game?: string | undefined; readonly children: ReactNode }) {
  return <GameWords game="campaign">{game === undefined ? children : <GameWords game={game}>{children}</GameWords>}</GameWords>;
}
