/** The battlefield in a position: a scenario, or a field of its own, and what its rules have counted. */
import { at, type Fields, InputError, isFields, type Json, readFields, readText, readWord, within } from '@wartable/kernel';
import { HEX_COUNT, HEX_NAMES, sideNamed } from './board.ts';
import { SNOW } from './kinds.ts';
import { type Battle, drawMap, readScenario, type SpecialRule, writeRule, writeScenario, writeStructures } from './scenario.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { MOST_UNITS, type State } from './state.ts';
import { text } from './text/text.ts';
import { FAR, number, numbers, readPair } from './written-fields.ts';
import { formerFrame } from './written-frames.ts';

/** A scenario by its number or whole, or a battlefield of one's own: `map` as seven lines, or as hexes with something on them. */
export function readBattle(fields: Fields): Battle {
  const own = ['map', 'structures', 'rules', 'need'].filter((field) => fields[field] !== undefined);
  if (fields['scenario'] !== undefined) {
    if (own.length > 0) throw new InputError(at(own, 0), text('wrong.scenario-and-map'));
    if (isFields(fields['scenario'])) return within('scenario', () => readScenario(fields['scenario'], 'position'));
    const ids = SCENARIOS.map(({ id }) => id);
    return at(SCENARIOS, ids.indexOf(readWord(String(fields['scenario']), 'scenario', ids)));
  }
  const need = readPair(fields['need'], 'need', FAR, 0, FAR);
  const first = fields['active'] === undefined ? 'rebel' : String(fields['active']).replace(/-\d$/, '');
  const scenario = {
    id: 'own',
    title: 'own',
    first,
    hand: { rebel: 4, empire: 4 },
    medals: { rebel: need[0], empire: need[1] },
    map: readMapField(fields['map']),
    ...(fields['structures'] === undefined ? {} : { structures: fields['structures'] }),
    ...(fields['rules'] === undefined ? {} : { rules: fields['rules'] }),
  };
  return readScenario(scenario, 'position');
}

function readMapField(input: unknown): readonly unknown[] {
  if (Array.isArray(input)) return input;
  const cells = readFields(input ?? {}, 'map', HEX_NAMES);
  const terrain = new Array<number>(HEX_COUNT).fill(SNOW);
  return drawMap({ terrain, units: [] }).map((line, row) => {
    const parts = line.trim().split(/\s+/);
    return parts
      .map((empty, col) => {
        const cell = cells[`${String.fromCharCode(65 + col)}${row + 1}`];
        return cell === undefined ? empty : readText(cell, `map.${String.fromCharCode(65 + col)}${row + 1}`);
      })
      .join(' ');
  });
}

export function writeBattle(battle: Battle): { readonly [key: string]: Json } {
  if (SCENARIOS.includes(battle)) return { scenario: battle.id };
  // A scenario has units; a battlefield of a position has none but those of the moment.
  return battle.units.length > 0 ? { scenario: writeScenario(battle) } : writeField(battle);
}

function writeField(battle: Battle): { readonly [key: string]: Json } {
  return {
    map: drawMap({ terrain: battle.terrain, units: [] }),
    structures: writeStructures(battle),
    rules: battle.rules.map(writeRule),
    need: { rebel: battle.medals[0], empire: battle.medals[1] },
  };
}

/** Before positions told a scenario of one's own whole, they told its battlefield alone, and sums of what its rules count. */
export function formerPosition(position: unknown): Json {
  const fields = position as { readonly [field: string]: Json };
  const { scenario } = fields;
  if (!isFields(scenario)) return fields;
  const battle = readScenario(scenario, 'position');
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]): [string, Json][] => {
      if (field === 'scenario') return Object.entries(writeField(battle));
      if (field === 'tally') return Object.entries(sumsOf(battle, numbers(value, field)));
      if (field === 'frames' && Array.isArray(value)) return [[field, value.map(formerFrame)]];
      return [[field, value]];
    }),
  );
}

const COUNTING = ['charge', 'return', 'reinforce-once'] as const;

/** Where no two special rules count the same, three sums tell all. Snapshots of records have them. */
export function countsApart({ rules }: Battle): boolean {
  const counting = rules.flatMap((rule) => {
    if (rule.rule === 'exit') return [`exit ${rule.for}`];
    return (COUNTING as readonly string[]).includes(rule.rule) ? [rule.rule] : [];
  });
  return new Set(counting).size === counting.length;
}

export function sumsOf({ rules }: Battle, tally: readonly number[]): { readonly [field: string]: Json } {
  const [charges, returning, reinforced] = COUNTING.map((name) =>
    rules.reduce((sum, { rule }, i) => (rule === name ? sum + (tally[i] ?? 0) : sum), 0),
  );
  return { charges: charges ?? 0, returning: returning ?? 0, reinforced: Math.min(1, reinforced ?? 0) };
}

export function readTally(fields: Fields, { battle: { rules }, exited }: State): readonly number[] {
  if (fields['tally'] !== undefined) {
    const tally = numbers(fields['tally'], 'tally');
    if (tally.length !== rules.length)
      throw new InputError('tally', text('wrong.tally', { n: rules.length, found: tally.length }));
    return tally;
  }
  const sums = {
    charge: number(fields, 'charges', MOST_UNITS, 0),
    return: number(fields, 'returning', MOST_UNITS, 0),
    'reinforce-once': number(fields, 'reinforced', 1, 0),
  };
  // A sum belongs to the first rule that counts it; that the reinforcements have come, to all.
  const first = (name: SpecialRule['rule']): number => rules.findIndex(({ rule }) => rule === name);
  return rules.map((rule, i) => {
    if (rule.rule === 'exit') return exited[sideNamed(rule.for)];
    if (rule.rule === 'reinforce-once') return sums[rule.rule];
    return (rule.rule === 'charge' || rule.rule === 'return') && i === first(rule.rule) ? sums[rule.rule] : 0;
  });
}
