/** Training without anything else: Adam over the samples, one thread. What a GPU does faster comes to the same. */
import { below, type Rng } from '@wartable/kernel';
import { chance } from '../evaluator.ts';
import { type Net, PARTS, type Part, type Shape, sizesOf, type Weights } from './net.ts';
import type { Samples } from './samples.ts';

export type Lesson = {
  /** How much of the value's aim is what the search expected there; the rest is what came of it. */
  readonly trust: number;
  /** What came of a position is what was expected further on, less and less with each position in between, and in the end the result: 1 is the result alone. */
  readonly patience: number;
  /** How much the policy's error counts beside the value's. */
  readonly policy: number;
  readonly rate: number;
  /** How strongly weights are pulled towards zero. */
  readonly decay: number;
  readonly batch: number;
};

export const LESSON: Lesson = { trust: 0.3, patience: 0.9, policy: 1, rate: 0.002, decay: 0.3, batch: 256 };

/** What the value of each position should be. Positions of a game lie in a row, in the order they came up. */
export function aimsOf({ game, expected, result }: Samples, { trust, patience }: Lesson): Float32Array {
  const aims = new Float32Array(game.size);
  let [last, comes] = [-1, 0];
  for (let place = game.size - 1; place >= 0; place--) {
    if (game.list[place] !== last) comes = result.list[place] as number;
    last = game.list[place] as number;
    const here = expected.list[place] as number;
    aims[place] = trust * here + (1 - trust) * comes;
    comes = patience * comes + (1 - patience) * here;
  }
  return aims;
}

export function freshNet(shape: Shape, rng: Rng): Net {
  const sizes = sizesOf(shape);
  const spread: Partial<Record<Part, number>> = {
    wide: 0.12,
    narrow: Math.sqrt(2 / shape.wide),
    value: 0.3,
    scores: Math.sqrt(1 / shape.wide),
    choices: 0.2,
    score: 0.3,
  };
  const weights = Object.fromEntries(
    PARTS.map((part) => [part, Float32Array.from({ length: sizes[part] }, () => (spread[part] ?? 0) * bell(rng))]),
  );
  return { shape, weights: weights as Weights };
}

/** About as a bell curve of width 1. */
function bell(rng: Rng): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) sum += below(rng, 1 << 16) / (1 << 16) - 0.5;
  return sum * Math.sqrt(3);
}

/** Mean errors over some positions: of the value, and of the policy where there was a choice. */
export type Errors = { readonly value: number; readonly policy: number; readonly agrees: number };

export type Trainer = {
  /** One pass over these positions, in this order. */
  readonly pass: (places: Uint32Array, rate: number) => Errors;
  readonly test: (places: Uint32Array) => Errors;
};

const [FIRST, SECOND, TINY] = [0.9, 0.999, 1e-8];

