/** What a table has been told so far, kept on this device for each game; where that is forbidden, until the page is closed. */
import { useSyncExternalStore } from 'react';
import { keepWord, keptWord } from '../shell/kept.ts';
import { FRESH, fieldsOf, type Tally, tallyFrom } from './tally.ts';

export const TABS = ['set-up', 'score', 'dice', 'rules', 'odds'] as const;
export type Tab = (typeof TABS)[number];

/** Faces by their number; those that were rolled again by their place. */
export type Roll = { readonly faces: readonly number[]; readonly again: readonly number[] };

/** One battle: how far its set-up is, and what is counted. */
type Battle = { readonly tally: Tally; readonly done: readonly string[]; readonly step: string | undefined };

export type Kept = {
  readonly tab: Tab;
  /** The one that was looked at last, and what it is called. */
  readonly last: { readonly address: string; readonly title: string } | undefined;
  /** The device lies between two people; the map is seen from the other side. */
  readonly between: boolean;
  readonly turned: boolean;
  /** The newest first. */
  readonly rolls: readonly Roll[];
  readonly battles: Readonly<Record<string, Battle>>;
};

export const FRESH_BATTLE: Battle = { tally: FRESH, done: [], step: undefined };
const NOTHING: Kept = { tab: 'set-up', last: undefined, between: false, turned: false, rolls: [], battles: {} };
const MOST_ROLLS = 12;

export function keptFrom(input: unknown): Kept {
  const { tab, last, between, turned, rolls, battles } = fieldsOf(input);
  const { address, title } = fieldsOf(last);
  return {
    tab: TABS.find((known) => known === tab) ?? NOTHING.tab,
    last: typeof address === 'string' && typeof title === 'string' ? { address, title } : undefined,
    between: between === true,
    turned: turned === true,
    rolls: Array.isArray(rolls) ? rolls.map(rollFrom).slice(0, MOST_ROLLS) : [],
    battles: Object.fromEntries(Object.entries(fieldsOf(battles)).map(([id, one]) => [id, battleFrom(one)])),
  };
}

function rollFrom(input: unknown): Roll {
  const { faces, again } = fieldsOf(input);
  const numbers = (list: unknown): number[] => (Array.isArray(list) ? list.filter((one) => Number.isInteger(one)) : []);
  return { faces: numbers(faces), again: numbers(again) };
}

function battleFrom(input: unknown): Battle {
  const { tally, done, step } = fieldsOf(input);
  return {
    tally: tallyFrom(tally),
    done: Array.isArray(done) ? done.filter((one) => typeof one === 'string') : [],
    step: typeof step === 'string' ? step : undefined,
  };
}

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
