import {
  below,
  type Emit,
  type Game,
  type GameEvent,
  type GameState,
  type InputError,
  rngFromScript,
  type Seat,
  shuffle,
} from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../src/chances.ts';
import { onlyBest, puzzleOfTheDay, readPuzzles, solve } from '../src/index.ts';
import { FIRST, SECOND } from './toys.ts';

/** Choices and what they do: 0 rolls two dice, 1 two dice one after the other, 2 shuffles, 3 draws, 4 asks the enemy, 5 and 6 score, 7 draws and wins. */
type Dice = GameState & { rolled: readonly number[]; deck: number; asked: Seat; score: number };
const [TOGETHER, APART, SHUFFLE, DRAW, ASK, FIVE, SIX, LUCKY] = [0, 1, 2, 3, 4, 5, 6, 7];

const NEED = 7;
const dice = {
  id: 'dice',
  seats: () => ['one', 'two'],
  allies: (_: Dice, seat: Seat) => [seat],
  pending: ({ asked, score, rolled }: Dice) =>
    score > 0 || rolled.length > 0
      ? []
      : [
          {
            seat: asked,
            kind: 'roll',
            rule: '',
            choices: asked === FIRST ? [TOGETHER, APART, SHUFFLE, DRAW, ASK, LUCKY] : [FIVE, SIX],
          },
        ],
  apply: (state: Dice, _: Seat, choice: number, emit: Emit<GameEvent>) => {
    if (choice === TOGETHER || choice === APART) {
      const first = below(state.rng, 6);
      if (choice === APART) emit?.({ type: 'rolled' });
      state.rolled = [first, below(state.rng, 6)].sort();
      state.score = state.rolled.reduce((sum, face) => sum + face + 1, 0);
      emit?.({ type: 'rolled' });
    } else if (choice === SHUFFLE) shuffle(state.rng, [1, 2, 3]);
    else if (choice === DRAW) state.deck--;
    else if (choice === ASK) state.asked = SECOND;
    else {
      state.score = choice;
      if (choice === LUCKY) state.deck--;
    }
  },
  clone: (state: Dice) => ({ ...state, rng: { ...state.rng } }),
  hidden: ({ deck }: Dice) => [deck],
  puzzles: {
    goals: ['win'],
    aims: () => [{ goal: 'win' }],
    standing: (_: Dice, { score }: Dice) => (score >= NEED ? 'reached' : score > 0 ? 'lost' : 'open'),
    says: () => ({ task: { key: '' }, hidden: { key: '' } }),
    isOpen: () => true,
    key: ({ rolled, deck, asked, score }: Dice) => JSON.stringify([rolled, deck, asked, score]),
    faces: [],
  },
} as unknown as Game<Dice>;

const start = (): Dice => ({ rng: rngFromScript([]), rolled: [], deck: 5, asked: FIRST, score: 0 });

describe('Every outcome of chance', () => {
  it.each([
    [TOGETHER, 21],
    [APART, 36],
  ])('has its exact weight (choice %i: %i outcomes)', (choice, size) => {
    const outcomes = outcomesOf(dice, start(), FIRST, choice, { left: 1000 });
    expect(outcomes).toHaveLength(size);
    const weightOf = (sum: number): number =>
      outcomes.filter(({ state }) => state.score === sum).reduce((all, { weight }) => all + weight, 0);
    for (let sum = 2; sum <= 12; sum++) expect(weightOf(sum)).toBeCloseTo((6 - Math.abs(sum - 7)) / 36, 12);
  });

  it('counts equal faces together', () => {
    const coin = { ...dice, puzzles: { ...dice.puzzles, faces: ['a', 'a', 'a', 'b', 'b', 'c'] } } as unknown as Game<Dice>;
    const weights = outcomesOf(coin, start(), FIRST, TOGETHER, { left: 1000 }).map(({ weight }) => weight);
    expect(weights.toSorted()).toEqual([1 / 36, 1 / 9, 1 / 9, 1 / 6, 1 / 4, 1 / 3].toSorted());
  });

  it('is cut short by a shuffle', () => {
    expect(outcomesOf(dice, start(), FIRST, SHUFFLE, { left: 1000 })).toMatchObject([{ cut: true, weight: 1 }]);
  });
});

