/**
 * Writes WebAssembly: as much of it as reading a net takes. An expression is the list of its bytes; those it works on come before it.
 * The numbers are those of the specification (version 2, with vectors of four float32).
 */

export type Code = readonly number[];
/** A place for a number within a function, by its number there; arguments come first. */
export type Local = number;
type Kind = 'i32' | 'f32' | 'v128';

export type Fn = {
  readonly name: string;
  readonly takes: readonly Kind[];
  readonly gives: readonly Kind[];
  readonly locals: readonly Kind[];
  readonly body: Code;
};

const KINDS: Readonly<Record<Kind, number>> = { i32: 0x7f, f32: 0x7d, v128: 0x7b };
const [NOTHING, FUNCTION, END] = [0x40, 0x60, 0x0b];
const SECTIONS = { types: 1, functions: 3, memory: 5, exports: 7, code: 10 } as const;
const HEAD: Code = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** Addresses are given in powers of two to which they are sure to be aligned. */
const [FOURS, SIXTEENS] = [2, 4];

/** Whole numbers, seven bits at a time. */
function whole(n: number): Code {
  return n < 0x80 ? [n] : [(n & 0x7f) | 0x80, ...whole(n >>> 7)];
}

function signed(n: number): Code {
  return n >= -64 && n < 64 ? [n & 0x7f] : [(n & 0x7f) | 0x80, ...signed(n >> 7)];
}

const listOf = (items: readonly Code[]): Code => [...whole(items.length), ...items.flat()];
const sized = (bytes: Code): Code => [...whole(bytes.length), ...bytes];
const vector = (op: number, ...more: Code): Code => [0xfd, ...whole(op), ...more];
const kinds = (list: readonly Kind[]): Code => listOf(list.map((kind) => [KINDS[kind]]));
/** Parts are often as long as a function: they are not spread into arguments. */
export const all = (parts: readonly Code[]): Code => parts.flat();

export const get = (local: Local): Code => [0x20, ...whole(local)];
export const set = (local: Local, to: Code): Code => [...to, 0x21, ...whole(local)];

export const i32 = {
  of: (n: number): Code => [0x41, ...signed(n)],
  load: (at: Code, offset: number): Code => [...at, 0x28, FOURS, ...whole(offset)],
  add: (a: Code, b: Code): Code => [...a, ...b, 0x6a],
  times: (a: Code, b: Code): Code => [...a, ...b, 0x6c],
  less: (a: Code, b: Code): Code => [...a, ...b, 0x48],
};

export const f32 = {
  load: (at: Code, offset: number): Code => [...at, 0x2a, FOURS, ...whole(offset)],
  store: (at: Code, offset: number, what: Code): Code => [...at, ...what, 0x38, FOURS, ...whole(offset)],
  add: (a: Code, b: Code): Code => [...a, ...b, 0x92],
  times: (a: Code, b: Code): Code => [...a, ...b, 0x94],
};

/** Four numbers side by side. Each is rounded as if it were alone: no instruction here joins two of them. */
export const f32x4 = {
  load: (at: Code, offset: number): Code => [...at, ...vector(0, SIXTEENS, ...whole(offset))],
  /** One number, four times. */
  loadEach: (at: Code, offset: number): Code => [...at, ...vector(9, FOURS, ...whole(offset))],
  store: (at: Code, offset: number, what: Code): Code => [...at, ...what, ...vector(11, SIXTEENS, ...whole(offset))],
  zero: vector(12, ...new Array<number>(16).fill(0)),
  lane: (which: number, of: Code): Code => [...of, ...vector(31, which)],
  add: (a: Code, b: Code): Code => [...a, ...b, ...vector(228)],
  times: (a: Code, b: Code): Code => [...a, ...b, ...vector(230)],
  /** `a < b ? b : a`, as it is written. */
  larger: (a: Code, b: Code): Code => [...a, ...b, ...vector(235)],
};

/** Does it again as long as the condition holds, and not at all where it does not hold at first. */
export function loop(condition: Code, body: Code): Code {
  const [block, again, leave] = [0x02, 0x03, [0x45, 0x0d, 1]];
  return [block, NOTHING, again, NOTHING, ...condition, ...leave, ...body, 0x0c, 0, END, END];
}

/** The bytes of a module: its functions by their names, and `memory` of so many pages of 64 KB. */
export function moduleOf(functions: readonly Fn[], pages: number): Uint8Array<ArrayBuffer> {
  const section = (which: keyof typeof SECTIONS, items: readonly Code[]): Code => [SECTIONS[which], ...sized(listOf(items))];
  const named = (name: string): Code => sized(Array.from(name, (letter) => letter.charCodeAt(0)));
  return Uint8Array.from([
    ...HEAD,
    ...section(
      'types',
      functions.map(({ takes, gives }) => [FUNCTION, ...kinds(takes), ...kinds(gives)]),
    ),
    ...section(
      'functions',
      functions.map((_, i) => whole(i)),
    ),
    ...section('memory', [[1, ...whole(pages), ...whole(pages)]]),
    ...section('exports', [[...named('memory'), 2, 0], ...functions.map(({ name }, i) => [...named(name), 0, ...whole(i)])]),
    ...section(
      'code',
      functions.map(({ locals, body }) => sized([...listOf(locals.map((kind) => [1, KINDS[kind]])), ...body, END])),
    ),
  ]);
}
