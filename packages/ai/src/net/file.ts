/** A net as a file: what it is in words of JSON, then its numbers as 16-bit whole ones, each part with its own scale. */

import type { SearchSettings } from '../settings.ts';
import type { Account } from './account.ts';
import { type Net, PARTS, type Part, type Shape, sizesOf, type Weights } from './net.ts';

export type Card = {
  readonly game: string;
  /** The version of the game's encoding. */
  readonly encoding: number;
  readonly name: string;
  readonly date: string;
  /** Generations of self-play behind it, and the positions it saw in the last one. */
  readonly generation: number;
  readonly games: number;
  readonly positions: number;
  /** Errors on games it has not seen. */
  readonly value: number;
  readonly policy: number;
  /** How a search with it is set otherwise than usual; found by tournaments. */
  readonly settings?: Partial<SearchSettings>;
  /** What it thinks, in the words of considerations; without it bots give no reasons. */
  readonly opinion?: Account;
};

type Head = { readonly card: Card; readonly shape: Shape; readonly scales: Readonly<Record<Part, number>> };

const MARK = 'wartable net 1\n';
const LARGEST = 32_767;
const UNITS = ['inputs', 'choices', 'wide', 'narrow', 'scores'] as const;
const MOST_UNITS = 65_536;

export class NetError extends Error {}

export function writeNet({ shape, weights }: Net, card: Card): Uint8Array {
  const scaleOf = (numbers: Float32Array): number => numbers.reduce((most, x) => Math.max(most, Math.abs(x)), 1e-9) / LARGEST;
  const scales = Object.fromEntries(PARTS.map((part) => [part, scaleOf(weights[part])])) as Record<Part, number>;
  const head = asBytes(`${MARK}${JSON.stringify({ card, shape, scales } satisfies Head)}\n`);
  const numbers = PARTS.map((part) => Int16Array.from(weights[part], (x) => Math.round(x / scales[part])));
  const size = numbers.reduce((sum, { byteLength }) => sum + byteLength, head.length);
  const bytes = new Uint8Array(size);
  bytes.set(head);
  let at = head.length;
  for (const list of numbers) {
    bytes.set(new Uint8Array(list.buffer), at);
    at += list.byteLength;
  }
  return bytes;
}

/** Cards are written in plain letters. */
function asBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function asText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function headIn(text: string): Head {
  const head = parsed(text) as Partial<Head> | null;
  if (!head?.card || !head.shape || !head.scales) throw new NetError('a net whose card cannot be read');
  return head as Head;
}

/** Throws `NetError` where it is none, or breaks off. */
export function readNet(bytes: Uint8Array): { readonly net: Net; readonly card: Card } {
  const end = bytes.indexOf(10, MARK.length);
  if (asText(bytes.subarray(0, MARK.length)) !== MARK || end < 0) throw new NetError('no net, or of another form');
  const { card, shape, scales } = headIn(asText(bytes.subarray(MARK.length, end)));
  if (UNITS.some((unit) => !(Number.isInteger(shape[unit]) && shape[unit] > 0 && shape[unit] <= MOST_UNITS)))
    throw new NetError('a net of no sensible size');
  const sizes = sizesOf(shape);
  let at = end + 1;
  const read = (part: Part): Float32Array => {
    const length = sizes[part] * 2;
    if (at + length > bytes.length) throw new NetError('the net breaks off');
    const numbers = new Int16Array(new Uint8Array(bytes.subarray(at, at + length)).buffer);
    at += length;
    return Float32Array.from(numbers, (x) => x * scales[part]);
  };
  const weights = Object.fromEntries(PARTS.map((part) => [part, read(part)])) as unknown as Weights;
  if (at !== bytes.length) throw new NetError('more than a net');
  return { net: { shape, weights }, card };
}
