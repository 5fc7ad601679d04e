/**
 * A small net: sparse inputs, a wide layer, a narrow one, and the logit of a chance to win; beside it a score for each choice, from
 * what the wide layer saw and from the choice's own inputs. Whatever its game, its form is this.
 */
import type { Sparse } from '@wartable/kernel';

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
  readonly see: (position: Sparse) => void;
  readonly value: () => number;
  /** How the choice looks beside the others: the powers of e to the scores are as the shares of a policy. */
  readonly score: (choice: Sparse) => number;
};

/** The plain reader: every other one is held to it. */
export function readerOf({ shape, weights }: Net): Reader {
  const { wide, narrow, scores } = shape;
  const wideRows = Float64Array.from(weights.wide);
  const wideBias = Float64Array.from(weights.wideBias);
  const straight = Float64Array.from(weights.straight);
  const narrowRows = Float64Array.from(weights.narrow);
  const narrowBias = Float64Array.from(weights.narrowBias);
  const values = Float64Array.from(weights.value);
  const valueBias = weights.valueBias[0] as number;
  const scoreRows = Float64Array.from(weights.scores);
  const scoresBias = Float64Array.from(weights.scoresBias);
  const choiceRows = Float64Array.from(weights.choices);
  const choiceBias = Float64Array.from(weights.choiceBias);
  const score = Float64Array.from(weights.score);
  const seen = new Float64Array(wide);
  const asked = new Float64Array(scores);
  const sums = new Float64Array(scores);
  let direct = 0;
  let isAsked = false;

  const see = ({ size, index, amount }: Sparse): void => {
    seen.set(wideBias);
    direct = valueBias;
    for (let k = 0; k < size; k++) {
      const input = index[k] as number;
      const much = amount[k] as number;
      const row = input * wide;
      direct += much * (straight[input] as number);
      for (let j = 0; j < wide; j++) seen[j] = (seen[j] as number) + much * (wideRows[row + j] as number);
    }
    for (let j = 0; j < wide; j++) if ((seen[j] as number) < 0) seen[j] = 0;
    isAsked = false;
  };

  const value = (): number => {
    let logit = direct;
    for (let m = 0; m < narrow; m++) {
      let sum = narrowBias[m] as number;
      const row = m * wide;
      for (let j = 0; j < wide; j++) sum += (narrowRows[row + j] as number) * (seen[j] as number);
      if (sum > 0) logit += sum * (values[m] as number);
    }
    return logit;
  };

  const ask = (): void => {
    for (let p = 0; p < scores; p++) {
      let sum = scoresBias[p] as number;
      const row = p * wide;
      for (let j = 0; j < wide; j++) sum += (scoreRows[row + j] as number) * (seen[j] as number);
      asked[p] = sum;
    }
    isAsked = true;
  };

  return {
    see,
    value,
    score: ({ size, index, amount }) => {
      if (!isAsked) ask();
      sums.set(asked);
      let found = 0;
      for (let k = 0; k < size; k++) {
        const input = index[k] as number;
        const much = amount[k] as number;
        const row = input * scores;
        found += much * (choiceBias[input] as number);
        for (let p = 0; p < scores; p++) sums[p] = (sums[p] as number) + much * (choiceRows[row + p] as number);
      }
      for (let p = 0; p < scores; p++) {
        const sum = sums[p] as number;
        if (sum > 0) found += sum * (score[p] as number);
      }
      return found;
    },
  };
}
