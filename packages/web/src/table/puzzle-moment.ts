/** A puzzle as data becomes a table to try it at. */
import { type Puzzle, puzzleMatch, solve } from '@wartable/ai';
import {
  type Aim,
  type Game,
  type GameEvent,
  type PuzzleRules,
  replay,
  rngFromSeed,
  type Seat,
  type Seed,
  type Statement,
  seatNamed,
} from '@wartable/kernel';
import { openPuzzleTable, type PuzzleTable } from './puzzle-table.ts';

/** A puzzle as it was found, before anybody tries it. */
export type PuzzleMoment = {
  readonly game: Game;
  readonly rules: PuzzleRules;
  readonly aim: Aim;
  readonly chance: Puzzle['chance'];
  readonly seat: Seat;
  /** What the player sees, and what has happened before. */
  readonly view: unknown;
  readonly past: readonly GameEvent[];
};

/** The log tells how it came to this, not the whole battle. */
const LAST = 40;
/** The finder was content with far less. */
const LIMITS = { tries: 2_000_000 };

/** Undefined where the game has no puzzles. Throws `InputError` where these rules do not lead there. */
export function puzzleMoment(game: Game, puzzle: Puzzle): PuzzleMoment | undefined {
  const { puzzles: rules } = game;
  const match = puzzleMatch(game, puzzle);
  const seat = seatNamed(match.seats, puzzle.seat);
  if (!rules || seat === undefined) return undefined;
  const { goal, about, chance } = puzzle;
  const aim = about === undefined ? { goal } : { goal, about };
  const past = replay(game, match.record)
    .events.slice(-LAST)
    .map(({ event }) => event);
  return { game, rules, aim, chance, seat, view: game.view(match.state, seat), past };
}

/** Each beginning has dice of its own, and its own of all worlds that fit what is seen: luck cannot be learned by heart. */
export function tryPuzzle(
  { game, rules, aim, seat, view, past }: PuzzleMoment,
  seed: Seed,
  opening: string,
): { readonly table: PuzzleTable; readonly statement: Statement } {
  const state = game.sampleWorld(view, rngFromSeed(seed));
  const table = openPuzzleTable({
    game,
    state,
    seat,
    past,
    opening,
    goal: {
      standing: (now) => rules.standing(state, now, seat, aim),
      ends: rules.ends ?? [],
      worth: (now) => {
        const answers = solve(game, state, seat, aim, LIMITS, now)?.answers ?? [];
        return answers.map(({ choice, low }) => ({ choice, chance: low }));
      },
    },
  });
  return { table, statement: rules.says(state, seat, aim) };
}
