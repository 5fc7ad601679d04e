/** How choices look at first sight: each is tried on a copy of a world with dice of its own, and appraised. */
import {
  below,
  type Choice,
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  type Rng,
  type Seat,
} from '@wartable/kernel';
import type { Appraiser } from './appraise.ts';

/** Where chance speaks, a choice is tried this often. */
const TRIES = 3;
/** How many of the choices that may follow are tried where a choice alone changes nothing. */
const FOLLOW = 24;
/** A decision costs at most about this many copies. */
export const PEEKS = 160;
const SAME = 1e-9;

export type Glance<State> = {
  /** A copy of a state after a choice. */
  readonly tried: (state: State, seat: Seat, choice: Choice) => State;
  /** The logit for a seat after its choice; `left` counts down the copies that may still be tried. */
  readonly at: (state: State, seat: Seat, choice: Choice, before: number, follow: number, left: { peeks: number }) => number;
  /** The choice that looks best among at most so many; ties are broken by lot. */
  readonly best: (state: State, decision: Decision, follow: number, most: number) => Choice;
};

export function glance<State extends GameState, Event extends GameEvent, View, Options>(
  game: Game<State, Event, View, Options>,
  appraise: Appraiser<State>,
  rng: Rng,
): Glance<State> {
  const tried: Glance<State>['tried'] = (state, seat, choice) => {
    const after = game.clone(state);
    after.rng = rng;
    game.apply(after, seat, choice);
    return after;
  };

  const at: Glance<State>['at'] = (state, seat, choice, before, follow, left) => {
    const { used } = rng;
    const after = tried(state, seat, choice);
    left.peeks--;
    const value = appraise.logit(after, seat);
    if (rng.used !== used) {
      let sum = value;
      for (let again = 1; again < TRIES; again++) sum += appraise.logit(tried(state, seat, choice), seat);
      left.peeks -= TRIES - 1;
      return sum / TRIES;
    }
    if (follow === 0 || Math.abs(value - before) > SAME || left.peeks <= 0) return value;
    const then = game.pending(after);
    const own = then[0];
    if (then.length !== 1 || own?.seat !== seat || own.choices.length < 2) return value;
    let best = value;
    const step = Math.max(1, Math.ceil(own.choices.length / FOLLOW));
    for (let i = 0; i < own.choices.length && left.peeks > 0; i += step)
      best = Math.max(best, at(after, seat, own.choices[i] as Choice, value, follow - 1, left));
    return best;
  };

  const best: Glance<State>['best'] = (state, { seat, choices }, follow, most) => {
    if (choices.length === 1) return choices[0] as Choice;
    const before = follow > 0 ? appraise.logit(state, seat) : 0;
    const left = { peeks: PEEKS };
    const step = choices.length > most ? choices.length / most : 1;
    let highest = Number.NEGATIVE_INFINITY;
    let chosen = choices[0] as Choice;
    let ties = 1;
    for (let i = step > 1 ? below(rng, Math.ceil(step)) : 0; i < choices.length; i += step) {
      const choice = choices[Math.floor(i)] as Choice;
      const value = at(state, seat, choice, before, follow, left);
      if (value > highest + SAME) {
        highest = value;
        chosen = choice;
        ties = 1;
      } else if (value > highest - SAME) {
        ties++;
        if (below(rng, ties) === 0) chosen = choice;
      }
    }
    return chosen;
  };

  return { tried, at, best };
}
