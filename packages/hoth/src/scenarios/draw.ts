/**
 * Drawing a scenario: a drawing is a battle that need not be finished. Each change gives a new drawing or says why not; what
 * cannot be played yet is told by `problemsOf`, and nothing is taken back because of it.
 */
import { at, type HexId, InputError, type Text } from '@wartable/kernel';
import { HEX_COUNT, HEXES, hexName, SIDE_NAMES } from '../board.ts';
import { BADGES, CLASSES, KINDS, SNOW, type StructureName, standsOn, UNIT_KINDS } from '../kinds.ts';
import {
  type Battle,
  badgeFits,
  mostFigures,
  type Placed,
  RULE_FIELDS,
  readScenario,
  type SpecialRule,
  type SpecialRuleName,
} from '../scenario.ts';
import { type Fault, faultsIn } from '../scenario-checks.ts';
import { text } from '../text/text.ts';
import { scenarioData } from './written.ts';

export type Drawing = Battle;

export type DrawingTool =
  | { readonly tool: 'terrain'; readonly terrain: number }
  | { readonly tool: 'unit'; readonly kind: number }
  | { readonly tool: 'badge'; readonly badge: number }
  | { readonly tool: 'structure'; readonly kind: StructureName }
  | { readonly tool: 'mark'; readonly rule: number; readonly field: 'hexes' | 'exits' }
  | { readonly tool: 'erase' };

/** Whether a stroke puts its thing on the hexes it goes over, or takes it off: where it begins on one that has it. */
export type Stroke = 'put' | 'take';

export const EMPTY_FIELD: Drawing = {
  id: 'my-battle',
  title: '',
  first: 0,
  hand: [4, 4],
  medals: [4, 4],
  terrain: HEXES.map(() => SNOW),
  units: [],
  structures: [],
  rules: [],
  unknown: [],
};

/** Reads a drawing, finished or not. Throws `InputError` where it is none. */
export function readDrawing(data: unknown): Drawing {
  return readScenario(data, 'drawing');
}

/** All that keeps it from being played, with its places. None is there exactly where a file of it is read. */
export function problemsOf(drawing: Drawing): readonly Fault[] {
  const faults = faultsIn(drawing, 'file');
  if (faults.length > 0) return faults;
  try {
    readScenario(scenarioData(drawing));
    return [];
  } catch (error) {
    if (error instanceof InputError) return [{ path: error.path, text: error.text }];
    throw error;
  }
}

/** The hex across, when the field is turned by half a circle. */
export function across(hex: HexId): HexId {
  return at(HEXES, HEX_COUNT - 1 - hex);
}

/** The like of a kind on the other side: infantry, vehicles and special units stand in the same order. */
const counterpart = (kind: number): number => (kind + KINDS.length / 2) % KINDS.length;

export function strokeAt(drawing: Drawing, hex: HexId, tool: DrawingTool): Stroke {
  const unit = unitOn(drawing, hex);
  const has = {
    terrain: () => tool.tool === 'terrain' && tool.terrain !== SNOW && drawing.terrain[hex] === tool.terrain,
    unit: () => tool.tool === 'unit' && unit?.kind === tool.kind,
    badge: () => tool.tool === 'badge' && tool.badge !== 0 && unit?.badge === tool.badge,
    structure: () => tool.tool === 'structure' && drawing.structures.some((one) => one.hex === hex && one.kind === tool.kind),
    mark: () => tool.tool === 'mark' && marksOf(drawing.rules[tool.rule], tool.field).includes(hex),
    erase: () => false,
  }[tool.tool]();
  return has ? 'take' : 'put';
}

export type Drawn = { readonly drawing: Drawing } | { readonly refused: Text };

/** What becomes of a hex under a tool; the same drawing where nothing changes. */
export function paint(drawing: Drawing, hex: HexId, tool: DrawingTool, stroke: Stroke = 'put'): Drawn {
  if (tool.tool === 'terrain') return { drawing: withTerrain(drawing, hex, stroke === 'put' ? tool.terrain : SNOW) };
  if (tool.tool === 'unit') return { drawing: withUnit(drawing, hex, stroke === 'put' ? tool.kind : undefined) };
  if (tool.tool === 'badge') return withBadge(drawing, hex, stroke === 'put' ? tool.badge : 0);
  if (tool.tool === 'structure') return { drawing: withStructure(drawing, hex, stroke === 'put' ? tool.kind : undefined) };
  if (tool.tool === 'mark') return withMark(drawing, hex, tool, stroke);
  return { drawing: cleared(drawing, hex) };
}

