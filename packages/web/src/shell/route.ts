/**
 * Addresses that can be shared: "/", "/new/hoth/4" (or "/new/hoth?scenario=4"), "/rules/hoth" and, with the id of a rule,
 * "/rules/hoth/sight/edge", "/learn" and "/learn/hoth/move", "/table/<id>" on this device and "/film/<id>", the same from its beginning; "/replay#…" is a game in a link, "/embed#…" the
 * same in a frame; "/puzzles", "/puzzles/hoth", and a puzzle itself, "/puzzles/hoth/<id>" or "/puzzles/hoth/today"; "/campaigns", "/daily", "/record", "/workshop", "/companion", each also of a game and of one of its things; where there is a server "/at/<id>", which is also the invitation, "/replay/<id>", "/pairs" and "/pairs/<id>", "/online", "/me", "/back/<token>" and "/host".
 */
import { useSyncExternalStore } from 'react';
import { isGame } from '../games/manifests.ts';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: string; readonly wanted: readonly Wanted[] }
  /** The rulebook of a game; `id` is a rule or a chapter of it, or the game. */
  | { readonly at: 'rules'; readonly game: string; readonly id: string }
  /** All puzzles, or those of a game. */
  | { readonly at: 'puzzles'; readonly game: string | undefined }
  /** One of them by its id, or that of the day. */
  | { readonly at: 'puzzle'; readonly game: string; readonly id: string }
  | { readonly at: 'table'; readonly id: string }
  /** A table far away: one's own seat, a seat to take, or a place to watch from. */
  | { readonly at: 'at'; readonly id: string }
  | { readonly at: 'film' | 'replay'; readonly id: string }
  | { readonly at: 'online' | 'me' | 'host' | 'learn' }
  /** What brings one back: of all games or of one, and which of them. */
  | { readonly at: Returning; readonly game: string | undefined; readonly id: string | undefined }
  /** A battle for two pairs; a new one where there is no id. */
  | { readonly at: 'pairs'; readonly id: string | undefined }
  | { readonly at: 'lesson'; readonly game: string; readonly id: string }
  /** A game in a link; in a frame of somebody else. */
  | { readonly at: 'link' | 'embed' }
  /** The own link of a guest. */
  | { readonly at: 'back'; readonly token: string }
  | { readonly at: 'no-game'; readonly game: string }
  | { readonly at: 'nowhere' };

export const RETURNING = ['daily', 'campaigns', 'record', 'workshop', 'companion'] as const;
type Returning = (typeof RETURNING)[number];

/** What an address asks of a new game; without a name, what the game's addresses are about. */
export type Wanted = { readonly name: string | undefined; readonly value: string };

export function routeOf(path: string): Route {
  const [place = '', query] = path.split('?');
  const [first = '', second = '', third, ...rest] = place
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (first === '') return { at: 'home' };
  if (first === 'new' && second !== '' && rest.length === 0) {
    if (!isGame(second)) return { at: 'no-game', game: second };
    const named = [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
    return { at: 'new', game: second, wanted: third === undefined ? named : [{ name: undefined, value: third }, ...named] };
  }
  if (first === 'rules' && second !== '' && rest.length <= 1)
    return isGame(second)
      ? { at: 'rules', game: second, id: [second, third, ...rest].filter(Boolean).join('/') }
      : { at: 'no-game', game: second };
  if (first === 'puzzles' && rest.length === 0) {
    if (second !== '' && !isGame(second)) return { at: 'no-game', game: second };
    return third === undefined ? { at: 'puzzles', game: second || undefined } : { at: 'puzzle', game: second, id: third };
  }
  const returning = RETURNING.find((one) => one === first);
  if (returning && rest.length === 0) {
    if (second !== '' && !isGame(second)) return { at: 'no-game', game: second };
    return { at: returning, game: second || undefined, id: third };
  }
  if (first === 'learn' && third !== undefined && rest.length === 0) return { at: 'lesson', game: second, id: third };
  if (third !== undefined) return { at: 'nowhere' };
  if (first === 'pairs') return { at: 'pairs', id: second || undefined };
  if (second === '' && first === 'replay') return { at: 'link' };
  if (second === '' && first === 'embed') return { at: 'embed' };
  if (second === '')
    return first === 'online' || first === 'me' || first === 'host' || first === 'learn' ? { at: first } : { at: 'nowhere' };
  if (first === 'table' || first === 'at' || first === 'replay' || first === 'film') return { at: first, id: second };
  if (first === 'back') return { at: 'back', token: second };
  return { at: 'nowhere' };
}

/** Whatever somebody typed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** As much of what somebody typed as anybody reads. */
export function quoted(typed: string): string {
  return typed.length > MOST_QUOTED ? `${typed.slice(0, MOST_QUOTED)}…` : typed;
}
const MOST_QUOTED = 40;

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
  return useSyncExternalStore(listen, () => location.pathname + location.search);
}
