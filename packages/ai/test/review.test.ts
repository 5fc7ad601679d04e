import { readFileSync } from 'node:fs';
import { duel, LEIA, VADER } from '@wartable/duel';
import { endor } from '@wartable/endor';
import { hoth } from '@wartable/hoth';
import { type Game, readRecord } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { lineFrom, lineOf, review, type SeatReview } from '../src/index.ts';
import { FIRST, wager, wagerFrom } from './toys.ts';

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
