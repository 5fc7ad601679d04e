import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Puzzle, puzzleMatch, readPuzzles, solve, wrongWith } from '@wartable/ai';
import {
  ChanceError,
  type Choice,
  type GameState,
  rngFromScript,
  rngFromSeed,
  type Seat,
  seatNamed,
  seedFrom,
} from '@wartable/kernel';
import { gameParts, wordsFor } from '@wartable/languages';
import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../../ai/src/chances.ts';
import { type AnyGame, folderOf, GAMES } from '../src/games.ts';
import { wartable } from './helpers.ts';

const LEAST = 40;
const WORLDS = 2;

const folder = mkdtempSync(join(tmpdir(), 'wartable-'));
const pathOf = (game: AnyGame): string => join(folderOf(game.id), 'puzzles', 'puzzles.json');
const puzzlesOf = (game: AnyGame): readonly Puzzle[] => readPuzzles(JSON.parse(readFileSync(pathOf(game), 'utf8')), game);

/** Some of them, evenly from the whole list. */
function sampleOf(game: AnyGame, size: number): readonly Puzzle[] {
  const all = puzzlesOf(game);
  return Array.from({ length: size }, (_, i) => all[Math.floor((i * all.length) / size)] as Puzzle);
}

type Moment = { readonly state: GameState; readonly seat: Seat };

function momentOf(game: AnyGame, puzzle: Puzzle): Moment {
  const { state, seats } = puzzleMatch(game, puzzle);
  return { state, seat: seatNamed(seats, puzzle.seat) as Seat };
}

describe.each(GAMES.map((game) => [game.id, game] as const))('The puzzles of %s', (_, game) => {
  it(`are ${LEAST} at least, of several kinds, for every seat, easy and hard`, () => {
    const all = puzzlesOf(game);
    expect(all.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(all.map(({ goal }) => goal)).size).toBeGreaterThanOrEqual(2);
    const [first] = all;
    const seats = first ? game.seats(momentOf(game, first).state) : [];
    expect(new Set(all.map(({ seat }) => seat))).toEqual(new Set(seats));
    expect(Math.min(...all.map(({ rating }) => rating))).toBeLessThan(1200);
    expect(Math.max(...all.map(({ rating }) => rating))).toBeGreaterThan(1600);
  });

  it('have one best answer, by the margin they state', () => {
    for (const puzzle of puzzlesOf(game)) expect([puzzle.id, wrongWith(game, puzzle)]).toEqual([puzzle.id, undefined]);
  });

  it('cannot be passed by a wrong answer', () => {
    for (const puzzle of sampleOf(game, 8)) {
      const { state, seat } = momentOf(game, puzzle);
      const view = game.view(state, seat);
      const choices = game.pending(state).find((open) => open.seat === seat)?.choices ?? [];
      const others = choices.map((choice) => game.notate(view, choice)).filter((notation) => notation !== puzzle.best);
      expect(others).toHaveLength(choices.length - 1);
      for (const best of others.slice(0, 2)) expect(wrongWith(game, { ...puzzle, best })?.key).toBe('puzzle.other');
      const chance = { ...puzzle.chance, second: puzzle.chance.second + 0.01 };
      expect(wrongWith(game, { ...puzzle, chance })?.key).toBe('puzzle.chances');
    }
  });

  it('stay the same whatever is hidden', () => {
    for (const puzzle of puzzlesOf(game)) {
      const { state, seat } = momentOf(game, puzzle);
      const view = game.view(state, seat);
      const answers = solve(game, state, seat, puzzle)?.answers;
      for (let i = 0; i < WORLDS; i++) {
        const world = game.sampleWorld(view, rngFromSeed(seedFrom(`${puzzle.id} ${i}`)));
        expect(game.puzzles?.says(world, seat, puzzle)).toEqual(game.puzzles?.says(state, seat, puzzle));
        expect([puzzle.id, solve(game, world, seat, puzzle)?.answers]).toEqual([puzzle.id, answers]);
      }
    }
  });

  it('have a statement in words', async () => {
    const { sentences } = await wordsFor('en', gameParts({ id: game.id, folder: folderOf(game.id) }, ['rules']));
    for (const puzzle of puzzlesOf(game)) {
      const { state, seat } = momentOf(game, puzzle);
      const { task, hidden } = game.puzzles?.says(state, seat, puzzle) ?? {};
      for (const said of [task, hidden]) expect(sentences[said?.key ?? '']).toBeTypeOf('string');
    }
  });

  it('count dice as if each had been rolled by itself', () => {
    const rolls = sampleOf(game, 12).flatMap((puzzle) => rollsOf(game, momentOf(game, puzzle)));
    // A game without dice has nothing to show here.
    expect(rolls.length > 0).toBe((game.puzzles?.faces.length ?? 0) > 0);
    for (const { state, seat, choice } of rolls.slice(0, 4)) {
      const sorted = weighed(game, outcomesOf(game, state, seat, choice, { left: 100_000 }));
      const one = weighed(game, eachByItself(game, state, seat, choice));
      expect([...sorted.keys()].sort()).toEqual([...one.keys()].sort());
      for (const [key, weight] of sorted) expect(weight).toBeCloseTo(one.get(key) ?? -1, 9);
    }
  });
});

