/** The set-up of Endor, told step by step, is what the engine does; odds that somebody asks for are those of a battle. */
import { rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { attemptAsked, macrohexForDie, setUpSteps, shotAsked } from '../src/companion.ts';
import { STANDARD_MAP } from '../src/map.ts';
import { HERO, type PieceId, pieceName, TYPES, typeOf } from '../src/pieces.ts';
import { setUp } from '../src/rules/setup.ts';
import { type Difficulty, isInComplex, VERSION } from '../src/state.ts';

const NAMES = ['moreStormtroopers', 'moreAtSts', 'fourCruisers', 'noRally', 'noSecurityCode'] as const;
const EASY: Difficulty = {
  moreStormtroopers: false,
  moreAtSts: false,
  fourCruisers: false,
  noRally: false,
  noSecurityCode: false,
};
/** Each way to play that is laid out differently: all of the harder ones together, and the gentle one. */
const WAYS: readonly (readonly [string, Difficulty])[] = [
  ...Array.from({ length: 2 ** NAMES.length }, (_, i) => {
    const chosen = NAMES.filter((_, k) => (i >> k) % 2 === 1);
    return [chosen.join('+') || 'standard', { ...EASY, ...Object.fromEntries(chosen.map((name) => [name, true])) }] as const;
  }),
  ['gentle', { ...EASY, gentle: true }],
];

const kindOf = (piece: PieceId): string => (typeOf(piece) === HERO ? pieceName(piece) : TYPES[typeOf(piece)]);
function counted(kinds: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, same]) => [kind, same.length]));
}
const inAll = (troops: readonly { readonly kind: string; readonly n: number }[]): Record<string, number> =>
  Object.fromEntries(troops.map(({ kind, n }) => [kind, n]));

describe.each(WAYS)('The set-up of Endor, %s', (_, difficulty) => {
  const steps = setUpSteps(STANDARD_MAP, difficulty);
  const state = setUp({ rules: VERSION, map: 'standard', difficulty, autoTies: true }, rngFromSeed(seedFrom('table')), undefined);

  it('places as many of each kind in each area as the engine', () => {
    for (const frame of state.frames) {
      if (frame.step === 'place') {
        const step = steps.find((one) => one.does === 'place' && one.area === frame.area);
        expect(step?.does === 'place' && inAll(step.troops)).toEqual(counted(frame.waiting.map(kindOf)));
      }
      if (frame.step === 'deploy') {
        const arriving = steps.flatMap((one) => (one.does === 'arrive' ? one.troops : []));
        expect(inAll(arriving)).toEqual(counted(frame.waiting.map(kindOf)));
        expect(arriving.map(({ kind }) => kind)).toEqual([...new Set(frame.waiting.map(kindOf))]);
      }
    }
    const inside = state.where.flatMap((_, piece) => (isInComplex(state, piece as PieceId) ? [kindOf(piece as PieceId)] : []));
    const garrison = steps.flatMap((one) => (one.does === 'garrison' ? one.troops : []));
    expect(inAll(garrison)).toEqual(counted(inside));
  });

  it('shuffles as many cards as the engine, and says which stay in the box', () => {
    const decks = steps.find((one) => one.does === 'decks');
    expect(decks).toMatchObject({ actions: state.actions.length, events: state.events.length });
    expect(decks?.does === 'decks' && decks.without.length).toBe(18 + 20 - state.actions.length - state.events.length);
  });
});

it('Dice send who arrives to the numbered macrohexes', () => {
  expect([1, 2, 3, 4, 5, 6].map(macrohexForDie)).toEqual(['I1', 'I2', 'I3', 'I4', 'I5', 'I6']);
});

describe('Odds that are asked for', () => {
  const shot = { firers: ['RT1'], target: 'ST1', range: 0, cover: false, mounted: false };

  it('take off range, cover and speed, as the examples of the rules do', () => {
    expect(shotAsked(shot)).toMatchObject({ dice: 3, needs: 1 });
    expect(shotAsked(shot)?.hit).toBeCloseTo(1 - (2 / 3) ** 3, 12);
    expect(shotAsked({ ...shot, cover: true })?.dice).toBe(2);
    expect(shotAsked({ ...shot, target: 'SB1', range: 1 })?.dice).toBe(1);
    // An AT-ST at range 2: two dice; a trooper on an AT-ST at range 2: one die, impossible.
    expect(shotAsked({ ...shot, firers: ['AT1'], target: 'RT1', range: 2 })?.dice).toBe(2);
    expect(shotAsked({ ...shot, target: 'AT1', range: 2 })).toMatchObject({ dice: 1, needs: 2, hit: 0 });
  });

  it('add up heroes, and Ewoks with their leader; cover helps no machine', () => {
    expect(shotAsked({ ...shot, firers: ['han', 'leia', 'chewbacca'] })?.dice).toBe(5);
    expect(shotAsked({ ...shot, firers: ['EL1', 'EW1', 'EW2', 'EW3', 'EW4', 'EW5', 'EW6'], cover: true, range: 1 })?.dice).toBe(
      5,
    );
    // They fill their macrohex: nobody else is in it.
    expect(shotAsked({ ...shot, firers: ['EL1', 'EW1', 'EW2', 'EW3', 'EW4', 'EW5', 'EW6'] })).toBeUndefined();
    expect(shotAsked({ ...shot, firers: ['CA1'], target: 'AT1', cover: true })?.dice).toBe(4);
    expect(shotAsked({ ...shot, firers: ['chewbacca'], mounted: true })?.dice).toBe(4);
  });

  it('know the door and the generator', () => {
    const han = attemptAsked({ hero: 'han', withCode: false, mounted: false });
    expect(han?.breach).toBe(2);
    expect(han?.door.on).toBeCloseTo(5 / 9, 12);
    expect(han?.generator).toBeCloseTo(5 / 9, 12);
    const code = attemptAsked({ hero: 'han', withCode: true, mounted: false });
    expect(code?.door.on).toBeCloseTo(1 - (2 / 3) ** 4, 12);
    expect(code?.generator).toBeCloseTo(5 / 9, 12);
  });
});
