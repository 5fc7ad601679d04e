/** Numbers that a net is told beside dangers and ways: what places, exits and attacks may bring. */
import type { HexId } from '@wartable/kernel';
import { neighboursOf, rowOf, SIDE_NAMES, type Side, towardsBaseline } from './board.ts';
import { FAR } from './encoding-field.ts';
import { HIT, SIDE_OF } from './heuristics.ts';
import { AT_AT, EXPLOSION, HIT_SYMBOL, KINDS, RETREAT, UNIT_KINDS, type UnitKind } from './kinds.ts';
import { isHeldBy } from './rules/medals.ts';
import { bonusOf, canHold } from './rules/movement.ts';
import { NONE, type None, type State, type UnitId, unitAt } from './state.ts';

/** Medals that a side gains by a unit of the kind on a hex; FAR where that wins the battle at once. */
export function medalsOn(state: State, side: Side, kind: number, hex: HexId): number {
  const { rules } = state.battle;
  const name = SIDE_NAMES[side];
  let medals = 0;
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as (typeof rules)[number];
    if (rule.rule === 'officer') {
      if (side === 1 && state.officerHex === hex) return FAR;
      continue;
    }
    if (!('hexes' in rule) || !('for' in rule) || (rule.for !== name && rule.for !== 'either')) continue;
    if (rule.rule === 'exit' || !rule.hexes.includes(hex)) continue;
    if (rule.rule === 'hold-all') {
      if (isLastOf(state, rule.hexes, side, hex)) return FAR;
    } else if (
      ('only' in rule ? (rule.only ?? KINDS[kind]?.class) : KINDS[kind]?.class) === KINDS[kind]?.class &&
      !state.claimed.includes(i)
    )
      medals += rule.medals;
  }
  return medals;
}

/** Whether a side holds all other hexes of a list. */
function isLastOf(state: State, hexes: readonly HexId[], side: Side, last: HexId): boolean {
  for (const hex of hexes) if (hex !== last && !isHeldBy(state, hex, side, undefined)) return false;
  return true;
}

/** Medals that a side gets for a unit of the enemy; FAR where that wins the battle, as it has won so many. */
export function spoils(state: State, side: Side, kind: number, won: number): number {
  const { rules, medals: needed } = state.battle;
  const name = SIDE_NAMES[side];
  let medals = KINDS[kind]?.medals ?? 0;
  let settled = false;
  for (const rule of rules) {
    if (!('for' in rule) || rule.for !== name) continue;
    if (rule.rule === 'eliminate' && rule.kind === UNIT_KINDS[kind] && (state.eliminated[kind] as number) + 1 >= rule.count)
      return FAR;
    if (settled) continue;
    if (rule.rule === 'no-elimination-medals') medals = 0;
    else if (rule.rule === 'elimination-medals' && rule.kind === UNIT_KINDS[kind]) medals = rule.medals;
    else continue;
    settled = true;
  }
  return needed[side] > 0 && won + medals >= needed[side] ? FAR : medals;
}

/** What a unit that leaves by one of its exits brings its side; FAR where that wins the battle. */
export function spoilsOfExit(state: State, side: Side, unit: UnitId, hex: HexId | undefined, won: number): number {
  const { rules, medals: needed } = state.battle;
  if (state.officerUnit === unit) return FAR;
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as (typeof rules)[number];
    if (rule.rule !== 'exit' || rule.for !== SIDE_NAMES[side]) continue;
    if (rule.only !== undefined && rule.only !== KINDS[state.unitKind[unit] as number]?.class) continue;
    if (hex !== undefined && !rule.hexes.includes(hex)) continue;
    const last = rule.wins !== undefined && (state.tally[i] ?? 0) + 1 >= rule.wins;
    return last || (needed[side] > 0 && won + rule.medals >= needed[side]) ? FAR : rule.medals;
  }
  return 0;
}

/** Whether a unit on a hex could not make a single step back. */
export function isCornered(state: State, side: Side, kind: number, hex: HexId): boolean {
  const back = towardsBaseline(side, hex);
  for (let i = 0; i < back.length; i++) {
    const next = back[i] as HexId;
    if (unitAt(state, next) === NONE && canHold(state, kind, next)) return false;
  }
  return true;
}

/** By side: units next to a hex. Valid until the next `lookBeside`. */
export const beside = new Int32Array(2);

/** Counts the units next to a hex, other than one. */
export function lookBeside(state: State, hex: HexId, except: UnitId | None): void {
  const around = neighboursOf(hex);
  beside[0] = 0;
  beside[1] = 0;
  for (let i = 0; i < around.length; i++) {
    const unit = unitAt(state, around[i] as HexId);
    if (unit === NONE || unit === except) continue;
    const side = SIDE_OF[state.unitKind[unit] as number] as Side;
    beside[side] = (beside[side] as number) + 1;
  }
}

/** Rows from the side's own baseline. */
export function rowFor(side: Side, hex: HexId): number {
  return side === 0 ? 6 - rowOf(hex) : rowOf(hex);
}

export const HITS = 0;
export const DRIVES_BACK = 1;
export const MISSES = 2;

/** What a symbol does to whatever stands on the hex under attack. */
export function resultOf(state: State, attacker: UnitId | None, hex: HexId, symbol: number): number {
  const unit = unitAt(state, hex);
  const driven = symbol === RETREAT;
  if (symbol === EXPLOSION || (driven && attacker !== NONE && bonusOf(state, attacker)?.retreatIsExplosion)) return HITS;
  if (unit === NONE) return MISSES;
  const kind = KINDS[state.unitKind[unit] as number] as UnitKind;
  if (symbol === HIT_SYMBOL[kind.class]) return HITS;
  return driven && !kind.ignoresRetreats ? DRIVES_BACK : MISSES;
}

const MOST_DICE = 9;
const MOST_FIGURES = 5;
const KILLS = new Float64Array(KINDS.length * MOST_DICE * MOST_FIGURES);
for (let kind = 0; kind < KINDS.length; kind++)
  for (let dice = 1; dice < MOST_DICE; dice++)
    for (let figures = 1; figures < MOST_FIGURES; figures++)
      KILLS[(kind * MOST_DICE + dice) * MOST_FIGURES + figures] = atLeast(
        dice,
        figures,
        kind === AT_AT ? 1 / 36 : (HIT[kind] ?? 0),
      );

function atLeast(dice: number, hits: number, chance: number): number {
  if (hits === 0) return 1;
  if (dice === 0) return 0;
  return chance * atLeast(dice - 1, hits - 1, chance) + (1 - chance) * atLeast(dice - 1, hits, chance);
}

/** How probably dice end a unit with so many figures. */
export function killChance(kind: number, dice: number, figures: number): number {
  return KILLS[(kind * MOST_DICE + Math.min(dice, MOST_DICE - 1)) * MOST_FIGURES + Math.min(figures, MOST_FIGURES - 1)] as number;
}
