/**
 * How deep one must look: a search that knows nothing of the game but the aim gets more and more iterations, and from the share
 * of its answers that are the best one follows the rating. Two doublings more are about 310 points.
 */
import {
  type Aim,
  type AimStanding,
  allSeats,
  type Choice,
  type Decision,
  type Game,
  type GameState,
  pick,
  rngFromSeed,
  type Seat,
  seedFrom,
} from '@wartable/kernel';
import type { Evaluator } from './evaluator.ts';
import type { Puzzle } from './puzzle.ts';
import { search } from './search.ts';

const RUNGS = [4, 8, 16, 32, 64, 128, 256, 512, 1024];
/** Not found by any of them. */
const DEEPEST = 2048;
const TRIES = 5;
const [LOWEST, HIGHEST] = [800, 2200];

/** Every position and every choice looks the same to it; only what is decided counts. */
const BLANK: Evaluator = {
  value: () => 0,
  glance: (_, { choices }) => ({ value: 0, prior: choices.map(() => 0) }),
  pick: (_, { choices }, { rng }) => pick(rng, choices),
  settings: { width: Number.POSITIVE_INFINITY, lookThrough: false, atOnce: false },
};

export function rate(game: Game, state: GameState, decision: Decision, aim: Aim, best: Choice): Pick<Puzzle, 'depth' | 'rating'> {
  const aimed = aimedAt(game, state, decision.seat, aim);
  const view = game.view(state, decision.seat);
  const shares: number[] = [];
  for (const iterations of RUNGS) {
    // Found always, and always again: more thought finds it, too.
    if (shares.at(-1) === 1 && shares.at(-2) === 1) break;
    let found = 0;
    for (let n = 0; n < TRIES; n++) {
      const rng = rngFromSeed(seedFrom(`${iterations} ${n}`));
      if (search(aimed, BLANK)({ view, decision, rng }, { iterations, stopped: () => false }).choice === best) found++;
    }
    shares.push(found / TRIES);
  }
  const missed = shares.reduce((sum, share) => sum + 1 - share, 0) / RUNGS.length;
  const first = shares.findIndex((share) => share > 0.5);
  return { depth: RUNGS[first] ?? DEEPEST, rating: Math.round(LOWEST + (HIGHEST - LOWEST) * missed) };
}

/** The same game, but it ends when the aim is reached or lost. */
function aimedAt(game: Game, start: GameState, seat: Seat, aim: Aim): Game {
  const standing = (now: GameState): AimStanding => game.puzzles?.standing(start, now, seat, aim) ?? 'lost';
  return {
    ...game,
    pending: (now) => (standing(now) === 'open' ? game.pending(now) : []),
    outcome: (now) => {
      const stands = standing(now);
      if (stands === 'open') return undefined;
      return { winners: allSeats(game.seats(now)).filter((one) => (one === seat) === (stands === 'reached')), rule: '' };
    },
  };
}