/** The same on both halves of the field: units change sides. A rule of one side keeps to its own hexes. */
export function paintBoth(drawing: Drawing, hex: HexId, tool: DrawingTool, stroke: Stroke = 'put'): Drawn {
  const first = paint(drawing, hex, tool, stroke);
  if ('refused' in first || across(hex) === hex) return first;
  const rule = tool.tool === 'mark' ? drawing.rules[tool.rule] : undefined;
  if (rule && !('for' in rule && rule.for === 'either')) return first;
  const other: DrawingTool = tool.tool === 'unit' ? { tool: 'unit', kind: counterpart(tool.kind) } : tool;
  const second = paint(first.drawing, across(hex), other, stroke);
  return 'refused' in second ? first : second;
}

/** The Rebel half turned onto the other one: ground, units and structures. */
export function mirrored(drawing: Drawing): Drawing {
  const half = HEXES.filter((hex) => hex > across(hex));
  const isOurs = ({ hex }: { readonly hex: HexId }): boolean => hex >= across(hex);
  const terrain = HEXES.map((hex) => at(drawing.terrain, Math.max(hex, across(hex))));
  const units = drawing.units.filter(isOurs);
  const turned = units
    .filter(({ hex }) => half.includes(hex))
    .map(({ kind, hex, badge }) => unitAt(counterpart(kind), across(hex), badge));
  const structures = drawing.structures.filter(isOurs);
  const others = structures.filter(({ hex }) => half.includes(hex)).map((one) => ({ ...one, hex: across(one.hex) }));
  return { ...drawing, terrain, units: byHex([...units, ...turned]), structures: byHex([...structures, ...others]) };
}

export function unitOn({ units }: Pick<Drawing, 'units'>, hex: HexId): Placed | undefined {
  return units.find((unit) => unit.hex === hex);
}

function byHex<T extends { readonly hex: HexId }>(things: readonly T[]): T[] {
  return things.toSorted((a, b) => a.hex - b.hex);
}

function unitAt(kind: number, hex: HexId, badge: number): Placed {
  return { kind, hex, badge, figures: mostFigures(kind, badge) };
}

function withTerrain(drawing: Drawing, hex: HexId, terrain: number): Drawing {
  return drawing.terrain[hex] === terrain ? drawing : { ...drawing, terrain: drawing.terrain.with(hex, terrain) };
}

/** Who stood there is gone; so is a structure, which has its hex for itself. A badge stays where it fits. */
function withUnit(drawing: Drawing, hex: HexId, kind: number | undefined): Drawing {
  const there = unitOn(drawing, hex);
  if (there?.kind === kind) return drawing;
  const others = drawing.units.filter((unit) => unit.hex !== hex);
  if (kind === undefined) return { ...drawing, units: others };
  const badge = there && badgeFits(kind, there.badge) ? there.badge : 0;
  const structures = drawing.structures.filter((one) => one.hex !== hex);
  return { ...drawing, units: byHex([...others, unitAt(kind, hex, badge)]), structures };
}

function withBadge(drawing: Drawing, hex: HexId, badge: number): Drawn {
  const unit = unitOn(drawing, hex);
  if (!unit) return { refused: text('wrong.no-unit', { hex: hexName(hex) }) };
  if (unit.badge === badge) return { drawing };
  if (!badgeFits(unit.kind, badge))
    return {
      refused: text('wrong.badge-of', {
        badge: { key: `badge.${BADGES[badge]}` },
        unit: text(`unit.${at(UNIT_KINDS, unit.kind)}`),
      }),
    };
  const units = drawing.units.map((one) => (one === unit ? unitAt(unit.kind, hex, badge) : one));
  return { drawing: { ...drawing, units } };
}

function withStructure(drawing: Drawing, hex: HexId, kind: StructureName | undefined): Drawing {
  const others = drawing.structures.filter((one) => one.hex !== hex);
  if (kind === undefined) return others.length === drawing.structures.length ? drawing : { ...drawing, structures: others };
  if (drawing.structures.some((one) => one.hex === hex && one.kind === kind)) return drawing;
  const units = drawing.units.filter((unit) => unit.hex !== hex);
  return { ...drawing, units, structures: byHex([...others, { kind, hex }]) };
}

/** First what stands there, then the ground. */
function cleared(drawing: Drawing, hex: HexId): Drawing {
  const without = withStructure(withUnit(drawing, hex, undefined), hex, undefined);
  return without === drawing ? withTerrain(drawing, hex, SNOW) : without;
}

