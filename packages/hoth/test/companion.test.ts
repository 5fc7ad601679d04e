/** The set-up of a battle, told step by step, is the scenario; odds that somebody asks for are those of a battle. */
import { describe, expect, it } from 'vitest';
import { hexNamed, SIDE_NAMES } from '../src/board.ts';
import { attackAsked, lacks, type SetUpStep, setUpSteps, watchedIn } from '../src/companion.ts';
import { BADGES, KINDS, TERRAINS, UNIT_KINDS } from '../src/kinds.ts';
import { attackOdds } from '../src/odds.ts';
import { readPosition } from '../src/position.ts';
import { diceTerms } from '../src/rules/dice.ts';
import { drawMap, type Placed, readScenario } from '../src/scenario.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { unitAt } from '../src/state.ts';

type Of<D extends SetUpStep['does']> = Extract<SetUpStep, { readonly does: D }>;

/** What lies on the board when all steps are done, and nothing else was. */
function laidOut(steps: readonly SetUpStep[]) {
  const of = <D extends SetUpStep['does']>(does: D): Of<D>[] => steps.filter((step): step is Of<D> => step.does === does);
  const terrain = new Array<number>(67).fill(0);
  for (const { terrain: name, hexes } of of('terrain')) for (const hex of hexes) terrain[hex] = TERRAINS.indexOf(name);
  const badgeOn = new Map(of('badges').flatMap(({ badge, hexes }) => hexes.map((hex) => [hex, BADGES.indexOf(badge)] as const)));
  const units = of('units').flatMap(({ unit, figures, hexes }) =>
    hexes.map((hex): Placed => ({ kind: UNIT_KINDS.indexOf(unit), hex, figures, badge: badgeOn.get(hex) ?? 0 })),
  );
  const structures = of('structures').flatMap(({ structure, hexes }) => hexes.map((hex) => ({ kind: structure, hex })));
  return { terrain, units, structures, badges: badgeOn.size, medals: of('medals') };
}

const byHex = (a: { readonly hex: number }, b: { readonly hex: number }): number => a.hex - b.hex;

describe.each(SCENARIOS.map((battle) => [battle.id, battle] as const))('The set-up of scenario %s', (_, battle) => {
  const steps = setUpSteps(battle);
  const laid = laidOut(steps);

  it('places exactly what the scenario has, each thing once', () => {
    expect(drawMap(laid)).toEqual(drawMap(battle));
    expect(laid.units.toSorted(byHex)).toEqual(battle.units.toSorted(byHex));
    expect(laid.structures).toEqual(battle.structures);
    expect(laid.badges).toBe(battle.units.filter(({ badge }) => badge > 0).length);
  });

  it('gives each side its own units and badges', () => {
    for (const step of steps)
      if (step.does === 'units') expect(SIDE_NAMES[KINDS[UNIT_KINDS.indexOf(step.unit)]?.side ?? 0]).toBe(step.side);
      else if (step.does === 'badges')
        for (const hex of step.hexes) {
          const wearer = battle.units.find((unit) => unit.hex === hex);
          expect(SIDE_NAMES[KINDS[wearer?.kind ?? 0]?.side ?? 0]).toBe(step.side);
        }
  });

  it('needs no more than one box holds, and ends with who begins', () => {
    expect(lacks(battle)).toEqual([]);
    expect(steps[0]).toEqual({ does: 'board' });
    expect(steps.slice(-1)).toEqual([{ does: 'begins' }]);
    expect(steps.some(({ does }) => does === 'special-rules')).toBe(battle.rules.length + battle.unknown.length > 0);
  });
});

describe('Medals of the set-up', () => {
  it('lie where the printed maps have them', () => {
    const medals = Object.fromEntries(
      SCENARIOS.map((battle) => [
        battle.id,
        laidOut(setUpSteps(battle)).medals.reduce((sum, { count, hexes }) => sum + count * hexes.length, 0),
      ]).filter(([, n]) => n !== 0),
    );
    expect(medals).toEqual({ 4: 1, 5: 2, 6: 1, 7: 1, 8: 1, 9: 3, 12: 5, 17: 2 });
  });
});

