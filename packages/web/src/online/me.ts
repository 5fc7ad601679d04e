/** Who one is on the server this page came from, if there is one. Everything online hides itself where there is none. */
import type { Me } from '@wartable/protocol';
import { useSyncExternalStore } from 'react';
import { keepWord, keptWord } from '../shell/kept.ts';
import { FIRST_LANGUAGE, openWords } from '../shell/words.ts';
import { pauseAfter } from './pause.ts';

export type Online =
  /** `expected`: there was a server when one looked last; who never looked got the page from one, most likely. */
  | { readonly state: 'looking'; readonly expected: boolean; readonly trouble?: boolean }
  | { readonly state: 'none' }
  | { readonly state: 'there'; readonly me: Me };

const SERVED = 'wartable.served';
const [YES, NO] = ['1', '0'];
const NAME = 'wartable.name';
/** Between two questions who one is, where the server could not say it. */
const PAUSES = { first: 6000, longest: 6000 };

let online: Online = { state: 'looking', expected: keptWord(SERVED) !== NO };
let asked: Promise<Online> | undefined;
const listeners = new Set<() => void>();
const others = new Set<() => void>();

/** Called when one has become somebody else: the cookie is another one. */
export function onOtherPerson(listener: () => void): void {
  others.add(listener);
}

function become(next: Online): Online {
  online = next;
  for (const tell of listeners) tell();
  return next;
}

/** Whoever changes something about oneself gets to know the whole again. */
export function nowIam(me: Me): void {
  const before = online.state === 'there' ? (online.me.person?.id ?? null) : undefined;
  keepWord(SERVED, YES);
  if (me.person) keepWord(NAME, me.person.name);
  // Whoever is told things through the line is somebody else now.
  if (before !== undefined && before !== (me.person?.id ?? null)) for (const tell of others) tell();
  become({ state: 'there', me });
}

export function isAnnounced(announcement: string | null): void {
  if (online.state === 'there') become({ state: 'there', me: { ...online.me, announcement } });
}

async function look(): Promise<Online> {
  // Without a network there is nothing to ask.
  if (!navigator.onLine) return become({ state: 'none' });
  const { api, Refusal } = await import('./api.ts');
  try {
    nowIam(await api.me());
    return online;
  } catch (error) {
    // It is there, and cannot say it just now.
    if (error instanceof Refusal) {
      setTimeout(() => whoAmI(true), pauseAfter(PAUSES, 0, Math.random));
      return online.state === 'there' ? online : become({ state: 'looking', expected: true, trouble: true });
    }
    keepWord(SERVED, NO);
    return become({ state: 'none' });
  }
}

/** Loaded once; `again` where something may have changed. */
export function whoAmI(again = false): Promise<Online> {
  if (again || !asked) asked = look();
  return asked;
}

// The network is back.
window.addEventListener('online', () => {
  if (online.state === 'none' && asked) whoAmI(true);
});

function listen(changed: () => void): () => void {
  listeners.add(changed);
  whoAmI();
  return () => listeners.delete(changed);
}

export function useOnline(): Online {
  return useSyncExternalStore(listen, () => online);
}

/** Who one is, as soon as a server has said so. */
export function useMe(): Me | undefined {
  const now = useOnline();
  return now.state === 'there' ? now.me : undefined;
}

const NUMBERS = 90;

/** A name for who has given none: words of the reader's language and a number; the same one on this device. */
export async function callSign(): Promise<string> {
  const kept = keptWord(NAME);
  if (kept !== null) return kept;
  const { 'call.signs': signs = '' } = await openWords('online');
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint8Array(2));
  const names = signs.split('|');
  const name = `${names[first % names.length]} ${10 + (second % NUMBERS)}`;
  keepWord(NAME, name);
  return name;
}

/** Somebody in any case: who is nobody yet becomes a guest, without being asked. `table`: the one whose link led here. */
export async function beSomebody(name?: string, table?: string): Promise<Me> {
  const now = await whoAmI(online.state === 'none');
  const { api, Unreachable } = await import('./api.ts');
  if (now.state !== 'there') throw new Unreachable();
  const known = online.state === 'there' ? online.me : now.me;
  if (known.person && (name === undefined || known.person.name === name)) return known;
  const language = document.documentElement.lang || FIRST_LANGUAGE;
  const me = known.person
    ? await api.change({ name: name ?? known.person.name })
    : await api.beGuest({ name: name ?? (await callSign()), language, ...(table === undefined ? {} : { table }) });
  nowIam(me);
  return me;
}
