/** Follows one's tables far away for a page, says when the server is in trouble, and shows their number on the icon of the application and in its title. */
import type { MyTables } from '@wartable/protocol';
import { useEffect } from 'react';
import { useMine } from './tables.ts';
import { TroubleNotice } from './trouble.tsx';

export function FollowMine({ onMine }: { readonly onMine: (mine: MyTables | undefined) => void }) {
  const mine = useMine();
  const turns = mine?.turns ?? 0;
  useEffect(() => onMine(mine), [mine, onMine]);
  useEffect(() => showTurns(turns), [turns]);
  return <TroubleNotice />;
}

function showTurns(turns: number): void {
  document.title = document.title.replace(/^(?:\(\d+\) )?/, turns > 0 ? `(${turns}) ` : '');
  // Only where the application is installed, and not over plain http.
  navigator.setAppBadge?.(turns).catch(() => {});
}
