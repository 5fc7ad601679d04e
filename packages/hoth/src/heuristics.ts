/** What speaks for a side in a battle. Each amount is the side's own less the enemy's. */
import type { Consideration, HexId, Seat } from '@wartable/kernel';
import { distancesFrom, ROWS, rowOf, type Side } from './board.ts';
import { topFrame } from './frames.ts';
import { type Goals, goalsOf, objectivesOf } from './goals.ts';
import { AT_AT, KINDS, TERRAIN, type UnitKind } from './kinds.ts';
import { medalsOf } from './rules/medals.ts';
import { attackAllowance } from './rules/movement.ts';
import { isInSight } from './rules/sight.ts';
import {
  figuresOf,
  kindIdOf,
  kindOf,
  NONE,
  other,
  type State,
  sideOfSeat,
  structureAt,
  terrainAt,
  type UnitId,
} from './state.ts';

export const CONSIDERATIONS: readonly Consideration[] = [
  { name: 'medals', weight: 1.8 },
  { name: 'strength', weight: 0.07 },
  { name: 'weakened', weight: 0.25 },
  { name: 'attacks', weight: 0.15 },
  { name: 'pressure', weight: 0.05 },
  { name: 'exposure', weight: 0.06 },
  { name: 'objectives', weight: 0.3 },
  { name: 'exits', weight: 0.25 },
  { name: 'advance', weight: 0.01 },
  { name: 'structures', weight: 0.9 },
];
const indexOf = (name: string): number => CONSIDERATIONS.findIndex((known) => known.name === name);
const MEDALS = indexOf('medals');
const STRENGTH = indexOf('strength');
const WEAKENED = indexOf('weakened');
const ATTACKS = indexOf('attacks');
const PRESSURE = indexOf('pressure');
const EXPOSURE = indexOf('exposure');
const OBJECTIVES = indexOf('objectives');
const EXITS = indexOf('exits');
const ADVANCE = indexOf('advance');
const STRUCTURES = indexOf('structures');

/** What a figure is worth, and how often a die hurts one, by kind of unit. A walker needs a second explosion. */
export const WORTH = [1, 1.3, 2, 1, 5, 0.9];
export const HIT = [1 / 2, 1 / 3, 1 / 6, 1 / 2, 1 / 12, 1 / 6];
/** Whoever loses its last figure is gone for good, medal or not. */
export const UNIT_WORTH = 0.8;
/** A vehicle between walls hardly hits anything. */
export const HAMPERED = 0.4;

const MOST_DICE = 8;
const MOST_FIGURES = 6;
export const entry = (kind: number, dice: number, figures: number): number => (kind * MOST_DICE + dice) * MOST_FIGURES + figures;
/** What dice bring in figures against a unit, and how surely they end it: squared, since single hits rarely add up. */
export const LOSSES = new Float64Array(KINDS.length * MOST_DICE * MOST_FIGURES);
export const ENDS = new Float64Array(LOSSES.length);
for (let kind = 0; kind < KINDS.length; kind++)
  for (let dice = 1; dice < MOST_DICE; dice++)
    for (let figures = 1; figures < MOST_FIGURES; figures++) {
      const hits = dice * (HIT[kind] ?? 0);
      LOSSES[entry(kind, dice, figures)] = Math.min(hits, figures) * (WORTH[kind] ?? 0);
      ENDS[entry(kind, dice, figures)] = hits >= figures ? 1 : (hits / figures) ** 2;
    }
/** Dice an attacker of a kind loses for terrain. */
export const COVER = KINDS.map((kind) => Float64Array.from(TERRAIN, ({ protection }) => protection[kind.class]));
export const SIDE_OF = KINDS.map((kind) => kind.side);
export const MEDALS_OF = KINDS.map((kind) => kind.medals);

export function consider(state: State, seat: Seat, amounts: Float64Array): void {
  const side = sideOfSeat(state, seat);
  addSide(state, side, 1, amounts);
  addSide(state, other(side), -1, amounts);
}

