/** How choices look at first sight to whoever can value positions: each is tried on a copy of a world, with dice of its own. */
import {
  below,
  type Choice,
  type Decision,
  type GameEvent,
  type GameState,
  type Rng,
  type Rules,
  type Seat,
} from '@wartable/kernel';
import type { Look } from './evaluator.ts';

/** Where chance speaks, a choice is tried this often. */
const TRIES = 3;
/** How many of the choices that may follow are tried where a choice alone changes nothing. */
const FOLLOW = 24;
const SAME = 1e-9;

export type FirstSight<State> = {
  /** The logit for the seat that decides after each of the choices. */
  readonly prior: (world: State, decision: Decision, before: number, look: Look) => number[];
  /** The choice that looks best; ties are broken by lot. */
  readonly pick: (world: State, decision: Decision, look: Look) => Choice;
};

/** A copy of a world after a choice. */
export function tried<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  world: State,
  seat: Seat,
  choice: Choice,
  rng: Rng,
): State {
  const after = game.clone(world);
  after.rng = rng;
  game.apply(after, seat, choice);
  return after;
}

/** `value` gives the logit for a seat of any world, also of one in which the game is over. */
export function firstSight<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  value: (world: State, seat: Seat) => number,
): FirstSight<State> {
  /** `left` counts down the copies that may still be tried. */
  const after = (world: State, seat: Seat, choice: Choice, before: number, rng: Rng, follow: number, left: Left): number => {
    const { used } = rng;
    const then = tried(game, world, seat, choice, rng);
    left.peeks--;
    const looks = value(then, seat);
    if (rng.used !== used) {
      let sum = looks;
      for (let again = 1; again < TRIES; again++) sum += value(tried(game, world, seat, choice, rng), seat);
      left.peeks -= TRIES - 1;
      return sum / TRIES;
    }
    if (follow === 0 || Math.abs(looks - before) > SAME || left.peeks <= 0) return looks;
    const asked = game.pending(then);
    const own = asked[0];
    if (asked.length !== 1 || own?.seat !== seat || own.choices.length < 2) return looks;
    let best = looks;
    const step = Math.max(1, Math.ceil(own.choices.length / FOLLOW));
    for (let i = 0; i < own.choices.length && left.peeks > 0; i += step)
      best = Math.max(best, after(then, seat, own.choices[i] as Choice, looks, rng, follow - 1, left));
    return best;
  };

  const prior: FirstSight<State>['prior'] = (world, { seat, choices }, before, look) => {
    const { rng, follow, peeks, evenly, stopped } = look;
    const share = evenly ? Math.ceil(peeks / choices.length) : peeks;
    const left = { peeks: share };
    const logits: number[] = [];
    for (const choice of choices) {
      if (evenly) left.peeks = share;
      logits.push(stopped() ? before : after(world, seat, choice, before, rng, follow, left));
    }
    return logits;
  };

  const pick: FirstSight<State>['pick'] = (world, { seat, choices }, { rng, follow, peeks, most }) => {
    let chosen = choices[0] as Choice;
    if (choices.length === 1) return chosen;
    const before = follow > 0 ? value(world, seat) : 0;
    const left = { peeks };
    const step = choices.length > most ? choices.length / most : 1;
    let highest = Number.NEGATIVE_INFINITY;
    let ties = 1;
    for (let i = step > 1 ? below(rng, Math.ceil(step)) : 0; i < choices.length; i += step) {
      const choice = choices[Math.floor(i)] as Choice;
      const looks = after(world, seat, choice, before, rng, follow, left);
      if (looks > highest + SAME) {
        highest = looks;
        chosen = choice;
        ties = 1;
      } else if (looks > highest - SAME) {
        ties++;
        if (below(rng, ties) === 0) chosen = choice;
      }
    }
    return chosen;
  };

  return { prior, pick };
}

type Left = { peeks: number };
