/**
 * The fast reader: the same sums as the plain one, in the same order, four at a time, by functions of WebAssembly written for the form of this net.
 * All numbers are float32 and rounded one by one, so that both give the same, bit for bit.
 */
import { SPARSE_BYTES, type Sparse, sparseOver } from '@wartable/kernel';
import { all, type Code, type Fn, f32, f32x4, get, i32, type Local, loop, moduleOf, set } from './assembler.ts';
import type { Net, Reader, Shape } from './net.ts';

/** What a browser or Node may have; pure packages know nothing of either. */
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
      readonly Instance: new (module: object) => { readonly exports: unknown };
    }
  | undefined;

type Exports = {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly see: (size: number) => void;
  readonly value: () => number;
  readonly ask: () => void;
  readonly score: (size: number) => number;
};

const PAGE = 65_536;
/** Sums that are kept in registers: of sixteen, which also hold what is added. */
const AT_ONCE = 8;
const NOWHERE = i32.of(0);

/** Units in fours: rows are filled up with zeros. */
const foursOf = (units: number): number => Math.ceil(units / 4);

/** The bytes of a module that reads nets of this form. */
export function moduleFor(shape: Shape): Uint8Array<ArrayBuffer> {
  const places = placesOf(shape);
  return moduleOf(functionsFor(shape, places), Math.ceil(places.end / PAGE));
}

/** Undefined where there is no WebAssembly, or where it is not allowed. */
export function fastReaderOf(net: Net): Reader | undefined {
  if (typeof WebAssembly === 'undefined') return undefined;
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(moduleFor(net.shape)));
    return readerBy(exports as Exports, net, placesOf(net.shape));
  } catch {
    // A page may forbid it (Content-Security-Policy), an old machine may know no vectors.
    return undefined;
  }
}

type Places = ReturnType<typeof placesOf>;

/** Where everything lies, in bytes. */
function placesOf({ inputs, choices, wide, narrow, scores }: Shape) {
  let end = 0;
  const take = (bytes: number): number => {
    const at = end;
    end += Math.ceil(bytes / 16) * 16;
    return at;
  };
  const fours = (units: number): number => take(16 * foursOf(units));
  return {
    list: take(SPARSE_BYTES),
    direct: take(4),
    seen: fours(wide),
    asked: fours(scores),
    wideBias: fours(wide),
    narrowBias: fours(narrow),
    scoresBias: fours(scores),
    value: fours(narrow),
    score: fours(scores),
    valueBias: take(4),
    straight: take(4 * inputs),
    choiceBias: take(4 * choices),
    wide: take(16 * inputs * foursOf(wide)),
    // A row for each unit of the wide layer: all layers are then sums of rows.
    narrow: take(16 * wide * foursOf(narrow)),
    scores: take(16 * wide * foursOf(scores)),
    choices: take(16 * choices * foursOf(scores)),
    end,
  };
}

/** What rows are summed up, and how many of each. */
type Rows = { readonly at: number; readonly units: number; readonly from: number };

/** Locals that all functions have: the argument, where in the list, where its end, where the row; a number; what is added how much, a sum for each four. */
const [SIZE, AT, END, ROW, ALONE, MUCH, TOTAL, SUMS] = [0, 1, 2, 3, 4, 5, 6, 7];
const LOCALS = ['i32', 'i32', 'i32', 'f32', 'v128', 'v128', ...new Array<'v128'>(AT_ONCE).fill('v128')] as const;

const sumAt = (i: number): Local => SUMS + i;
const step = (local: Local, by: number): Code => set(local, i32.add(get(local), i32.of(by)));
const fn = (name: string, takes: Fn['takes'], gives: Fn['gives'], body: readonly Code[]): Fn => {
  // Who takes no size has a place for it all the same.
  const locals = takes.length === 0 ? (['i32', ...LOCALS] as const) : LOCALS;
  return { name, takes, gives, locals, body: all(body) };
};

/** Adds rows as the sparse list names them, and once beside the first of them a number for each input. */
function addListed({ list }: Places, { at, units }: Rows, first: number, count: number, alone?: number): Code {
  const stride = 16 * foursOf(units);
  return all([
    set(AT, i32.of(0)),
    set(END, i32.times(get(SIZE), i32.of(4))),
    loop(
      i32.less(get(AT), get(END)),
      all([
        set(ROW, i32.load(get(AT), list)),
        alone === undefined
          ? []
          : set(
              ALONE,
              f32.add(
                get(ALONE),
                f32.times(f32.load(get(AT), list + SPARSE_BYTES / 2), f32.load(i32.times(get(ROW), i32.of(4)), alone)),
              ),
            ),
        set(ROW, i32.times(get(ROW), i32.of(stride))),
        addRow(get(AT), list + SPARSE_BYTES / 2, at + 16 * first, count),
        step(AT, 4),
      ]),
    ),
  ]);
}

/** Adds a row for each unit of the wide layer. */
function addSeen({ seen }: Places, wide: number, { at, units }: Rows, first: number, count: number): Code {
  return all([
    set(AT, i32.of(0)),
    set(ROW, i32.of(0)),
    loop(
      i32.less(get(AT), i32.of(4 * wide)),
      all([addRow(get(AT), seen, at + 16 * first, count), step(AT, 4), step(ROW, 16 * foursOf(units))]),
    ),
  ]);
}

