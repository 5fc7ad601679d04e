/** A game in a link: the whole record of one that is over, or of one that goes on what one viewer has seen. */
import {
  bytesOf,
  InputError,
  isFields,
  type Json,
  lettersOf,
  type MatchRecord,
  packRecord,
  readJson,
  readLinked,
} from '@wartable/kernel';
import type { Film } from './film.ts';

export type InLink = { readonly record: MatchRecord } | { readonly seen: Film };

/** Bytes; the longest battle has a hundredth of it. */
const LARGEST = 4_000_000;

export async function lettersFor(content: InLink): Promise<string> {
  const packed = 'record' in content ? { record: packRecord(content.record) } : content;
  const bytes = new TextEncoder().encode(JSON.stringify(packed));
  return lettersOf(await through(bytes, new CompressionStream('deflate-raw')));
}

/** Anything else that is small and stands in a file as well: a drawing. */
export async function lettersOfData(data: Json): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  return lettersOf(await through(bytes, new CompressionStream('deflate-raw')));
}

/** Throws `InputError`, which tells where the link is damaged. What it holds is still to be read. */
export async function dataIn(letters: string): Promise<unknown> {
  const packed = bytesOf(letters);
  const unpacked = await through(packed, new DecompressionStream('deflate-raw')).catch(() => undefined);
  if (!unpacked) throw new InputError('', { key: 'link.packed' });
  return readJson(new TextDecoder().decode(unpacked)).data;
}

/** Throws `InputError`, which tells where it is damaged. The record is still to be checked as any other. */
export async function contentIn(letters: string): Promise<InLink> {
  const packed = bytesOf(letters);
  const unpacked = await through(packed, new DecompressionStream('deflate-raw')).catch(() => undefined);
  const linked = readLinked(unpacked && new TextDecoder().decode(unpacked));
  if ('record' in linked) return { record: linked.record as MatchRecord };
  if (!isFilm(linked.seen)) throw new InputError('seen', { key: 'link.packed' });
  return { seen: linked.seen };
}

function isFilm(found: unknown): found is Film {
  if (!isFields(found)) return false;
  const { game, seats, viewers, views, moments } = found;
  const lists = [seats, viewers, views, moments].every(Array.isArray);
  return typeof game === 'string' && lists && (moments as unknown[]).every((one) => isFields(one) && Array.isArray(one['seen']));
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of new Blob([bytes]).stream().pipeThrough(stream) as unknown as AsyncIterable<Uint8Array>) {
    parts.push(part);
    size += part.length;
    if (size > LARGEST) throw new RangeError('too long');
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
