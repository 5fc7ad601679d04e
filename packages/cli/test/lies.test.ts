/** Cases that try to lie: what could never fail, what names nothing there is, what could never come to be. Each is told so, with its line. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canBeLogged, type GameEvent, newMatch, render, seedFrom } from '@wartable/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { GAMES, seatsFor } from '../src/games.ts';
import { wordsIn } from '../src/words.ts';
import { randomAnswers, wartable } from './helpers.ts';

const folder = mkdtempSync(join(tmpdir(), 'wartable-lies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, contents: string): string {
  const path = join(folder, name);
  writeFileSync(path, contents);
  return path;
}

/** A lie as the fields of a case, in YAML, the part that lies in it, and what is said of it. */
type Lie = readonly [name: string, fields: string, place: string, told: string];

const RULE = { duel: 'duel/attack/sentinel', hoth: 'hoth/board/hexes', endor: 'endor/fire/dice' } as const;

/** Written as one file, a line for each field. */
function written(game: keyof typeof RULE, lies: readonly Lie[]): string {
  const cases = lies.map(([name, fields]) => [
    `  - name: ${JSON.stringify(name)}`,
    `    rules: [${RULE[game]}]`,
    ...fields
      .trim()
      .split('\n')
      .map((line) => `    ${line}`),
  ]);
  return [`game: ${game}`, 'cases:', ...cases.flat(), ''].join('\n');
}

type Told = { readonly line: number; readonly found: string };

async function toldOf(game: keyof typeof RULE, lies: readonly Lie[]) {
  const contents = written(game, lies);
  const { out } = await wartable(['cases', file(`${game}-${lies.length}.yaml`, contents), '--json']);
  const lines = contents.split('\n');
  const { cases } = JSON.parse(out) as { cases: { name: string; failures: Told[] }[] };
  return cases.map(({ name, failures }) => [name, failures.map(({ line, found }) => [lines[line - 1]?.trim(), found])]);
}

/** Each lie is told once, at the line that has the place. */
function expected(lies: readonly Lie[]) {
  return lies.map(([name, , place, told]) => [name, [[expect.stringContaining(place), told]]]);
}

const troopers = `given: { leia: { ground: [hoth-trooper] }, vader: { ground: [snowtrooper, snowtrooper] } }`;
const shooters = 'given: { map: { D5: .I, D4: .i }, hands: { rebel: [ready-for-battle] } }';

