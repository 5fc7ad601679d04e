/** Back and forth in what was drawn, under the thumb and by keys. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../shell/language.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { text } from './text/index.ts';
import type { OpenDrawing } from './use-drawing.ts';

type Steps = Pick<OpenDrawing<unknown>, 'undo' | 'redo'>;

const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea, dialog[open]';

/** Single keys, and the ones every editor has for undo and redo. */
export function useHistoryKeys(open: Steps, keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useShortcuts({ ...keys, u: () => latest.current.undo?.() });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current.redo?.();
      else latest.current.undo?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

export function HistoryButtons({ open: { undo, redo }, children }: { readonly open: Steps; readonly children?: ReactNode }) {
  const { say } = useWords();
  return (
    <>
      <button type="button" className="button" aria-disabled={!undo} onClick={() => undo?.()}>
        <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
          <path className="line-sign" d="M9 5L4 10L9 15M4 10H14A5.5 5.5 0 0 1 14 21H9" />
        </svg>
        {say(text('workshop.undo'))}
      </button>
      <button type="button" className="button" aria-disabled={!redo} onClick={() => redo?.()}>
        <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
          <path className="line-sign" d="M15 5L20 10L15 15M20 10H10A5.5 5.5 0 0 0 10 21H15" />
        </svg>
        {say(text('workshop.redo'))}
      </button>
      {children}
    </>
  );
}