type Roll = Moment & { readonly choice: Choice };

/** Choices a little later at which few dice are rolled. */
function rollsOf(game: AnyGame, { state, seat }: Moment, depth = 3): readonly Roll[] {
  const decision = game.pending(state)[0];
  if (!decision || depth === 0) return [];
  return decision.choices.slice(0, 4).flatMap((choice) => {
    const outcomes = outcomesOf(game, state, decision.seat, choice, { left: 100_000 });
    const [only] = outcomes;
    if (outcomes.length === 1 && only && !only.cut) return rollsOf(game, { state: only.state, seat }, depth - 1);
    return outcomes.length > 1 && outcomes.length < 40 ? [{ state, seat: decision.seat, choice }] : [];
  });
}

/** Every order of every face. */
function eachByItself(game: AnyGame, state: GameState, seat: Seat, choice: Choice): { state: GameState; weight: number }[] {
  const found: { state: GameState; weight: number }[] = [];
  const waiting: { script: number[]; weight: number }[] = [{ script: [], weight: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { script, weight } = next;
    const after = game.clone(state);
    after.rng = rngFromScript(script);
    const cut = new Error('cut');
    try {
      game.apply(after, seat, choice, ({ type }) => {
        if (game.puzzles?.ends?.includes(type)) throw cut;
      });
      found.push({ state: after, weight });
    } catch (error) {
      if (error === cut) found.push({ state: after, weight });
      else if (error instanceof ChanceError)
        for (let face = 0; face < 6; face++) waiting.push({ script: [...script, face], weight: weight / 6 });
      else throw error;
    }
  }
  return found;
}

function weighed(game: AnyGame, outcomes: readonly { state: GameState; weight: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { state, weight } of outcomes) {
    // Dice that lie there until the attack is over have no order.
    const key = (game.puzzles?.key(state) ?? '').replace(
      /"dice":\[([^\]]*)\]/g,
      (_, dice: string) => `"dice":[${dice.split(',').sort()}]`,
    );
    sums.set(key, (sums.get(key) ?? 0) + weight);
  }
  return sums;
}

describe('wartable puzzles', () => {
  it('finds some in games between bots, and they are right', async () => {
    const path = join(folder, 'found.json');
    const words = ['find', '--game', 'duel', '--games', '3', '--seed', 'test', '--each', '2', '--tries', '500', '--out', path];
    const { code, out } = await wartable(['puzzles', ...words]);
    expect([code, existsSync(path)]).toEqual([0, true]);
    expect(out).toMatch(/duel-[0-9a-f]{8} {2}\w+/);
    expect(await wartable(['puzzles', 'check', 'duel', '--out', path])).toMatchObject({ code: 0, err: '' });
  });

  it('tells which puzzle of a file is wrong, and why', async () => {
    const game = GAMES[0] as AnyGame;
    const [first] = puzzlesOf(game);
    const path = join(folder, 'wrong.json');
    writeFileSync(path, JSON.stringify([{ ...first, best: 'pass' }]));
    const { code, err } = await wartable(['puzzles', 'check', game.id, '--out', path]);
    expect(code).toBe(1);
    expect(err).toContain(`${first?.id}: the best answer is`);
    writeFileSync(path, JSON.stringify([{ ...first, goal: 'dance' }]));
    expect((await wartable(['puzzles', 'check', game.id, '--out', path])).err).toContain('wrong.json:1: [0].goal');
  });

  it.each([
    [['puzzles'], 'find'],
    [['puzzles', 'seek'], '“seek”'],
    [['puzzles', 'check', 'duel', '--out', 'nowhere.json'], 'wartable puzzles find --game duel'],
    [['puzzles', 'find', '--games', 'many'], '--games'],
  ])('says in one line what is wrong with %j', async (words, said) => {
    const { code, err } = await wartable(words);
    expect(code).toBe(2);
    expect(err).toContain(said);
    expect(err.split('\n')).toHaveLength(1);
  });
});
