import {
  type Choice,
  type Decision,
  type GameEvent,
  type GameState,
  type Rng,
  type Rules,
  rngFromRng,
  type Seat,
  shuffle,
} from '@wartable/kernel';
import type { Bot, Opinion, Reason } from './bot.ts';
import { chance, decided, type Evaluator, type Look } from './evaluator.ts';
import { tried } from './glance.ts';

const WORLDS = 3;
/** How many choices in a row it looks through while nothing changes: a unit, its target. */
const FOLLOW = 2;
/** How many positions it looks at for a decision in a world. */
const PEEKS = 400;

/** Looks one step ahead in a few worlds that fit its view, and takes what looks best. Of many choices it thinks about the most promising, `sight` of them. */
export function greedy<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  evaluator: Evaluator<State>,
  sight = Number.POSITIVE_INFINITY,
): Bot<View> {
  /** What a choice changes in a world. */
  const reasonsFor = (world: State, seat: Seat, { choice, expected }: Opinion, rng: Rng): Reason[] => {
    if (!evaluator.explanation) return [];
    const { notes, take, reasons } = evaluator.explanation;
    const noted = (of: State): void => {
      if (take) take(of, seat);
      else evaluator.value(of, seat);
    };
    noted(world);
    const before = notes.slice();
    const after = tried(game, world, seat, choice, rng);
    const over = decided(game, after, seat) !== undefined;
    if (!over) noted(after);
    const difference = before.map((note, i) => (over ? 0 : (notes[i] ?? 0)) - note);
    return reasons(difference, expected);
  };

  /** What promises most at first sight; ties are broken by lot, or the same choices would never be seen. */
  const inSight = (world: State, decision: Decision, look: Look): Decision => {
    if (decision.choices.length <= sight) return decision;
    const { prior } = evaluator.glance(world, decision, { ...look, follow: 0 });
    const order = decision.choices.map((_, i) => i);
    shuffle(look.rng, order);
    order.sort((a, b) => (prior[b] ?? 0) - (prior[a] ?? 0));
    return { ...decision, choices: order.slice(0, sight).map((i) => decision.choices[i] as Choice) };
  };

  return ({ decision: whole, view, rng }, budget) => {
    const look: Look = {
      rng: rngFromRng(rng),
      follow: FOLLOW,
      peeks: PEEKS,
      evenly: true,
      most: whole.choices.length,
      stopped: () => false,
    };
    let worlds = 0;
    let world = game.sampleWorld(view, rng);
    const decision = inSight(world, whole, look);
    const { seat, choices } = decision;
    let sums = choices.map(() => 0);
    for (;;) {
      const { prior } = evaluator.glance(world, decision, look);
      sums = sums.map((sum, i) => sum + (prior[i] ?? 0));
      worlds++;
      if (worlds === WORLDS || budget.stopped()) break;
      world = game.sampleWorld(view, rng);
    }
    const opinions = choices
      .map((choice, i): Opinion => ({ choice, visits: worlds, expected: chance((sums[i] ?? 0) / worlds) }))
      .sort((a, b) => b.expected - a.expected);
    const taken = budget.take ? budget.take(opinions) : opinions[0];
    if (!taken) throw new RangeError('a decision without choices');
    const reasons = reasonsFor(world, seat, taken, look.rng);
    return { choice: taken.choice, why: { expected: taken.expected, reasons }, opinions };
  };
}
