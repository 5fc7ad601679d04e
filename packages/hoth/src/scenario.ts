/**
 * Scenario files: a text map and a few lists, the same form for the seventeen of the box and for players' own.
 * `readScenario` checks one and points at the bad place; `drawMap` gives the map back as text.
 */

import {
  at,
  type HexId,
  InputError,
  type Json,
  join,
  readFields,
  readList,
  readNumber,
  readText,
  readWord,
} from '@wartable/kernel';
import {
  BASELINES,
  HEX_NAMES,
  hexAt,
  hexName,
  hexNamed,
  ROWS,
  SIDE_NAMES,
  type Side,
  type SideName,
  sideNamed,
} from './board.ts';
import {
  BADGES,
  CLASSES,
  ELITE_SQUADRON,
  ELITE_SQUADRON_FIGURES,
  KINDS,
  STRUCTURES,
  type StructureName,
  UNIT_KINDS,
  type UnitClass,
  type UnitKindName,
} from './kinds.ts';
import { faultsIn } from './scenario-checks.ts';
import { text } from './text/text.ts';

export type Placed = { readonly kind: number; readonly hex: HexId; readonly figures: number; readonly badge: number };
type For = SideName | 'either';

/** Special rules of scenarios, from a small vocabulary. */
export type SpecialRule =
  | { readonly rule: 'elimination-medals'; readonly for: SideName; readonly kind: UnitKindName; readonly medals: number }
  | { readonly rule: 'no-elimination-medals'; readonly for: SideName }
  | {
      readonly rule: 'temporary-objective';
      readonly for: For;
      readonly hexes: readonly HexId[];
      readonly medals: number;
      readonly only?: UnitClass;
    }
  | { readonly rule: 'permanent-objective'; readonly for: For; readonly hexes: readonly HexId[]; readonly medals: number }
  | {
      readonly rule: 'collect';
      readonly for: SideName;
      readonly hexes: readonly HexId[];
      readonly medals: number;
      readonly only?: UnitClass;
    }
  | { readonly rule: 'hold-all'; readonly for: SideName; readonly hexes: readonly HexId[] }
  | {
      readonly rule: 'exit';
      readonly for: SideName;
      readonly hexes: readonly HexId[];
      readonly medals: number;
      readonly only?: UnitClass;
      readonly wins?: number;
    }
  | { readonly rule: 'destroy-structures'; readonly for: SideName }
  | { readonly rule: 'charge'; readonly for: SideName; readonly charges: number; readonly medals: number }
  | { readonly rule: 'eliminate'; readonly for: SideName; readonly count: number; readonly kind: UnitKindName }
  | { readonly rule: 'return'; readonly for: SideName; readonly kind: UnitKindName }
  | {
      readonly rule: 'reinforce-once';
      readonly for: SideName;
      readonly kind: UnitKindName;
      readonly count: number;
      readonly afterTurns: number;
    }
  | {
      readonly rule: 'reinforce-each-turn';
      readonly for: SideName;
      readonly kind: UnitKindName;
      readonly nextTo: UnitKindName;
      readonly most: number;
    }
  | { readonly rule: 'officer'; readonly hexes: readonly HexId[]; readonly exits: readonly HexId[] }
  | { readonly rule: 'steep-ridges' }
  | { readonly rule: 'bonus-card'; readonly hexes: readonly HexId[] };
export type SpecialRuleName = SpecialRule['rule'];

/** A scenario as the engine uses it. It never changes during a battle. */
export type Battle = {
  readonly id: string;
  readonly title: string;
  readonly first: Side;
  readonly hand: readonly [number, number];
  /** Medals a side needs; 0 where it cannot win by medals. */
  readonly medals: readonly [number, number];
  readonly terrain: readonly number[];
  readonly units: readonly Placed[];
  readonly structures: readonly { readonly kind: StructureName; readonly hex: HexId }[];
  readonly rules: readonly SpecialRule[];
  /** What is known to exist in the printed scenario but not what it says. */
  readonly unknown: readonly string[];
};

/** Medals a side holds as long as its units stand where they stand (hoth/objective/temporary). */
export function medalsByPosition(
  { rules }: Pick<Battle, 'rules'>,
  side: Side,
  isHeld: (hex: HexId, only: UnitClass | undefined) => boolean,
): number {
  let held = 0;
  for (const rule of rules)
    if (
      rule.rule === 'temporary-objective' &&
      (rule.for === 'either' || rule.for === SIDE_NAMES[side]) &&
      rule.hexes.some((hex) => isHeld(hex, rule.only))
    )
      held += rule.medals;
  return held;
}

const TERRAIN_LETTERS = '.^oBW=A~';
const UNIT_LETTERS = 'ISRiwd';
const BADGE_LETTERS = ' aestq';
const FIELDS = ['id', 'title', 'first', 'hand', 'medals', 'map', 'structures', 'rules', 'unknown'];

/**
 * How closely a scenario is looked at: a file that somebody has written, the scenario of a record (which was good enough when it
 * was made, and must stay so), the battlefield of a position, which may lack units or a way to win, or a drawing, which may be
 * unfinished in any way that can be drawn.
 */
