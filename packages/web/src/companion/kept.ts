/** What a table has been told so far, kept on this device for each game; where that is forbidden, until the page is closed. */
import { useSyncExternalStore } from 'react';
import { keepWord, keptWord } from '../shell/kept.ts';
import { type Battle, FRESH_BATTLE, type Kept, keptFrom, MOST_ROLLS } from './kept-form.ts';

type Held = { readonly word: string | null; readonly kept: Kept };

const held = new Map<string, Held>();
const listeners = new Set<() => void>();
const keyOf = (game: string): string => `wartable.companion.${game}`;

/** Another window may have counted on meanwhile. */
function current(game: string): Kept {
  const word = keptWord(keyOf(game));
  const known = held.get(game);
  if (known && known.word === word) return known.kept;
  const kept = keptFrom(parsed(word));
  held.set(game, { word, kept });
  return kept;
}

function parsed(word: string | null): unknown {
  try {
    return JSON.parse(word ?? 'null');
  } catch {
    return undefined;
  }
}

export function changeKept(game: string, change: (now: Kept) => Kept): void {
  const now = current(game);
  const next = change(now);
  if (next === now) return;
  const kept = { ...next, rolls: next.rolls.slice(0, MOST_ROLLS) };
  keepWord(keyOf(game), JSON.stringify(kept));
  // Where it was not taken, what was there before is still there, and older.
  held.set(game, { word: keptWord(keyOf(game)), kept });
  for (const listener of listeners) listener();
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

export function useKept(game: string): Kept {
  return useSyncExternalStore(listen, () => current(game));
}

export function changeBattle(game: string, battle: string, change: (now: Battle) => Battle): void {
  changeKept(game, (kept) => {
    const now = kept.battles[battle] ?? FRESH_BATTLE;
    const next = change(now);
    return next === now ? kept : { ...kept, battles: { ...kept.battles, [battle]: next } };
  });
}
