import { InputError } from '@wartable/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deedsOf } from '../src/play/deeds.ts';
import { FORMAT, fileOf, readGames } from '../src/record/notes-file.ts';
import {
  calendarOf,
  dayOf,
  dotsOf,
  favourites,
  ladderOf,
  levelOf,
  median,
  quadrantOf,
  rateOf,
  smoothed,
  streakOf,
} from '../src/record/stats.ts';
import { type Figures, isPlayed, type Played, playedIn, readPlayed } from '../src/table/played.ts';

const FIGURES_NOW: Figures = {
  luck: 500,
  luckError: 100,
  without: 4500,
  loss: 120,
  lossError: 20,
  lowest: 3000,
  lowestAt: 7,
  decisions: 30,
};

let made = 0;
const game = (more: Partial<Played> = {}): Played => ({
  id: (++made).toString(16).padStart(64, '0'),
  life: 0,
  game: 'duel',
  ended: 1_790_000_000_000 + made * 60_000,
  seats: [
    ['leia', 'here', 0],
    ['vader', 'bot', 2],
  ],
  result: 'won',
  gaveUp: false,
  turns: 9,
  told: [1, { facets: { side: 'leia' }, cards: { 'hoth-trooper': 2 }, deeds: [] }],
  films: { 'film/abc': true },
  ...more,
});
const won = (n: number): Played[] => Array.from({ length: n }, () => game());
const lost = (n: number): Played[] => Array.from({ length: n }, () => game({ result: 'lost' }));

describe('What a record comes to', () => {
  it('counts a draw half, and games of two people at one device not at all', () => {
    const rate = rateOf([...won(2), ...lost(1), game({ result: 'draw' }), game({ result: 'shared' })]);
    expect([rate.games, rate.won, rate.share]).toEqual([4, 2, 2.5 / 4]);
    // Few games say little.
    expect(rate.low).toBeLessThan(0.25);
    expect(rate.high).toBeGreaterThan(0.85);
  });

  it('tells how many in a row, and the longest run', () => {
    expect(streakOf([...won(3), ...lost(1), ...won(2)])).toEqual({ result: 'won', length: 2, best: 3 });
    expect(streakOf([...won(1), ...lost(2), game({ result: 'shared' })])).toEqual({ result: 'lost', length: 2, best: 1 });
    expect(streakOf([...won(2), game({ result: 'draw' })])).toEqual({ result: 'none', length: 0, best: 2 });
    expect(streakOf([])).toEqual({ result: 'none', length: 0, best: 0 });
  });

  it('goes by when games ended, not by how they are kept', () => {
    const games = [...lost(1), ...won(3)];
    expect(streakOf(games.toReversed())).toEqual(streakOf(games));
  });

  it('ranks cards by how often they were played, those of one name together', () => {
    const cards = (of: Record<string, number>): Played => game({ told: [1, { facets: {}, cards: of, deeds: [] }] });
    const rows = favourites([cards({ a: 3, b: 1 }), cards({ 'b-2': 4 })], 5, (card) => card.charAt(0));
    expect(rows.map(({ card, plays, rate }) => [card, plays, rate.games])).toEqual([
      ['b', 5, 2],
      ['a', 3, 1],
    ]);
  });

  it('knows whom one has beaten', () => {
    const against = (level: number, result: Played['result'] = 'won'): Played =>
      game({
        result,
        seats: [
          ['leia', 'here', 0],
          ['vader', 'bot', level],
        ],
      });
    const far = game({
      seats: [
        ['leia', 'here', 0],
        ['vader', 'far', 0],
      ],
    });
    expect(levelOf(far)).toBeUndefined();
    const ladder = ladderOf([against(1), against(1), against(2, 'lost'), far], [1, 2, 3]);
    expect(ladder.map(({ level, rate, streak }) => [level, rate.won, rate.games, streak.length])).toEqual([
      [1, 2, 2, 2],
      [2, 0, 1, 1],
      [3, 0, 0, 0],
    ]);
  });

  it('has whole weeks from Monday, and ends today', () => {
    const today = new Date(2026, 10, 18, 15).getTime();
    const days = calendarOf([game({ ended: new Date(2026, 10, 17, 23, 59).getTime() }), game({ ended: today })], today, 3);
    expect(days).toHaveLength(2 * 7 + 3);
    expect([days[0]?.day, days.at(-2), days.at(-1)]).toEqual([
      '2026-11-02',
      { day: '2026-11-17', games: 1, won: 1 },
      { day: '2026-11-18', games: 1, won: 1 },
    ]);
    expect(dayOf(new Date(2026, 0, 5).getTime())).toBe('2026-01-05');
  });

  it('has each day once, also where clocks are changed', () => {
    for (const today of [new Date(2026, 2, 30, 0, 30), new Date(2026, 9, 26, 23, 30), new Date(2027, 0, 1)]) {
      const days = calendarOf([], today.getTime(), 53).map(({ day }) => day);
      expect(new Set(days).size).toBe(days.length);
      expect(days.at(-1)).toBe(dayOf(today.getTime()));
    }
  });

  it('names the four corners of luck and judgement', () => {
    const corner = (luck: number, loss: number): string => quadrantOf({ luck, loss }, 1.5);
    expect([corner(5, 1), corner(-5, 1), corner(5, 2), corner(-5, 2)]).toEqual(['earned', 'unlucky', 'lucky', 'learn']);
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(dotsOf([game(), game({ looked: [80, FIGURES_NOW] })]).map(({ luck, loss }) => [luck, loss])).toEqual([[5, 1.2]]);
  });

  it('draws a course that lies among its values, and a band that is wide where little is known', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { minLength: 1, maxLength: 40 }), (values) => {
        for (const { value, low, high } of smoothed(values)) {
          expect(value).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
          expect(value).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
          expect(low).toBeLessThanOrEqual(value);
          expect(high).toBeGreaterThanOrEqual(value);
        }
      }),
    );
    const noisy = [1, 3, 1, 3, 1, 3];
    const [few] = smoothed(noisy);
    const [many] = smoothed([...noisy, ...noisy, ...noisy, ...noisy, ...noisy]);
    expect((few?.high ?? 0) - (few?.low ?? 0)).toBeGreaterThan((many?.high ?? 0) - (many?.low ?? 0));
  });
});

