/** Whether what is found is what a case expects. */
import { type Fields, isFields, join } from './input.ts';
import { text } from './text/index.ts';
import type { Said } from './text.ts';

type Difference = { readonly path: string; readonly expected: string; readonly found: Said };

/** Where a position differs from what is expected of it. What is not named does not matter. */
export function differences(expected: unknown, found: unknown, path: string, isKnown: (path: string) => boolean): Difference[] {
  if (found === undefined)
    return expected === null && isKnown(path) ? [] : [{ path, expected: shown(expected), found: text('case.no-field') }];
  if (Array.isArray(expected) || expected === null || typeof expected !== 'object' || !isFields(found))
    return matches(expected, found, path) ? [] : [{ path, expected: shown(expected), found: shown(found) }];
  return Object.entries(expected).flatMap(([key, value]) => differences(value, fieldOf(found, key), join(path, key), isKnown));
}

export function matches(expected: unknown, found: unknown, path = ''): boolean {
  if (expected === null && (found === null || (Array.isArray(found) && found.length === 0))) return true;
  // A number stands for a list of that many.
  if (typeof expected === 'number' && Array.isArray(found)) return found.length === expected;
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return false;
    // The order of a deck or of figures matters, that of a hand or an arena does not.
    if (/(^|\.)deck$/.test(path) || expected.every((item) => typeof item === 'number'))
      return expected.every((item, i) => matches(item, found[i]));
    const left = [...found];
    return expected.every((item) => {
      const at = left.findIndex((candidate) => matches(item, candidate));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  }
  if (isFields(expected))
    return isFields(found) && Object.entries(expected).every(([key, value]) => matches(value, fieldOf(found, key), key));
  // A word stands for a thing whose first field is that word: "hoth-trooper" for {card: hoth-trooper, damage: 1}.
  if (typeof expected === 'string' && isFields(found)) return Object.values(found)[0] === expected;
  return expected === found;
}

/** A field of its own: every object knows words such as "constructor". */
export function fieldOf(found: Fields, key: string): unknown {
  return Object.hasOwn(found, key) ? found[key] : undefined;
}

export function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());
}

export function isInOrder(expected: readonly string[], lines: readonly string[]): boolean {
  let at = 0;
  for (const line of lines) if (line === expected[at]) at++;
  return at === expected.length;
}

export function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '—');
}
