/** Who has done how well with the dice of a day. */
import { describe, expect, it } from 'vitest';
import { dealsFor } from '../src/days/deal.ts';
import { type Attempt, type Placed, ranked, rankedAlike } from '../src/days/ranking.ts';

const attempt = (person: string, deal: string, outcome: 'won' | 'lost', ...ranks: number[]): Attempt => ({
  person,
  deal,
  ended: 1,
  result: { outcome, parts: ranks.map((rank) => ({ rank, text: { key: 'x' } })) },
});
const resigned = (person: string, deal: string): Attempt => ({
  person,
  deal,
  ended: 1,
  result: { outcome: 'gave-up', parts: [{ rank: 9, text: { key: 'x' } }] },
});
const lines = (all: readonly Placed<Attempt>[]): string[] =>
  all.map(({ place, person, points }) => `${place} ${person} ${points}`);

describe('A ranking of the day', () => {
  it('has one line with the middle of all points where one alone has played, and none where nobody has', () => {
    expect(ranked([])).toEqual([]);
    expect(lines(ranked([attempt('ann', 'a', 'lost', 3)]))).toEqual(['1 ann 50']);
  });

  it('puts won before lost, then what weighs more in the game, and those who gave up last of all', () => {
    const all = [
      resigned('eve', 'a'),
      attempt('ben', 'a', 'lost', 5, 9),
      attempt('ann', 'a', 'won', 1, 0),
      attempt('dan', 'a', 'lost', 5, 2),
    ];
    expect(lines(ranked(all))).toEqual(['1 ann 100', '2 ben 67', '3 dan 33', '4 eve 0']);
  });

  it('gives equal ones the same place and the same points', () => {
    const all = [attempt('ann', 'a', 'won', 3), attempt('ben', 'a', 'won', 3), attempt('dan', 'a', 'lost', 3)];
    expect(lines(ranked(all))).toEqual(['1 ann 75', '1 ben 75', '3 dan 0']);
  });

  it('compares before all with those who had the same dice: who makes the most of bad ones stands before who makes the least of good ones', () => {
    const good = Array.from({ length: 20 }, (_, i) => attempt(`good ${i}`, 'good', 'won', 20 + i));
    const bad = Array.from({ length: 20 }, (_, i) => attempt(`bad ${i}`, 'bad', 'lost', i));
    const all = ranked([...good, ...bad]);
    const placeOf = (person: string): number => all.find((one) => one.person === person)?.place ?? 0;
    expect(placeOf('bad 19')).toBeLessThan(placeOf('good 10'));
    expect(placeOf('good 19')).toBe(1);
    expect(placeOf('bad 0')).toBe(40);
  });

  it('compares with all as long as hardly anybody had the same', () => {
    const all = [attempt('ann', 'a', 'lost', 1), attempt('ben', 'b', 'won', 1), attempt('dan', 'b', 'won', 2)];
    expect(lines(ranked(all))).toEqual(['1 dan 100', '2 ben 40', '3 ann 0']);
  });

  it('of the same dice alone goes by what each has made of them', () => {
    const all = ranked([attempt('ann', 'a', 'lost', 1), attempt('ben', 'b', 'won', 1), attempt('dan', 'b', 'won', 2)]);
    expect(rankedAlike(all, 'b').map(({ place, person }) => `${place} ${person}`)).toEqual(['1 dan', '2 ben']);
    expect(rankedAlike(all, 'none')).toEqual([]);
  });
});

describe('Deals of a day', () => {
  it('are several from the first player on, and more where many play, up to a limit', () => {
    expect([0, 23, 24, 60, 1000].map((begun) => dealsFor(begun, 12))).toEqual([4, 4, 5, 11, 12]);
    expect(dealsFor(1000, 1)).toBe(1);
  });
});
