/** The units in a position. */
import { at, type Fields, InputError, type Json, join, readFields, readNumber, readOptional, readWord } from '@wartable/kernel';
import { HEX_NAMES, hexName, hexNamed } from './board.ts';
import { BADGES, UNIT_KINDS } from './kinds.ts';
import { type Battle, mostFigures } from './scenario.ts';
import {
  actsOf,
  addUnit,
  attacksOf,
  figuresOf,
  fullOf,
  kindName,
  MOST_UNITS,
  movedBy,
  NONE,
  type State,
  type UnitId,
  unitAt,
} from './state.ts';
import { text } from './text/text.ts';
import { addGone } from './worlds.ts';
import { number } from './written-fields.ts';

const UNIT_FIELDS = ['kind', 'badge', 'figures', 'full', 'id', 'inPlace', 'order', 'moved', 'barred', 'attacks', 'broke', 'acts'];

/** Units stand as the map says; `units` changes them, or names them all where it gives their kind. */
export function readUnits(state: State, fields: Fields, { units }: Battle): void {
  const given = readOptional(fields['units'], 'units', (value, path) => readFields(value, path, HEX_NAMES), {});
  const all = Object.entries(given).map(([name, value]) => ({
    hex: hexNamed(name),
    path: `units.${name}`,
    fields: readFields(value, `units.${name}`, UNIT_FIELDS),
  }));
  const whole = all.filter(({ fields }) => fields['kind'] !== undefined && fields['id'] !== undefined);
  const complete = all.length > 0 && whole.length === all.length;
  if (!complete) {
    const half = all.find(({ fields }) => ['kind', 'id', 'badge'].some((field) => fields[field] !== undefined));
    if (half) throw new InputError(half.path, text('wrong.unit-half'));
    for (const { kind, hex, figures, badge } of units) addUnit(state, kind, hex, figures, badge);
    for (const { hex, path, fields: changed } of all) {
      const unit = unitAt(state, hex);
      if (unit === NONE) throw new InputError(path, text('wrong.no-unit', { hex: hexName(hex) }));
      changeUnit(state, unit, changed, path);
    }
    return;
  }
  const size = Math.max(
    number(fields, 'entered', MOST_UNITS, 0),
    ...all.map((unit) => readNumber(unit.fields['id'] ?? 0, `${unit.path}.id`, 0, MOST_UNITS - 1) + 1),
  );
  for (const [i, { fields, path }] of all.entries())
    if (all.findIndex((other) => other.fields['id'] === fields['id']) !== i)
      throw new InputError(`${path}.id`, text('wrong.unit-id', { id: Number(fields['id']) }));
  for (let id = 0; id < size; id++) {
    const unit = all.find((candidate) => candidate.fields['id'] === id);
    if (!unit) {
      addGone(state);
      continue;
    }
    const kind = UNIT_KINDS.indexOf(readWord(unit.fields['kind'], `${unit.path}.kind`, UNIT_KINDS));
    const badge = BADGES.indexOf(
      readOptional(unit.fields['badge'], `${unit.path}.badge`, (value, path) => readWord(value, path, BADGES), 'none'),
    );
    const added = addUnit(state, kind, unit.hex, mostFigures(kind, badge), badge);
    changeUnit(state, added, unit.fields, unit.path);
  }
}

function changeUnit(state: State, unit: UnitId, fields: Fields, path: string): void {
  const set = (list: number[], name: string, least: number, most: number): void => {
    const value = fields[name];
    // What is so or not may be written either way.
    const given = most === 1 && typeof value === 'boolean' ? Number(value) : value;
    if (given !== undefined) list[unit] = readNumber(given, join(path, name), least, most);
  };
  set(state.unitFull, 'full', 1, 9);
  set(state.unitFigures, 'figures', 1, fullOf(state, unit));
  set(state.unitInPlace, 'inPlace', 0, 1);
  set(state.unitOrder, 'order', 0, 2);
  set(state.unitMoved, 'moved', NONE, 9);
  set(state.unitBarred, 'barred', 0, 1);
  set(state.unitAttacks, 'attacks', 0, 9);
  set(state.unitBroke, 'broke', 0, 1);
  set(state.unitActs, 'acts', 0, 9);
}

export function writeUnit(state: State, unit: UnitId): Json {
  return {
    kind: kindName(state, unit),
    figures: figuresOf(state, unit),
    full: fullOf(state, unit),
    badge: at(BADGES, at(state.unitBadge, unit)),
    id: unit,
    inPlace: state.unitInPlace[unit] === 1,
    order: at(state.unitOrder, unit),
    moved: movedBy(state, unit),
    barred: state.unitBarred[unit] === 1,
    attacks: attacksOf(state, unit),
    broke: state.unitBroke[unit] === 1,
    acts: actsOf(state, unit),
  };
}
