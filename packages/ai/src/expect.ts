/** What a search expects of a moment, a choice, or two choices: always from what the seat knows there, never from the state. */
import { type Choice, type Decision, type GameState, type Rules, rngFromSeed, type Seat, seedFrom } from '@wartable/kernel';
import type { Answer, Reason } from './bot.ts';
import type { Evaluator } from './evaluator.ts';
import { search } from './search.ts';

/** A choice that does nothing: whoever "makes" it sees how the game goes on. No game has so low a number. */
const LOOK_ON: Choice = -1_000_000_007;

export type Expect = {
  readonly best: (state: GameState, decision: Decision, iterations: number, seed: string) => Answer;
  /** The chance to win of the seat when it makes this choice. */
  readonly after: (state: GameState, decision: Decision, choice: Choice, iterations: number, seed: string) => number;
  /** The chance to win of a seat at a moment at which anybody may be asked. */
  readonly at: (state: GameState, seat: Seat, iterations: number, seed: string) => number;
  /** What speaks for the first of two choices against the second. */
  readonly reasons: (
    state: GameState,
    decision: Decision,
    pair: readonly [Choice, Choice],
    iterations: number,
    seed: string,
  ) => readonly Reason[];
};

export function expecter(game: Rules, evaluator: Evaluator): Expect {
  const watched: Rules = {
    ...game,
    apply: (state, seat, choice, emit) => {
      if (choice !== LOOK_ON) game.apply(state, seat, choice, emit);
    },
  };
  const onlooker: Evaluator = {
    ...evaluator,
    glance: (world, decision, look) => {
      if (decision.choices[0] !== LOOK_ON) return evaluator.glance(world, decision, look);
      const value = evaluator.value(world, decision.seat);
      return { value, prior: [value] };
    },
  };
  // A new bot each time: a tree that goes on from the last thought would weigh some choices longer than others.
  const best: Expect['best'] = (state, decision, iterations, seed) => {
    const bot = search(watched, onlooker);
    const ask = { view: game.view(state, decision.seat), decision, rng: rngFromSeed(seedFrom(seed)) };
    return bot(ask, { iterations, stopped: () => false });
  };
  // The same seed gives the same worlds to any choice.
  const after: Expect['after'] = (state, decision, choice, iterations, seed) =>
    best(state, { ...decision, choices: [choice] }, iterations, seed).why.expected ?? 0.5;
  const at: Expect['at'] = (state, seat, iterations, seed) =>
    after(state, { seat, kind: '', rule: '', choices: [] }, LOOK_ON, iterations, seed);
  const reasons: Expect['reasons'] = (state, decision, pair, iterations, seed) => {
    const { choice, why } = best(state, { ...decision, choices: pair }, iterations, seed);
    return choice === pair[0] ? why.reasons : why.reasons.map(({ name, weight }) => ({ name, weight: -weight }));
  };
  return { best, after, at, reasons };
}
