import { type Choice, type Game, type GameEvent, type GameState, rngFromRng } from '@wartable/kernel';
import { appraiser, chance } from './appraise.ts';
import { type Bot, NO_REASON } from './bot.ts';
import { glance } from './glance.ts';

const WORLDS = 3;
/** How many choices in a row it looks through while nothing changes: a unit, its target. */
const FOLLOW = 2;
/** How many positions it looks at for a decision in a world. */
const PEEKS = 400;

/** Looks one step ahead in a few worlds that fit its view, and takes what looks best. */
export function greedy<State extends GameState, Event extends GameEvent, View>(
  game: Game<State, Event, View>,
  only?: readonly string[],
): Bot<View> {
  const appraise = appraiser(game, only);
  return ({ decision, view, rng, budget }) => {
    const { seat, choices } = decision;
    if (choices.length === 1) return { choice: choices[0] as Choice, why: NO_REASON, opinions: [] };
    const sums = choices.map(() => 0);
    const sight = glance(game, appraise, rngFromRng(rng));
    let worlds = 0;
    let state = game.sampleWorld(view, rng);
    for (;;) {
      const before = appraise.logit(state, seat);
      for (const [i, choice] of choices.entries()) {
        const left = { peeks: Math.ceil(PEEKS / choices.length) };
        sums[i] = (sums[i] as number) + sight.at(state, seat, choice, before, FOLLOW, left);
      }
      worlds++;
      if (worlds === WORLDS || budget.stopped()) break;
      state = game.sampleWorld(view, rng);
    }
    const opinions = choices
      .map((choice, i) => ({ choice, visits: worlds, expected: chance((sums[i] as number) / worlds) }))
      .sort((a, b) => b.expected - a.expected);
    const best = opinions[0] as (typeof opinions)[number];
    // What the choice changes, in the last of the worlds.
    appraise.logit(state, seat);
    const before = appraise.amounts.slice();
    appraise.logit(sight.tried(state, seat, best.choice), seat);
    const reasons = appraise.reasons(
      appraise.amounts.map((amount, i) => amount - (before[i] as number)),
      best.expected,
    );
    return { choice: best.choice, why: { expected: best.expected, reasons }, opinions };
  };
}
