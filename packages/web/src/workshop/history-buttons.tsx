/** Back and forth in what was drawn, under the thumb and by keys. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from './text/index.ts';
import type { OpenDrawing } from './use-drawing.ts';

type Steps = Pick<OpenDrawing<unknown>, 'undo' | 'redo'>;

type Keys = Readonly<Record<string, () => void>>;

const FIELDS = 'input:not([type="radio"], [type="checkbox"]), select, textarea, dialog[open]';

/** Single keys, and the ones every editor has for undo and redo. A tool that has the focus is no field one writes in. */
export function useHistoryKeys(open: Steps, keys: Keys): void {
  const latest = useRef({ open, keys });
  useEffect(() => {
    latest.current = { open, keys };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      const act = actOf(event, latest.current.open, latest.current.keys);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function actOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, { undo, redo }: Steps, keys: Keys): (() => void) | undefined {
  const name = key.toLowerCase();
  if (!ctrlKey && !metaKey) return name === 'u' ? undo : keys[name];
  if (name === 'y' || (name === 'z' && shiftKey)) return redo;
  return name === 'z' ? undo : undefined;
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
