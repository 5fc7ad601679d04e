/** What may come from outside at all, whatever it says: plain data of a size that no reader, copier or comparer chokes on. */
import { InputError, type Place } from './game.ts';
import { join } from './input.ts';
import { text } from './text/index.ts';
import type { Text } from './text.ts';

/** Data from a file, and where in the file a path of it stands. */
export type Document = { readonly data: unknown; readonly placeOf: (path: string) => Place };

// docs/records.md tells these numbers.
export const MOST_MEGABYTES = 16;
export const MOST_DEPTH = 64;
const MOST_ITEMS = 100_000;
const MOST_LETTERS = 10_000;
/** Of all things together; only data that holds one thing in many places can have more. */
const MOST_THINGS = 4_000_000;

/** A document within the limits. */
export function checked(document: Document): Document {
  try {
    checkLimits(document.data);
    return document;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.path, error.text, document.placeOf(error.path));
  }
}

/** Throws `InputError` where data is too deep, too long or too large, or where a field or a number is none that JSON can carry on. */
export function checkLimits(data: unknown): void {
  const way: (string | number)[] = [];
  let things = 0;

  function fail(said: Text): never {
    throw new InputError(way.reduce<string>(join, ''), said);
  }

  function each(key: string | number, value: unknown): void {
    way.push(key);
    if (key === '__proto__') fail(text('limit.key', { key }));
    check(value);
    way.pop();
  }

  function check(value: unknown): void {
    if (++things > MOST_THINGS) fail(text('limit.things', { most: MOST_THINGS }));
    if (typeof value === 'string' && value.length > MOST_LETTERS) fail(text('limit.letters', { most: MOST_LETTERS }));
    if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
      fail(text('limit.number', { most: Number.MAX_SAFE_INTEGER, found: String(value) }));
    if (typeof value !== 'object' || value === null) return;
    if (way.length >= MOST_DEPTH) fail(text('limit.depth', { most: MOST_DEPTH }));
    const inside: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value);
    if (inside.length > MOST_ITEMS) fail(text('limit.items', { most: MOST_ITEMS }));
    for (const [key, item] of inside) each(key, item);
  }

  check(data);
}