describe('A win from less than one chance in ten', () => {
  const looked = (lowest: number): Played['looked'] => [80, { ...FIGURES_NOW, lowest, lowestAt: 12 }];
  const deeds = (more: Partial<Played>): readonly string[] => deedsOf(game(more)).map(({ id, entry }) => `${id} ${entry}`);

  it('is a deed, at the moment when it looked worst', () => {
    expect(deeds({ looked: looked(999) as never })).toEqual(['comeback 12']);
    expect(deeds({ looked: looked(1000) as never })).toEqual([]);
  });

  it('is none for who has lost, nor where the enemy gave up', () => {
    expect(deeds({ looked: looked(100) as never, result: 'lost' })).toEqual([]);
    expect(deeds({ looked: looked(100) as never, gaveUp: true })).toEqual([]);
  });
});

describe('A record as a file', () => {
  const games = [...won(2), game({ looked: [80, FIGURES_NOW] }), ...lost(1)];
  const source = (of: readonly unknown[] = games): string => JSON.stringify({ format: FORMAT, games: of });
  const wrong = (text: string): readonly [string, string] | undefined => {
    try {
      readGames(text);
      return undefined;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return [error.path, error.text.key];
    }
  };

  it('is read as it was written', () => {
    const file = fileOf(games);
    expect(readGames(JSON.stringify(file))).toEqual(file.games);
    expect(file.games.map(({ id }) => id)).toEqual(games.toReversed().map(({ id }) => id));
  });

  it('leaves out what was taken out, and has each game once', () => {
    const [first] = games;
    expect(fileOf([{ id: 'a'.repeat(64), life: 1 }, ...games]).games).toHaveLength(games.length);
    expect(readGames(source([first, first, { ...first, films: { 'film/other': true } }]))).toEqual([
      { ...first, films: { 'film/abc': true, 'film/other': true } },
    ]);
  });

  it('says what is wrong with it, and where', () => {
    const [first, second] = games;
    expect(wrong('{"format":')).toEqual(['', 'json.value']);
    expect(wrong('{}')).toEqual(['', 'record.no-record']);
    expect(wrong('{"format":"wartable-record/2"}')).toEqual(['', 'record.no-record']);
    expect(wrong('{"format":"wartable-games/2"}')).toEqual(['format', 'record.newer']);
    expect(wrong(source([first, { ...second, result: 'one' }]))).toEqual(['games[1].result', 'input.word-near']);
    expect(wrong(source([{ ...first, seats: [['leia', 'here']] }]))).toEqual(['games[0].seats[0][2]', 'input.number']);
    expect(wrong(source([{ ...first, more: 1 }]))?.[0]).toBe('games[0].more');
    expect(wrong(source([{ ...first, id: '../x' }]))).toEqual(['games[0].id', 'record.wrong-word']);
    expect(wrong(source([{ ...first, films: { 'https://example.org': true } }]))?.[0]).toMatch(/^games\[0\]\.films/);
    expect(wrong(source([{ ...first, looked: [80, { ...FIGURES_NOW, luck: 0.5 }] }]))).toEqual([
      'games[0].looked[1].luck',
      'input.number',
    ]);
  });

  it('never fails otherwise, whatever is in it', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(...Object.keys(game())), (json, field) => {
        wrong(json);
        wrong(source([{ ...games[0], [field]: JSON.parse(json) }]));
      }),
      { numRuns: 500 },
    );
  });

  it('what a later version has kept is left alone', () => {
    expect(playedIn({ ...games[0], newField: 1 })).toBeUndefined();
    expect(playedIn(games[0])).toEqual(games[0]);
    const gone = readPlayed({ id: 'a'.repeat(64), life: 3 }, '');
    expect(isPlayed(gone)).toBe(false);
    expect(playedIn({ ...games[0], life: 3 })).toBeUndefined();
  });
});
