import { readFileSync } from 'node:fs';
import { duel, LEIA, VADER } from '@wartable/duel';
import { endor } from '@wartable/endor';
import { hoth } from '@wartable/hoth';
import { type Game, readRecord } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { doubtful, insteadOf, lineFrom, lineOf, review, reviewer, type SeatReview } from '../src/index.ts';
import { luckMeter } from '../src/luck.ts';
import { FIRST, indifferent, wager, wagerFrom } from './toys.ts';

const GAMES: readonly Game[] = [duel, hoth, endor];

function golden(game: Game, name: string) {
  const path = new URL(`../../${game.id}/test/golden/${name}.json`, import.meta.url);
  return lineOf(game, readRecord(JSON.parse(readFileSync(path, 'utf8')), GAMES));
}

function sumOf({ judgement, luck, others, drift }: SeatReview): number {
  return judgement + luck + others + drift;
}

describe.each([
  ['duel', 'greedy-1'],
  ['duel', 'conceded'],
  ['hoth', 'scenario-08'],
  ['hoth', 'team-of-three'],
  ['endor', 'greedy'],
])('A review of %s %s', (id, name) => {
  const game = GAMES.find((known) => known.id === id) as Game;
  const line = golden(game, name);
  const found = review(game, line, { iterations: 2 });

  it('adds up: judgement, luck, others and drift lead from the first expectation to the result', () => {
    for (const seat of found.seats) {
      expect(seat.last).toBe(line.outcome?.winners.includes(seat.seat) ? 1 : 0);
      expect(seat.first + sumOf(seat)).toBeCloseTo(seat.last, 9);
      for (const [i, { before, judgement, luck, others, drift }] of seat.decisions.entries())
        expect(before + judgement + luck + others + drift).toBeCloseTo(seat.decisions[i + 1]?.before ?? seat.last, 9);
    }
  });

  it('never praises, and blames only beyond the noise', () => {
    for (const { decisions } of found.seats)
      for (const { judgement, noise, better, before } of decisions) {
        expect(judgement).toBeLessThanOrEqual(0);
        expect(before).toBeLessThanOrEqual(1 + 1e-9);
        expect(better !== undefined).toBe(judgement < 0);
        if (judgement < 0 && before < 1 - 1e-9) expect(-judgement).toBeGreaterThan(noise);
      }
  });

  it('is the same again', () => {
    expect(review(game, line, { iterations: 2, seats: [FIRST] }).seats[0]).toEqual(found.seats[0]);
  });
});

describe('A decision that loses', () => {
  it('is the worst one, and the winning choice is named', () => {
    const game: Game = duel;
    const start = game.read({
      leia: { base: 29, ground: ['hoth-trooper'] },
      vader: { base: 28, ground: ['snowtrooper'] },
    });
    const line = lineFrom(game, start, [
      { entry: 0, seat: LEIA, notation: 'pass' },
      { entry: 1, seat: VADER, notation: 'attack snowtrooper' },
      { entry: 2, seat: VADER, notation: 'choose leia-base' },
    ]);
    const [leia, vader] = review(game, line, { iterations: 60 }).seats as [SeatReview, SeatReview];
    expect(leia.worst[0]).toMatchObject({ entry: 0, chosen: { notation: 'pass' }, better: { notation: 'attack hoth-trooper' } });
    expect(leia.judgement).toBeLessThan(-0.7);
    expect(Math.abs(leia.luck)).toBeLessThan(0.05);
    expect(vader.worst).toEqual([]);
    expect(vader.last).toBe(1);
  });
});

describe('What the seat could not know', () => {
  it('changes no figure of its decision', () => {
    const game: Game = duel;
    const figures = (hand: readonly string[]): unknown => {
      const start = game.read({ leia: { ground: ['hoth-trooper'] }, vader: { resources: 4, hand, ground: ['snowtrooper'] } });
      const line = lineFrom(game, start, [{ entry: 0, seat: LEIA, notation: 'pass' }]);
      const { before, expected, judgement, better } = review(game, line, { iterations: 40 }).seats[0]?.decisions[0] ?? {};
      return { before, expected, judgement, better };
    };
    expect(figures(['ground-assault-at-at', 'snowtrooper'])).toEqual(figures(['imperial-deck-officer', 'e-web-gunner']));
  });
});

