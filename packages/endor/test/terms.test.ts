import { below, type Choice, rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import type { Firers } from '../src/frames.ts';
import { captureTerms, type Event, endor, type State, shotTerms, sumOf, trapTerms, wayOf } from '../src/index.ts';
import { AT_ST_TYPE, isImperial, PIECE_IDS, type PieceId, piecesOf } from '../src/pieces.ts';
import { trapDice } from '../src/rules/event-cards.ts';
import { partnersOf, shotDice } from '../src/rules/fire.ts';
import { captureDice } from '../src/rules/heroes.ts';
import { isInPlay, isOnMap } from '../src/state.ts';

/** A random game, decision by decision, and what each answer brings. */
function walk(name: string, look: (state: State) => void, told?: (before: State, event: Event) => void): void {
  const chance = rngFromSeed(seedFrom(`choices ${name}`));
  const state = endor.setup(endor.options({ ties: 'auto' }), rngFromSeed(seedFrom(name)));
  for (let [decision] = endor.pending(state); decision; [decision] = endor.pending(state)) {
    look(state);
    const at = decision.kind === 'place' ? decision.choices.length - 1 : below(chance, decision.choices.length);
    // Events come before the next change, but after their own: the state before each is what the last one left.
    let before = endor.clone(state);
    endor.apply(state, decision.seat, decision.choices[at] as Choice, (event) => {
      told?.(before, event);
      before = endor.clone(state);
    });
  }
}

const every = (n: number): PieceId[] => PIECE_IDS.filter((piece) => piece % n === 0);

describe('The dice of a shot, a trap and a capture', () => {
  it.each([1, 2, 3])('are the sum of their terms (game %i)', (game) => {
    let shots = 0;
    walk(`terms ${game}`, (state) => {
      for (const firer of every(3)) {
        if (!isInPlay(state, firer)) continue;
        const groups: Firers[] = [[firer], [firer, ...partnersOf(state, firer)]];
        for (const group of groups)
          for (const target of every(5)) {
            if (isImperial(target) === isImperial(firer) || !isInPlay(state, target)) continue;
            expect(sumOf(shotTerms(state, group, target))).toBe(shotDice(state, group, target));
            shots++;
          }
      }
      for (const piece of piecesOf(AT_ST_TYPE)) {
        if (!isOnMap(state, piece)) continue;
        expect(sumOf(trapTerms(state, piece))).toBe(trapDice(state, piece));
        expect(sumOf(captureTerms(state, piece))).toBe(captureDice(state, piece));
      }
    });
    expect(shots).toBeGreaterThan(1000);
  });
});

describe('A way for the eye', () => {
  it('is there for each move, no longer than the movement', () => {
    walk(
      'ways',
      () => {},
      (before, event) => {
        if (event.type !== 'piece-moved') return;
        const way = wayOf({ map: before.map, mounted: before.mounted === 1 }, event.piece, event.from, event.to);
        expect([way[0], way.at(-1)]).toEqual([event.from, event.to]);
        expect(way.length).toBeLessThanOrEqual(6);
      },
    );
  });
});
