import {
  allSeats,
  type Choice,
  type Decision,
  type Rng,
  rngFromSeed,
  type Seat,
  seedFrom,
  shuffle,
  tour,
  Unsound,
} from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { english } from '../../kernel/test/texts.ts';
import { HEXES } from '../src/board.ts';
import { CARD_NAMES, type CardId } from '../src/cards/index.ts';
import { kindOfChoice, payload } from '../src/choices.ts';
import { DECISION_KINDS } from '../src/decisions.ts';
import { type Event, hoth, type State } from '../src/index.ts';
import { BADGES, TERRAINS } from '../src/kinds.ts';
import { isInSight, sightBlockers } from '../src/rules/sight.ts';
import { en } from '../src/text/en.ts';
import { optionsFor, randomBattle } from './helpers.ts';

describe('In every state of random battles', () => {
  it.each(Array.from({ length: 17 }, (_, i) => i))('every promise of the contract holds (battle %i)', (i) => {
    try {
      tour(hoth, optionsFor(i), seedFrom(`tour ${i}`), [english(en)]);
    } catch (error) {
      if (error instanceof Unsound) throw new Error(`${error.message}\n${JSON.stringify(error.record)}`);
      throw error;
    }
  });

  it('what a viewer cannot know changes no byte of its view, its decision, its events and its prompts', () => {
    for (let i = 0; i < 17; i++) {
      const chance = rngFromSeed(seedFrom(`secrets ${i}`));
      randomBattle(i, (state, decision, choice) => {
        for (const viewer of allSeats(state.sides)) compareWorlds(state, decision, choice, viewer, chance);
      });
    }
  });

  it('line of sight is the same both ways, and blocked exactly when something blocks it', () => {
    let seen = 0;
    for (let i = 0; i < 17; i++) {
      randomBattle(i, (state) => {
        if (seen++ % 97 !== 0) return;
        for (const a of HEXES)
          for (const b of HEXES.slice(a + 1)) {
            expect(isInSight(state, a, b)).toBe(isInSight(state, b, a));
            expect(sightBlockers(state, a, b).length === 0).toBe(isInSight(state, a, b));
          }
      });
    }
  });

  it('figures never grow but by cards, and units by reinforcements', () => {
    for (let i = 0; i < 17; i++) {
      const strength = new Map<number, number>();
      let returned = 0;
      randomBattle(
        i,
        (state) => {
          state.unitHex.forEach((hex, unit) => {
            if (hex < 0) return;
            const figures = state.unitFigures[unit] as number;
            const before = strength.get(unit);
            if (before !== undefined && figures > before) returned -= figures - before;
            expect(returned).toBeGreaterThanOrEqual(0);
            strength.set(unit, figures);
          });
        },
        (event) => {
          if (event.type === 'figures-back') returned += event.count;
        },
      );
    }
  });
});

/** Another world for a viewer: the enemies' hands and piles trade cards. Then the same choice is made in both. */
function compareWorlds(state: State, decision: Decision, choice: Choice, viewer: Seat, chance: Rng): void {
  const world = hoth.clone(state);
  const known = hoth.clone(state);
  scramble(world, viewer, choice, chance);
  const seen = (of: State): string => JSON.stringify([hoth.view(of, viewer), ownWords(of, viewer)]);
  expect(seen(world)).toBe(seen(state));
  const eventsIn = (of: State): string => {
    const events: Event[] = [];
    hoth.apply(of, decision.seat, choice, (event) => {
      const shown = hoth.seenBy(event, viewer);
      if (shown) events.push(shown);
    });
    return JSON.stringify([events, events.map(hoth.log), hoth.stands(of), seen(of)]);
  };
  expect(eventsIn(world)).toBe(eventsIn(known));
}

function ownWords(state: State, viewer: Seat): unknown {
  const decision = hoth.pending(state).find((open) => open.seat === viewer);
  if (!decision) return undefined;
  const view = hoth.view(state, viewer);
  return [decision, hoth.prompt(view, decision), hoth.offers(view, decision)];
}

/** The cards of each enemy seat trade places, except the one the next choice shows. */
function scramble(state: State, viewer: Seat, next: Choice, chance: Rng): void {
  const shown = ['play', 'discard'].includes(kindOfChoice(next)) ? payload(next) : -1;
  state.sides.forEach((side, seat) => {
    if (side === state.sides[viewer]) return;
    const hand = state.hands[seat] as CardId[];
    const fixed = hand.filter((card) => card === shown);
    const hidden = [...hand.filter((card) => card !== shown), ...(state.piles[seat] as CardId[])];
    shuffle(chance, hidden);
    state.hands[seat] = [...fixed, ...hidden.splice(0, hand.length - fixed.length)].sort((a, b) => a - b);
    state.piles[seat] = hidden;
  });
}

it('Every card, terrain, badge, special rule and kind of decision is met in random battles', () => {
  const met = new Set<string>();
  for (let i = 0; i < 340; i++) {
    randomBattle(
      i,
      (state, decision) => {
        met.add(decision.kind);
        for (const [unit, hex] of state.unitHex.entries()) {
          if (hex < 0) continue;
          met.add(TERRAINS[state.battle.terrain[hex] as number] as string).add(BADGES[state.unitBadge[unit] as number] as string);
        }
      },
      (event) => {
        met.add(event.type);
        if (event.type === 'card-played' || event.type === 'support-used') met.add(event.card);
        if (event.type === 'medals-won' || event.type === 'battle-ended') met.add(event.rule);
      },
    );
  }
  const rules = [
    'hoth/win/medals',
    'hoth/objective/sudden-death',
    'hoth/objective/permanent',
    'hoth/objective/exits',
    'hoth/scenario/collect',
    'hoth/scenario/ion-cannon',
    'hoth/end/stalemate',
    'hoth/end/no-units',
  ];
  const events = [
    'unit-broke-through',
    'retreat-ignored',
    'badge-flipped',
    'structure-destroyed',
    'unit-arrived',
    'officer-carried',
    'unit-exited',
    'figures-back',
    'card-taken',
    'pile-shuffled',
  ];
  // Nobody stands on a serac.
  const terrains = TERRAINS.filter((terrain) => terrain !== 'serac');
  const expected = [...CARD_NAMES, ...terrains, ...BADGES, ...DECISION_KINDS, ...rules, ...events];
  expect(expected.filter((thing) => !met.has(thing))).toEqual([]);
});