describe('Luck and judgement', () => {
  const play = (notation: string, die: number): SeatReview => {
    const line = lineFrom(wager, wagerFrom(die), [{ entry: 0, seat: FIRST, notation }]);
    return review(wager, line, { iterations: 400 }).seats[0] as SeatReview;
  };

  it('a good choice that fails is bad luck', () => {
    const { judgement, luck, last, first, worst } = play('safe', 0);
    expect([last, judgement, worst]).toEqual([0, 0, []]);
    expect(first).toBeCloseTo(0.9, 1);
    expect(luck).toBeCloseTo(-0.9, 1);
  });

  it('a bad choice that works is good luck, and still a bad choice', () => {
    const { judgement, luck, last, worst } = play('bold', 0);
    expect(last).toBe(1);
    expect(judgement).toBeCloseTo(-0.8, 1);
    expect(luck).toBeCloseTo(0.9, 1);
    expect(worst[0]).toMatchObject({ chosen: { notation: 'bold' }, better: { notation: 'safe' } });
  });

  it('what is nearly sure to come is hardly luck', () => {
    const { judgement, luck } = play('safe', 5);
    expect(judgement).toBe(0);
    expect(luck).toBeCloseTo(0.1, 1);
  });
});

describe('The result with luck taken out', () => {
  const reviewed = (notation: string, die: number, iterations: number): SeatReview => {
    const line = lineFrom(wager, wagerFrom(die), [{ entry: 0, seat: FIRST, notation }]);
    return review(wager, line, { iterations }).seats[0] as SeatReview;
  };

  it.each([
    ['safe', 0.9],
    ['bold', 0.1],
  ])('is what could be expected of “%s”, whatever the die showed: %d', (notation, expected) => {
    for (let die = 0; die < 10; die++) {
      const { withoutLuck, last, luck } = reviewed(notation, die, 400);
      expect(withoutLuck.value).toBe(last - luck);
      expect(Math.abs(withoutLuck.value - expected)).toBeLessThan(4 * withoutLuck.error);
      // 400 playouts of a die that wins nine times of ten, or once.
      expect(withoutLuck.error).toBeCloseTo(Math.sqrt(0.09 / 400), 2);
    }
  });

  it('has a standard error that keeps its word: about 68 of a hundred lie within one, 95 within two', () => {
    const luckOf = luckMeter(wager, indifferent);
    const before = wagerFrom(0);
    const after = wager.clone(before);
    wager.apply(after, FIRST, 0);
    const far = Array.from({ length: 400 }, (_, i) => {
      const { value, error } = luckOf(before, after, FIRST, { seat: FIRST, choice: 0 }, 100, `word ${i}`);
      return Math.abs(value + 0.9) / error;
    });
    const within = (errors: number): number => far.filter((one) => one < errors).length / far.length;
    expect(within(1)).toBeGreaterThan(0.6);
    expect(within(1)).toBeLessThan(0.78);
    expect(within(2)).toBeGreaterThan(0.91);
  });

  it('is said beside what a decision cost', () => {
    const { loss, judgement } = reviewed('bold', 0, 400);
    expect(loss.value).toBe(-judgement);
    expect(loss.value).toBeCloseTo(0.8, 1);
    expect(loss.error).toBeGreaterThan(0);
    expect(reviewed('safe', 0, 400).loss).toEqual({ value: 0, error: 0 });
  });
});

describe('A review in pieces', () => {
  it('is the same in whatever order they are made', () => {
    const line = golden(duel, 'greedy-1');
    const work = reviewer(duel, line, { iterations: 2 });
    const all = work.decisions.flat().toReversed();
    const weights = new Map(all.map((at) => [at, structuredClone(work.weigh(at))]));
    const again = work.decisions.flatMap((own) => doubtful(own, weights)).toReversed();
    const looks = new Map(again.map((at) => [at, structuredClone(work.closer(at))]));
    expect(work.finish(weights, looks)).toEqual(review(duel, line, { iterations: 2 }));
  });

  it('cannot be finished before all is weighed', () => {
    expect(() =>
      reviewer(wager, lineFrom(wager, wagerFrom(0), [{ entry: 0, seat: FIRST, notation: 'safe' }]), { iterations: 1 }).finish(
        new Map(),
        new Map(),
      ),
    ).toThrow(RangeError);
  });
});

describe('What a bot would have done', () => {
  it('is told beside what was done, from what the seat saw', () => {
    const line = lineFrom(wager, wagerFrom(0), [{ entry: 0, seat: FIRST, notation: 'bold' }]);
    const found = insteadOf(wager, line, 0, { kind: 'search', iterations: 60 }, () => 0);
    expect(found).toMatchObject({ same: false, choice: { notation: 'safe' } });
    const kept = lineFrom(wager, wagerFrom(0), [{ entry: 0, seat: FIRST, notation: 'safe' }]);
    expect(insteadOf(wager, kept, 0, { kind: 'search', iterations: 60 }, () => 0)?.same).toBe(true);
    expect(insteadOf(wager, kept, 1, { kind: 'random' }, () => 0)).toBeUndefined();
  });
});
