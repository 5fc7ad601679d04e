/** Progress with puzzles, kept on this device; where that is forbidden, until the page is closed. */
import { useSyncExternalStore } from 'react';
import { keepWord, keptWord } from '../shell/kept.ts';
import { NOTHING_YET, type Progress, progressFrom } from './progress.ts';

const KEPT = 'wartable.puzzles';

let word: string | null | undefined;
let progress = NOTHING_YET;
const listeners = new Set<() => void>();

/** Another window may have gone on meanwhile. */
function current(): Progress {
  const kept = keptWord(KEPT);
  if (kept === word) return progress;
  word = kept;
  progress = kept === null ? NOTHING_YET : progressFrom(parsed(kept));
  return progress;
}

function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}

export function changeProgress(change: (now: Progress) => Progress): void {
  const now = current();
  const next = change(now);
  if (next === now) return;
  progress = next;
  keepWord(KEPT, JSON.stringify(next));
  // Where it was not taken, what was there before is still there, and older.
  word = keptWord(KEPT);
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

export function useProgress(): Progress {
  return useSyncExternalStore(listen, current);
}
