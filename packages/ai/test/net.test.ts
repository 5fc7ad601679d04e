import { newSparse, put, rngFromSeed, type Sparse, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import {
  addChoice,
  addPosition,
  aimsOf,
  bytesOf,
  type Card,
  countOf,
  freshNet,
  LESSON,
  type Net,
  NetError,
  newSamples,
  readerOf,
  readInto,
  readNet,
  type Samples,
  type Shape,
  setResult,
  trainer,
  writeNet,
} from '../src/index.ts';

const SHAPE: Shape = { inputs: 6, choices: 4, wide: 8, narrow: 4, scores: 4 };
const CARD: Card = {
  game: 'toy',
  encoding: 1,
  name: 'toy-1',
  date: '2030-01-31',
  generation: 1,
  games: 1,
  positions: 1,
  value: 0.5,
  policy: 0.5,
};

function sparse(...entries: readonly (readonly [number, number])[]): Sparse {
  const out = newSparse();
  for (const [index, amount] of entries) put(out, index, amount);
  return out;
}

const relu = (x: number): number => Math.max(0, x);

/** As the formula says it, without any haste. */
function plainly({ shape, weights: w }: Net, position: readonly number[], choice: readonly number[]) {
  const { wide, narrow, scores } = shape;
  const rows = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
  const at = (list: Float32Array, i: number): number => list[i] as number;
  const seen = rows(wide).map((j) => relu(position.reduce((sum, x, i) => sum + x * at(w.wide, i * wide + j), at(w.wideBias, j))));
  const of = (matrix: Float32Array, bias: Float32Array, m: number): number =>
    seen.reduce((sum, x, j) => sum + x * at(matrix, m * wide + j), at(bias, m));
  const straight = position.reduce((sum, x, i) => sum + x * at(w.straight, i), at(w.valueBias, 0));
  const value = rows(narrow).reduce((sum, m) => sum + relu(of(w.narrow, w.narrowBias, m)) * at(w.value, m), straight);
  const score = rows(scores).reduce(
    (sum, s) =>
      sum +
      at(w.score, s) * relu(choice.reduce((own, x, i) => own + x * at(w.choices, i * scores + s), of(w.scores, w.scoresBias, s))),
    choice.reduce((sum, x, i) => sum + x * at(w.choiceBias, i), 0),
  );
  return { value, score };
}

/** Every weight differs from zero: none is forgotten unseen. */
function someNet(): Net {
  const net = freshNet(SHAPE, rngFromSeed(seedFrom('net')));
  for (const list of Object.values(net.weights)) for (let i = 0; i < list.length; i++) list[i] = Math.sin(i + list.length) / 2;
  return net;
}

describe('A net', () => {
  it('is read as its formula says', () => {
    const net = someNet();
    const reader = readerOf(net);
    for (const [position, choice] of [
      [
        [1, 0, 0, 2, 0, 0.5],
        [0, 1, 0, 0],
      ],
      [
        [0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      [
        [0, -1, 3, 0, 1, 0],
        [2, 0, 0.5, 1],
      ],
    ] as const) {
      reader.see(sparse(...position.map((x, i) => [i, x] as const)));
      const wanted = plainly(net, position, choice);
      expect(reader.value()).toBeCloseTo(wanted.value, 5);
      expect(reader.score(sparse(...choice.map((x, i) => [i, x] as const)))).toBeCloseTo(wanted.score, 5);
    }
  });

  it('is the same from its file, to the sixteenth bit', () => {
    const net = someNet();
    const { net: read, card } = readNet(writeNet(net, CARD));
    expect(card).toEqual(CARD);
    expect(read.shape).toEqual(SHAPE);
    for (const [part, list] of Object.entries(net.weights))
      for (const [i, x] of list.entries())
        expect(Math.abs((read.weights[part as 'wide'][i] as number) - x)).toBeLessThanOrEqual(0.5 / 32_767 + 1e-7);
  });

  it.each([
    ['cut off', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 1)],
    ['longer', (bytes: Uint8Array) => Uint8Array.of(...bytes, 0)],
    ['something else', () => new TextEncoder().encode('a letter\nto somebody\n')],
    ['empty', () => new Uint8Array()],
    [
      'of no size',
      (bytes: Uint8Array) => Buffer.from(Buffer.from(bytes).toString('latin1').replace('"wide":8', '"wide":0'), 'latin1'),
    ],
    ['with another card', () => Buffer.from('wartable net 1\n{"card":{}}\n')],
    ['without a card', (bytes: Uint8Array) => bytes.map((byte, i) => (i > 20 && i < 30 ? 32 : byte))],
  ])('that is %s is refused', (_, spoil) => {
    expect(() => readNet(spoil(writeNet(someNet(), CARD)))).toThrow(NetError);
  });
});

/** Who has input 0 wins; of two choices the one with input 1 is right where input 2 is set, else the other. */
function lessons(): Samples {
  const samples = newSamples();
  for (let game = 0; game < 200; game++) {
    const [wins, turned] = [game % 2 === 0, game % 3 === 0];
    addPosition(samples, game, sparse([wins ? 0 : 1, 1], [turned ? 2 : 3, 1]), 0.5);
    addChoice(samples, sparse([0, 1]), turned ? 0 : 1);
    addChoice(samples, sparse([1, 1]), turned ? 1 : 0);
    setResult(samples, countOf(samples) - 1, wins ? 1 : 0);
  }
  return samples;
}

describe('Training', () => {
  it('finds out who wins and what is right, from samples as they lie in a file', () => {
    const samples = newSamples();
    const bytes = Buffer.concat(bytesOf(lessons()));
    readInto(samples, bytes);
    readInto(samples, bytes);
    expect(countOf(samples)).toBe(400);
    const net = freshNet(SHAPE, rngFromSeed(seedFrom('train')));
    const { pass, test } = trainer(net, samples, { ...LESSON, trust: 0, batch: 16 });
    const places = Uint32Array.from({ length: 400 }, (_, i) => i);
    const before = test(places);
    for (let i = 0; i < 40; i++) pass(places, 0.01);
    const after = test(places);
    expect(before.value).toBeGreaterThan(0.4);
    expect(after.value).toBeLessThan(0.05);
    expect(after.policy).toBeLessThan(0.05);
    expect(after.agrees).toBe(1);
  });

  it('goes down the slope that small steps of each weight show', () => {
    const samples = lessons();
    const places = Uint32Array.of(1);
    const slow = { ...LESSON, batch: 1, decay: 0 };
    const of = (net: Net): number => {
      const { value, policy } = trainer(net, samples, slow).test(places);
      return value + slow.policy * policy;
    };
    for (const part of ['wide', 'narrow', 'value', 'scores', 'choices', 'score', 'straight', 'choiceBias'] as const) {
      const net = someNet();
      const list = net.weights[part];
      const slopes = Array.from(list, (x, i) => {
        list[i] = x + 1e-3;
        const above = of(net);
        list[i] = x - 1e-3;
        const below = of(net);
        list[i] = x;
        return (above - below) / 2e-3;
      });
      const before = list.slice();
      trainer(net, samples, slow).pass(places, 1e-3);
      // The first step of Adam goes as far in each weight, whatever its slope: against its sign.
      slopes.forEach((slope, i) => {
        const step = (list[i] as number) - (before[i] as number);
        if (Math.abs(slope) > 1e-3) expect(Math.sign(step)).toBe(-Math.sign(slope));
      });
      expect(slopes.some((slope) => Math.abs(slope) > 1e-3)).toBe(true);
    }
  });

  it('aims at what was expected further on in the same game, and at its result', () => {
    const samples = newSamples();
    for (const [number, expected, result] of [
      [7, [0.5, 0.6, 0.8], 1],
      [8, [0.3], 0],
    ] as const) {
      const from = countOf(samples);
      for (const one of expected) addPosition(samples, number, sparse([0, 1]), one);
      setResult(samples, from, result);
    }
    const aims = (trust: number, patience: number): number[] => Array.from(aimsOf(samples, { ...LESSON, trust, patience }));
    expect(aims(0, 1)).toEqual([1, 1, 1, 0]);
    const close = (found: readonly number[], right: readonly number[]): void =>
      right.forEach((x, i) => {
        expect(found[i]).toBeCloseTo(x, 6);
      });
    close(aims(1, 0.5), [0.5, 0.6, 0.8, 0.3]);
    close(aims(0, 0), [0.6, 0.8, 1, 0]);
    close(aims(0, 0.5), [0.75, 0.9, 1, 0]);
    close(aims(0.5, 0.5), [0.625, 0.75, 0.9, 0.15]);
  });

  it('says where samples break off', () => {
    const bytes = Buffer.concat(bytesOf(lessons()));
    expect(() => readInto(newSamples(), bytes.subarray(0, bytes.length - 3))).toThrow('break off');
  });
});
