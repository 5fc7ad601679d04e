/** Whether a scenario can be played: everybody stands where he may, nothing is ordered that could never happen. */
import { at, type HexId, join, type Text } from '@wartable/kernel';
import { BASELINES, hexName, rowOf, SIDE_NAMES, SIDES, type Side, sideNamed } from './board.ts';
import { KINDS, standsOn, TERRAINS, UNIT_KINDS, type UnitKindName } from './kinds.ts';
import type { Battle, Care, SpecialRule, SpecialRuleName } from './scenario.ts';
import { text } from './text/text.ts';

/** What is wrong, with its place in the file and its hexes on the map. */
export type Fault = { readonly path: string; readonly text: Text; readonly hexes?: readonly HexId[] };

/** All that keeps a scenario from being played, as closely as it is looked at. */
export function faultsIn(battle: Battle, care: Care): Fault[] {
  const standing = [...structureFaults(battle), ...emptyFaults(battle)];
  if (care === 'position') return standing;
  const found = [...standing, ...placeFaults(battle), ...sideFaults(battle)];
  return care === 'record' ? found : [...found, ...ruleFaults(battle)];
}

/** A structure has its hex for itself, and there is one where one is to be destroyed. */
function structureFaults({ structures, units, rules }: Battle): Fault[] {
  const there = structures.flatMap(({ hex }, i): Fault[] => {
    const fault = (key: 'wrong.structure-there' | 'wrong.unit-there'): Fault => ({
      path: `structures[${i}].at`,
      text: text(key, { hex: hexName(hex) }),
      hexes: [hex],
    });
    if (structures.findIndex((other) => other.hex === hex) !== i) return [fault('wrong.structure-there')];
    return units.some((unit) => unit.hex === hex) ? [fault('wrong.unit-there')] : [];
  });
  const wanted = structures.length === 0 ? rules.findIndex((rule) => rule.rule === 'destroy-structures') : -1;
  return wanted < 0 ? there : [...there, { path: `rules[${wanted}]`, text: text('wrong.no-structure') }];
}

/** Only in a drawing: a file says where. */
function emptyFaults({ rules }: Battle): Fault[] {
  return rules.flatMap((rule, i) =>
    Object.entries(rule).flatMap(([field, value]): Fault[] =>
      Array.isArray(value) && value.length === 0 ? [{ path: join(`rules[${i}]`, field), text: text('wrong.no-hex') }] : [],
    ),
  );
}

/** Nobody begins where nobody of that kind can stand. */
function placeFaults(battle: Battle): Fault[] {
  return battle.units
    .filter(({ kind, hex }) => !standsOn(kind, at(battle.terrain, hex)))
    .map(({ kind, hex }) => ({
      path: `map[${rowOf(hex)}]`,
      text: text('wrong.cannot-stand', {
        unit: text(`unit.${at(UNIT_KINDS, kind)}`),
        hex: hexName(hex),
        terrain: terrainText(battle, hex),
      }),
      hexes: [hex],
    }));
}

/** Both sides are there, and each can win. */
function sideFaults({ units, rules, medals }: Battle): Fault[] {
  return SIDES.flatMap((side): Fault[] => {
    const name = SIDE_NAMES[side];
    const missing = !units.some((unit) => KINDS[unit.kind]?.side === side);
    const stuck = medals[side] === 0 && !rules.some((rule) => winningRule(rule, side));
    return [
      ...(missing ? [{ path: 'map', text: text('wrong.no-units', { side: text(`side.${name}`) }) }] : []),
      ...(stuck ? [{ path: `medals.${name}`, text: text('wrong.cannot-win') }] : []),
    ];
  });
}

/** Nothing is ordered that could never happen. */
function ruleFaults(battle: Battle): Fault[] {
  return battle.rules.flatMap((rule, i): Fault[] => {
    const wrong = (field: string, why: Text, hexes: readonly HexId[] = []): Fault[] => [
      { path: join(`rules[${i}]`, field), text: why, hexes },
    ];
    if (SINGLE.includes(rule.rule) && battle.rules.findIndex((other) => other.rule === rule.rule) !== i)
      return wrong('rule', text('wrong.rule-twice'));
    if (rule.rule === 'destroy-structures' && rule.for === 'rebel') return wrong('for', text('wrong.structures-of-rebels'));
    if ('kind' in rule) {
      // Units that come in are one's own, units that fall the enemy's.
      const own = arrivalsIn(battle).includes(i);
      for (const [field, name] of Object.entries(rule).filter(([field]) => field === 'kind' || field === 'nextTo'))
        if (own !== (KINDS[UNIT_KINDS.indexOf(name as UnitKindName)]?.side === sideNamed(rule.for)))
          return wrong(field, text('wrong.other-kind', { unit: { key: `unit.${name}` } }));
      const room = roomFor(battle, rule);
      if (room < (rule.rule === 'reinforce-once' ? rule.count : 1))
        return wrong(rule.rule === 'reinforce-once' ? 'count' : 'kind', text('wrong.no-room', { n: room }));
    }
    if (!('hexes' in rule)) return [];
    const single = SINGLE.includes(rule.rule);
    if (single && rule.hexes.length > 1)
      return wrong('hexes', text('wrong.one-hex', { found: rule.hexes.length }), rule.hexes.slice(1));
    const closed = rule.hexes.filter((hex) => !KINDS.some((_, kind) => mayHold(battle, rule, kind, hex)));
    const [hex] = closed;
    if (hex !== undefined && (single || rule.rule === 'hold-all' || closed.length === rule.hexes.length))
      return wrong('hexes', text('wrong.nobody-there', { hex: hexName(hex), terrain: terrainText(battle, hex) }), closed);
    return [];
  });
}

/** The places of those special rules that bring units in. */
export function arrivalsIn({ rules }: Battle): number[] {
  return rules.flatMap(({ rule }, i) => (rule === 'return' || rule.startsWith('reinforce') ? [i] : []));
}

/** There is one officer, and one extra card. */
const SINGLE: readonly SpecialRuleName[] = ['officer', 'bonus-card'];

/** Hexes of the own baseline that a kind may stand on; where it comes in elsewhere, there is room. */
function roomFor({ terrain }: Battle, rule: Extract<SpecialRule, { kind: UnitKindName }>): number {
  if (rule.rule !== 'return' && rule.rule !== 'reinforce-once') return BASELINES[0].length;
  return BASELINES[sideNamed(rule.for)].filter((hex) => standsOn(UNIT_KINDS.indexOf(rule.kind), at(terrain, hex))).length;
}

/** Whether a unit of this kind could fulfil a rule on this hex. */
function mayHold({ terrain }: Battle, rule: SpecialRule, kind: number, hex: HexId): boolean {
  const { side, class: unitClass } = at(KINDS, kind);
  const concerned = !('for' in rule) || rule.for === 'either' || rule.for === SIDE_NAMES[side];
  const only = 'only' in rule ? rule.only : undefined;
  return concerned && (only === undefined || only === unitClass) && standsOn(kind, at(terrain, hex));
}

function terrainText({ terrain }: Battle, hex: HexId): Text {
  return text(`terrain.${at(TERRAINS, at(terrain, hex))}`);
}

function winningRule(rule: SpecialRule, side: Side): boolean {
  if (rule.rule === 'officer') return true;
  if (!('for' in rule) || rule.for !== SIDE_NAMES[side]) return false;
  return ['hold-all', 'destroy-structures', 'eliminate'].includes(rule.rule) || (rule.rule === 'exit' && rule.wins !== undefined);
}
