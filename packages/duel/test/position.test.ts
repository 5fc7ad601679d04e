import { InputError } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { duel } from '../src/index.ts';

describe('A position', () => {
  it('of nothing is the beginning of an action phase with full decks', () => {
    const state = duel.read({});
    expect([state.deck[0].length, state.deck[1].length, duel.pending(state)[0]?.kind]).toEqual([50, 50, 'action']);
  });

  it('is written as it can be read', () => {
    const position = {
      round: 3,
      active: 'vader',
      leia: { base: 4, ground: [{ card: 'hoth-trooper', damage: 1 }, 'leia-organa'], hand: ['han-solo'], resources: 5 },
      vader: {
        space: [{ card: 'avenger', exhausted: true }],
        deck: ['snowtrooper', 'darth-vader'].slice(0, 1),
        leader: 'exhausted',
      },
    };
    const written = duel.write(duel.read(position));
    expect(duel.write(duel.read(written))).toEqual(written);
    expect(written).toMatchObject({
      round: 3,
      active: 'vader',
      leia: { base: 4, hand: ['han-solo'] },
      vader: { deck: ['snowtrooper'] },
    });
  });

  it.each<[object, string]>([
    [{ leia: { hand: ['snowtrooper'] } }, 'leia.hand[0]'],
    [{ leia: { hand: ['han-sol'] } }, 'leia.hand[0]'],
    [{ leia: { hand: ['luke-skywalker', 'luke-skywalker'] } }, 'leia.hand'],
    [{ leia: { ground: ['evacuation-escort'] } }, 'leia.ground[0]'],
    [{ leia: { ground: [{ card: 'hoth-trooper', damage: 3 }] } }, 'leia.ground[0].damage'],
    [{ leia: { ground: ['leia-organa'], leader: 'ready' } }, 'leia.leader'],
    [{ leia: { resources: 3, exhaustedResources: 4 } }, 'leia.exhaustedResources'],
    [
      {
        leia: {
          ground: [
            { card: 'hoth-trooper', id: 1 },
            { card: 'c-3po', id: 1 },
          ],
        },
      },
      'leia.ground[1]',
    ],
    [{ frames: [] }, 'frames'],
    [{ frames: [{ step: 'dance' }] }, 'frames[0].step'],
    [{ active: 'han' }, 'active'],
    [{ chance: [{ top: ['x'] }] }, 'chance[0].top[0]'],
  ])('with a mistake is refused at its place: %j', (position, path) => {
    try {
      duel.read(position);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      expect(error.path).toBe(path);
      return;
    }
    expect.unreachable();
  });
});
