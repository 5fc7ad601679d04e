/**
 * Every outcome of a choice with its exact chance, without a second engine: the rules are played with scripted chance, and
 * where the script ends they tell how many sides the next die has. Then each of its sides is tried.
 */
import { ChanceError, type Choice, type GameEvent, type GameState, type Rules, rngFromScript, type Seat } from '@wartable/kernel';

/** `cut`: the step goes on from there, by a shuffle or past the end of every aim. */
export type Outcome<State> = { readonly state: State; readonly weight: number; readonly cut: boolean };

/** No die has such a side: asked for it, chance tells how many there are. */
const ASK = -1;

type Branch = {
  readonly script: readonly number[];
  readonly weight: number;
  /** Dice rolled together so far, and how many of the last ones are equal: dice of one roll have no order. */
  readonly rolled: number;
  readonly equal: number;
};

const START: Branch = { script: [], weight: 1, rolled: 0, equal: 0 };

/** Sides that are the same, each with how many there are of it. */
type Side = { readonly result: number; readonly share: number };

/** How often choices may still be tried. */
export type Tries = { left: number };

/** Throws `TooMuch` where the tries do not suffice. */
export function outcomesOf<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  state: State,
  seat: Seat,
  choice: Choice,
  tries: Tries,
): readonly Outcome<State>[] {
  const outcomes: Outcome<State>[] = [];
  const waiting: Branch[] = [START];
  for (let branch = waiting.pop(); branch; branch = waiting.pop()) {
    if (tries.left-- <= 0) throw new TooMuch();
    const tried = attempt(game, state, seat, choice, branch.script);
    if ('state' in tried) outcomes.push({ ...tried, weight: branch.weight });
    else waiting.push(...further(branch, sidesOf(tried.sides, game.puzzles?.faces), tried.together));
  }
  return outcomes;
}

/** More than a limit allows. */
export class TooMuch extends Error {}

/** What is thrown to leave a step in its middle. */
const CUT = new Error('cut');

type Tried<State> = Omit<Outcome<State>, 'weight'> | { readonly sides: number; readonly together: boolean };

function attempt<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  state: State,
  seat: Seat,
  choice: Choice,
  script: readonly number[],
): Tried<State> {
  const after = game.clone(state);
  after.rng = rngFromScript([...script, ASK]);
  const { rng } = after;
  // What is told between two dice parts one roll from the next.
  let told = 0;
  let cut = false;
  try {
    game.apply(after, seat, choice, ({ type }) => {
      if (game.puzzles?.ends?.includes(type)) throw CUT;
      told = rng.taken;
    });
  } catch (error) {
    if (error !== CUT && !(error instanceof ChanceError)) throw error;
    const sides = error instanceof ChanceError ? error.text.params?.['n'] : undefined;
    if (typeof sides === 'number') return { sides, together: told < script.length };
    // A shuffle has too many outcomes.
    cut = true;
  }
  // Chance that was not used is the same everywhere.
  after.rng = state.rng;
  return { state: after, cut };
}

function further(branch: Branch, sides: readonly Side[], together: boolean): Branch[] {
  const last = together ? (branch.script.at(-1) ?? 0) : -1;
  const rolled = together ? branch.rolled + 1 : 1;
  const total = sides.reduce((sum, { share }) => sum + share, 0);
  return sides
    .filter(({ result }) => result >= last)
    .map(({ result, share }) => {
      const equal = result === last ? branch.equal + 1 : 1;
      // n! / (a! b! …) orders of n dice, factor by factor.
      return { script: [...branch.script, result], weight: (branch.weight * share * rolled) / (total * equal), rolled, equal };
    });
}

function sidesOf(count: number, faces: readonly unknown[] = []): Side[] {
  const symbol = (result: number): unknown => (count === faces.length ? faces[result] : result);
  const sides: Side[] = [];
  for (let result = 0; result < count; result++) {
    const at = sides.findIndex((side) => symbol(side.result) === symbol(result));
    const known = sides[at];
    if (known) sides[at] = { ...known, share: known.share + 1 };
    else sides.push({ result, share: 1 });
  }
  return sides;
}