function marksOf(rule: SpecialRule | undefined, field: 'hexes' | 'exits'): readonly HexId[] {
  return (rule as { readonly [key in typeof field]?: readonly HexId[] } | undefined)?.[field] ?? [];
}

function withMark(drawing: Drawing, hex: HexId, { rule: i, field }: DrawingTool & { tool: 'mark' }, stroke: Stroke): Drawn {
  const rule = drawing.rules[i];
  if (!rule || !RULE_FIELDS[rule.rule].includes(field)) return { drawing };
  const now = marksOf(rule, field);
  if (now.includes(hex) === (stroke === 'put')) return { drawing };
  // Where there is one hex alone, the mark goes along.
  const others = field === 'hexes' && ONE_HEX.includes(rule.rule) ? [] : now.filter((one) => one !== hex);
  const hexes = stroke === 'put' ? [...others, hex].toSorted((a, b) => a - b) : now.filter((one) => one !== hex);
  return { drawing: withRule(drawing, i, { ...rule, [field]: hexes } as SpecialRule) };
}

const ONE_HEX: readonly SpecialRuleName[] = ['officer', 'bonus-card'];

/** A special rule as one begins to fill it in. */
export function freshRule(rule: SpecialRuleName): SpecialRule {
  const side = rule === 'destroy-structures' ? 'empire' : rule.endsWith('objective') ? 'either' : 'rebel';
  const own = rule === 'return' || rule.startsWith('reinforce');
  const values: Readonly<Record<string, unknown>> = {
    for: side,
    kind: own ? 'echo-base-troopers' : 'snowtroopers',
    nextTo: 'snowspeeders',
    hexes: [],
    exits: [],
    medals: 1,
    charges: 3,
    count: 2,
    afterTurns: 5,
    most: 8,
  };
  const fields = RULE_FIELDS[rule].flatMap((field) => (field in values ? [[field, values[field]] as const] : []));
  return { rule, ...Object.fromEntries(fields) } as SpecialRule;
}

export function withRule(drawing: Drawing, i: number, rule: SpecialRule): Drawing {
  const rules = i < drawing.rules.length ? drawing.rules.with(i, rule) : [...drawing.rules, rule];
  return { ...drawing, rules };
}

export function withoutRule(drawing: Drawing, i: number): Drawing {
  return { ...drawing, rules: drawing.rules.toSpliced(i, 1) };
}

/** A field of a special rule with another value; undefined leaves it out. A side and its kinds change together. */
export function setField(rule: SpecialRule, field: string, value: unknown): SpecialRule {
  const next: Record<string, unknown> = { ...rule, [field]: value };
  if (value === undefined) delete next[field];
  if (field === 'for' && value !== 'either')
    for (const name of ['kind', 'nextTo']) {
      const kind = UNIT_KINDS.indexOf(next[name] as never);
      const own = rule.rule === 'return' || rule.rule.startsWith('reinforce');
      if (kind >= 0 && own !== (SIDE_NAMES[at(KINDS, kind).side] === value)) next[name] = UNIT_KINDS[counterpart(kind)];
    }
  return next as SpecialRule;
}

/** What a field of a rule may say; hexes are picked on the map, numbers lie between two. */
export function choicesFor(rule: SpecialRule, field: string): readonly (string | undefined)[] | undefined {
  if (field === 'for') return rule.rule.endsWith('objective') ? [...SIDE_NAMES, 'either'] : SIDE_NAMES;
  if (field === 'only') return [undefined, ...CLASSES];
  if (field !== 'kind' && field !== 'nextTo') return undefined;
  const own = rule.rule === 'return' || rule.rule.startsWith('reinforce');
  const side = 'for' in rule ? rule.for : 'either';
  return UNIT_KINDS.filter((_, kind) => own === (SIDE_NAMES[at(KINDS, kind).side] === side));
}

/** A free hex for one more unit of a kind: as near to its own baseline as there is one. */
export function placeFor(drawing: Drawing, kind: number): HexId | undefined {
  const free = HEXES.filter(
    (hex) =>
      standsOn(kind, at(drawing.terrain, hex)) &&
      !unitOn(drawing, hex) &&
      !drawing.structures.some((structure) => structure.hex === hex) &&
      drawing.terrain[hex] === SNOW,
  );
  const near = KINDS[kind]?.side === 1 ? free : free.toReversed();
  const middle = (hex: HexId): number => Math.abs((hex % 19) - 4.5);
  const [first] = near;
  if (first === undefined) return undefined;
  const row = near.filter((hex) => hexName(hex)[1] === hexName(first)[1]);
  return row.toSorted((a, b) => middle(a) - middle(b))[0];
}