describe('A battle of one’s own', () => {
  const own = readScenario({
    id: 'own',
    title: 'Walkers',
    first: 'empire',
    hand: { rebel: 3, empire: 3 },
    medals: { rebel: 3, empire: 3 },
    map: [
      '.w  .w  .w  .w  ..  ..  ..  ..  ..  ..',
      '..  ..  ..  ..  ..  ..  ..  ..  ..',
      '..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
      '..  ..  ..  ..  ..  ..  ..  ..  ..',
      '..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
      '..  ..  ..  ..  ..  ..  ..  ..  ..',
      '.Sq .S  ..  ..  ..  ..  ..  ..  ..  ..',
    ],
  });

  it('says what one box lacks', () => {
    expect(lacks(own)).toEqual([{ of: 'at-at', needs: 4, has: 3 }]);
  });

  it('tells units of another size apart', () => {
    const speeders = setUpSteps(own).flatMap((step) => (step.does === 'units' && step.unit === 'snowspeeders' ? [step] : []));
    expect(speeders.map(({ figures, hexes }) => [figures, hexes.length])).toEqual([
      [3, 1],
      [4, 1],
    ]);
  });
});

it('Numbers that decide a battle are counted', () => {
  const counted = SCENARIOS.flatMap((battle) => watchedIn(battle).map(({ what, goal }) => `${battle.id}: ${what} ${goal}`));
  expect(counted).toEqual(['13: left 3', '13: fallen 3', '14: charges 3', '15: fallen 4']);
});

describe('Odds that are asked for', () => {
  const plain = { from: 0, on: 0, figures: 4, distance: 1, inPlace: false, scouts: false, extra: 0 } as const;
  const troopers = { ...plain, attacker: 'echo-base-troopers', target: 'snowtroopers' } as const;

  /** The same attack in the middle of a battle. */
  function inBattle(map: Readonly<Record<string, string>>, from: string, to: string, figures?: number) {
    const state = readPosition({ map, ...(figures === undefined ? {} : { units: { [to]: { figures } } }) });
    const unit = unitAt(state, hexNamed(from));
    if (unit < 0) throw new Error(`nobody on ${from}`);
    return { terms: diceTerms(state, unit as never, hexNamed(to)), odds: attackOdds(state, unit as never, hexNamed(to)) };
  }

  it('are those of the same attack in a battle', () => {
    expect(attackAsked(troopers)).toEqual(inBattle({ E5: '.I', E4: '.i' }, 'E5', 'E4'));
    expect(attackAsked({ ...troopers, figures: 2, distance: 2, on: TERRAINS.indexOf('trenches') })).toEqual(
      inBattle({ E6: '.I', E4: '=i' }, 'E6', 'E4', 2),
    );
    expect(attackAsked({ ...plain, attacker: 'snowspeeders', target: 'at-at', figures: 1, from: 4, distance: 1 })).toEqual(
      inBattle({ E5: 'WS', E4: '.w' }, 'E5', 'E4'),
    );
    expect(attackAsked({ ...plain, attacker: 'at-at', target: 'rebel-artillery', figures: 1, on: 2, distance: 3 })).toEqual(
      inBattle({ E1: '.w', E4: 'oR' }, 'E1', 'E4'),
    );
  });

  it('count scouts, an E-Web in place and dice of a card', () => {
    const scouted = attackAsked({ ...troopers, scouts: true });
    expect(scouted?.terms).toContainEqual({ rule: 'hoth/badge/scouts', dice: 1 });
    expect(scouted?.odds.dice).toBe(4);
    const eWeb = attackAsked({ ...troopers, inPlace: true });
    expect(eWeb?.odds).toEqual(inBattle({ E5: '.Ie', E4: '.i' }, 'E5', 'E4').odds);
    expect(eWeb?.odds.expectedLosses).toBeGreaterThan(attackAsked(troopers)?.odds.expectedLosses ?? 9);
    expect(attackAsked({ ...troopers, extra: 2 })?.odds.dice).toBe(5);
  });

  it('are none beyond the range, with no dice left, and where nobody can stand', () => {
    const far = attackAsked({ ...plain, attacker: 'snowspeeders', target: 'snowtroopers', distance: 2, on: 2, from: 3 });
    expect(far?.odds.dice).toBe(0);
    expect(
      attackAsked({ ...plain, attacker: 'snowtroopers', target: 'ion-cannon', figures: 1, distance: 1 })?.odds.destroyed,
    ).toBeGreaterThan(0);
    expect(attackAsked({ ...plain, attacker: 'at-at', target: 'snowspeeders', from: 1 })).toBeUndefined();
  });
});
