/**
 * How much chance gave a seat: short playouts from what came, against as many from what could have come of the same choice.
 * Both sides are played on in the same way, so that only what chance gave makes the difference.
 */
import {
  type Choice,
  type GameState,
  type Rng,
  type Rules,
  rngFromRng,
  rngFromSeed,
  type Seat,
  seedFrom,
} from '@wartable/kernel';
import { chance, decided, type Evaluator, picker } from './evaluator.ts';
import { inPassing, settingsOf } from './settings.ts';

/** Somebody's choice, as everybody learns of it. */
type Made = { readonly seat: Seat; readonly choice: Choice };

/** What playouts found, and its standard error. */
export type Estimate = { readonly value: number; readonly error: number };

/** The luck of a seat between two moments, in chances to win; 0 where chance was silent, or where the seat cannot tell. */
export type LuckMeter = (before: GameState, after: GameState, seat: Seat, made: Made, playouts: number, seed: string) => Estimate;

const NO_LUCK: Estimate = { value: 0, error: 0 };

/** How many worlds are tried to find one in which a seat can do what it did, and to see whether chance mattered. */
const TRIES = 20;
const WORLDS = 3;
const PLAYOUT_STEPS = 120;

export function luckMeter(game: Rules, evaluator: Evaluator): LuckMeter {
  const pick = picker(evaluator);
  const settings = settingsOf(evaluator);

  /** A world of a seat's view in which the choice can be made, after it and its dice. */
  const couldCome = (view: unknown, { seat, choice }: Made, rng: Rng): GameState | undefined => {
    for (let i = 0; i < TRIES; i++) {
      const world = game.sampleWorld(view, rng);
      if (!game.pending(world).some((open) => open.seat === seat && open.choices.includes(choice))) continue;
      world.rng = rngFromRng(rng);
      game.apply(world, seat, choice);
      return world;
    }
    return undefined;
  };

  const playOut = (state: GameState, seat: Seat, until: number, rng: Rng): number => {
    const look = inPassing(settings, rngFromRng(rng));
    for (let step = 0; step < PLAYOUT_STEPS; step++) {
      const next = game.pending(state)[0];
      if (!next || game.moment(state) >= until) break;
      game.apply(state, next.seat, pick(state, next, look));
    }
    return chance(decided(game, state, seat) ?? evaluator.value(state, seat));
  };

  /** Whether what the seat saw then could have been otherwise. */
  const chanceSpoke = (before: GameState, after: GameState, seat: Seat, made: Made, rng: Rng): boolean => {
    if (before.rng.used !== after.rng.used) return true;
    if (answersAreSealed(game, before, seat)) return false;
    const [view, seen] = [game.view(before, seat), JSON.stringify(game.view(after, seat))];
    for (let i = 0; i < WORLDS; i++) {
      const world = couldCome(view, made, rng);
      if (!world) return false;
      if (JSON.stringify(game.view(world, seat)) !== seen) return true;
    }
    return false;
  };

  return (before, after, seat, made, playouts, seed) => {
    const rng = rngFromSeed(seedFrom(seed));
    if (!chanceSpoke(before, after, seat, made, rng)) return NO_LUCK;
    const [then, now] = [game.view(before, seat), game.view(after, seat)];
    const end = decided(game, after, seat);
    // The same end for all: a roll that lets the turn go on must not be compared with one after the enemy's answer.
    // And further than a search looks: cards drawn now are played in the next round.
    const until = game.moment(after) + settings.horizon + 1;
    let [sum, squares] = [0, 0];
    for (let i = 0; i < playouts; i++) {
      const other = couldCome(then, made, rng);
      if (!other) return NO_LUCK;
      const came = end !== undefined ? chance(end) : playOut(withChance(game.sampleWorld(now, rng), rng), seat, until, rng);
      const gave = came - playOut(other, seat, until, rng);
      sum += gave;
      squares += gave * gave;
    }
    return estimateOf(sum, squares, playouts);
  };
}

/** The mean of independent trials between −1 and 1, given the sums of what they found and of its squares. */
function estimateOf(sum: number, squares: number, trials: number): Estimate {
  const value = sum / trials;
  if (trials < 2) return { value, error: 1 };
  return { value, error: Math.sqrt(Math.max(0, squares - trials * value * value) / (trials - 1) / trials) };
}

/** Whether, for all the seat knows, others are answering at the same time: what then comes to light is their doing. */
export function answersAreSealed(game: Rules, state: GameState, seat: Seat): boolean {
  return game.pending(game.sampleWorld(game.view(state, seat), rngFromSeed(seedFrom('sealed')))).length > 1;
}

function withChance(state: GameState, rng: Rng): GameState {
  state.rng = rngFromRng(rng);
  return state;
}
