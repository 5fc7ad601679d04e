import { drawMap, hexByName, hoth, SCENARIOS } from '@wartable/hoth';
import { below, rngFromSeed, seedFrom } from '@wartable/kernel';
import { hexAtPoint, stepFrom } from '@wartable/web/board/hexes.ts';
import { describe, expect, test } from 'vitest';
import { isOnStage, marksOf, offersOf } from '../../page/choices.ts';
import { centre, HEXES, hexNamed, LAYOUT, nameOf, neighbours } from '../../page/layout.ts';
import { sceneOf } from '../../page/scene.ts';
import { sceneOfBattle } from '../../page/scenes.ts';
import { opposite, turnedMarks, turnedScene } from '../../page/turned.ts';
import { cardByName } from '../../src/cards/index.ts';
import { REBEL } from '../helpers.ts';

const LETTERS: Readonly<Record<string, string>> = {
  snow: '.',
  ridge: '^',
  rocks: 'o',
  building: 'B',
  wreckage: 'W',
  trenches: '=',
  serac: 'A',
  crevasse: '~',
};
const viewOf = (scenario: string) => hoth.view(hoth.setup(hoth.options({ scenario }), rngFromSeed(seedFrom('x'))), REBEL);

describe('the field', () => {
  test('has 67 hexes, and a point finds the hex it lies in', () => {
    expect(HEXES).toHaveLength(67);
    for (const hex of HEXES) {
      const [x, y] = centre(hex);
      expect(hexAtPoint(LAYOUT, x, y)).toBe(hex);
      expect(hexAtPoint(LAYOUT, x + 30, y - 20)).toBe(hex);
      expect(hexNamed(nameOf(hex))).toBe(hex);
    }
    expect(hexAtPoint(LAYOUT, -80, 86)).toBeUndefined();
  });

  test('is walked by arrow keys: along the row, and straight up and down again', () => {
    const e5 = hexNamed('E5');
    expect(nameOf(stepFrom(LAYOUT, e5, 'ArrowLeft', 0))).toBe('D5');
    expect(nameOf(stepFrom(LAYOUT, hexNamed('A1'), 'ArrowLeft', 0))).toBe('A1');
    const [lean] = centre(e5);
    let at = e5;
    for (const arrow of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'] as const) {
      const next = stepFrom(LAYOUT, at, arrow, lean);
      expect(neighbours(at)).toContain(next);
      at = next;
    }
    expect(at).toBe(e5);
  });
});

describe('the scene', () => {
  test.each(SCENARIOS.map((battle) => [battle.title, battle] as const))(
    '%s: terrain, units and structures as set up',
    (_, battle) => {
      const view = viewOf(battle.id);
      const scene = sceneOf(view);
      const letters = drawMap(battle).flatMap((line) =>
        line
          .trim()
          .split(/\s+/)
          .map((cell) => cell[0]),
      );
      expect(scene.terrain.map((terrain) => LETTERS[terrain])).toEqual(letters);
      expect(scene.units.map((unit) => nameOf(unit.hex))).toEqual(view.units.map((unit) => unit.hex));
      expect(scene.structures).toHaveLength(battle.structures.length);
      expect(scene.structures.every((structure) => structure.standing)).toBe(true);
      expect(sceneOf(viewOf(battle.id)).terrain).toBe(scene.terrain);
      // Drawn before anything is set up, it is the same.
      expect(sceneOfBattle(battle)).toEqual(scene);
    },
  );

  test.each([
    [[], 'B7 I7'],
    [['B7'], 'I7'],
    [['I7'], 'B7'],
    [['B7', 'I7'], ''],
  ])('Scenario 10: where %j are destroyed, %j stand', (destroyed, standing) => {
    const { structures } = sceneOf(hoth.view(hoth.read({ scenario: '10', destroyed }), 'spectator'));
    expect(structures.map(({ kind, hex }) => `${kind} ${nameOf(hex)}`)).toEqual(['shield-generator B7', 'shield-generator I7']);
    const stand = structures.filter((structure) => structure.standing).map(({ hex }) => nameOf(hex));
    expect(stand.join(' ')).toBe(standing);
  });

  test('knows what is to be taken, held and left by', () => {
    expect(sceneOf(viewOf('7')).places).toEqual([{ hex: hexNamed('F5'), kind: 'take', for: 'empire', medals: 1, done: false }]);
    expect(sceneOf(viewOf('8')).officer).toEqual({ hex: hexNamed('G4'), carried: false });
    expect(sceneOf(viewOf('11')).places.filter((place) => place.kind === 'exit')).toHaveLength(10);
  });
});

