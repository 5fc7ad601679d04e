/**
 * Notes on the same thing, written in several places and brought together: whoever meets whom first, and however often, all end
 * with the same one. Fields of an object are joined one by one; of anything else, a list included, the greater one stays whole.
 */
import type { Json } from './game.ts';

export type Notes = { readonly [field: string]: Json };

/** What stands for one thing: it is there while its life is even, and was deleted where that is odd. The later life wins. */
export type Note = { readonly id: string; readonly life: number } & Notes;

export function isThere({ life }: { readonly life: number }): boolean {
  return life % 2 === 0;
}

/** What is left of a note where it is deleted: enough to keep it from coming back. */
export function deleted({ id, life }: Pick<Note, 'id' | 'life'>): Note {
  return { id, life: life % 2 === 0 ? life + 1 : life };
}

/** It was deleted, and somebody wants it back. */
export function revived(note: Note, over: number): Note {
  return { ...note, life: over % 2 === 0 ? over : over + 1 };
}

export function joinNotes(one: Note, other: Note): Note {
  if (one.life !== other.life) return one.life > other.life ? one : other;
  return { ...(joined(one, other) as Notes), id: one.id, life: one.life };
}

function joined(one: Json, other: Json): Json {
  if (!isObject(one) || !isObject(other)) return compare(one, other) >= 0 ? one : other;
  const fields = new Map(Object.entries(one));
  for (const [name, value] of Object.entries(other)) {
    const there = fields.get(name);
    fields.set(name, there === undefined ? value : joined(there, value));
  }
  return Object.fromEntries([...fields].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Of all that JSON can hold one order: nothing, no, yes, numbers, words, lists, objects. */
function compare(one: Json, other: Json): number {
  const rank = rankOf(one) - rankOf(other);
  if (rank !== 0) return rank;
  if (Array.isArray(one) && Array.isArray(other)) return compareLists(one, other);
  if (isObject(one) && isObject(other)) return compareLists(flat(one), flat(other));
  if (one === other) return 0;
  return (one as number | string) < (other as number | string) ? -1 : 1;
}

function compareLists(one: readonly Json[], other: readonly Json[]): number {
  for (const [i, item] of one.entries()) {
    const there = other[i];
    if (there === undefined) return 1;
    const order = compare(item, there);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

const flat = (notes: Notes): readonly Json[] => Object.entries(notes).sort(([a], [b]) => (a < b ? -1 : 1)) as unknown as Json[];

function rankOf(value: Json): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 2 : 1;
  if (typeof value === 'number') return 3;
  if (typeof value === 'string') return 4;
  return Array.isArray(value) ? 5 : 6;
}

function isObject(value: Json): value is Notes {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
