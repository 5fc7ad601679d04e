/** What self-play leaves for training: positions as a seat saw them, what a search made of their choices, and how the game ended. */
import type { Sparse } from '@wartable/kernel';

/** Lists of numbers that grow. Written and read as they lie. */
export type Samples = {
  /** Inputs of positions and choices, one behind the other. */
  readonly index: Grows;
  readonly amount: Grows;
  /** By position: its game, where its inputs begin, how many they are, where its choices begin, how many. */
  readonly game: Grows;
  readonly begins: Grows;
  readonly inputs: Grows;
  readonly choicesAt: Grows;
  readonly choices: Grows;
  /** The chance the search expected, and what came of the game, of the side whose value a net gives. */
  readonly expected: Grows;
  readonly result: Grows;
  /** By choice: how many inputs it has, and which share of the search's visits. */
  readonly choiceInputs: Grows;
  readonly share: Grows;
};
type Numbers = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float32Array<ArrayBuffer>;
type Grows = { list: Numbers; size: number };

const FIELDS = [
  ['index', Uint16Array],
  ['amount', Float32Array],
  ['game', Uint32Array],
  ['begins', Uint32Array],
  ['inputs', Uint16Array],
  ['choicesAt', Uint32Array],
  ['choices', Uint16Array],
  ['expected', Float32Array],
  ['result', Float32Array],
  ['choiceInputs', Uint16Array],
  ['share', Float32Array],
] as const;

export function newSamples(): Samples {
  return Object.fromEntries(FIELDS.map(([name, Of]) => [name, { list: new Of(1024), size: 0 }])) as unknown as Samples;
}

function push(into: Grows, number: number): void {
  if (into.size === into.list.length) {
    const more = new (into.list.constructor as new (length: number) => Numbers)(into.size * 2);
    more.set(into.list);
    into.list = more;
  }
  into.list[into.size++] = number;
}

function pushInputs(into: Samples, { size, index, amount }: Sparse): void {
  for (let k = 0; k < size; k++) {
    push(into.index, index[k] as number);
    push(into.amount, amount[k] as number);
  }
}

/** `result` is not known before the game is over: see `setResult`. */
export function addPosition(into: Samples, game: number, position: Sparse, expected: number): void {
  push(into.game, game);
  push(into.begins, into.index.size);
  push(into.inputs, position.size);
  push(into.choicesAt, into.share.size);
  push(into.choices, 0);
  push(into.expected, expected);
  push(into.result, Number.NaN);
  pushInputs(into, position);
}

/** Of the position that was added last. */
export function addChoice(into: Samples, choice: Sparse, share: number): void {
  const last = into.choices.size - 1;
  into.choices.list[last] = (into.choices.list[last] as number) + 1;
  push(into.choiceInputs, choice.size);
  push(into.share, share);
  pushInputs(into, choice);
}

/** Of all positions from one on. */
export function setResult(into: Samples, from: number, result: number): void {
  into.result.list.fill(result, from, into.result.size);
}

export function countOf({ game }: Samples): number {
  return game.size;
}

/** The lists, each with its length before it. */
export function bytesOf(samples: Samples): Uint8Array[] {
  return FIELDS.flatMap(([name]) => {
    const { list, size } = samples[name];
    return [new Uint8Array(Uint32Array.of(size).buffer), new Uint8Array(list.buffer, 0, size * list.BYTES_PER_ELEMENT)];
  });
}

/** Adds what was written to what there is, however often in a row. */
export function readInto(into: Samples, bytes: Uint8Array): void {
  let at = 0;
  const take = (length: number): ArrayBuffer => {
    if (at + length > bytes.length) throw new RangeError('the samples break off');
    const part = new Uint8Array(bytes.subarray(at, at + length));
    at += length;
    return part.buffer;
  };
  while (at < bytes.length) {
    const [inputs, shares] = [into.index.size, into.share.size];
    for (const [name, Of] of FIELDS) {
      const [size = 0] = new Uint32Array(take(4));
      const list = new Of(take(size * Of.BYTES_PER_ELEMENT));
      append(into[name], list, name === 'begins' ? inputs : name === 'choicesAt' ? shares : 0);
    }
  }
}

function append(into: Grows, list: Numbers, shift: number): void {
  const size = into.size + list.length;
  if (size > into.list.length) {
    const more = new (into.list.constructor as new (length: number) => Numbers)(Math.max(size, into.list.length * 2));
    more.set(into.list.subarray(0, into.size));
    into.list = more;
  }
  if (shift === 0) into.list.set(list, into.size);
  else for (let i = 0; i < list.length; i++) into.list[into.size + i] = (list[i] as number) + shift;
  into.size = size;
}
