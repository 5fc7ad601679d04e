import { type Choice, type Decision, type Rng, rngFromSeed, type Seat, seedFrom, shuffle, tour, Unsound } from '@wartable/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../kernel/test/texts.ts';
import { DECISION_KINDS } from '../src/asking.ts';
import { CARDS, type CardId, type Side } from '../src/cards/index.ts';
import { chosenCard, kindOf } from '../src/choices.ts';
import { duel, type Event, LEIA, type State, VADER } from '../src/index.ts';
import { ABILITY_NAMES } from '../src/notation.ts';
import { en } from '../src/text/en.ts';
import { randomGame } from './random-game.ts';

const seeds = fc.string({ minLength: 1, maxLength: 12 }).map(seedFrom);

describe('In every state of random games', () => {
  it('every promise of the contract holds', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('standard' as const, 'first-game' as const), (seed, setup) => {
        try {
          tour(duel, { setup }, seed, [english(en)]);
        } catch (error) {
          if (error instanceof Unsound) throw new Error(`${error.message}\n${JSON.stringify(error.record)}`);
          throw error;
        }
      }),
      { numRuns: 10 },
    );
  });

  it('what a viewer cannot know changes no byte of its view, its decision, its events and its prompts', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const chance = rngFromSeed(seedFrom(`secrets ${seed}`));
        randomGame(seed, (state, decision, choice) => {
          for (const viewer of [LEIA, VADER]) compareWorlds(state, decision, choice, viewer, chance);
        });
      }),
      { numRuns: 20 },
    );
  });
});

/** Another world for a viewer: the other side's hidden cards trade places. Then the same choice is made in both. */
function compareWorlds(state: State, decision: Decision, choice: Choice, viewer: Seat, chance: Rng): void {
  const other: Side = viewer === LEIA ? 1 : 0;
  const world = duel.clone(state);
  const known = duel.clone(state);
  const seen = (of: State): string => JSON.stringify([duel.view(of, viewer), ownWords(of, viewer)]);
  scramble(world, other, decision.seat === other ? choice : undefined, chance);
  expect(seen(world)).toBe(seen(state));

  const eventsIn = (of: State): string => {
    const events: Event[] = [];
    duel.apply(of, decision.seat, choice, (event) => {
      const shown = duel.seenBy(event, viewer);
      if (shown) events.push(shown);
    });
    return JSON.stringify([events, events.map(duel.log), duel.stands(of), seen(of)]);
  };
  expect(eventsIn(world)).toBe(eventsIn(known));
}

function ownWords(state: State, viewer: Seat): unknown {
  const view = duel.view(state, viewer);
  const asked = duel.asked(view);
  const decision = duel.pending(state).find((open) => open.seat === viewer);
  if (!decision) return asked;
  return [asked, decision, duel.prompt(view, decision), duel.offers(view, decision), duel.previews(view)];
}

/** Cards of a side's hand, resources and deck trade places, except those that the next choice shows to everybody. */
function scramble(state: State, side: Side, next: Choice | undefined, chance: Rng): void {
  const shown = new Set<CardId>(state.sealed[side].map(chosenCard));
  if (next !== undefined && ['play', 'card', 'resource'].includes(kindOf(next))) shown.add(chosenCard(next));
  // These three lie open once I've Found Them is played.
  const top = next !== undefined && CARDS[chosenCard(next)]?.name === 'ive-found-them' ? state.deck[side].splice(-3) : [];
  const fixedHand = state.hand[side].filter((card) => shown.has(card));
  const hidden = [...state.hand[side].filter((card) => !shown.has(card)), ...state.resources[side], ...state.deck[side]];
  shuffle(chance, hidden);
  const take = (count: number): CardId[] => hidden.splice(0, count).sort((a, b) => a - b);
  state.hand[side] = [...fixedHand, ...take(state.hand[side].length - fixedHand.length)].sort((a, b) => a - b);
  state.resources[side] = take(state.resources[side].length);
  state.deck[side] = [...hidden, ...top];
}

it('Every card is played, every ability resolved and every kind of decision met in random games', () => {
  const met = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const note = (event: Event): void => {
      if (event.type === 'card-played') met.add(`${event.card} event`).add(event.card);
      if (event.type === 'leader-deployed') met.add(event.card);
      if (event.type === 'ability-used') met.add(`${event.card} action`);
      if (event.type === 'ability-triggered') met.add(`${event.card} ${event.timing}`);
    };
    randomGame(`content ${i}`, (_, decision) => met.add(decision.kind), note);
  }
  const cards = CARDS.filter((card) => card.type !== 'base').map((card) => card.name);
  // With the cards of this box no player ever has two different abilities waiting (docs/rulings.md).
  expect([...cards, ...ABILITY_NAMES, ...DECISION_KINDS].filter((thing) => !met.has(thing))).toEqual(['trigger-order']);
});