const DUEL: readonly Lie[] = [
  [
    'a misspelt unit is not offered',
    `${troopers}\nthen: { exclude: [attack hoth-troper] }`,
    'troper',
    '“hoth-troper” is not known; did you mean “hoth-trooper”?',
  ],
  [
    'a misspelt verb is not offered',
    `${troopers}\nthen: { exclude: [atack hoth-trooper] }`,
    'atack',
    '“atack” is not known; did you mean “attack”?',
  ],
  [
    'two steps are never one choice',
    `${troopers}\nthen: { exclude: [attack hoth-trooper -> vader-base] }`,
    'exclude',
    '“hoth-trooper -> vader-base” is not known',
  ],
  [
    'a verb that names nothing',
    `${troopers}\nthen: { exclude: [attack] }`,
    'exclude',
    '“attack” needs to be followed by one of: units',
  ],
  ['a verb that takes nothing', `${troopers}\nthen: { exclude: [deploy leia-organa] }`, 'exclude', 'nothing follows “deploy”'],
  [
    'each of two copies is offered',
    `${troopers}\nwhen: [{ leia: attack hoth-trooper }]\nthen: { exclude: [choose snowtrooper] }`,
    'exclude',
    '["choose snowtrooper.1","choose snowtrooper.2","choose vader-base"]',
  ],
  [
    'nobody offers anything to who is not asked',
    `${troopers}\nthen: { exclude: { vader: [pass] } }`,
    'exclude',
    'vader is asked nothing here, so that nothing can be offered',
  ],
  [
    'a misspelt card is refused',
    `${troopers}\nthen: { refused: [{ leia: play han-sollo, rule: duel/action/alternate }] }`,
    'sollo',
    '“han-sollo” is not known; did you mean “han-solo”?',
  ],
  [
    'a misspelt target is refused',
    `${troopers}\nthen: { refused: [{ leia: attack hoth-trooper -> vader-bse }] }`,
    'bse',
    '“vader-bse” is not known; did you mean “vader-base”?',
  ],
  [
    'a misspelt rule refuses',
    `${troopers}\nthen: { refused: [{ leia: play han-solo, rule: duel/play/coast }] }`,
    'coast',
    '“duel/play/coast” is not known; did you mean “duel/play/cost”?',
  ],
  ['giving up is refused', `${troopers}\nthen: { refused: [{ leia: concede }] }`, 'concede', 'allowed'],
  ['what is legal is refused', `${troopers}\nthen: { refused: [{ leia: pass }] }`, 'pass', 'allowed'],
  [
    'what nobody knows is refused',
    `given: {}\nthen: { refused: [{ leia: pass -> pass }] }`,
    'pass',
    'refused by “duel/action/alternate”: That depends on what the other side does first.',
  ],
  [
    'a line that nobody writes was not logged',
    `${troopers}\nwhen: [{ leia: pass }]\nthen: { unlogged: ["Leia passses."] }`,
    'unlogged',
    'no line of the log can read like this: “Leia passses.”',
  ],
  [
    'a line with a misspelt name was not logged',
    `${troopers}\nwhen: [{ leia: pass }]\nthen: { unlogged: { vader: ["Hoth Troper is defeated."] } }`,
    'unlogged',
    'no line of the log can read like this: “Hoth Troper is defeated.”',
  ],
  [
    'a field that is not there is empty',
    `${troopers}\nthen: { position: { leia: { grond: null } } }`,
    'grond',
    'there is no such field',
  ],
  ['a field of a side is empty for all', `${troopers}\nthen: { position: { shown: null } }`, 'shown', 'there is no such field'],
  [
    'a field that no view has is empty',
    `${troopers}\nthen: { view: { vader: { frames: null } } }`,
    'frames',
    'there is no such field',
  ],
  [
    'a kind of decision that is none',
    `${troopers}\nthen: { decision: { leia: acting } }`,
    'acting',
    '“acting” is not known; did you mean “action”?',
  ],
  [
    'an outcome that is none',
    `${troopers}\nthen: { outcome: nobody }`,
    'nobody',
    '“nobody” is not known; expected one of: leia, vader, draw, none',
  ],
  [
    'chance that is never used',
    `${troopers}\nchance:\n- top: [han-solo]\n- initiative: leia\nthen: { decision: { leia: action } }`,
    'top',
    '2 of 2 outcomes were never used',
  ],
];

const HOTH: readonly Lie[] = [
  [
    'a hex that is none is not offered',
    `${shooters}\nthen: { exclude: [order K5] }`,
    'K5',
    '“K5” is not known; did you mean “A5”?',
  ],
  [
    'a hex in small letters is not offered',
    `${shooters}\nwhen: [{ rebel: play ready-for-battle }]\nthen: { exclude: [attack d5] }`,
    'd5',
    '“d5” is not known; did you mean “D5”?',
  ],
  [
    'a hex that is none is refused',
    `${shooters}\nwhen: [{ rebel: play ready-for-battle }, { rebel: attack D5 }]\nthen: { refused: [{ rebel: target K4, rule: hoth/attack/range }] }`,
    'K4',
    '“k4” is not known; did you mean “a4”?',
  ],
  ['a hex that is none is empty', `${shooters}\nthen: { position: { units: { K4: null } } }`, 'K4', 'there is no such field'],
  ['a hex at the wrong place is empty', `${shooters}\nthen: { position: { E4: null } }`, 'E4', 'there is no such field'],
  [
    'a field of a unit that is none is empty',
    `${shooters}\nthen: { position: { units: { D5: { figurs: null } } } }`,
    'figurs',
    'there is no such field',
  ],
  [
    'a die too many',
    `${shooters}\nchance: [{ dice: [cross, cross, cross, cross] }]\nwhen: [{ rebel: play ready-for-battle }, { rebel: attack D5 -> D4 }]\nthen: { decision: { empire: play } }`,
    'dice',
    '1 of 4 outcomes were never used',
  ],
  [
    'a line with a hex that is none was not logged',
    `${shooters}\nwhen: [{ rebel: play ready-for-battle }]\nthen: { unlogged: ["Snowtroopers on K4 eliminated."] }`,
    'unlogged',
    'no line of the log can read like this: “Snowtroopers on K4 eliminated.”',
  ],
];