function addRow(amount: Code, amounts: number, row: number, count: number): Code {
  const sums = Array.from({ length: count }, (_, i) =>
    set(sumAt(i), f32x4.add(get(sumAt(i)), f32x4.times(get(MUCH), f32x4.load(get(ROW), row + 16 * i)))),
  );
  return all([set(MUCH, f32x4.loadEach(amount, amounts)), ...sums]);
}

/** For as many sums as there are registers, again and again: begins them, adds rows, and does something with each. */
function inTurns(
  { units, from }: Rows,
  add: (first: number, count: number) => Code,
  then: (four: number, sum: Code) => Code,
): Code {
  const parts: Code[] = [];
  for (let first = 0; first < foursOf(units); first += AT_ONCE) {
    const count = Math.min(AT_ONCE, foursOf(units) - first);
    for (let i = 0; i < count; i++) parts.push(set(sumAt(i), f32x4.load(NOWHERE, from + 16 * (first + i))));
    parts.push(add(first, count));
    for (let i = 0; i < count; i++) parts.push(then(first + i, get(sumAt(i))));
  }
  return all(parts);
}

const relu = (sum: Code): Code => f32x4.larger(sum, f32x4.zero);

/** Adds to the total what a four of units comes to, by their weights. */
const weigh =
  (weights: number) =>
  (four: number, sum: Code): Code =>
    set(TOTAL, f32x4.add(get(TOTAL), f32x4.times(relu(sum), f32x4.load(NOWHERE, weights + 16 * four))));

/** The total and the number beside it, as what a function gives. */
const ALL_IN_ALL = f32.add(
  get(ALONE),
  f32.add(
    f32.add(f32x4.lane(0, get(TOTAL)), f32x4.lane(1, get(TOTAL))),
    f32.add(f32x4.lane(2, get(TOTAL)), f32x4.lane(3, get(TOTAL))),
  ),
);

function functionsFor({ wide, narrow, scores }: Shape, places: Places): Fn[] {
  const wideRows: Rows = { at: places.wide, units: wide, from: places.wideBias };
  const narrowRows: Rows = { at: places.narrow, units: narrow, from: places.narrowBias };
  const scoreRows: Rows = { at: places.scores, units: scores, from: places.scoresBias };
  const choiceRows: Rows = { at: places.choices, units: scores, from: places.asked };
  return [
    fn(
      'see',
      ['i32'],
      [],
      [
        set(ALONE, f32.load(NOWHERE, places.valueBias)),
        inTurns(
          wideRows,
          (first, count) => addListed(places, wideRows, first, count, first === 0 ? places.straight : undefined),
          (four, sum) => f32x4.store(NOWHERE, places.seen + 16 * four, relu(sum)),
        ),
        f32.store(NOWHERE, places.direct, get(ALONE)),
      ],
    ),
    fn(
      'value',
      [],
      ['f32'],
      [
        set(ALONE, f32.load(NOWHERE, places.direct)),
        inTurns(narrowRows, (first, count) => addSeen(places, wide, narrowRows, first, count), weigh(places.value)),
        ALL_IN_ALL,
      ],
    ),
    fn(
      'ask',
      [],
      [],
      [
        inTurns(
          scoreRows,
          (first, count) => addSeen(places, wide, scoreRows, first, count),
          (four, sum) => f32x4.store(NOWHERE, places.asked + 16 * four, sum),
        ),
      ],
    ),
    fn(
      'score',
      ['i32'],
      ['f32'],
      [
        inTurns(
          choiceRows,
          (first, count) => addListed(places, choiceRows, first, count, first === 0 ? places.choiceBias : undefined),
          weigh(places.score),
        ),
        ALL_IN_ALL,
      ],
    ),
  ];
}

function readerBy({ memory, see, value, ask, score }: Exports, net: Net, places: Places): Reader {
  lay(new Float32Array(memory.buffer), net, places);
  const list = sparseOver(memory.buffer, places.list);
  let isAsked = false;
  const taken = ({ size, index, amount }: Sparse): number => {
    if (size > list.index.length) throw new RangeError(`${size} inputs are more than a list holds`);
    if (index !== list.index) {
      list.index.set(index.subarray(0, size));
      list.amount.set(amount.subarray(0, size));
    }
    return size;
  };
  return {
    list,
    see: (position) => {
      see(taken(position));
      isAsked = false;
    },
    value,
    score: (choice) => {
      if (!isAsked) ask();
      isAsked = true;
      return score(taken(choice));
    },
  };
}

/** Puts the numbers of the net where they belong. */
function lay(into: Float32Array, { shape, weights: w }: Net, places: Places): void {
  const { wide, narrow, scores } = shape;
  for (const part of ['wideBias', 'narrowBias', 'scoresBias', 'value', 'score', 'valueBias', 'straight', 'choiceBias'] as const)
    into.set(w[part], places[part] / 4);
  const rows = (part: 'wide' | 'choices', units: number): void => {
    const stride = 4 * foursOf(units);
    for (let from = 0, at = places[part] / 4; from < w[part].length; from += units, at += stride)
      into.set(w[part].subarray(from, from + units), at);
  };
  const columns = (part: 'narrow' | 'scores', units: number): void => {
    const stride = 4 * foursOf(units);
    for (let j = 0; j < wide; j++)
      for (let m = 0; m < units; m++) into[places[part] / 4 + j * stride + m] = w[part][m * wide + j] as number;
  };
  rows('wide', wide);
  rows('choices', scores);
  columns('narrow', narrow);
  columns('scores', scores);
}
