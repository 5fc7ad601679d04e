/** What a trained net reads of a game: named inputs, of a position as one seat sees it, and of each of its choices. */
import type { Choice, Decision, GameState, Seat } from './game.ts';

/** A row of inputs of one kind: "hand" of every card. What one of them means is its name with the thing's: "hand hoth-trooper". */
export type Field = { readonly name: string; readonly of: readonly string[] };

/** The inputs that are not zero, and how much there is of each. The same input may be put twice: it adds up. */
export type Sparse = {
  size: number;
  readonly index: Int32Array;
  readonly amount: Float32Array;
};

export type Encoding<State extends GameState = GameState> = {
  /** Counts up when the same position is written otherwise: a net of other inputs cannot be used. */
  readonly version: number;
  readonly inputs: readonly Field[];
  readonly choices: readonly Field[];
  /** The value of a net is the logit of one side's chance: 1 where that is the seat's own, -1 where it is the enemy's. */
  sign(state: State, seat: Seat): 1 | -1;
  /** Reads nothing the seat could not see. */
  position(state: State, seat: Seat, out: Sparse): void;
  /** A number by which positions are told apart, of what the seat sees lying on the table; found fast. Cards in hand are left to the choices they give. */
  mark(state: State, seat: Seat): number;
  /** A choice of a decision, as its seat sees it; nothing is tried. */
  choice(state: State, decision: Decision, choice: Choice, out: Sparse): void;
};

/** More than any position has inputs. */
const MOST = 1024;

/** The indices, then the amounts. */
export const SPARSE_BYTES = 8 * MOST;

export function newSparse(): Sparse {
  return sparseOver(new ArrayBuffer(SPARSE_BYTES), 0);
}

/** A list in memory that somebody else reads, too. */
export function sparseOver(memory: ArrayBuffer, at: number): Sparse {
  return { size: 0, index: new Int32Array(memory, at, MOST), amount: new Float32Array(memory, at + SPARSE_BYTES / 2, MOST) };
}

export function put(out: Sparse, index: number, amount: number): void {
  if (amount === 0) return;
  out.index[out.size] = index;
  out.amount[out.size++] = amount;
}

/** In a row that counts, each input says "at least so many". */
export function upTo(out: Sparse, at: number, n: number, most: number): void {
  for (let i = 0; i < n && i < most; i++) put(out, at + i, 1);
}

/** Where each field begins, by its name. */
export function offsetsOf<Name extends string>(
  fields: readonly (Field & { readonly name: Name })[],
): Readonly<Record<Name, number>> {
  let from = 0;
  const entries = fields.map(({ name, of }): [Name, number] => {
    const entry: [Name, number] = [name, from];
    from += of.length;
    return entry;
  });
  return Object.fromEntries(entries) as Record<Name, number>;
}

export function widthOf(fields: readonly Field[]): number {
  return fields.reduce((sum, { of }) => sum + of.length, 0);
}

/** What an input is called. */
export function inputNames(fields: readonly Field[]): string[] {
  return fields.flatMap(({ name, of }) => of.map((one) => `${name} ${one}`));
}

/** Goes on with a number that tells lists apart. */
export function mixed(mark: number, next: number): number {
  return (Math.imul(mark, 0x01000193) ^ next) | 0;
}

/** "1" to "n": the things of a row that counts. */
export function steps(n: number): string[] {
  return Array.from({ length: n }, (_, i) => String(i + 1));
}