export function trainer({ shape, weights }: Net, samples: Samples, lesson: Lesson): Trainer {
  const { wide, narrow, scores } = shape;
  const fresh = (): Record<Part, Float64Array> =>
    Object.fromEntries(PARTS.map((part) => [part, new Float64Array(weights[part].length)])) as Record<Part, Float64Array>;
  const slope = fresh();
  const mean = fresh();
  const square = fresh();
  let steps = 0;
  const { index, amount, begins, inputs, choicesAt, choices, choiceInputs, share } = samples;
  const aims = aimsOf(samples, lesson);
  const seen = new Float64Array(wide);
  const back = new Float64Array(wide);
  const narrowSums = new Float64Array(narrow);
  const asked = new Float64Array(scores);
  const askedBack = new Float64Array(scores);
  const MOST = 4096;
  const sums = new Float64Array(MOST * scores);
  const found = new Float64Array(MOST);
  let [valueError, policyError, agreed, decided] = [0, 0, 0, 0];

  const one = (place: number, learns: boolean): void => {
    const from = begins.list[place] as number;
    const size = inputs.list[place] as number;
    const w = weights;
    for (let j = 0; j < wide; j++) seen[j] = w.wideBias[j] as number;
    let logit = w.valueBias[0] as number;
    for (let k = from; k < from + size; k++) {
      const input = index.list[k] as number;
      const much = amount.list[k] as number;
      logit += much * (w.straight[input] as number);
      const row = input * wide;
      for (let j = 0; j < wide; j++) seen[j] = (seen[j] as number) + much * (w.wide[row + j] as number);
    }
    for (let j = 0; j < wide; j++) if ((seen[j] as number) < 0) seen[j] = 0;
    for (let m = 0; m < narrow; m++) {
      let sum = w.narrowBias[m] as number;
      const row = m * wide;
      for (let j = 0; j < wide; j++) sum += (w.narrow[row + j] as number) * (seen[j] as number);
      narrowSums[m] = sum;
      if (sum > 0) logit += sum * (w.value[m] as number);
    }
    const aim = aims[place] as number;
    const p = chance(logit);
    valueError -= aim * Math.log(Math.max(1e-9, p)) + (1 - aim) * Math.log(Math.max(1e-9, 1 - p));
    if (learns) back.fill(0);
    if (learns) {
      const d = p - aim;
      slope.valueBias[0] = (slope.valueBias[0] as number) + d;
      for (let k = from; k < from + size; k++) {
        const input = index.list[k] as number;
        slope.straight[input] = (slope.straight[input] as number) + d * (amount.list[k] as number);
      }
      for (let m = 0; m < narrow; m++) {
        const sum = narrowSums[m] as number;
        if (sum <= 0) continue;
        slope.value[m] = (slope.value[m] as number) + d * sum;
        const dm = d * (w.value[m] as number);
        slope.narrowBias[m] = (slope.narrowBias[m] as number) + dm;
        const row = m * wide;
        for (let j = 0; j < wide; j++) {
          slope.narrow[row + j] = (slope.narrow[row + j] as number) + dm * (seen[j] as number);
          back[j] = (back[j] as number) + dm * (w.narrow[row + j] as number);
        }
      }
    }
    const count = choices.list[place] as number;
    if (count > 1 && count <= MOST) policyOf(place, from + size, count, learns);
    if (!learns) return;
    for (let j = 0; j < wide; j++) if ((seen[j] as number) === 0) back[j] = 0;
    for (let j = 0; j < wide; j++) slope.wideBias[j] = (slope.wideBias[j] as number) + (back[j] as number);
    for (let k = from; k < from + size; k++) {
      const much = amount.list[k] as number;
      const row = (index.list[k] as number) * wide;
      for (let j = 0; j < wide; j++) slope.wide[row + j] = (slope.wide[row + j] as number) + much * (back[j] as number);
    }
  };

  const policyOf = (place: number, begin: number, count: number, learns: boolean): void => {
    const w = weights;
    decided++;
    for (let s = 0; s < scores; s++) {
      let sum = w.scoresBias[s] as number;
      const row = s * wide;
      for (let j = 0; j < wide; j++) sum += (w.scores[row + j] as number) * (seen[j] as number);
      asked[s] = sum;
    }
    const shares = choicesAt.list[place] as number;
    let k = begin;
    let highest = Number.NEGATIVE_INFINITY;
    let [likes, wants] = [0, 0];
    for (let c = 0; c < count; c++) {
      const base = c * scores;
      for (let s = 0; s < scores; s++) sums[base + s] = asked[s] as number;
      let score = 0;
      const end = k + (choiceInputs.list[shares + c] as number);
      for (; k < end; k++) {
        const input = index.list[k] as number;
        const much = amount.list[k] as number;
        score += much * (w.choiceBias[input] as number);
        const row = input * scores;
        for (let s = 0; s < scores; s++) sums[base + s] = (sums[base + s] as number) + much * (w.choices[row + s] as number);
      }
      for (let s = 0; s < scores; s++) {
        const sum = sums[base + s] as number;
        if (sum > 0) score += sum * (w.score[s] as number);
      }
      found[c] = score;
      if (score > highest) {
        highest = score;
        likes = c;
      }
      if ((share.list[shares + c] as number) > (share.list[shares + wants] as number)) wants = c;
    }
    if (likes === wants) agreed++;
    let total = 0;
    for (let c = 0; c < count; c++) {
      found[c] = Math.exp((found[c] as number) - highest);
      total += found[c] as number;
    }
    for (let c = 0; c < count; c++) {
      found[c] = (found[c] as number) / total;
      const wanted = share.list[shares + c] as number;
      if (wanted > 0) policyError -= wanted * Math.log(Math.max(1e-9, found[c] as number));
    }
    if (!learns) return;
    askedBack.fill(0);
    k = begin;
    for (let c = 0; c < count; c++) {
      const d = lesson.policy * ((found[c] as number) - (share.list[shares + c] as number));
      const base = c * scores;
      for (let s = 0; s < scores; s++) {
        const sum = sums[base + s] as number;
        if (sum > 0) {
          slope.score[s] = (slope.score[s] as number) + d * sum;
          sums[base + s] = d * (w.score[s] as number);
          askedBack[s] = (askedBack[s] as number) + (sums[base + s] as number);
        } else sums[base + s] = 0;
      }
      const end = k + (choiceInputs.list[shares + c] as number);
      for (; k < end; k++) {
        const input = index.list[k] as number;
        const much = amount.list[k] as number;
        slope.choiceBias[input] = (slope.choiceBias[input] as number) + d * much;
        const row = input * scores;
        for (let s = 0; s < scores; s++)
          slope.choices[row + s] = (slope.choices[row + s] as number) + much * (sums[base + s] as number);
      }
    }
    for (let s = 0; s < scores; s++) {
      const d = askedBack[s] as number;
      if (d === 0) continue;
      slope.scoresBias[s] = (slope.scoresBias[s] as number) + d;
      const row = s * wide;
      for (let j = 0; j < wide; j++) {
        slope.scores[row + j] = (slope.scores[row + j] as number) + d * (seen[j] as number);
        back[j] = (back[j] as number) + d * (w.scores[row + j] as number);
      }
    }
  };

  const step = (size: number, rate: number): void => {
    steps++;
    const pace = (rate * Math.sqrt(1 - SECOND ** steps)) / (1 - FIRST ** steps);
    for (const part of PARTS) {
      const [w, g, m, v] = [weights[part], slope[part], mean[part], square[part]];
      for (let i = 0; i < w.length; i++) {
        const d = (g[i] as number) / size;
        g[i] = 0;
        const first = FIRST * (m[i] as number) + (1 - FIRST) * d;
        const second = SECOND * (v[i] as number) + (1 - SECOND) * d * d;
        m[i] = first;
        v[i] = second;
        w[i] = (w[i] as number) - (pace * first) / (Math.sqrt(second) + TINY) - rate * lesson.decay * (w[i] as number);
      }
    }
  };

  const over = (places: Uint32Array, rate: number | undefined): Errors => {
    [valueError, policyError, agreed, decided] = [0, 0, 0, 0];
    let open = 0;
    for (const place of places) {
      one(place, rate !== undefined);
      open++;
      if (rate !== undefined && open === lesson.batch) {
        step(open, rate);
        open = 0;
      }
    }
    if (rate !== undefined && open > 0) step(open, rate);
    return {
      value: valueError / places.length,
      policy: policyError / Math.max(1, decided),
      agrees: agreed / Math.max(1, decided),
    };
  };

  return { pass: (places, rate) => over(places, rate), test: (places) => over(places, undefined) };
}
