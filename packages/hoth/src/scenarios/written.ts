/** A scenario as its file is written: one form for one battle, letter by letter. Nothing that is empty is written. */
import type { Json } from '@wartable/kernel';
import { BASELINES, SIDE_NAMES } from '../board.ts';
import { type Battle, RULE_FIELDS, writeRule, writeScenario } from '../scenario.ts';

/** As wide as the files of the box. */
const WIDTH = 130;

/** A scenario in the words of a file, baselines by name, and its fields in their order. */
export function scenarioData(battle: Battle): { readonly [field: string]: Json } {
  const rules = battle.rules.map((rule): Json => {
    const written = writeRule(rule);
    const fields = RULE_FIELDS[rule.rule].flatMap((field): [string, Json][] => {
      const hexes = (rule as Partial<Record<string, unknown>>)[field];
      const value = Array.isArray(hexes) ? (baselineOf(hexes) ?? written[field]) : written[field];
      return value === undefined ? [] : [[field, value]];
    });
    return { rule: rule.rule, ...Object.fromEntries(fields) };
  });
  return Object.fromEntries(
    Object.entries({ ...writeScenario(battle), rules }).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );
}

function baselineOf(hexes: readonly number[]): string | undefined {
  const side = BASELINES.findIndex((line) => line.length === hexes.length && line.every((hex, i) => hex === hexes[i]));
  return side < 0 ? undefined : `${SIDE_NAMES[side]}-baseline`;
}

export function scenarioFile(battle: Battle): string {
  const fields = Object.entries(scenarioData(battle)).map(
    ([field, value]) => `  ${JSON.stringify(field)}: ${written(field, value)}`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** A list is one line where it has room; the map never is. */
function written(field: string, value: Json): string {
  const line = inline(value);
  const isLong = `  ${JSON.stringify(field)}: ${line},`.length > WIDTH;
  if (!Array.isArray(value) || (field !== 'map' && !isLong)) return line;
  return `[\n${value.map((item) => `    ${inline(item)}`).join(',\n')}\n  ]`;
}

function inline(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${JSON.stringify(key)}: ${inline(one as Json)}`)
    .join(', ')} }`;
}
