/** Whether a puzzle still is what it says it is. */
import { type Game, InputError, type Seat, seatNamed, type Text } from '@wartable/kernel';
import { LEAST_GAP, type Puzzle, puzzleMatch } from './puzzle.ts';
import { onlyBest, SOLVE_LIMITS, type SolveLimits, solve } from './solve.ts';
import { text } from './text/index.ts';

/** Chances are written with six digits. */
const CLOSE = 1e-6;

/** What is wrong with a puzzle, solved anew; undefined where it is right. */
export function wrongWith(game: Game, puzzle: Puzzle, limits: SolveLimits = SOLVE_LIMITS): Text | undefined {
  try {
    const { state, seats } = puzzleMatch(game, puzzle);
    const seat = seatNamed(seats, puzzle.seat) as Seat;
    const solution = solve(game, state, seat, puzzle, limits);
    if (!solution) return text('puzzle.too-much');
    const only = onlyBest(solution);
    if (!only || only.best - only.second < LEAST_GAP - CLOSE) return text('puzzle.not-one');
    const best = game.notate(game.view(state, seat), only.choice);
    if (best !== puzzle.best) return text('puzzle.other', { best, stated: puzzle.best });
    const { chance } = puzzle;
    if (Math.abs(only.best - chance.best) > CLOSE || Math.abs(only.second - chance.second) > CLOSE)
      return text('puzzle.chances', { best: only.best, second: only.second });
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.text;
    throw error;
  }
}
