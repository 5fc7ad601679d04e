/** Looks for puzzles in games between bots: each moment is tried, and kept where one answer is best by a clear margin. */
import {
  type Aim,
  type Choice,
  type Decision,
  type Game,
  type GameState,
  rngFromSeed,
  rngOfMatch,
  type Seat,
  type Seed,
  seedFrom,
} from '@wartable/kernel';
import type { Player } from './player.ts';
import { LEAST_GAP, type Puzzle, packAnswers } from './puzzle.ts';
import { rate } from './rate.ts';
import { onlyBest, SOLVE_LIMITS, type SolveLimits, solve } from './solve.ts';

export type Hunt = {
  readonly game: Game;
  readonly options: unknown;
  readonly players: readonly Player[];
  readonly seed: Seed;
  readonly limits?: SolveLimits;
  /** Easier ones are left out. */
  readonly least?: number;
  /** Whether a goal is still wanted, and whether enough puzzles like one are known already. */
  readonly isWanted: (goal: string) => boolean;
  readonly isKnown: (like: Likeness) => boolean;
};

type Step = { readonly state: GameState; readonly decision: Decision; readonly choice: Choice };

const LEAST_BEST = 0.3;
const MOST_FROM_A_GAME = 3;
/** What is found at once is no puzzle. */
const LEAST_RATING = 900;
/** Far more than a game takes. */
const MOST_STEPS = 20_000;

/** The puzzles of one game, played anew from its seed. */
export function* findPuzzles(hunt: Hunt): Generator<Puzzle> {
  const { game, seed, options, isWanted } = hunt;
  const steps = play(hunt);
  const done: Done[] = [];
  for (const [i, { state, decision }] of steps.entries()) {
    for (const aim of aimsOf(game, state, decision)) {
      if (isEnough(done, aim.goal, game.moment(state)) || !isWanted(aim.goal)) continue;
      const found = examine(hunt, state, decision, aim);
      // The same answer to two questions of one moment is one puzzle.
      if (!found || done.some((one) => one.step === i && one.best === found.best)) continue;
      done.push({ goal: aim.goal, moment: game.moment(state), step: i, best: found.best });
      const names = game.seats(state);
      const answers = steps.slice(0, i).map((step) => ({
        seat: step.decision.seat,
        notation: game.notate(game.view(step.state, step.decision.seat), step.choice),
      }));
      const record = { rules: game.rules, options, seed, ...packAnswers(answers, names.length) };
      const id = `${game.id}-${seedFrom(`${seed} ${i} ${aim.goal} ${aim.about ?? ''}`).slice(0, 8)}`;
      yield { id, ...aim, record, seat: names[decision.seat] ?? '', ...found };
    }
  }
}

type Done = { readonly goal: string; readonly moment: number; readonly step: number; readonly best: string };

/** Of each goal one from a turn, since those after it would follow from it, and few from a game, since they would look alike. */
function isEnough(done: readonly Done[], goal: string, moment: number): boolean {
  const alike = done.filter((one) => one.goal === goal);
  return alike.length >= MOST_FROM_A_GAME || alike.some((one) => one.moment === moment);
}

/** Puzzles with the same goal and the same answer look alike; with as many ways to it, too, they are the same. */
export type Likeness = Pick<Puzzle, 'goal' | 'best' | 'ways'>;

function aimsOf(game: Game, state: GameState, decision: Decision): readonly Aim[] {
  return decision.choices.length < 2 ? [] : (game.puzzles?.aims(state, decision) ?? []);
}

type Found = Pick<Puzzle, 'best' | 'chance' | 'ways' | 'depth' | 'rating'>;

/** What a moment is as a puzzle; undefined where it is none. */
function examine(hunt: Hunt, state: GameState, decision: Decision, aim: Aim): Found | undefined {
  const { game, limits = SOLVE_LIMITS, least = LEAST_RATING, isKnown } = hunt;
  const solution = solve(game, state, decision.seat, aim, limits);
  const only = solution && onlyBest(solution);
  if (!solution || !only || only.best < LEAST_BEST || only.best - only.second < LEAST_GAP) return undefined;
  const best = game.notate(game.view(state, decision.seat), only.choice);
  const { ways } = solution;
  if (isKnown({ goal: aim.goal, best, ways })) return undefined;
  const rated = rate(game, state, decision, aim, only.choice);
  if (rated.rating < least) return undefined;
  return { best, chance: { best: rounded(only.best), second: rounded(only.second) }, ways, ...rated };
}

/** Six digits: a file is read by people, too. */
function rounded(chance: number): number {
  return Math.round(chance * 1e6) / 1e6;
}

/** A whole game: each decision with the state it was made in. */
function play({ game, options, players, seed }: Hunt): Step[] {
  let state = game.setup(game.options(options), rngOfMatch(seed, [], 'chacha8-streams'));
  const chances = players.map((_, place) => rngFromSeed(seedFrom(`${seed} bot ${place}`)));
  const steps: Step[] = [];
  for (let decision = game.pending(state)[0]; decision && steps.length < MOST_STEPS; decision = game.pending(state)[0]) {
    const { seat } = decision;
    const { choice } = answerOf(game, state, decision, players[seat], chances[seat as number]);
    steps.push({ state, decision, choice });
    state = game.clone(state);
    game.apply(state, seat, choice);
  }
  return steps;
}

function answerOf(
  game: Game,
  state: GameState,
  decision: Decision,
  player: Player | undefined,
  rng: ReturnType<typeof rngFromSeed> | undefined,
): { readonly choice: Choice } {
  if (!player || !rng) throw new RangeError(`nobody plays seat ${decision.seat}`);
  return player({ view: game.view(state, decision.seat as Seat), decision, rng });
}
