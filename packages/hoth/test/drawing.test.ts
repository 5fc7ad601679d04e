/** Drawing scenarios: what is drawn is what is written; what cannot be played says so, and nothing is lost. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, below, type HexId, InputError, pick, type Rng, rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { HEXES } from '../src/board.ts';
import { BADGES, KINDS, STRUCTURES, TERRAINS } from '../src/kinds.ts';
import { RULE_FIELDS, readScenario, SPECIAL_RULES } from '../src/scenario.ts';
import { changesFor } from '../src/scenarios/changes.ts';
import {
  across,
  choicesFor,
  type Drawing,
  type DrawingTool,
  EMPTY_FIELD,
  freshRule,
  mirrored,
  paint,
  paintBoth,
  problemsOf,
  readDrawing,
  setField,
  strokeAt,
  unitOn,
  withoutRule,
  withRule,
} from '../src/scenarios/draw.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { inventScenario } from '../src/scenarios/invent.ts';
import { scenarioData, scenarioFile } from '../src/scenarios/written.ts';

const chanceOf = (name: string): Rng => rngFromSeed(seedFrom(name));
const FOLDER = join(import.meta.dirname, '..', 'src', 'scenarios');
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z-]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');

const drawn = (result: ReturnType<typeof paint>): Drawing => {
  if ('refused' in result) throw new Error(JSON.stringify(result.refused));
  return result.drawing;
};

/** All that a battle is, put on an empty field thing by thing, as a hand does. */
function redrawn(battle: Drawing, chance: Rng): Drawing {
  let drawing: Drawing = { ...EMPTY_FIELD };
  const put = (hex: HexId, tool: DrawingTool): void => {
    expect(strokeAt(drawing, hex, tool)).toBe('put');
    drawing = drawn(paint(drawing, hex, tool));
  };
  const steps: (() => void)[] = [
    ...HEXES.filter((hex) => battle.terrain[hex] !== 0).map(
      (hex) => () => put(hex, { tool: 'terrain', terrain: at(battle.terrain, hex) }),
    ),
    ...battle.units.map(({ hex, kind, badge }) => () => {
      put(hex, { tool: 'unit', kind });
      if (badge > 0) put(hex, { tool: 'badge', badge });
    }),
    ...battle.structures.map(
      ({ hex, kind }) =>
        () =>
          put(hex, { tool: 'structure', kind }),
    ),
  ];
  while (steps.length > 0) steps.splice(below(chance, steps.length), 1)[0]?.();
  battle.rules.forEach((rule, i) => {
    let fresh = freshRule(rule.rule);
    for (const field of RULE_FIELDS[rule.rule]) {
      const value = (rule as unknown as Record<string, unknown>)[field];
      if (!Array.isArray(value)) fresh = setField(fresh, field, value);
    }
    drawing = withRule(drawing, i, fresh);
    for (const field of ['hexes', 'exits'] as const)
      for (const hex of (rule as unknown as Record<string, readonly HexId[] | undefined>)[field] ?? [])
        put(hex, { tool: 'mark', rule: i, field });
  });
  const { id, title, first, hand, medals, unknown } = battle;
  return { ...drawing, id, title, first, hand, medals, unknown };
}

