import { type Choice, type Decision, pick, rngFromSeed, seatAt, seedFrom } from '@wartable/kernel';
import { CARDS } from '../src/cards/index.ts';
import { type Event, hoth, SCENARIOS, type State } from '../src/index.ts';

/** The seats of a battle of two. */
export const REBEL = seatAt(0);
export const EMPIRE = seatAt(1);

const REBEL_LEADERS = ['leia-organa', 'luke-skywalker', 'han-solo'];
const EMPIRE_LEADERS = ['darth-vader', 'maximilian-veers', 'firmus-piett'];
const supports = (side: number): string[] =>
  CARDS.filter((card) => card.set === 'support' && card.side === side).map((card) => card.name);

/** A set-up of a kind for each number: every scenario, 2 to 4 seats, with and without leaders and support cards. */
export function optionsFor(i: number): object {
  const players = { rebel: i % 3 === 1 ? 2 : 1, empire: i % 4 === 1 ? 2 : 1 };
  const leaders = {
    rebel: Array.from({ length: players.rebel }, (_, j) => REBEL_LEADERS[(i + j) % 3]),
    empire: Array.from({ length: players.empire }, (_, j) => EMPIRE_LEADERS[(i + j) % 3]),
  };
  return {
    scenario: SCENARIOS[i % SCENARIOS.length]?.id,
    players,
    ...(i % 2 === 1 ? { leaders } : {}),
    ...(i % 5 === 4 ? { supports: { rebel: supports(0), empire: supports(1) } } : {}),
  };
}

/** Plays a random battle and shows every decision on the way. */
export function randomBattle(
  i: number,
  visit: (state: State, decision: Decision, choice: Choice) => void,
  emit?: (event: Event) => void,
): State {
  const chance = rngFromSeed(seedFrom(`choices ${i}`));
  const state = hoth.setup(hoth.options(optionsFor(i)), rngFromSeed(seedFrom(`battle ${i}`)), emit);
  for (;;) {
    const [decision] = hoth.pending(state);
    if (!decision) return state;
    const choice = pick(chance, decision.choices);
    visit(state, decision, choice);
    hoth.apply(state, decision.seat, choice, emit);
  }
}

/** The open decision and the choice that a notation stands for; fails when it is not legal. */
export function find(state: State, notation: string): { decision: Decision; choice: Choice } {
  const [decision] = hoth.pending(state);
  const choice =
    decision && hoth.offers(hoth.view(state, decision.seat), decision).find((offer) => offer.notation === notation)?.choice;
  if (!decision || choice === undefined) throw new Error(`${notation} is not legal`);
  return { decision, choice };
}

/** Makes choices, as they are written, whoever is asked. */
export function choose(state: State, ...notations: readonly string[]): State {
  for (const one of notations) {
    const { decision, choice } = find(state, one);
    hoth.apply(state, decision.seat, choice);
  }
  return state;
}
