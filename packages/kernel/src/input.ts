import { InputError, type Seat, seatAt } from './game.ts';
import { text } from './text/index.ts';
import { type Param, shortened, type Text } from './text.ts';

/**
 * Readers for data from outside. Each says where the bad place is and what would be right there.
 */

export type Fields = Readonly<Record<string, unknown>>;

/** An object with no other fields than the known ones. */
export function readFields(input: unknown, path: string, known: readonly string[]): Fields {
  if (!isFields(input)) throw new InputError(path, text('input.fields', { known: known.join(', '), found: shown(input) }));
  for (const key of Object.keys(input))
    if (!known.includes(key)) throw new InputError(join(path, key), unknownWord('input.field', key, known));
  return input;
}

export function isFields(input: unknown): input is Fields {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

export function readList(input: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(input)) throw new InputError(path, text('input.list', { found: shown(input) }));
  // Where there is a hole, there is nothing: what goes through the list must not pass it by.
  return Array.from<unknown>(input);
}

/** Each item of a list, read. */
export function readItems<Item>(input: unknown, path: string, read: (item: unknown, path: string) => Item): Item[] {
  return readList(input, path).map((item, i) => read(item, join(path, i)));
}

export function readNumber(input: unknown, path: string, least: number, most: number): number {
  if (typeof input !== 'number' || !Number.isInteger(input) || input < least || input > most)
    throw new InputError(path, text('input.number', { least, most, found: shown(input) }));
  // There is no -0 in our numbers.
  return input + 0;
}

export function readBoolean(input: unknown, path: string): boolean {
  if (typeof input !== 'boolean') throw new InputError(path, text('input.boolean', { found: shown(input) }));
  return input;
}

export function readText(input: unknown, path: string): string {
  if (typeof input !== 'string') throw new InputError(path, text('input.text', { found: shown(input) }));
  return input;
}

/** One word of a closed list. */
export function readWord<Word extends string>(input: unknown, path: string, words: readonly Word[]): Word {
  const found = readText(input, path);
  const word = words.find((candidate) => candidate === found);
  if (word !== undefined) return word;
  throw new InputError(path, unknownWord('input.word', found, words));
}

/** The seat of a name. */
export function readSeat(input: unknown, path: string, names: readonly string[]): Seat {
  return seatAt(names.indexOf(readWord(input, path, names)));
}

/** What is not given has a default. */
export function readOptional<T, U>(input: unknown, path: string, read: (input: unknown, path: string) => T, otherwise: U): T | U {
  return input === undefined ? otherwise : read(input, path);
}

/** What is written as null is left out. */
export function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** Reads a part of something greater: what is wrong in it is named with its place there. */
export function within<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.path === '' ? path : joined(path, error.path), error.text);
  }
}

function joined(path: string, inside: string): string {
  return path === '' || inside.startsWith('[') ? `${path}${inside}` : `${path}.${inside}`;
}

export function join(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

/**
 * That a word is not among the known ones. Of three sentences under one key the fitting one: with the nearest word
 * (`<key>-near`), with all where they are few (`<key>-of`), or alone.
 */
export function unknownWord(key: string, found: string, words: readonly string[]): Text {
  const word = shortened(found);
  const near = words
    .map((known) => ({ known, distance: editDistance(word.toLowerCase(), known.toLowerCase()) }))
    .filter(({ known, distance }) => distance <= Math.max(2, known.length / 3))
    .sort((a, b) => a.distance - b.distance)[0];
  if (near) return { key: `${key}-near`, params: { word, near: near.known } };
  return words.length <= FEW ? { key: `${key}-of`, params: { word, words: words.join(', ') } } : { key, params: { word } };
}

const FEW = 12;

/** A value in a sentence about it. */
export function shown(input: unknown): Param {
  if (input === undefined) return text('input.nothing');
  return shortened(JSON.stringify(input) ?? String(input));
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
