/** The set-up of a duel, told step by step, is what the engine does. */
import { rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { nameOf, PRESET_DECKS, SIDES } from '../src/cards/index.ts';
import { deployCost, SETUPS, type SetUpStep, setUpSteps } from '../src/companion.ts';
import { duel } from '../src/index.ts';

type Of<D extends SetUpStep['does']> = Extract<SetUpStep, { readonly does: D }>;
const stepOf = <D extends SetUpStep['does']>(steps: readonly SetUpStep[], does: D): Of<D> =>
  steps.find((step): step is Of<D> => step.does === does) as Of<D>;

describe.each(SETUPS)('The set-up of %s', (setup) => {
  const steps = setUpSteps(setup);
  const state = duel.setup({ setup }, rngFromSeed(seedFrom('table')));

  it('names the printed numbers of both decks, and the bases as the engine has them', () => {
    expect(stepOf(steps, 'decks').decks).toEqual({
      leia: { first: 1, last: 52, cards: 52 },
      vader: { first: 53, last: 104, cards: 52 },
    });
    expect(stepOf(steps, 'bases').hp).toBe(state.baseHp);
    expect(stepOf(steps, 'leaders').cards).toEqual({ leia: 'leia-organa', vader: 'darth-vader' });
  });

  it('draws as many cards as the engine, and leaves as many', () => {
    const drawn = stepOf(steps, 'draw').cards;
    const { count } = stepOf(steps, 'resources');
    expect(stepOf(steps, 'begins').hand).toBe(drawn - count);
    for (const side of SIDES) expect(state.hand[side].length + state.resources[side].length).toBe(drawn);
  });
});

describe('The first game', () => {
  const steps = setUpSteps('first-game');
  const state = duel.setup({ setup: 'first-game' }, rngFromSeed(seedFrom('table')));

  it('prescribes the resources that the engine lays, all of them among the first cards', () => {
    const { cards } = stepOf(steps, 'resources');
    expect([cards?.leia, cards?.vader].map((names) => names?.toSorted())).toEqual(
      SIDES.map((side) => state.resources[side].map(nameOf).toSorted()),
    );
    for (const [i, names] of [cards?.leia ?? [], cards?.vader ?? []].entries())
      expect(PRESET_DECKS[i as 0 | 1].slice(-6).map(nameOf)).toEqual(expect.arrayContaining([...names]));
  });

  it('sorts decks of fifty, gives Leia the initiative, and knows no new hand', () => {
    expect(stepOf(steps, 'sort').decks).toEqual({
      leia: { first: 3, last: 52, cards: 50 },
      vader: { first: 55, last: 104, cards: 50 },
    });
    expect(stepOf(steps, 'initiative').side).toBe('leia');
    expect(state.initiative).toBe(0);
    expect(stepOf(steps, 'mulligan')).toBeUndefined();
    expect(stepOf(setUpSteps('standard'), 'mulligan')).toBeDefined();
    expect(stepOf(setUpSteps('standard'), 'sort')).toBeUndefined();
  });
});

it('Leaders come into play with five and six resources', () => {
  expect([deployCost('leia'), deployCost('vader')]).toEqual([5, 6]);
});