const heroes = 'given: { pieces: { han: R.1, ST1: R.2 } }';

const ENDOR: readonly Lie[] = [
  [
    'a piece that is none is not offered',
    `${heroes}\nthen: { exclude: [act hann] }`,
    'hann',
    '“hann” is not known; did you mean “han”?',
  ],
  [
    'a piece that is none is refused',
    `${heroes}\nthen: { refused: [{ rebel: act han -> fire -> target ST15 }] }`,
    'ST15',
    '“st15” is not known; did you mean “st1”?',
  ],
  [
    'a piece that is none is in the reserve',
    `${heroes}\nthen: { position: { pieces: { ST15: null } } }`,
    'ST15',
    'there is no such field',
  ],
  [
    'a shuffle that never comes',
    `${heroes}\nchance: [{ top: [heroes-4] }]\nthen: { decision: { rebel: rebel } }`,
    'top',
    '1 of 1 outcome was never used',
  ],
  [
    'an outcome of a game for two',
    `${heroes}\nthen: { outcome: draw }`,
    'draw',
    '“draw” is not known; expected one of: rebel, lost, none',
  ],
];

/** What could never come to be: a position, the place in it, and what is said of it. */
type Impossible = readonly [position: string, place: string, told: string];

const IMPOSSIBLE: Readonly<Record<keyof typeof RULE, readonly Impossible[]>> = {
  duel: [
    ['leia: { ground: [han-solo, han-solo] }', 'leia.ground[1]', 'Han Solo is unique: a side has one in play'],
    ['leia: { ground: [leia-organa, leia-organa] }', 'leia.ground[1]', 'Leia Organa is unique: a side has one in play'],
    ['leia: { hand: [han-solo, han-solo, han-solo] }', 'leia.hand', 'there are only 2 copies of Han Solo'],
    [
      'leia: { ground: [{ card: hoth-trooper, damage: 9 }] }',
      'leia.ground[0].damage',
      'expected a whole number from 0 to 2, found 9',
    ],
    ['leia: { base: 30 }', 'leia.base', 'with 30 damage the base falls, and the game is over'],
    ['leia: { base: -1 }', 'leia.base', 'expected a whole number from 0 to 999, found -1'],
    ['taken: leia, initiative: vader', 'initiative', 'who took the initiative has it'],
    ['vader: { space: [snowtrooper] }', 'vader.space[0]', 'Snowtrooper is a ground unit'],
  ],
  hoth: [
    ['map: { E4: ~i }', 'map.E4', 'Snowtroopers cannot stand on E4 (crevasse)'],
    ['map: { E4: ^w }', 'map.E4', 'AT-AT cannot stand on E4 (ridge)'],
    ['map: { E4: .w }, units: { E4: { figures: 2 } }', 'units.E4.figures', 'expected a whole number from 1 to 1, found 2'],
    ['map: { E4: .i }, units: { E4: { full: 9, figures: 9 } }', 'units.E4.full', 'at most 4 are possible, found 9'],
    ['map: { E4: .i }, units: { E4: { figures: true } }', 'units.E4.figures', 'expected a whole number from 1 to 4, found true'],
    [
      'map: { E4: .i, D5: .I }, units: { E4: { kind: at-at } }',
      'units.E4',
      'units are named whole, each with its kind and id, or only changed where they stand: then without kind, id and badge',
    ],
    ['units: { E4: { kind: at-at, id: 0 }, D5: { kind: at-at, id: 0 } }', 'units.D5.id', 'another unit has the id 0'],
    [
      'units: { E4: { kind: at-at, id: 0, badge: e-web } }',
      'units.E4.badge',
      'this badge does not go on this unit (E-Web, AT-AT)',
    ],
    [
      'structures: [{ kind: ion-cannon, at: E4 }], units: { E4: { kind: at-at, id: 0 } }',
      'units.E4',
      'A structure stands on E4.',
    ],
    ['hands: { rebel: [rebel-recon-left, rebel-recon-left] }', 'hands.rebel', 'Recon Left is there twice'],
    [
      'hands: { rebel: [rebel-recon-left] }, discards: { rebel: [rebel-recon-left] }',
      'discards.rebel',
      'Recon Left is there twice',
    ],
    ['discards: { rebel: [empire-recon-left] }', 'discards.rebel', 'Recon Left belongs to the other side'],
    ['hands: { rebel: [air-support] }', 'hands.rebel', 'Air Support is a support card'],
    ['supports: { rebel: [rebel-recon-left] }', 'supports.rebel', 'Recon Left is no support card'],
    [
      'scenario: "1", hands: { empire: [pincer-move, imperial-assault, precision-fire, force-powers, empire-recon-left, empire-recon-right, empire-raid-left] }',
      'hands.empire',
      'at most 4 are possible, found 7',
    ],
    ['need: { rebel: 3 }, medals: { rebel: 3 }', 'medals.rebel', 'with 3 medals the battle is won and over'],
    ['medals: { rebel: -1 }', 'medals.rebel', 'expected a whole number from 0 to 9999999, found -1'],
    ['destroyed: [E4]', 'destroyed[0]', 'no structure stands on E4'],
    ['charges: 2', 'charges', 'no special rule “charge” brings this about'],
  ],
  endor: [
    ['pieces: { SB1: I3.3 }', 'pieces.SB1', 'Speeder bike 1 cannot stand on I3.3 (woods)'],
    ['pieces: { AT1: I3.6 }', 'pieces.AT1', 'AT-ST 1 cannot stand on I3.6 (hills)'],
    ['pieces: { han: R.1, leia: R.1 }', 'pieces.leia', 'another piece stands on R.1'],
    ['pieces: { SB1: complex }', 'pieces.SB1', 'Speeder bike 1 is never “complex”'],
    ['pieces: { han: eliminated }', 'pieces.han', 'Han Solo is never “eliminated”'],
    ['pieces: { EW1: captured }', 'pieces.EW1', 'Ewoks 1 is never “captured”'],
    ['pieces: { EW1: E3.0 }, wounded: [EW1]', 'wounded', 'Ewoks 1 cannot be wounded: only heroes and Ewok leaders in play are'],
    ['mounted: true', 'mounted', 'Chewbacca drives an AT-ST on the map only'],
    ['cruisers: 5', 'cruisers', 'with 5 cruisers lost the game is over'],
    ['door: -1', 'door', 'expected a whole number from 0 to 3, found -1'],
    ['door: 3, tactic: A', 'tactic', 'with the door open the tactic is D'],
    ['card: at-st-move', 'card', 'a position begins on a Rebel card; put this one on top of actions'],
    ['hasCode: true, events: [security-code]', 'events[0]', 'this card is kept, so it is not in the deck'],
    ['actions: [heroes-4, heroes-4]', 'actions[1]', 'no card “heroes-4” is left'],
  ],
};

