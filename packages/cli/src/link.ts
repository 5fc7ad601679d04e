/** A game that came in a link of the web application ("…/replay#g=…&at=12.3&by=leia"): what follows "#" holds all of it. */
import { inflateRawSync } from 'node:zlib';
import { bytesOf, InputError, readLinked } from '@wartable/kernel';
import { text } from './text/index.ts';

/** Bytes; the longest battle has a hundredth of it. */
const LARGEST = 4_000_000;

export function isLink(path: string): boolean {
  return /#(?:.*&)?g=/.test(path);
}

const fieldsOf = (link: string): URLSearchParams => new URLSearchParams(link.slice(link.indexOf('#') + 1));

/** The turn and the seat a link opens at. */
export function momentInLink(link: string): { readonly turn: number | undefined; readonly view: string | undefined } {
  const fields = fieldsOf(link);
  const [, turn] = /^(\d{1,4})(?:\.\d+)?$/.exec(fields.get('at') ?? '') ?? [];
  const by = fields.get('by');
  return { turn: turn === undefined ? undefined : Number(turn), view: by === null ? undefined : by === 'open' ? 'all' : by };
}

/** Throws `InputError`. */
export function recordInLink(link: string): unknown {
  const packed = bytesOf(fieldsOf(link).get('g') ?? '');
  const linked = readLinked(unpacked(packed));
  // Of a match that goes on a link holds what one seat has seen, and no answers.
  if ('seen' in linked) throw new InputError('', text('error.link-seen'));
  return linked.record;
}

function unpacked(packed: Uint8Array): string | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: LARGEST }).toString('utf8');
  } catch {
    return undefined;
  }
}
