/**
 * A small net: sparse inputs, a wide layer, a narrow one, and the logit of a chance to win; beside it a score for each choice, from
 * what the wide layer saw and from the choice's own inputs. Whatever its game, its form is this.
 */
import { newSparse, type Sparse } from '@wartable/kernel';

export type Shape = {
  /** Inputs of a position and of a choice. */
  readonly inputs: number;
  readonly choices: number;
  /** Units of the wide layer, of the narrow one before the value, and of the one that scores choices. */
  readonly wide: number;
  readonly narrow: number;
  readonly scores: number;
};

/** The numbers of a net, by what they do. A row for each input, unit or choice. */
export type Net = { readonly shape: Shape; readonly weights: Weights };
export type Weights = Readonly<Record<Part, Float32Array>>;

export const PARTS = [
  'wide',
  'wideBias',
  'straight',
  'narrow',
  'narrowBias',
  'value',
  'valueBias',
  'scores',
  'scoresBias',
  'choices',
  'choiceBias',
  'score',
] as const;
export type Part = (typeof PARTS)[number];

export function sizesOf({ inputs, choices, wide, narrow, scores }: Shape): Readonly<Record<Part, number>> {
  return {
    wide: inputs * wide,
    wideBias: wide,
    straight: inputs,
    narrow: narrow * wide,
    narrowBias: narrow,
    value: narrow,
    valueBias: 1,
    scores: scores * wide,
    scoresBias: scores,
    choices: choices * scores,
    choiceBias: choices,
    score: scores,
  };
}

/** What is asked of a net: first `see` a position, then as often as wanted `value` and `score`. */
export type Reader = {
  /** Whoever writes here spares it a copy. */
  readonly list: Sparse;
  readonly see: (position: Sparse) => void;
  readonly value: () => number;
  /** How the choice looks beside the others: the powers of e to the scores are as the shares of a policy. */
  readonly score: (choice: Sparse) => number;
};

/**
 * The plain reader: every other one is held to it, bit for bit. Products and sums are rounded to float32 one by one. A layer adds up in the order of
 * what it is given; units are weighed in four sums, each of every fourth, as machines do that have four numbers side by side.
 */
export function readerOf({ shape, weights: w }: Net): Reader {
  const { wide, narrow, scores } = shape;
  const { fround } = Math;
  const seen = new Float32Array(wide);
  const narrowed = new Float32Array(narrow);
  const asked = new Float32Array(scores);
  const sums = new Float32Array(scores);
  const fours = new Float32Array(4);
  let direct = 0;
  let isAsked = false;

  const relu = (units: Float32Array): void => {
    for (let j = 0; j < units.length; j++) if ((units[j] as number) < 0) units[j] = 0;
  };

  /** Adds the rows a list names; gives what it comes to by the numbers beside them. */
  const addListed = (
    { size, index, amount }: Sparse,
    into: Float32Array,
    rows: Float32Array,
    beside: Float32Array,
    from: number,
  ) => {
    const units = into.length;
    let alone = from;
    for (let k = 0; k < size; k++) {
      const input = index[k] as number;
      const much = amount[k] as number;
      const row = input * units;
      alone = fround(alone + fround(much * (beside[input] as number)));
      for (let j = 0; j < units; j++) into[j] = (into[j] as number) + fround(much * (rows[row + j] as number));
    }
    return alone;
  };

  const addSeen = (into: Float32Array, rows: Float32Array): void => {
    for (let m = 0; m < into.length; m++) {
      let sum = into[m] as number;
      const row = m * wide;
      for (let j = 0; j < wide; j++) sum = fround(sum + fround((rows[row + j] as number) * (seen[j] as number)));
      into[m] = sum;
    }
  };

  const weigh = (units: Float32Array, by: Float32Array): number => {
    relu(units);
    fours.fill(0);
    for (let j = 0; j < units.length; j++)
      fours[j & 3] = (fours[j & 3] as number) + fround((units[j] as number) * (by[j] as number));
    return fround(fround((fours[0] as number) + (fours[1] as number)) + fround((fours[2] as number) + (fours[3] as number)));
  };

  return {
    list: newSparse(),
    see: (position) => {
      seen.set(w.wideBias);
      direct = addListed(position, seen, w.wide, w.straight, w.valueBias[0] as number);
      relu(seen);
      isAsked = false;
    },
    value: () => {
      narrowed.set(w.narrowBias);
      addSeen(narrowed, w.narrow);
      return fround(direct + weigh(narrowed, w.value));
    },
    score: (choice) => {
      if (!isAsked) {
        asked.set(w.scoresBias);
        addSeen(asked, w.scores);
        isAsked = true;
      }
      sums.set(asked);
      const alone = addListed(choice, sums, w.choices, w.choiceBias, 0);
      return fround(alone + weigh(sums, w.score));
    },
  };
}
