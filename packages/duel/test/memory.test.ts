import { type Match, rngFromSeed, seedFrom, type Viewer } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { idOf, type Side } from '../src/cards/index.ts';
import { duel, type Event, LEIA, type State, VADER } from '../src/index.ts';
import { choose, matchAt } from './helpers.ts';

const VADERS: Side = 1;
const OTHERS: readonly Viewer[] = [LEIA, 'spectator'];

/** How many of 300 worlds have a card of Vader's in the hand, and among the resources. */
function places(state: State, viewer: Viewer, card: string): { hand: number; resources: number } {
  const rng = rngFromSeed(seedFrom('worlds'));
  const found = { hand: 0, resources: 0 };
  const view = duel.view(state, viewer);
  for (let i = 0; i < 300; i++) {
    const world = duel.sampleWorld(view, rng);
    expect(duel.view(world, viewer)).toEqual(view);
    expect([world.hand[VADERS].length, world.resources[VADERS].length]).toEqual([
      state.hand[VADERS].length,
      state.resources[VADERS].length,
    ]);
    if (world.hand[VADERS].includes(idOf(card))) found.hand++;
    if (world.resources[VADERS].includes(idOf(card))) found.resources++;
  }
  return found;
}

/** Leia returns the Rampaging Wampa to Vader's hand. */
function afterReturn(): Match<State, Event> {
  const match = matchAt({
    leia: { hand: ['watch-this'], resources: 6 },
    vader: { ground: ['rampaging-wampa'], hand: ['snowtrooper', 'general-veers'], resources: 8 },
  });
  choose(match, LEIA, 'play watch-this');
  choose(match, LEIA, 'choose rampaging-wampa');
  return match;
}

function regroup(match: Match<State, Event>, words: string): void {
  choose(match, VADER, 'pass');
  choose(match, LEIA, 'pass');
  choose(match, LEIA, 'no-resource');
  choose(match, VADER, words);
}

describe('A card that all saw go to the hand', () => {
  it.each(OTHERS)('was not known to be there before (viewer %s)', (viewer) => {
    const state = duel.read({ vader: { hand: ['rampaging-wampa', 'snowtrooper'], resources: 3 } });
    expect(places(state, viewer, 'rampaging-wampa').hand).toBeLessThan(150);
  });

  it.each(OTHERS)('is there in every world (viewer %s)', (viewer) => {
    const { state } = afterReturn();
    expect(places(state, viewer, 'rampaging-wampa').hand).toBe(300);
    expect(duel.view(state, viewer).vader.shown).toEqual([{ card: 'rampaging-wampa', resources: 8 }]);
  });

  it('is known as such to its owner', () => {
    const { state } = afterReturn();
    expect(duel.view(state, VADER).vader.shown).toEqual([{ card: 'rampaging-wampa', resources: 8 }]);
    expect(places(state, VADER, 'rampaging-wampa')).toEqual({ hand: 300, resources: 0 });
  });

  it.each(OTHERS)('is in the hand or the resource placed since, whichever it was (viewer %s)', (viewer) => {
    for (const placed of ['resource rampaging-wampa', 'resource snowtrooper']) {
      const match = afterReturn();
      regroup(match, placed);
      const found = places(match.state, viewer, 'rampaging-wampa');
      // Four cards in the hand and one new resource.
      expect(found.hand + found.resources).toBe(300);
      expect(found.resources).toBeGreaterThan(30);
      expect(found.resources).toBeLessThan(100);
      expect(duel.audit(match.state)).toEqual([]);
    }
  });

  it('stays in the hand when no resource was placed', () => {
    const match = afterReturn();
    regroup(match, 'no-resource');
    expect(places(match.state, LEIA, 'rampaging-wampa').hand).toBe(300);
  });

  it('is forgotten once it is played', () => {
    const match = afterReturn();
    choose(match, VADER, 'play rampaging-wampa');
    expect(match.state.shown).toEqual([[], []]);
  });

  it('is known when it was taken from revealed cards', () => {
    const match = matchAt({
      leia: { hand: ['ive-found-them'], resources: 2, deck: ['hoth-trooper', 'recovery', 'han-solo'] },
    });
    choose(match, LEIA, 'play ive-found-them');
    choose(match, LEIA, 'choose han-solo');
    expect(duel.view(match.state, VADER).leia.shown).toEqual([{ card: 'han-solo', resources: 2 }]);
  });

  it('is forgotten once it is discarded', () => {
    const match = matchAt({
      active: 'vader',
      vader: { hand: ['i-want-proof-not-leads', 'rampaging-wampa'], resources: 2, shown: ['rampaging-wampa'] },
    });
    choose(match, VADER, 'play i-want-proof-not-leads');
    expect(places(match.state, LEIA, 'rampaging-wampa').hand).toBe(300);
    choose(match, VADER, 'choose rampaging-wampa');
    expect(match.state.shown).toEqual([[], []]);
  });

  it('counts once for each copy, and the copy shown last is the first to be forgotten', () => {
    const state = duel.read({
      active: 'vader',
      vader: {
        hand: ['snowtrooper', 'snowtrooper'],
        resources: 4,
        shown: ['snowtrooper', { card: 'snowtrooper', resources: 2 }],
      },
    });
    expect(duel.view(state, LEIA).vader.shown.map(({ resources }) => resources)).toEqual([2, 4]);
    const play =
      duel.pending(state)[0]?.choices.find((choice) => duel.notate(duel.view(state, VADER), choice) === 'play snowtrooper') ?? -1;
    duel.apply(state, VADER, play);
    expect(duel.view(state, LEIA).vader.shown).toEqual([{ card: 'snowtrooper', resources: 2 }]);
  });

  it('is part of a position document, and only where there is one', () => {
    const { state } = afterReturn();
    const written = duel.write(state) as { leia: object; vader: { shown?: unknown } };
    expect(written.vader.shown).toEqual([{ card: 'rampaging-wampa', resources: 8 }]);
    expect('shown' in written.leia).toBe(false);
    expect(duel.read(written).shown).toEqual(state.shown);
  });

  it('must be where a position document says it can be', () => {
    const vader = { resources: ['snowtrooper', 'avenger'], hand: ['general-veers'] };
    expect(() => duel.read({ vader: { ...vader, shown: ['avenger'] } })).toThrow('vader.shown');
    expect(() => duel.read({ vader: { ...vader, shown: [{ card: 'avenger', resources: 1 }] } })).not.toThrow();
    expect(() =>
      duel.read({ vader: { ...vader, shown: ['avenger', 'snowtrooper'].map((card) => ({ card, resources: 1 })) } }),
    ).toThrow('vader.shown');
  });
});