describe('What can be logged', () => {
  it.each(GAMES)('is known of $id: each line of random games, and none with other letters in it', async (game) => {
    const words = (await wordsIn('en')).wordsOf(game.id);
    const names = game.names(game.read({}));
    const lines = new Set<string>();
    const note = (event: GameEvent): void => {
      const line = game.log(event);
      if (line) lines.add(render(words, line));
    };
    const match = newMatch(game, { options: {}, players: seatsFor(game, {}), seed: seedFrom('lines') }, note);
    randomAnswers(match, 'lines', 400, note);
    expect(lines.size).toBeGreaterThan(60);
    const twisted = [...lines].map((line) => line.replace(/(?<=.{4})(\p{L})(?=\p{L})/u, '$1qx'));
    expect([...lines].filter((line) => !canBeLogged(words, names, line))).toEqual([]);
    expect(twisted.filter((line) => !lines.has(line) && canBeLogged(words, names, line))).toEqual([]);
  });
});

describe('A case cannot lie', () => {
  it.each(Object.keys(RULE) as (keyof typeof RULE)[])('about how it begins, in %s', async (game) => {
    const positions = IMPOSSIBLE[game];
    const lies = positions.map(
      ([position, , told]): Lie => [position, `given: { ${position} }\nthen: { outcome: none }`, position, told],
    );
    // That it is refused can be claimed.
    const claims = positions.map(
      ([position, place, told]): Lie => [
        position,
        `given: { ${position} }\nthen: { refused: [{ given: "${place}", because: ${JSON.stringify(told)} }] }`,
        '',
        '',
      ],
    );
    expect(await toldOf(game, [...lies, ...claims])).toEqual([
      ...expected(lies),
      ...positions.map(([position]) => [position, []]),
    ]);
  });

  it('about what it is set up with', async () => {
    const lies: readonly Lie[] = [
      [
        'a leader who is none',
        'setup:\n  scenario: "4"\n  leaders: { rebel: [jabba], empire: [darth-vader] }\nthen: { outcome: none }',
        'jabba',
        '“jabba” is not known; expected one of: leia-organa, luke-skywalker, han-solo, darth-vader, maximilian-veers, firmus-piett',
      ],
      ['a set-up that is good', 'setup: { scenario: "4" }\nthen: { refused: [{ setup: scenario }] }', 'refused', 'allowed'],
      [
        'a place that is good',
        'setup: { scenario: "18" }\nthen: { refused: [{ setup: leaders }] }',
        'refused',
        'refused because of setup.scenario: “18” is not known; did you mean “1”?',
      ],
      ['a position that is good', 'given: { map: { E4: .i } }\nthen: { refused: [{ given: map.E4 }] }', 'refused', 'allowed'],
      [
        'more than one claim',
        'given: { map: { E4: ~i } }\nthen: { outcome: none, refused: [{ given: map.E4 }] }',
        'refused',
        'where what a case begins with is refused, nothing else can be claimed',
      ],
      [
        'dice that are none',
        'given: {}\nchance: [{ dice: [cros] }]\nthen: { outcome: none }',
        'cros',
        '“cros” is not known; did you mean “cross”?',
      ],
    ];
    expect(await toldOf('hoth', lies)).toEqual(expected(lies));
  });

  it('about what lies between', async () => {
    const given = 'given: { map: { D5: .I, D4: oi } }';
    const lies: readonly Lie[] = [
      ['too many dice', `${given}\nthen: { between: [{ from: D5, to: D4, dice: 3 }] }`, 'dice', '2'],
      ['too far', `${given}\nthen: { between: [{ from: D5, to: D4, distance: 2, dice: 2 }] }`, 'distance', '1'],
      [
        'a hex that is none',
        `${given}\nthen: { between: [{ from: D5, to: K4, distance: 2 }] }`,
        'K4',
        '“K4” is not known; did you mean “A4”?',
      ],
      [
        'a measure that is none',
        `${given}\nthen: { between: [{ from: D5, to: D4, colour: 2 }] }`,
        'colour',
        'unknown field; expected one of: distance, sight, range, dice',
      ],
      [
        'nothing',
        `${given}\nthen: { between: [{ from: D5, to: D4 }] }`,
        'between',
        'a case has to claim something: distance, sight, range, dice',
      ],
      [
        'things with nothing between',
        `${given}\nthen: { between: [{ from: D5, to: rebel, distance: 2 }] }`,
        'between',
        'nothing can be counted from D5 to rebel here',
      ],
    ];
    expect(await toldOf('hoth', lies)).toEqual(expected(lies));
  });

  it.each([
    ['duel', DUEL],
    ['hoth', HOTH],
    ['endor', ENDOR],
  ] as const)('in %s', async (game, lies) => {
    expect(await toldOf(game, lies)).toEqual(expected(lies));
  });

  it('by claiming nothing', async () => {
    const claims = ['exclude: []', 'unlogged: { vader: [] }', 'refused: []', 'position: {}', 'view: { leia: {} }', 'choices: {}'];
    const lies = claims.map((claim): Lie => [claim, `then: { ${claim} }`, claim, 'this is empty and says nothing']);
    expect(await toldOf('duel', lies)).toEqual(expected(lies));
  });

  it('by not being there', async () => {
    const path = file('none.yaml', 'game: duel\ncases: []\n');
    expect(await wartable(['cases', path])).toEqual({
      code: 2,
      out: '',
      err: `${path}:2: cases: this is empty and says nothing`,
    });
  });
});
