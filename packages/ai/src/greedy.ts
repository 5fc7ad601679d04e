import { type Choice, type Game, type GameEvent, type GameState, rngFromRng, type Seat } from '@wartable/kernel';
import type { BotMaker } from './bot.ts';

const WORLDS = 3;
/** How many of its own decisions in a row it thinks through: a card, its targets, an attack. */
const DEPTH = 4;
/** How many positions it looks at for a decision, shared out among its choices. */
const POSITIONS = 1200;
const LEAST = 6;

/** Looks one action ahead in a few worlds that fit its view, and takes what appraises best. */
export const greedy: BotMaker = (game) => (ask) => {
  const { decision, view, rng } = ask;
  const { seat, choices } = decision;
  if (choices.length === 1) return { choice: choices[0] as Choice, why: [] };
  const values = choices.map(() => 0);
  const share = Math.max(LEAST, Math.floor(POSITIONS / (choices.length * WORLDS)));
  for (let world = 0; world < WORLDS; world++) {
    const state = game.sampleWorld(view, rngFromRng(rng));
    choices.forEach((choice, i) => {
      const after = game.clone(state);
      game.apply(after, seat, choice);
      values[i] = (values[i] ?? 0) + bestFrom(game, after, seat, DEPTH, { left: share });
    });
  }
  const best = values.indexOf(Math.max(...values));
  return { choice: choices[best] as Choice, why: [] };
};

/** The best value the seat can reach with the decisions that follow at once; then it is somebody else's turn. */
function bestFrom<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  state: State,
  seat: Seat,
  depth: number,
  budget: { left: number },
): number {
  const pending = game.pending(state);
  const own = pending.find((decision) => decision.seat === seat);
  if (!own || pending.length > 1 || depth === 0 || budget.left <= 0) return game.appraise(state, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (const choice of own.choices) {
    budget.left--;
    const after = game.clone(state);
    game.apply(after, seat, choice);
    best = Math.max(best, bestFrom(game, after, seat, depth - 1, budget));
  }
  return best;
}