function addSide(state: State, side: Side, sign: number, amounts: Float64Array): void {
  const { battle } = state;
  const goals = goalsOf(battle)[side];
  const step = topFrame(state)?.step;
  const acting = state.sides[state.seat] === side;
  const moving = step === 'play' || step === 'section' || step === 'order' || step === 'move' || step === 'move-to';
  let strength = 0;
  let weakened = 0;
  let attacks = 0;
  let threat = 0;
  let exits = 0;
  let advance = 0;
  for (let unit = 0 as UnitId; unit < state.unitHex.length; unit++) {
    const hex = state.unitHex[unit] ?? NONE;
    if (hex === NONE) continue;
    const kindId = kindIdOf(state, unit);
    if (SIDE_OF[kindId] !== side) continue;
    const kind = kindOf(state, unit);
    const figures = figuresOf(state, unit);
    strength += figures * (WORTH[kindId] ?? 0);
    if (figures === 1 && kind.figures > 1 && kind.medals > 0) weakened++;
    threat += bestAttack(state, goals, kindId, hex, kind.moveAndAttack, false);
    if (acting && state.unitOrder[unit] !== 0) attacks += attackNow(state, goals, unit, kindId, hex, moving);
    const way = goals.exits[kind.class][hex] ?? NONE;
    if (way >= 0) exits += 1 - way / ROWS;
    if (kind.move > 0) advance += side === 0 ? ROWS - 1 - rowOf(hex) : rowOf(hex);
  }
  const add = (i: number, amount: number): void => {
    amounts[i] = (amounts[i] ?? 0) + sign * amount;
  };
  const share = battle.medals[side] === 0 ? 0 : medalsOf(state, side) / battle.medals[side];
  add(MEDALS, share + share * share);
  add(STRENGTH, strength);
  add(WEAKENED, -weakened);
  add(ATTACKS, attacks);
  add(sign > 0 ? PRESSURE : EXPOSURE, threat);
  if (goals.places.length > 0) add(OBJECTIVES, objectivesOf(state, side, goals));
  add(EXITS, exits);
  add(ADVANCE, advance);
  if (side === 0) for (const stands of state.structures) add(STRUCTURES, stands);
}

/** What an ordered unit may still do this turn. */
function attackNow(state: State, goals: Goals, unit: UnitId, kind: number, hex: HexId, moving: boolean): number {
  if (state.unitBarred[unit] === 1 || state.unitAttacks[unit] !== 0) return 0;
  const mayMove = moving && state.unitMoved[unit] === NONE;
  const worth = bestAttack(state, goals, kind, hex, mayMove ? attackAllowance(state, unit) : 0, !mayMove);
  const hampered = !mayMove && KINDS[kind]?.class === 'vehicle' && (TERRAIN[terrainAt(state, hex)]?.vehiclePenalty ?? 0) > 0;
  return hampered ? worth * HAMPERED : worth;
}

/** What the best attack of a unit is worth after so many hexes of movement; `seen` where it attacks from where it stands. */
function bestAttack(state: State, goals: Goals, kind: number, from: HexId, steps: number, seen: boolean): number {
  const { dice: diceAt, side } = KINDS[kind] as UnitKind;
  const row = distancesFrom(from);
  const cover = COVER[kind] as Float64Array;
  const { terrain, structures } = state.battle;
  const reach = diceAt.length + steps;
  let best = 0;
  for (let enemy = 0 as UnitId; enemy < state.unitHex.length; enemy++) {
    const hex = state.unitHex[enemy] ?? NONE;
    if (hex === NONE) continue;
    const enemyKind = kindIdOf(state, enemy);
    if (SIDE_OF[enemyKind] === side) continue;
    const way = row[hex] as number;
    if (way > reach) continue;
    const protection = enemyKind === AT_AT ? 0 : (cover[terrain[hex] as number] as number);
    const dice = (diceAt[way > steps ? way - steps - 1 : 0] as number) - protection;
    if (dice <= 0) continue;
    const i = entry(enemyKind, dice, figuresOf(state, enemy));
    const worth =
      (LOSSES[i] as number) + (ENDS[i] as number) * ((MEDALS_OF[enemyKind] as number) * goals.medalWorth + UNIT_WORTH);
    if (worth > best && (!seen || isInSight(state, from, hex))) best = worth;
  }
  if (side === 1)
    for (const { hex } of structures) {
      const way = row[hex] as number;
      if (way > reach || structureAt(state, hex) === NONE) continue;
      const worth = ((diceAt[way > steps ? way - steps - 1 : 0] as number) / 6) * goals.structureWorth;
      if (worth > best && (!seen || isInSight(state, from, hex))) best = worth;
    }
  return best;
}
