import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from '../src/chacha.ts';
import {
  below,
  ChanceError,
  cloneRng,
  commitmentTo,
  type Rng,
  rngFromRng,
  rngFromScript,
  rngFromSeed,
  rngOfMatch,
  seedFrom,
  shuffle,
} from '../src/index.ts';

const seeds = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });

function keyStream(key: readonly number[], rounds: number): string {
  const block = new Int32Array(16);
  chachaBlock(key, 0, rounds, block, 0, 0);
  return Buffer.from(block.buffer).toString('hex');
}

describe('ChaCha8', () => {
  // Test vectors TC1 and TC2 of draft-strombergson-chacha-test-vectors, 128-bit key.
  it('gives the published key stream for the zero key', () => {
    expect(keyStream([0, 0, 0, 0], 8)).toBe(
      'e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b',
    );
  });

  it('gives the published key stream for a key with one bit', () => {
    expect(keyStream([1, 0, 0, 0], 8)).toMatch(/^03a7669888605a0765e8357475e58673f94fc8161da76c2a3aa2f3caf9fe5449/);
  });
});

describe('Chance', () => {
  it('is the same for the same seed, and goes on from a copy', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 100 }), (seed, skip) => {
        const a = rngFromSeed(seed);
        for (let i = 0; i < skip; i++) below(a, 6);
        const b = cloneRng(a);
        const c = JSON.parse(JSON.stringify(a));
        const next = (rng: typeof a): number[] => Array.from({ length: 40 }, () => below(rng, 6));
        const expected = next(a);
        expect(next(b)).toEqual(expected);
        expect(next(c)).toEqual(expected);
      }),
    );
  });

  it('gives every value of a die equally often', () => {
    const rng = rngFromSeed(seedFrom('dice'));
    const rolls = 60_000;
    for (const faces of [2, 6, 7]) {
      const count = new Array<number>(faces).fill(0);
      for (let i = 0; i < rolls; i++) {
        const face = below(rng, faces);
        count[face] = (count[face] ?? 0) + 1;
      }
      const expected = rolls / faces;
      const chiSquare = count.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      expect(chiSquare).toBeLessThan(30);
    }
  });

  it('shuffles: nothing is lost, and each order of three is equally likely', () => {
    const rng = rngFromSeed(seedFrom('shuffle'));
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const items = [1, 2, 3];
      shuffle(rng, items);
      orders.set(items.join(), (orders.get(items.join()) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['1,2,3', '1,3,2', '2,1,3', '2,3,1', '3,1,2', '3,2,1']);
    for (const count of orders.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('follows its script first, then its seed', () => {
    const rng = rngFromSeed(seedFrom('x'), [4, [2, 1]]);
    const items = [1, 2, 3];
    expect(below(rng, 6)).toBe(4);
    shuffle(rng, items);
    expect(items).toEqual([3, 2, 1]);
    expect(below(rng, 6)).toBeLessThan(6);
    expect(rng.used).toBeGreaterThan(2);
  });

  it('refuses a script that does not fit, and one that ends without a seed', () => {
    expect(() => below(rngFromScript([6]), 6)).toThrow(ChanceError);
    expect(() => below(rngFromScript([[1]]), 6)).toThrow(ChanceError);
    expect(() => shuffle(rngFromScript([[9]]), [1, 2])).toThrow(ChanceError);
    expect(() => below(rngFromScript([]), 6)).toThrow(ChanceError);
  });

  it('makes independent generators', () => {
    const parent = rngFromSeed(seedFrom('parent'));
    const [a, b] = [rngFromRng(parent), rngFromRng(parent)];
    expect(a.key).not.toEqual(b.key);
  });

  it('commits to a seed by a hash anyone can compute', () => {
    // printf 'wartable seed 00000000000000000000000000000000' | sha256sum
    expect(commitmentTo('0'.repeat(32))).toBe('2ec7f608de49ba2f0e442b09c50246cff515938cddfd1c7262c9c995bc11cf3b');
  });

  it('takes only seeds of 128 bits', () => {
    expect(() => rngFromSeed('abc')).toThrow(RangeError);
    expect(seedFrom('abc')).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('The streams of chance', () => {
  const SEED = seedFrom('streams');
  const deck = (rng: Rng, number: number): string => {
    const items = Array.from({ length: 30 }, (_, i) => i);
    shuffle(rng, items, number);
    return items.join();
  };
  const rolls = (rng: Rng, count: number): string => Array.from({ length: count }, () => below(rng, 6)).join();

  it('give the same rolls however many shuffles come between, and the same shuffles however many rolls', () => {
    const [plain, mixed] = [rngOfMatch(SEED, [], 'chacha8-streams'), rngOfMatch(SEED, [], 'chacha8-streams')];
    const expected = [rolls(plain, 20), rolls(plain, 20), deck(plain, 0), deck(plain, 0), deck(plain, 1)];
    const one = deck(mixed, 1);
    const [first, zero] = [rolls(mixed, 20), deck(mixed, 0)];
    expect([first, rolls(mixed, 20), zero, deck(mixed, 0), one]).toEqual(expected);
  });

  it('differ: from deck to deck, from shuffle to shuffle, from match to match', () => {
    const rng = rngOfMatch(SEED, [], 'chacha8-streams');
    const other = rngOfMatch(SEED, ['a share'], 'chacha8-streams');
    const orders = [deck(rng, 0), deck(rng, 0), deck(rng, 1), deck(rng, 2), deck(other, 0)];
    expect(new Set(orders).size).toBe(orders.length);
  });

  it('count how often each deck was shuffled, and every shuffle as chance used', () => {
    const rng = rngOfMatch(SEED, [], 'chacha8-streams');
    const before = rng.used;
    shuffle(rng, [7], 2);
    expect([rng.shuffles, rng.dice, rng.used]).toEqual([[0, 0, 1], 0, before + 1]);
  });

  it('leave a copy alone', () => {
    const rng = rngOfMatch(SEED, [], 'chacha8-streams');
    const copy = cloneRng(rng);
    expect(deck(rng, 0)).toBe(deck(copy, 0));
  });

  it('give each order of three equally often', () => {
    const rng = rngOfMatch(SEED, [], 'chacha8-streams');
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const items = [1, 2, 3];
      shuffle(rng, items, 0);
      orders.set(items.join(), (orders.get(items.join()) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('are one where a record of format 1 says so', () => {
    const [rng, same] = [rngOfMatch(SEED, [], 'chacha8'), rngOfMatch(SEED, [], 'chacha8')];
    rolls(same, 1);
    expect(deck(rng, 0)).not.toBe(deck(same, 0));
    expect(rng.shuffles).toEqual([]);
  });
});
