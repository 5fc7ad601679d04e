import { allSeats, rngFromSeed, type Seat, seatAt, seedFrom, type Viewer } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type CardId, cardName, cardOf } from '../src/cards/index.ts';
import { hoth, type State } from '../src/index.ts';
import { choose, EMPIRE, REBEL, randomBattle } from './helpers.ts';

const OTHERS: readonly Viewer[] = [REBEL, 'spectator'];

function worlds(state: State, viewer: Viewer): State[] {
  const rng = rngFromSeed(seedFrom('worlds'));
  const view = hoth.view(state, viewer);
  return Array.from({ length: 200 }, () => {
    const world = hoth.sampleWorld(view, rng);
    expect(hoth.view(world, viewer)).toEqual(view);
    return world;
  });
}

/** In how many of 200 worlds the Empire holds a card. */
function held(state: State, viewer: Viewer, card: string): number {
  return worlds(state, viewer).filter((world) => world.hands[EMPIRE]?.some((held) => cardName(held) === card)).length;
}

const POSITION = {
  active: 'empire',
  map: { A1: '.i', D7: '.I' },
  hands: { empire: ['empire-recon-center', 'empire-raid-left', 'pincer-move'], rebel: ['rebel-recon-left'] },
  discards: { empire: ['precision-fire'] },
  supports: { empire: ['special-orders'] },
};

function afterTake(): State {
  const state = hoth.read(POSITION);
  choose(state, 'play empire-recon-center');
  choose(state, 'take precision-fire');
  return state;
}

describe('A card taken openly with Special Orders', () => {
  it.each(OTHERS)('is in the hand in every world, and others are not (viewer %s)', (viewer) => {
    const state = afterTake();
    expect(held(state, viewer, 'precision-fire')).toBe(200);
    expect(held(state, viewer, 'pincer-move')).toBeLessThan(100);
    expect(hoth.view(state, viewer).seats[EMPIRE]?.shown).toEqual(['precision-fire']);
  });

  it('is known as such to its owner', () => {
    expect(hoth.view(afterTake(), EMPIRE).seats[EMPIRE]?.shown).toEqual(['precision-fire']);
    expect(held(afterTake(), EMPIRE, 'precision-fire')).toBe(200);
  });

  it('is forgotten once it is played', () => {
    const state = afterTake();
    choose(state, 'play rebel-recon-left');
    choose(state, 'play precision-fire');
    expect(state.shown).toEqual([[], []]);
  });

  it('is not known when the card was drawn', () => {
    const state = hoth.read({ ...POSITION, piles: { empire: ['empire-raid-right', 'imperial-assault'] } });
    choose(state, 'play empire-recon-center');
    choose(state, 'draw');
    expect(state.shown).toEqual([[], []]);
    expect(held(state, REBEL, 'empire-raid-right')).toBeLessThan(200);
  });

  it('is part of a position document, and only where there is one', () => {
    expect(hoth.read(hoth.write(afterTake())).shown).toEqual(afterTake().shown);
    expect(hoth.write(hoth.read(POSITION))).not.toHaveProperty('shown');
    expect(() => hoth.read({ ...POSITION, shown: { empire: ['precision-fire'] } })).toThrow('shown.empire');
    expect(() => hoth.read({ ...POSITION, reshuffled: { empire: ['precision-fire'] } })).toThrow('reshuffled.empire');
  });
});

describe('When the discards become the pile', () => {
  /** The Empire has drawn its last card and needs another. */
  function afterReshuffle(players: object, seat: string): State {
    const state = hoth.read({
      map: { A1: '.i', D7: '.I' },
      players,
      active: seat,
      hands: { [seat]: ['empire-recon-center', 'empire-raid-left', 'pincer-move'], rebel: ['rebel-recon-left'] },
      piles: { [seat]: [] },
      discards: { [seat]: ['precision-fire', 'imperial-assault', 'empire-raid-right'] },
    });
    choose(state, 'play empire-recon-center');
    return state;
  }

  it.each(OTHERS)('all know the rest of the hand (viewer %s)', (viewer) => {
    const state = afterReshuffle({}, 'empire');
    const known = ['empire-raid-left', 'pincer-move'];
    expect(hoth.view(state, viewer).seats[EMPIRE]?.shown.toSorted()).toEqual(known);
    for (const card of known) expect(held(state, viewer, card)).toBe(200);
    // The card drawn since is one of four.
    const drawn = held(state, viewer, 'precision-fire');
    expect(drawn).toBeGreaterThan(20);
    expect(drawn).toBeLessThan(90);
  });

  it('a pair keeps its hand secret, but its pile holds only what was seen', () => {
    const state = afterReshuffle({ empire: 2 }, 'empire-1');
    expect(state.shown).toEqual([[], [], []]);
    const recycled = ['empire-raid-right', 'empire-recon-center', 'imperial-assault', 'precision-fire'];
    expect(hoth.view(state, REBEL).seats[1]?.reshuffled.toSorted()).toEqual(recycled);
    for (const world of worlds(state, REBEL)) {
      expect(world.piles[1]?.map(cardName).every((card) => recycled.includes(card))).toBe(true);
      expect(world.hands[1]?.map(cardName).filter((card) => recycled.includes(card))).toHaveLength(1);
    }
  });
});

it('In a pair nobody holds cards of the partner’s leader', () => {
  const rng = rngFromSeed(seedFrom('pairs'));
  const leader = (card: CardId): boolean => !['standard', 'support'].includes(cardOf(card).set);
  const leaderOf = (state: State, seat: Seat): string[] => [
    ...new Set([...(state.hands[seat] ?? []), ...(state.piles[seat] ?? [])].filter(leader).map((card) => cardOf(card).set)),
  ];
  // Two Rebels and two Imperials with leaders.
  randomBattle(1, (state) => {
    for (const viewer of [REBEL, seatAt(2), 'spectator'] as const) {
      const world = hoth.sampleWorld(hoth.view(state, viewer), rng);
      for (const seat of allSeats(state.sides)) expect(leaderOf(world, seat)).toEqual(leaderOf(state, seat));
    }
  });
});
