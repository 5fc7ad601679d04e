import { useEffect } from 'react';
import type { Show } from './show.ts';

/** Any key but those that walk the page ends what is being shown. */
export function useSkipByKey(show: Show, showing: boolean): void {
  useEffect(() => {
    if (!showing) return;
    const onKey = (event: KeyboardEvent): void => {
      if (['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key) || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      show.skip();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [show, showing]);
}