describe('The solver', () => {
  const solved = (): ReturnType<typeof solve> => solve(dice, start(), FIRST, { goal: 'win' });

  it('knows the chance of each answer, and what is hidden as anything', () => {
    const answers = new Map(solved()?.answers.map(({ choice, low, high }) => [choice, [low, high]]));
    expect(answers.get(TOGETHER)?.[0]).toBeCloseTo(21 / 36, 12);
    expect(answers.get(TOGETHER)?.[1]).toBeCloseTo(21 / 36, 12);
    expect(answers.get(DRAW)).toEqual([0, 1]);
    expect(answers.get(SHUFFLE)).toEqual([0, 1]);
    // It won in this world: another card might not have.
    expect(answers.get(LUCKY)).toEqual([0, 1]);
    // The enemy plays against it.
    expect(answers.get(ASK)).toEqual([0, 0]);
  });

  it('calls nothing best where something hidden could be better', () => {
    const solution = solved();
    expect(solution && onlyBest(solution)).toBeUndefined();
  });

  it('calls the one best that leads in all worlds', () => {
    const answers = [
      { choice: 1, low: 0.8, high: 0.8 },
      { choice: 2, low: 0.1, high: 0.6 },
      { choice: 3, low: 0.5, high: 0.5 },
    ];
    expect(onlyBest({ answers, ways: 1 })).toEqual({ choice: 1, best: 0.8, second: 0.6 });
    expect(onlyBest({ answers: answers.slice(0, 1), ways: 1 })).toBeUndefined();
  });

  it('does not go beyond its limits', () => {
    expect(solve(dice, start(), FIRST, { goal: 'win' }, { tries: 10 })).toBeUndefined();
  });
});

describe('The puzzle of the day', () => {
  const list = (size: number): { id: string }[] => Array.from({ length: size }, (_, i) => ({ id: `puzzle-${i}` }));
  const days = Array.from({ length: 365 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10));
  const year = (size: number): (string | undefined)[] => days.map((day) => puzzleOfTheDay(list(size), day)?.id);

  it('follows from the date alone, whatever the order of the list', () => {
    expect(year(40)).toEqual(days.map((day) => puzzleOfTheDay(list(40).reverse(), day)?.id));
    expect(puzzleOfTheDay([], '2026-01-01')).toBeUndefined();
  });

  it('stays on most days when puzzles join', () => {
    const [before, after] = [year(40), year(44)];
    const changed = before.filter((id, i) => id !== after[i]);
    expect(changed.length).toBeLessThan(70);
    const fresh = new Set(['puzzle-40', 'puzzle-41', 'puzzle-42', 'puzzle-43']);
    for (const [i, id] of after.entries()) expect(id === before[i] || fresh.has(id ?? '')).toBe(true);
  });

  it('brings nearly all of them in a year', () => {
    expect(new Set(year(40)).size).toBeGreaterThan(36);
  });
});

describe('A file of puzzles', () => {
  const good = {
    id: 'dice-1',
    goal: 'win',
    record: { rules: 'dice@1', options: {}, seed: '0123456789abcdef0123456789abcdef', words: ['roll'], log: [0] },
    seat: 'one',
    best: 'roll',
    chance: { best: 0.5, second: 0.25 },
    ways: 10,
    depth: 4,
    rating: 1000,
  };

  it('is read as it is', () => {
    expect(readPuzzles([good], dice)).toEqual([good]);
  });

  it.each([
    ['[0].goal', { ...good, goal: 'dance' }],
    ['[0].chance.best', { ...good, chance: { best: 2, second: 0 } }],
    ['[0].record.seed', { ...good, record: { ...good.record, seed: 'x' } }],
    ['[0].best', { ...good, best: 7 }],
    ['[0].color', { ...good, color: 'red' }],
  ])('is refused at %s', (path, puzzle) => {
    expect(() => readPuzzles([puzzle], dice)).toThrow(expect.objectContaining({ path }) as InputError);
  });

  it('has no id twice', () => {
    expect(() => readPuzzles([good, good], dice)).toThrow(expect.objectContaining({ path: '[1].id' }) as InputError);
  });
});
