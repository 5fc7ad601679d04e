/** Whether a scenario can be played: everybody stands where he may, nothing is ordered that could never happen. */
import { at, type HexId, InputError, join, type Text } from '@wartable/kernel';
import { BASELINES, hexName, SIDE_NAMES, type Side, sideNamed } from './board.ts';
import { KINDS, standsOn, TERRAINS, UNIT_KINDS, type UnitKindName } from './kinds.ts';
import type { Battle, SpecialRule, SpecialRuleName } from './scenario.ts';
import { text } from './text/text.ts';

/** Nobody begins where nobody of that kind can stand. */
export function checkPlaces(battle: Battle): void {
  const { units, terrain } = battle;
  for (const { kind, hex } of units) {
    const ground = at(terrain, hex);
    if (!standsOn(kind, ground))
      throw new InputError(
        `map[${Number(hexName(hex)[1]) - 1}]`,
        text('wrong.cannot-stand', {
          unit: text(`unit.${at(UNIT_KINDS, kind)}`),
          hex: hexName(hex),
          terrain: terrainText(battle, hex),
        }),
      );
  }
}

/** Nothing is ordered that could never happen. */
export function checkRules(battle: Battle): void {
  battle.rules.forEach((rule, i) => {
    const wrong = (field: string, why: Text): InputError => new InputError(join(`rules[${i}]`, field), why);
    if (SINGLE.includes(rule.rule) && battle.rules.findIndex((other) => other.rule === rule.rule) !== i)
      throw wrong('rule', text('wrong.rule-twice'));
    if (rule.rule === 'destroy-structures' && rule.for === 'rebel') throw wrong('for', text('wrong.structures-of-rebels'));
    if ('kind' in rule) {
      // Units that come in are one's own, units that fall the enemy's.
      const own = arrivalsIn(battle).includes(i);
      for (const [field, name] of Object.entries(rule).filter(([field]) => field === 'kind' || field === 'nextTo'))
        if (own !== (KINDS[UNIT_KINDS.indexOf(name as UnitKindName)]?.side === sideNamed(rule.for)))
          throw wrong(field, text('wrong.other-kind', { unit: { key: `unit.${name}` } }));
      const room = roomFor(battle, rule);
      if (room < (rule.rule === 'reinforce-once' ? rule.count : 1))
        throw wrong(rule.rule === 'reinforce-once' ? 'count' : 'kind', text('wrong.no-room', { n: room }));
    }
    if (!('hexes' in rule)) return;
    const single = SINGLE.includes(rule.rule);
    if (single && rule.hexes.length > 1) throw wrong('hexes', text('wrong.one-hex', { found: rule.hexes.length }));
    const closed = rule.hexes.filter((hex) => !KINDS.some((_, kind) => mayHold(battle, rule, kind, hex)));
    const [hex] = closed;
    if (hex !== undefined && (single || rule.rule === 'hold-all' || closed.length === rule.hexes.length))
      throw wrong('hexes', text('wrong.nobody-there', { hex: hexName(hex), terrain: terrainText(battle, hex) }));
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

export function winningRule(rule: SpecialRule, side: Side): boolean {
  if (rule.rule === 'officer') return true;
  if (!('for' in rule) || rule.for !== SIDE_NAMES[side]) return false;
  return ['hold-all', 'destroy-structures', 'eliminate'].includes(rule.rule) || (rule.rule === 'exit' && rule.wins !== undefined);
}