export type Care = 'file' | 'record' | 'position' | 'drawing';

/** Reads a scenario. Throws `InputError`, which names the bad place. */
export function readScenario(input: unknown, care: Care = 'file'): Battle {
  const fields = readFields(input, '', FIELDS);
  const { terrain, units } = readMap(fields['map']);
  const battle: Battle = {
    id: readText(fields['id'], 'id'),
    title: readText(fields['title'], 'title'),
    first: readSide(fields['first'], 'first'),
    hand: readPair(fields['hand'], 'hand', 1),
    medals: readPair(fields['medals'], 'medals', 0),
    terrain,
    units,
    structures: optionalList(fields['structures'], 'structures', (item, path) => {
      const structure = readFields(item, path, ['kind', 'at']);
      return {
        kind: readWord(structure['kind'], join(path, 'kind'), STRUCTURES),
        hex: readHex(structure['at'], join(path, 'at')),
      };
    }),
    rules: optionalList(fields['rules'], 'rules', (rule, path) => readRule(rule, path, care)),
    unknown: optionalList(fields['unknown'], 'unknown', readText),
  };
  const [fault] = care === 'drawing' ? [] : faultsIn(battle, care);
  if (fault) throw new InputError(fault.path, fault.text);
  if (care === 'position' || care === 'drawing') return battle;
  battles.add(battle);
  return battle;
}

/** What has been read here. A file that looks like it is still a file. */
const battles = new WeakSet<object>();

/** Whether this is a scenario as `readScenario` gave it: options may be read twice. */
export function isBattle(input: object): input is Battle {
  return battles.has(input);
}

/** Seven lines of 10 and 9 cells: terrain, unit, badge. `.I` is infantry on snow, `^Is` scouts on a ridge. */
function readMap(input: unknown): { terrain: number[]; units: Placed[] } {
  const rows = readList(input, 'map');
  if (rows.length !== ROWS) throw new InputError('map', text('wrong.lines', { n: ROWS, found: rows.length }));
  const terrain: number[] = [];
  const units: Placed[] = [];
  rows.forEach((line, row) => {
    const path = `map[${row}]`;
    const cells = readText(line, path).trim().split(/\s+/);
    const length = row % 2 === 0 ? 10 : 9;
    if (cells.length !== length) throw new InputError(path, text('wrong.hexes', { n: length, found: cells.length }));
    cells.forEach((cell, col) => {
      const hex = hexAt(col, row);
      const [letter = '', unit] = cell;
      if (cell.length < 2 || cell.length > 3) throw new InputError(path, text('wrong.cell', { cell, hex: hexName(hex) }));
      const ground = TERRAIN_LETTERS.indexOf(letter);
      if (ground < 0)
        throw new InputError(path, text('wrong.terrain', { cell, hex: hexName(hex), letter, letters: TERRAIN_LETTERS }));
      terrain.push(ground);
      if (unit !== '.') units.push(readUnit(cell, hex, path));
    });
  });
  return { terrain, units };
}

function readUnit(cell: string, hex: HexId, path: string): Placed {
  const [, letter = '', mark = ' '] = cell;
  const place = { cell, hex: hexName(hex) };
  const kind = UNIT_LETTERS.indexOf(letter);
  if (kind < 0) throw new InputError(path, text('wrong.unit', { ...place, letter, letters: UNIT_LETTERS }));
  const badge = BADGE_LETTERS.indexOf(mark);
  if (badge < 0) throw new InputError(path, text('wrong.badge', { ...place, letter: mark, letters: BADGE_LETTERS.trim() }));
  if (!badgeFits(kind, badge))
    throw new InputError(
      path,
      text('wrong.badge-on', { ...place, badge: { key: `badge.${BADGES[badge]}` }, unit: text(`unit.${at(UNIT_KINDS, kind)}`) }),
    );
  return { kind, hex, badge, figures: mostFigures(kind, badge) };
}

/** Which badges go on which units (hoth/badge/…). */
export function badgeFits(kind: number, badge: number): boolean {
  return badge === 0 || KINDS[kind]?.class === (badge === ELITE_SQUADRON ? 'vehicle' : 'infantry');
}

/** A unit at full strength. */
export function mostFigures(kind: number, badge: number): number {
  return badge === ELITE_SQUADRON ? ELITE_SQUADRON_FIGURES : (KINDS[kind]?.figures ?? 1);
}

/** The map as text again. */
export function drawMap(battle: Pick<Battle, 'terrain' | 'units'>): string[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const cells = Array.from({ length: row % 2 === 0 ? 10 : 9 }, (_, col) => {
      const hex = hexAt(col, row);
      const unit = battle.units.find((placed) => placed.hex === hex);
      const ground = TERRAIN_LETTERS[battle.terrain[hex] as number] as string;
      return `${ground}${unit ? UNIT_LETTERS[unit.kind] : '.'}${unit && unit.badge > 0 ? BADGE_LETTERS[unit.badge] : ''}`.padEnd(
        3,
      );
    });
    return `${row % 2 === 0 ? '' : '  '}${cells.join(' ').trimEnd()}`;
  });
}

