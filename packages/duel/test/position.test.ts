import { InputError } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../kernel/test/texts.ts';
import { STEPS } from '../src/frames.ts';
import { duel } from '../src/index.ts';
import { en } from '../src/text/en.ts';

const TWINS = ['hoth-trooper', 'c-3po'].map((card) => ({ card, id: 1 }));

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
    [{ leia: { hand: ['snowtrooper'] } }, 'leia.hand[0]: Snowtrooper is not a card of Leia’s deck'],
    [{ leia: { hand: ['han-sol'] } }, 'leia.hand[0]: “han-sol” is not known; did you mean “han-solo”?'],
    [{ leia: { hand: ['luke-skywalker', 'luke-skywalker'] } }, 'leia.hand: there is only 1 copy of Luke Skywalker'],
    [{ leia: { ground: ['evacuation-escort'] } }, 'leia.ground[0]: Evacuation Escort is a space unit'],
    [{ leia: { space: ['hoth-trooper'] } }, 'leia.space[0]: Hoth Trooper is a ground unit'],
    [{ leia: { ground: ['recovery'] } }, 'leia.ground[0]: Recovery is no unit'],
    [{ leia: { ground: ['snowtrooper'] } }, 'leia.ground[0]: Snowtrooper belongs to the other side'],
    [
      { leia: { ground: [{ card: 'hoth-trooper', damage: 3 }] } },
      'leia.ground[0].damage: expected a whole number from 0 to 2, found 3',
    ],
    [
      { leia: { ground: ['leia-organa'], leader: 'ready' } },
      'leia.leader: a leader is deployed exactly when it stands in ground as a unit',
    ],
    [{ leia: { ground: ['leia-organa'], epicUsed: false } }, 'leia.epicUsed: a deployed leader has used its Epic Action'],
    [{ leia: { resources: 3, exhaustedResources: 4 } }, 'leia.exhaustedResources: expected a whole number from 0 to 3, found 4'],
    [{ leia: { hand: Array(4).fill('hoth-trooper') } }, 'leia.hand: there are only 3 copies of Hoth Trooper'],
    [{ leia: { deck: ['recovery'], resources: 50 } }, 'leia.resources: only 49 cards are left for resources'],
    [{ leia: { shown: ['recovery'] } }, 'leia.shown: Recovery is neither in the hand nor among the resources placed since'],
    [{ leia: { ground: TWINS } }, 'leia.ground[1]: another unit has the id 1'],
    [{ leia: { sealed: ['dance'] } }, 'leia.sealed[0]: “dance” is not a choice of this game'],
    [{ frames: [] }, 'frames: a game that is not over is in some step; leave the field out for the action phase'],
    [{ frames: [{ step: 'dance' }] }, `frames[0].step: “dance” is not known; expected one of: ${STEPS.join(', ')}`],
    [{ frames: [{ step: 'attack' }] }, 'frames[0].unit: expected a whole number from 0 to 9999, found nothing'],
    [
      { frames: [{ step: 'attack', unit: 0, waiting: [] }] },
      'frames[0].waiting: unknown field; expected one of: step, side, unit, target, at, bonus, penalty',
    ],
    [{ frames: [{ step: 'ability' }] }, 'frames[0].ability: expected a text, found nothing'],
    [{ active: 'han' }, 'active: “han” is not known; expected one of: leia, vader'],
    [{ chance: [{ top: ['x'] }] }, 'chance[0].top[0]: “x” is not known'],
  ])('with a mistake is refused at its place: %j', (position, says) => {
    try {
      duel.read(position);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      expect(inEnglish(error, en)).toBe(says);
      return;
    }
    expect.unreachable();
  });

  it('in the middle of something is read and written to the letter', () => {
    const frames = [
      { step: 'action', side: 'vader', at: 1 },
      { step: 'attack', side: 'leia', at: 2, target: -2, bonus: 2, penalty: 1, unit: 0 },
      { step: 'window', side: 'leia', target: 1, waiting: [{ ability: 'admiral-ozzel when-defeated', side: 'vader', unit: 7 }] },
      { step: 'ability', side: 'leia', at: 1, target: 1, happened: 1, ability: 'watch-this event' },
      { step: 'ability', side: 'leia', unit: 1, ability: 'ion-cannon action', picks: ['choose snowtrooper'] },
      { step: 'ability', side: 'leia', at: 1, ability: 'ive-found-them event', revealed: ['han-solo'] },
      { step: 'unique', side: 'leia', unit: 1 },
      { step: 'regroup', side: 'leia', at: 1 },
    ];
    const secret = ['mulligan', 'opening-resources'].map((step) => [{ step, side: 'leia' }]);
    for (const written of [frames, ...secret]) {
      const position = { leia: { ground: ['hoth-trooper', 'ion-cannon'] }, vader: { ground: ['snowtrooper'] }, frames: written };
      expect(JSON.stringify(duel.write(duel.read(position)))).toContain(JSON.stringify(written));
    }
  });
});
