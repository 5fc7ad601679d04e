import { describe, expect, it } from 'vitest';
import { type Game, seedFrom, tour, Unsound } from '../src/index.ts';
import { ENGLISH, type Event, type Options, RED, type State, toy, type View } from './toy.ts';

type Toy = Game<State, Event, View, Options>;

/** What a few tours find. */
function found(change: Partial<Toy>): string {
  const game: Toy = { ...toy, ...change };
  try {
    for (let i = 0; i < 10; i++) tour(game, {}, seedFrom(`sound ${i}`), [{ language: 'en', sentences: ENGLISH }]);
  } catch (error) {
    if (error instanceof Unsound) return error.message;
    throw error;
  }
  return 'nothing';
}

describe('A tour', () => {
  it('finds nothing in a sound game', () => {
    expect(found({})).toBe('nothing');
  });

  it.each<[string, Partial<Toy>, string | RegExp]>([
    [
      'an event whose effect is forgotten',
      { fold: (view, event) => (event.type === 'scored' ? view : toy.fold(view, event)) },
      /^folded events give (0|1|spectator) the view/,
    ],
    [
      'an event that is not told',
      { seenBy: (event, viewer) => (event.type === 'card-drawn' ? undefined : toy.seenBy(event, viewer)) },
      /^folded events give . the view/,
    ],
    [
      'a step that is not told',
      { stands: () => ({ type: 'stands', underway: { step: 'bid', active: RED } }) },
      /^folded events give . the view/,
    ],
    [
      'the order of a deck that somebody is told',
      { seenBy: (event, viewer) => (event.type === 'deck-shuffled' ? event : toy.seenBy(event, viewer)) },
      'is not told the order of a deck',
    ],
    [
      'a secret answer that others are told of',
      { seenBy: (event, viewer) => (event.type === 'deck-shuffled' ? toy.seenBy(event, viewer) : event) },
      /^folded events give . the view|hears nothing of what is none of its business/,
    ],
    [
      'a view of the deck',
      { view: (state, viewer) => ({ ...toy.view(state, viewer), deck: state.deck.at(-1) ?? 0 }) },
      /gives that view back|the view/,
    ],
    [
      'a why-not that looks at the dice',
      {
        whyNot: (view, intent, rng) => {
          const [first, ...more] = intent.split(' -> ');
          return first === 'roll' && more.length > 0 && rng
            ? { rule: 'toy/act', text: { key: rng.key[0] === undefined || rng.key[0] % 2 === 0 ? 'why.over' : 'why.chance' } }
            : toy.whyNot(view, intent, rng);
        },
      },
      /hears the same in every world \(why not "roll -> /,
    ],
    [
      'previews that look at the deck',
      { previews: (view, rng) => (rng ? [toy.sampleWorld(view, rng).deck.at(-1)] : []) },
      /hears the same in every world \(previews\)/,
    ],
    ['cards that are there twice', { audit: ({ round }) => (round === 3 ? ['a card too many'] : []) }, 'a card too many'],
    [
      'a choice without a notation of its own',
      {
        notate: () => 'go',
        offers: (view, decision) => toy.offers(view, decision).map((offer) => ({ ...offer, notation: 'go' })),
      },
      /are notated differently/,
    ],
    ['a clone that shares', { clone: (state) => state }, /undo is exact|a clone does not change|rules? threw|refused/],
    [
      'a position that leaves something out',
      { write: (state) => ({ ...(toy.write(state) as object), score: [0, 0] }) },
      /position/,
    ],
  ])('finds %s', (_, change, message) => {
    expect(found(change)).toMatch(message);
  });
});
