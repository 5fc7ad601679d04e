import { readFileSync } from 'node:fs';
import { InputError, rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../kernel/test/texts.ts';
import { SIDE_NAMES } from '../src/board.ts';
import { BADGES, KINDS, TERRAINS, UNIT_KINDS } from '../src/kinds.ts';
import { readOptions, setUp } from '../src/rules/setup.ts';
import { type Battle, drawMap, RULE_FIELDS, readScenario, writeRule } from '../src/scenario.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { en } from '../src/text/en.ts';

const FILES = [
  '01-imperial-scout-mission',
  '02-snowspeeder-counter-attack',
  '03-enemy-spotted',
  '04-successful-landings',
  '05-hill-alpha-defense',
  '06-retrieve-imperial-data',
  '07-outpost-attack',
  '08-medevac',
  '09-securing-defensive-positions',
  '10-target-the-shield-generators',
  '11-rebel-breakout',
  '12-under-siege',
  '13-enter-echo-base',
  '14-protect-rebel-transports',
  '15-south-gate-retreat',
  '16-echo-base-evacuation',
  '17-last-stand',
];

type File = { [field: string]: unknown; map: string[] };

function load(name: string): File {
  return JSON.parse(readFileSync(new URL(`../src/scenarios/${name}.json`, import.meta.url), 'utf8')) as File;
}

/**
 * The printed scenarios in numbers: first player; hands and medals needed, Rebels then Empire (0: no victory by medals);
 * units: troopers, speeders, artillery | snowtroopers, AT-ATs, droids;
 * terrain: ridge, rocks, building, wreckage, trenches, serac, crevasse;
 * badges: assault, E-Web, scouts, elite troops, elite squadron.
 */
type Numbers = readonly [first: string, hands: string, medals: string, units: string, terrain: string, badges: string];
const PRINTED: readonly Numbers[] = [
  ['rebel', '4 3', '4 4', '7 0 0 | 5 0 2', '0 0 0 0 0 4 4', '0 0 0 0 0'],
  ['rebel', '4 4', '4 4', '4 3 0 | 6 1 1', '5 0 0 0 0 0 3', '0 0 0 0 0'],
  ['empire', '4 4', '5 5', '7 1 0 | 6 1 1', '2 9 0 0 0 2 0', '0 0 0 0 0'],
  ['empire', '4 4', '4 4', '7 1 0 | 4 2 0', '5 2 1 0 0 1 0', '0 0 0 0 0'],
  ['empire', '5 5', '5 5', '4 1 2 | 5 0 2', '4 6 1 1 0 0 0', '0 0 0 0 0'],
  ['rebel', '4 4', '5 5', '5 1 0 | 6 1 1', '6 2 0 2 3 0 2', '3 0 2 0 0'],
  ['empire', '4 4', '5 5', '7 0 1 | 6 2 2', '9 5 1 0 2 0 2', '0 1 0 2 0'],
  ['empire', '4 4', '5 5', '5 2 0 | 7 1 0', '0 6 0 0 4 3 1', '0 0 0 0 0'],
  ['rebel', '4 4', '4 4', '7 0 0 | 7 0 0', '4 10 0 1 1 0 2', '2 1 1 0 0'],
  ['empire', '4 4', '5 0', '6 2 2 | 6 3 0', '3 1 0 2 5 0 0', '1 1 0 0 0'],
  ['rebel', '3 4', '5 5', '7 0 0 | 6 0 1', '8 7 0 1 0 0 1', '4 1 1 1 0'],
  ['empire', '5 5', '4 4', '5 2 2 | 6 2 0', '5 0 2 2 0 0 0', '0 0 0 0 2'],
  ['empire', '4 4', '5 0', '5 2 1 | 2 3 0', '3 0 2 0 5 0 0', '0 0 0 0 0'],
  ['empire', '4 4', '3 0', '7 0 1 | 7 1 0', '7 1 0 0 4 0 4', '1 0 0 1 0'],
  ['rebel', '5 4', '5 0', '8 1 1 | 6 1 0', '0 4 2 0 1 3 3', '0 0 0 0 0'],
  ['rebel', '4 4', '5 5', '8 1 0 | 6 1 0', '3 9 0 0 0 0 3', '0 0 0 0 0'],
  ['rebel', '5 5', '5 5', '7 0 1 | 6 2 0', '9 2 0 2 3 2 1', '0 1 0 0 0'],
];

/** Structures, and hexes that special rules name, by scenario. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  4: ['F6'],
  5: ['E4'],
  6: ['C4'],
  7: ['F5'],
  8: ['A3', 'A7', 'G4'],
  9: ['A4', 'F3', 'I4'],
  10: ['B7', 'I7'],
  11: ['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1', 'I1', 'J1'],
  12: ['A6', 'A7', 'B6', 'B7', 'C7'],
  13: ['C7', 'H7'],
  14: ['D7'],
  15: ['E7', 'F7'],
  16: ['A1', 'B1', 'C1', 'C4', 'D1', 'E1', 'F1', 'G1', 'H1', 'I1', 'J1'],
  17: ['A7', 'E4'],
};

function numbersOf(battle: Battle): Numbers {
  const units = UNIT_KINDS.map((_, kind) => battle.units.filter((unit) => unit.kind === kind).length);
  const terrain = TERRAINS.map((_, ground) => battle.terrain.filter((found) => found === ground).length);
  const badges = BADGES.map((_, badge) => battle.units.filter((unit) => unit.badge === badge).length);
  return [
    SIDE_NAMES[battle.first],
    battle.hand.join(' '),
    battle.medals.join(' '),
    `${units.slice(0, 3).join(' ')} | ${units.slice(3).join(' ')}`,
    terrain.slice(1).join(' '),
    badges.slice(1).join(' '),
  ];
}

function placesOf(file: File): string[] {
  const structures = (file['structures'] ?? []) as { at: string }[];
  const rules = readScenario(file).rules.map(writeRule);
  const named = rules.flatMap((rule) => [rule['hexes'], rule['exits']].flatMap((hexes) => (Array.isArray(hexes) ? hexes : [])));
  return [...new Set([...structures.map(({ at }) => at), ...named])].sort();
}

const tidy = (line: string): string => line.trim().replaceAll(/\s+/g, ' ');

describe('the seventeen scenarios', () => {
  it('are there, in order, and are the files', () => {
    expect(SCENARIOS.map(({ id }) => id)).toEqual(FILES.map((_, i) => String(i + 1)));
    for (const [i, name] of FILES.entries()) expect(readScenario(load(name))).toEqual(SCENARIOS[i]);
  });

  for (const [i, name] of FILES.entries()) {
    const battle = SCENARIOS[i] as Battle;

    it(`${name} has the printed numbers`, () => {
      expect(numbersOf(battle)).toEqual(PRINTED[i]);
      expect(placesOf(load(name))).toEqual(PLACES[battle.id] ?? []);
      expect(battle.unknown).toEqual(['12', '17'].includes(battle.id) ? ['retreat-direction', 'attrition-pass'] : []);
    });

    it(`${name} is drawn as it is written`, () => {
      expect(drawMap(battle).map(tidy)).toEqual(load(name).map.map(tidy));
    });

    it(`${name} can be set up`, () => {
      const state = setUp(readOptions({ scenario: battle.id }), rngFromSeed(seedFrom(name)), undefined);
      expect(state.hands.map((hand) => hand.length)).toEqual([...battle.hand]);
      expect(state.sides[state.seat]).toBe(battle.first);
      for (const { kind, hex, figures } of battle.units) {
        expect(state.unitKind[state.hexUnit[hex] as number]).toBe(kind);
        expect(figures).toBe(
          (KINDS[kind]?.figures ?? 0) +
            (BADGES[battle.units.find((u) => u.hex === hex)?.badge ?? 0] === 'elite-squadron' ? 1 : 0),
        );
      }
    });
  }

  it('never use more than the box holds', () => {
    for (const battle of SCENARIOS) {
      expect(battle.terrain.filter((ground) => ground > 0).length).toBeLessThanOrEqual(19);
      expect(battle.units.filter(({ badge }) => badge > 0).length).toBeLessThanOrEqual(10);
      const most = [8, 3, 2, 8, 3, 2];
      for (const [kind, count] of most.entries())
        expect(battle.units.filter((unit) => unit.kind === kind).length).toBeLessThanOrEqual(count);
    }
  });
});

const LINE = '..  ..  ..  ..  ..  ..  ..  ..  ..  ..';
const row = (i: number, line: string) => (file: File) => {
  file.map[i] = line;
};
const field = (name: string, value: unknown) => (file: File) => {
  file[name] = value;
};
const rule = (value: unknown) => field('rules', [{ rule: 'no-elimination-medals', for: 'rebel' }, value]);

const twice = (value: unknown) => field('rules', [value, value]);
const destroying = (side: string) => (file: File) => {
  field('structures', [{ kind: 'ion-cannon', at: 'E4' }])(file);
  rule({ rule: 'destroy-structures', for: side })(file);
};

/** What is wrong, where the error must point, and words it must say. */
const MISTAKES: readonly (readonly [what: string, make: (file: File) => unknown, path: string, says: string])[] = [
  ['a line too few', (file) => file.map.pop(), 'map', 'expected 7 lines, found 6'],
  ['a line too many', (file) => file.map.push(LINE), 'map', 'expected 7 lines, found 8'],
  ['a hex too many in a long row', row(2, `${LINE}  ..`), 'map[2]', 'expected 10 hexes, found 11'],
  ['ten hexes in a short row', row(3, LINE), 'map[3]', 'expected 9 hexes, found 10'],
  ['no map', (file) => Reflect.deleteProperty(file, 'map'), 'map', 'expected a list, found nothing'],
  ['an unknown terrain', row(2, LINE.replace('..', '#.')), 'map[2]', 'on A3: no terrain is written “#”'],
  ['an unknown unit', row(4, `..  ..  .X${LINE.slice(10)}`), 'map[4]', 'on C5: no unit is written “X”'],
  ['an unknown badge', row(4, `..  .Iz${LINE.slice(6)}`), 'map[4]', 'on B5: no badge is written “z”'],
  ['a cell that is too long', row(4, `.Iaa${LINE.slice(2)}`), 'map[4]', '“.Iaa” on A5'],
  ['assault troops on speeders', row(4, `.Sa${LINE.slice(2)}`), 'map[4]', 'does not go on this unit (assault, Snowspeeders)'],
  [
    'an elite squadron on foot',
    row(4, `.iq${LINE.slice(2)}`),
    'map[4]',
    'does not go on this unit (elite squadron, Snowtroopers)',
  ],
  [
    'an unknown special rule',
    rule({ rule: 'steep-ridge' }),
    'rules[1].rule',
    '“steep-ridge” is not known; did you mean “steep-ridges”?',
  ],
  ['a field the rule does not have', rule({ rule: 'steep-ridges', medals: 1 }), 'rules[1].medals', 'unknown field'],
  [
    'a rule without its number',
    rule({ rule: 'exit', for: 'rebel', hexes: ['A7'] }),
    'rules[1].medals',
    'expected a whole number',
  ],
  [
    'a unit that does not exist in a rule',
    rule({ rule: 'return', for: 'empire', kind: 'tauntauns' }),
    'rules[1].kind',
    '“tauntauns” is not known',
  ],
  [
    'a rule for both sides that has one',
    rule({ rule: 'hold-all', for: 'either', hexes: ['A7'] }),
    'rules[1].for',
    '“either” is not known',
  ],
  ['an unknown field', field('medal', 4), 'medal', 'unknown field; did you mean “medals”?'],
  [
    'a hex beyond the edge of a short row',
    rule({ rule: 'hold-all', for: 'rebel', hexes: ['A7', 'J6'] }),
    'rules[1].hexes[1]',
    '“J6” is not known',
  ],
  ['a structure off the board', field('structures', [{ kind: 'ion-cannon', at: 'K1' }]), 'structures[0].at', '“K1” is not known'],
  ['an unknown structure', field('structures', [{ kind: 'hangar', at: 'E4' }]), 'structures[0].kind', '“hangar” is not known'],
  [
    'a structure on a unit',
    field('structures', [
      { kind: 'ion-cannon', at: 'E4' },
      { kind: 'ion-cannon', at: 'C1' },
    ]),
    'structures[1].at',
    'a unit stands on C1',
  ],
  ['a third side', field('first', 'hutts'), 'first', '“hutts” is not known; expected one of: rebel, empire'],
  [
    'a side without cards',
    field('hand', { rebel: 4, empire: 0 }),
    'hand.empire',
    'expected a whole number from 1 to 16, found 0',
  ],
  ['half a medal', field('medals', { rebel: 4.5, empire: 4 }), 'medals.rebel', 'found 4.5'],
  [
    'no unit of a side',
    (file) => {
      file.map = file.map.map((line) => line.replaceAll('I', '.'));
    },
    'map',
    'Rebels: no unit on the map',
  ],
  ['a side that cannot win', field('medals', { rebel: 4, empire: 0 }), 'medals.empire', 'this side cannot win'],
  [
    'a hundred rules',
    field('rules', new Array(100).fill({ rule: 'steep-ridges' })),
    'rules',
    'at most 99 are possible, found 100',
  ],
  [
    'more hexes than there are',
    rule({ rule: 'hold-all', for: 'rebel', hexes: new Array(68).fill('A7') }),
    'rules[1].hexes',
    'at most 67 are possible, found 68',
  ],
  ['a title that is no text', field('title', 4), 'title', 'expected a text, found 4'],
];

/** What records may still have: a file that is read today is looked at more closely. */
const NEVER: typeof MISTAKES = [
  ['a second officer', twice({ rule: 'officer', hexes: ['E4'], exits: ['A7'] }), 'rules[1].rule', 'has this rule once'],
  ['a second extra card', twice({ rule: 'bonus-card', hexes: ['E4'] }), 'rules[1].rule', 'has this rule once'],
  ['two hexes of an officer', rule({ rule: 'officer', hexes: ['E4', 'E5'], exits: ['A7'] }), 'rules[1].hexes', 'name one hex'],
  ['Rebels that destroy', destroying('rebel'), 'rules[1].for', 'the Rebels attack no structures'],
  [
    'reinforcements of the enemy',
    rule({ rule: 'reinforce-once', for: 'rebel', kind: 'at-at', count: 1, afterTurns: 1 }),
    'rules[1].kind',
    'expected a unit of the other side, found AT-AT',
  ],
  [
    'a landing next to the enemy',
    rule({ rule: 'reinforce-each-turn', for: 'empire', kind: 'snowtroopers', nextTo: 'snowspeeders', most: 2 }),
    'rules[1].nextTo',
    'expected a unit of the other side, found Snowspeeders',
  ],
  [
    'medals for one’s own losses',
    rule({ rule: 'eliminate', for: 'rebel', kind: 'echo-base-troopers', count: 2 }),
    'rules[1].kind',
    'expected a unit of the other side',
  ],
  [
    'more reinforcements than the baseline holds',
    rule({ rule: 'reinforce-once', for: 'rebel', kind: 'snowspeeders', count: 11, afterTurns: 1 }),
    'rules[1].count',
    'room for 10',
  ],
  [
    'an objective on a serac',
    (file) => {
      row(3, '  ..  ..  ..  A.  ..  ..  ..  ..  ..')(file);
      rule({ rule: 'hold-all', for: 'rebel', hexes: ['A4', 'D4'] })(file);
    },
    'rules[1].hexes',
    'nobody who counts here can stand on D4 (serac)',
  ],
];

describe('a broken scenario file', () => {
  const good = load('01-imperial-scout-mission');

  it.each(MISTAKES)('with %s is refused and the place named', (_, make, path, says) => {
    const before = JSON.stringify(SCENARIOS);
    const broken = structuredClone(good);
    make(broken);
    const text = JSON.stringify(broken);
    const error = thrownBy(() => readScenario(broken));
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).path).toBe(path);
    expect(inEnglish(error as InputError, en)).toContain(says);
    // Nothing is changed, neither the file nor the scenarios.
    expect(JSON.stringify(broken)).toBe(text);
    expect(JSON.stringify(SCENARIOS)).toBe(before);
    // And no battle begins with it.
    expect(() => readOptions({ scenario: broken })).toThrow(InputError);
    expect(readScenario(good)).toEqual(SCENARIOS[0]);
  });

  it.each(NEVER)('with %s is refused, but a record with it is read', (_, make, path, says) => {
    const odd = structuredClone(good);
    make(odd);
    const error = thrownBy(() => readScenario(odd));
    expect((error as InputError).path).toBe(path);
    expect(inEnglish(error as InputError, en)).toContain(says);
    expect(readOptions({ scenario: odd }).scenario.id).toBe('1');
  });

  it('with a side that cannot win is fine once a rule gives it a way', () => {
    const file = { ...good, medals: { rebel: 4, empire: 0 } };
    const ways = [
      { rule: 'hold-all', for: 'empire', hexes: ['A7'] },
      { rule: 'eliminate', for: 'empire', count: 3, kind: 'echo-base-troopers' },
      { rule: 'exit', for: 'empire', hexes: ['A7'], medals: 0, wins: 2 },
    ];
    for (const way of ways) expect(readScenario({ ...file, rules: [way] }).medals).toEqual([4, 0]);
    expect(() => readScenario({ ...file, rules: [{ rule: 'hold-all', for: 'rebel', hexes: ['A7'] }] })).toThrow(
      'wrong.cannot-win',
    );
    expect(() => readScenario({ ...file, rules: [{ rule: 'exit', for: 'empire', hexes: ['A7'], medals: 0 }] })).toThrow(
      'wrong.cannot-win',
    );
  });

  it('may lack units and a way to win where it is read for a case', () => {
    const empty = { ...good, medals: { rebel: 0, empire: 0 }, map: good.map.map((line) => line.replaceAll(/[Iid]/g, '.')) };
    expect(readScenario(empty, 'position').units).toEqual([]);
    expect(() => readScenario({ ...empty, map: [] }, 'position')).toThrow(InputError);
  });

  it('with only white space changed is the same scenario', () => {
    expect(readScenario({ ...good, map: good.map.map(tidy) })).toEqual(SCENARIOS[0]);
  });
});

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

it('The table in docs/scenarios.md has every special rule with its fields', () => {
  const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
  const [, table = ''] = page.split('| rule | fields | what it does |');
  const lines = [...table.matchAll(/^\| `([a-z-]+)` \| ([^|]*)\|/gm)];
  const told = lines.map(([, rule = '', fields = '']) => [
    rule,
    [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field).sort(),
  ]);
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(Object.entries(RULE_FIELDS).map(([rule, fields]) => [rule, [...fields].sort()])),
  );
});