export const RULE_FIELDS: Readonly<Record<SpecialRuleName, readonly string[]>> = {
  'elimination-medals': ['for', 'kind', 'medals'],
  'no-elimination-medals': ['for'],
  'temporary-objective': ['for', 'hexes', 'medals', 'only'],
  'permanent-objective': ['for', 'hexes', 'medals'],
  collect: ['for', 'hexes', 'medals', 'only'],
  'hold-all': ['for', 'hexes'],
  exit: ['for', 'hexes', 'medals', 'only', 'wins'],
  'destroy-structures': ['for'],
  charge: ['for', 'charges', 'medals'],
  eliminate: ['for', 'count', 'kind'],
  return: ['for', 'kind'],
  'reinforce-once': ['for', 'kind', 'count', 'afterTurns'],
  'reinforce-each-turn': ['for', 'kind', 'nextTo', 'most'],
  officer: ['hexes', 'exits'],
  'steep-ridges': [],
  'bonus-card': ['hexes'],
};
export const SPECIAL_RULES = Object.keys(RULE_FIELDS) as readonly SpecialRuleName[];

function readRule(input: unknown, path: string, care: Care): SpecialRule {
  const all = readFields(input, path, ['rule', ...new Set(Object.values(RULE_FIELDS).flat())]);
  const name = readWord(all['rule'], join(path, 'rule'), SPECIAL_RULES);
  const fields = readFields(input, path, ['rule', ...RULE_FIELDS[name]]);
  const read: Record<string, unknown> = { rule: name };
  for (const field of RULE_FIELDS[name]) {
    const value = fields[field];
    const at = join(path, field);
    if (value === undefined && (field === 'only' || field === 'wins')) continue;
    if (field === 'for') read[field] = readWord(value, at, name.endsWith('objective') ? [...SIDE_NAMES, 'either'] : SIDE_NAMES);
    else if (field === 'kind' || field === 'nextTo') read[field] = readWord(value, at, UNIT_KINDS);
    else if (field === 'only') read[field] = readWord(value, at, CLASSES);
    else if (field === 'hexes' || field === 'exits') read[field] = readHexes(value, at, care);
    else read[field] = readNumber(value, at, field === 'medals' ? 0 : 1, 99);
  }
  return read as SpecialRule;
}

/** A special rule in the words of a file. */
export function writeRule(rule: SpecialRule): { readonly [key: string]: string | number | readonly string[] } {
  const entries = Object.entries(rule).map(([field, value]): [string, string | number | readonly string[]] => {
    if (field === 'hexes' || field === 'exits') return [field, (value as readonly HexId[]).map(hexName)];
    return [field, value as string | number];
  });
  return Object.fromEntries(entries);
}

/** A scenario in the words of a file. */
export function writeScenario(battle: Battle): { readonly [key: string]: Json } {
  const pair = ([rebel, empire]: readonly [number, number]): Json => ({ rebel, empire });
  return {
    id: battle.id,
    title: battle.title,
    first: SIDE_NAMES[battle.first],
    hand: pair(battle.hand),
    medals: pair(battle.medals),
    map: drawMap(battle),
    structures: writeStructures(battle),
    rules: battle.rules.map(writeRule),
    unknown: [...battle.unknown],
  };
}

export function writeStructures({ structures }: Battle): Json {
  return structures.map(({ kind, hex }) => ({ kind, at: hexName(hex) }));
}

/** A list of hexes, or a whole baseline. */
function readHexes(input: unknown, path: string, care: Care): HexId[] {
  if (input === 'empire-baseline') return [...BASELINES[1]];
  if (input === 'rebel-baseline') return [...BASELINES[0]];
  const hexes = readFew(input, path, HEX_NAMES.length).map((name, i) => readHex(name, join(path, i)));
  if (hexes.length === 0 && care !== 'drawing') throw new InputError(path, text('wrong.no-hex'));
  return hexes;
}

function readHex(input: unknown, path: string): HexId {
  return hexNamed(readWord(input, path, HEX_NAMES));
}

function readSide(input: unknown, path: string): Side {
  return sideNamed(readWord(input, path, SIDE_NAMES));
}

function readPair(input: unknown, path: string, least: number): [number, number] {
  const fields = readFields(input, path, SIDE_NAMES);
  return [
    readNumber(fields['rebel'], join(path, 'rebel'), least, 16),
    readNumber(fields['empire'], join(path, 'empire'), least, 16),
  ];
}

/** More than anybody writes by hand: rules and their hexes are gone through at every step. */
const MOST_THINGS = 99;

function readFew(input: unknown, path: string, most: number): readonly unknown[] {
  const list = readList(input, path);
  if (list.length > most) throw new InputError(path, text('wrong.too-many', { most, found: list.length }));
  return list;
}

function optionalList<T>(input: unknown, path: string, read: (item: unknown, path: string) => T): T[] {
  return input === undefined ? [] : readFew(input, path, MOST_THINGS).map((item, i) => read(item, join(path, i)));
}
