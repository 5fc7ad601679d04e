import { below, type Choice, type Decision, pick, rngFromSeed, seedFrom, type Viewer } from '@wartable/kernel';
import { duel, type Event, LEIA, type State, VADER } from '../src/index.ts';

export const VIEWERS: readonly Viewer[] = [LEIA, VADER, 'spectator'];

/** Games from here end by drawing from nothing. */
export const EMPTY_DECKS = { leia: { deck: [], hand: ['hoth-trooper'], base: 15 }, vader: { deck: ['snowtrooper'], base: 15 } };

/** Plays with random answers to the end, from a set-up or from a position. `visit` comes before each answer. */
export function randomGame(
  seed: string,
  visit: (state: State, decision: Decision, choice: Choice) => void,
  emit?: (event: Event) => void,
  from?: State,
): State {
  const chance = rngFromSeed(seedFrom(`choices ${seed}`));
  const setup = below(chance, 4) === 0 ? 'first-game' : 'standard';
  const state = from ?? duel.setup({ setup }, rngFromSeed(seedFrom(seed)));
  for (;;) {
    const open = duel.pending(state);
    const decision = open[below(chance, Math.max(1, open.length))];
    if (!decision) return state;
    const choice = pick(chance, decision.choices);
    visit(state, decision, choice);
    duel.apply(state, decision.seat, choice, emit);
  }
}

/** A choice made in a copy: all that a table tells of it, and the copy. */
export function stepFrom(state: State, { seat }: Decision, choice: Choice): { events: Event[]; then: State } {
  const then = duel.clone(state);
  const events: Event[] = [];
  duel.apply(then, seat, choice, (event) => events.push(event));
  return { events: [...events, duel.stands(then)], then };
}

/** A position after answers in words of whoever is asked first. */
export function after(position: object, ...words: readonly string[]): State {
  const state = duel.read(position);
  for (const one of words) {
    const decision = duel.pending(state)[0] as Decision;
    const view = duel.view(state, decision.seat);
    const choice = decision.choices.find((candidate) => duel.notate(view, candidate) === one);
    if (choice === undefined) throw new Error(`${one} is not offered`);
    duel.apply(state, decision.seat, choice);
  }
  return state;
}
