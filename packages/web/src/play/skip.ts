import { useEffect } from 'react';
import type { Show } from './show.ts';

/** These walk the page or belong to the browser. */
const OTHERS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;

const PRESSES = /^(Enter| )$/;

/** "n" goes on by one step; any other key ends what is being shown. */
export function useSkipByKey(show: Show, showing: boolean): void {
  useEffect(() => {
    if (!showing) return;
    const onKey = (event: KeyboardEvent): void => {
      if (OTHERS.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog[open], .stays')) return;
      // A button that lies there is pressed by itself.
      if (PRESSES.test(event.key) && event.target instanceof Element && event.target.closest('.watch')) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'n') show.next();
      else show.skip();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [show, showing]);
}
