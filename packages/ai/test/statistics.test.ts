import { below, rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { eloFrom, race, wilson } from '../src/index.ts';

describe('Wilson’s interval', () => {
  it.each([
    [8, 10, 0.8, 0.4902, 0.9433],
    [50, 100, 0.5, 0.4038, 0.5962],
    [0, 20, 0, 0, 0.1611],
    [20, 20, 1, 0.8389, 1],
    [0, 0, 0.5, 0, 1],
  ])('of %d points in %d games', (points, games, share, low, high) => {
    const found = wilson(points, games);
    expect(found.share).toBeCloseTo(share, 4);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });
});

/** Points of n games for each two players, as the model expects them. */
function expectedPoints(elos: readonly number[], games: number): number[][] {
  return elos.map((own) => elos.map((other) => games / (1 + 10 ** ((other - own) / 400))));
}

describe('Elo', () => {
  it('makes 75 % a difference of 191 points', () => {
    const [a, b] = eloFrom([
      [0, 750_000],
      [250_000, 0],
    ]);
    expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeCloseTo(190.85, 1);
  });

  it('finds the strengths that made a table', () => {
    const elos = [250, 60, -10, -300];
    const found = eloFrom(expectedPoints(elos, 1e6));
    elos.forEach((elo, i) => {
      expect(found[i]?.elo).toBeCloseTo(elo, 1);
    });
  });

  it('knows how sure it is', () => {
    // A draw of 400 games: the odds have a standard error of 0.1, and each is half the difference away from the average.
    const [a] = eloFrom([
      [0, 200],
      [200, 0],
    ]);
    expect(a?.elo).toBeCloseTo(0, 6);
    expect(a?.high).toBeCloseTo((1.96 * 17.37) / 2, 0);
  });

  it('stays finite where one side won everything, and also for those who never met', () => {
    const found = eloFrom([
      [0, 50, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    for (const { elo, low, high } of found) expect([elo, low, high].every(Number.isFinite)).toBe(true);
    expect((found[0]?.elo ?? 0) - (found[1]?.elo ?? 0)).toBeGreaterThan(400);
  });
});

describe('Stopping early', () => {
  const SCORES = [0, 0.25, 0.5, 0.75, 1];

  /** What a race says of scores with these weights, at the first moment it says anything, or after 300. */
  function outcomes(weights: readonly number[], races: number): Record<string, number> {
    const rng = rngFromSeed(seedFrom(`races ${weights}`));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const counts: Record<string, number> = { first: 0, second: 0, open: 0 };
    for (let i = 0; i < races; i++) {
      const one = race();
      for (let n = 0; n < 300 && !one.verdict(); n++) {
        let at = below(rng, total);
        const score = SCORES.find((_, k) => {
          at -= weights[k] as number;
          return at < 0;
        });
        one.add(score as number);
      }
      const verdict = one.verdict() ?? 'open';
      counts[verdict] = (counts[verdict] ?? 0) + 1;
    }
    return counts;
  }

  it.each([[[1, 0, 2, 0, 1]], [[1, 2, 3, 2, 1]], [[1, 0, 0, 0, 1]]])(
    'seldom tells equals apart, though it looks after every score: %j',
    (weights) => {
      const { first = 0, second = 0 } = outcomes(weights, 1000);
      expect(first + second).toBeLessThanOrEqual(50);
    },
  );

  it('finds the stronger one', () => {
    expect(outcomes([1, 0, 2, 0, 3], 300)['first']).toBeGreaterThan(290);
    expect(outcomes([3, 0, 2, 0, 1], 300)['second']).toBeGreaterThan(290);
  });

  it('needs few games where one side always wins', () => {
    const one = race();
    let n = 0;
    for (; !one.verdict(); n++) one.add(1);
    expect([n < 12, one.verdict()]).toEqual([true, 'first']);
  });
});
