/** What changed since the last drawing, so that it can be shown. */
import { useEffect, useState } from 'react';

export type Change = { readonly by: number; readonly turn: number };

/** By how much a number has changed last, and how often it has. */
export function useChange(value: number): Change {
  const [seen, setSeen] = useState({ value, by: 0, turn: 0 });
  if (seen.value !== value) setSeen({ value, by: value - seen.value, turn: seen.turn + 1 });
  return seen;
}

export type Staying<T> = { readonly item: T; readonly leaving: boolean };

/** A moment longer than the slowest animation. */
const FAREWELL = 700;

/** The items, and for a moment those that are gone, in their old places. */
export function useFarewell<T extends { readonly id: number | string }>(items: readonly T[]): readonly Staying<T>[] {
  const [shown, setShown] = useState<{ readonly of: readonly T[]; readonly all: readonly Staying<T>[] }>(() => ({
    of: items,
    all: items.map((item) => ({ item, leaving: false })),
  }));
  if (shown.of !== items) setShown({ of: items, all: merged(shown.all, items) });
  const parting = shown.all.some(({ leaving }) => leaving);
  useEffect(() => {
    if (!parting) return;
    const timer = setTimeout(() => setShown((now) => ({ ...now, all: now.all.filter(({ leaving }) => !leaving) })), FAREWELL);
    return () => clearTimeout(timer);
  }, [parting]);
  return shown.all;
}

function merged<T extends { readonly id: number | string }>(
  before: readonly Staying<T>[],
  items: readonly T[],
): readonly Staying<T>[] {
  const now: Staying<T>[] = items.map((item) => ({ item, leaving: false }));
  for (const [i, { item }] of before.entries()) {
    if (!items.some(({ id }) => id === item.id)) now.splice(Math.min(i, now.length), 0, { item, leaving: true });
  }
  return now;
}