describe('A drawing', () => {
  it.each(SCENARIOS.map((battle, i) => [battle.title, battle, i] as const))(
    'of %s comes out as the file of the box, byte for byte',
    (title, battle, i) => {
      const file = join(FOLDER, `${String(i + 1).padStart(2, '0')}-${slug(title)}.json`);
      expect(scenarioFile(redrawn(battle, chanceOf(title)))).toBe(readFileSync(file, 'utf8'));
    },
  );

  it('is read and written exactly, whatever is made up', () => {
    for (let i = 0; i < 300; i++) {
      const battle = readScenario(inventScenario(chanceOf(`written ${i}`)));
      const file = scenarioFile(battle);
      const again = readDrawing(JSON.parse(file));
      expect(scenarioFile(again)).toBe(file);
      expect(problemsOf(again)).toEqual([]);
      expect(scenarioData(readScenario(JSON.parse(file)))).toEqual(JSON.parse(file));
    }
  });

  it('has problems exactly where its file is refused, however it is scribbled on, and can always be kept', () => {
    let [good, bad] = [0, 0];
    for (let i = 0; i < 60; i++) {
      const chance = chanceOf(`scribble ${i}`);
      let drawing = i % 3 === 0 ? EMPTY_FIELD : readDrawing(inventScenario(chance));
      for (let step = 0; step < 30; step++) {
        drawing = scribble(drawing, chance);
        const data = scenarioData(drawing);
        expect(scenarioData(readDrawing(JSON.parse(JSON.stringify(data))))).toEqual(data);
        const problems = problemsOf(drawing);
        for (const { path } of problems) expect(path).toMatch(/^(map|structures|rules|medals|hand)/);
        if (isRead(data)) good++;
        else bad++;
        expect([problems.length === 0, data]).toEqual([isRead(data), data]);
      }
    }
    expect(Math.min(good, bad)).toBeGreaterThan(100);
  });

  it('tells all reasons at once, with their hexes', () => {
    const serac = drawn(paint(EMPTY_FIELD, at(HEXES, 12), { tool: 'terrain', terrain: TERRAINS.indexOf('serac') }));
    const stuck = drawn(paint(serac, at(HEXES, 12), { tool: 'unit', kind: 0 }));
    const two = withRule(withRule(stuck, 0, freshRule('hold-all')), 1, freshRule('destroy-structures'));
    const problems = problemsOf({ ...two, medals: [4, 0] });
    expect(problems.map(({ path }) => path)).toEqual(['rules[1]', 'rules[0].hexes', 'map[1]', 'map']);
    expect(problems[2]?.hexes).toEqual([12]);
  });

  it('refuses a badge that does not fit, and stays as it was', () => {
    const walker = drawn(paint(EMPTY_FIELD, at(HEXES, 5), { tool: 'unit', kind: 4 }));
    expect(paint(walker, at(HEXES, 5), { tool: 'badge', badge: 1 })).toHaveProperty('refused');
    expect(paint(walker, at(HEXES, 6), { tool: 'badge', badge: 1 })).toHaveProperty('refused');
    expect(drawn(paint(walker, at(HEXES, 5), { tool: 'badge', badge: 5 })).units[0]?.badge).toBe(5);
  });

  it('is mirrored: each unit finds its like across, on the same ground', () => {
    for (let i = 0; i < 40; i++) {
      const battle = mirrored(readDrawing(inventScenario(chanceOf(`mirror ${i}`))));
      for (const hex of HEXES) {
        if (hex === across(hex)) continue;
        expect(battle.terrain[across(hex)]).toBe(battle.terrain[hex]);
        const [one, other] = [unitOn(battle, hex), unitOn(battle, across(hex))];
        expect(one && KINDS[one.kind]?.class).toBe(other && KINDS[other.kind]?.class);
        expect(one && KINDS[one.kind]?.side).not.toBe(other ? KINDS[other.kind]?.side : 2);
      }
      expect(mirrored(battle)).toEqual(battle);
    }
    const both = drawn(paintBoth(EMPTY_FIELD, at(HEXES, 66), { tool: 'unit', kind: 0 }));
    expect(both.units).toMatchObject([
      { hex: 0, kind: 3 },
      { hex: 66, kind: 0 },
    ]);
  });

  it('has changes that help the weaker side, each of which can be played', () => {
    for (const battle of SCENARIOS)
      for (const side of [0, 1] as const) {
        const changes = changesFor(battle, side);
        expect(changes.length).toBeGreaterThan(4);
        for (const { drawing } of changes) expect(scenarioFile(drawing)).not.toBe(scenarioFile(battle));
      }
  });
});

function isRead(data: unknown): boolean {
  try {
    readScenario(data);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return false;
  }
}

/** Anything a hand may do. */
function scribble(drawing: Drawing, chance: Rng): Drawing {
  const hex = pick(chance, HEXES);
  const tools: readonly DrawingTool[] = [
    { tool: 'terrain', terrain: below(chance, TERRAINS.length) },
    { tool: 'unit', kind: below(chance, KINDS.length) },
    { tool: 'badge', badge: below(chance, BADGES.length) },
    { tool: 'structure', kind: pick(chance, STRUCTURES) },
    { tool: 'mark', rule: below(chance, 6), field: pick(chance, ['hexes', 'exits']) },
    { tool: 'erase' },
  ];
  const tool = pick(chance, tools);
  const way = below(chance, 12);
  if (way === 0) return withRule(drawing, drawing.rules.length, freshRule(pick(chance, SPECIAL_RULES)));
  if (way === 1 && drawing.rules.length > 0) return withoutRule(drawing, below(chance, drawing.rules.length));
  if (way === 2 && drawing.rules.length > 0) {
    const i = below(chance, drawing.rules.length);
    const rule = at(drawing.rules, i);
    const field = RULE_FIELDS[rule.rule].find((one) => choicesFor(rule, one) !== undefined);
    return field === undefined
      ? drawing
      : withRule(drawing, i, setField(rule, field, pick(chance, choicesFor(rule, field) as string[])));
  }
  if (way === 3) return mirrored(drawing);
  if (way === 4) return { ...drawing, medals: [below(chance, 17), below(chance, 17)] };
  const result = (below(chance, 4) === 0 ? paintBoth : paint)(drawing, hex, tool, strokeAt(drawing, hex, tool));
  return 'refused' in result ? drawing : result.drawing;
}
