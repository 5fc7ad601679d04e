/** Addresses that can be shared: "/", "/new/hoth/4", "/table/<id>". */
import { useSyncExternalStore } from 'react';
import { isGame } from '../games/manifests.ts';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: string; readonly wanted: string | undefined }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'nowhere' };

export function routeOf(path: string): Route {
  const [first = '', second = '', third, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === '') return { at: 'home' };
  if (first === 'new' && isGame(second) && rest.length === 0) return { at: 'new', game: second, wanted: third };
  if (first === 'table' && second !== '' && third === undefined) return { at: 'table', id: second };
  return { at: 'nowhere' };
}

const CHANGED = 'wartable-route';
let moved = false;

/** Whether this page was reached from another one of the application; then what had the focus is gone. */
export function hasMoved(): boolean {
  return moved;
}

/** To another page; `staying` only changes the address of this one. */
export function go(path: string, staying = false): void {
  if (staying) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  moved ||= !staying;
  window.dispatchEvent(new Event(CHANGED));
  if (!staying) window.scrollTo(0, 0);
}

function listen(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  window.addEventListener(CHANGED, changed);
  return () => {
    window.removeEventListener('popstate', changed);
    window.removeEventListener(CHANGED, changed);
  };
}

export function usePath(): string {
  return useSyncExternalStore(listen, () => location.pathname);
}