describe('the choices', () => {
  test('are each offered at one place: on a hex, on a card, or as a button', () => {
    const met = new Set<string>();
    for (const { id: scenario } of SCENARIOS) {
      const chance = rngFromSeed(seedFrom(`choices ${scenario}`));
      const state = hoth.setup(hoth.options({ scenario }), rngFromSeed(seedFrom(`places ${scenario}`)));
      for (let [decision] = hoth.pending(state); decision; [decision] = hoth.pending(state)) {
        const view = hoth.view(state, decision.seat);
        const choices = hoth.offers(view, decision);
        const shown = { ...decision, id: 0, prompt: hoth.prompt(view, decision), choices };
        const { hexes, cards } = offersOf(shown);
        const buttons = choices.filter((offer) => !isOnStage(offer));
        expect(hexes.size + cards.size + buttons.length).toBe(choices.length);
        for (const [hex, { thing }] of hexes) expect(nameOf(hex)).toBe(thing);
        // Who may act is pointed at; ground in reach has an edge, and stays in sight.
        const previews = hoth.previews(view);
        const nothing = { hovered: undefined, asked: undefined };
        const marks = marksOf({ view, decision: shown, previews }, { hexes, cards }, nothing, {
          hinted: undefined,
          labelFor: () => undefined,
        });
        for (const [hex, { verb }] of hexes) {
          const isGround = ['to', 'retreat', 'place'].includes(verb);
          expect([verb, marks.hexes.get(hex)?.state === 'reach']).toEqual([verb, isGround]);
        }
        for (const [card, { thing }] of cards) expect(card).toBe(thing);
        for (const { thing = '', verb } of buttons) {
          met.add(verb);
          expect(hexByName(thing) ?? cardByName(thing)).toBeUndefined();
        }
        for (const { verb } of [...hexes.values(), ...cards.values()]) met.add(verb);
        hoth.apply(state, decision.seat, choices[below(chance, choices.length)]?.choice ?? -1);
      }
    }
    for (const verb of ['play', 'section', 'order', 'move', 'to', 'exit', 'attack', 'target', 'retreat', 'place', 'done'])
      expect(met).toContain(verb);
  });
});

describe('the field turned by half a circle', () => {
  test('has each corner across and leaves neighbours together', () => {
    expect(nameOf(opposite(hexNamed('A1')))).toBe('J7');
    for (const hex of HEXES) {
      expect(opposite(opposite(hex))).toBe(hex);
      expect(neighbours(opposite(hex)).sort()).toEqual(neighbours(hex).map(opposite).sort());
    }
  });

  test('takes terrain, units and light along', () => {
    const scene = sceneOf(viewOf('4'));
    const turned = turnedScene(scene);
    for (const hex of HEXES) expect(turned.terrain[opposite(hex)]).toBe(scene.terrain[hex]);
    expect(turned.units.map(({ hex }) => opposite(hex))).toEqual(scene.units.map(({ hex }) => hex));
    const [from, to] = [hexNamed('A1'), hexNamed('C3')];
    const marks = turnedMarks({ hexes: new Map([[from, { state: 'choice' }]]), path: [from, to] });
    expect([...marks.hexes.keys()]).toEqual([opposite(from)]);
    expect(marks.path).toEqual([opposite(from), opposite(to)]);
    const { sight } = turnedMarks({ hexes: new Map(), sight: { from, to, blockers: [], fires: true } });
    expect(sight).toEqual({ from: opposite(from), to: opposite(to), blockers: [], fires: true });
  });
});
