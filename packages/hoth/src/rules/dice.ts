/** Range, dice and modifiers of an attack (rules 8, 10.1, 12, 13). */
import { at, below, type HexId, type Rng } from '@wartable/kernel';
import { distance, hexName, neighboursOf } from '../board.ts';
import { AT_AT, FACES, RIDGE, SCOUTS, TERRAIN, TRENCHES } from '../kinds.ts';
import { hexOf, isRidge, kindOf, NONE, type State, sideOf, structureAt, terrainAt, type UnitId, unitAt } from '../state.ts';
import { bonusOf } from './movement.ts';
import { isInSight } from './sight.ts';

/** A term of the sum of dice, by rule id. */
export type Term = { readonly rule: string; readonly dice: number };

/** The dice of an attack, term by term; the sum never counts below 0 (hoth/attack/no-dice). */
export function diceTerms(state: State, unit: UnitId, target: HexId): Term[] {
  const from = hexOf(state, unit);
  const kind = kindOf(state, unit);
  const steps = distance(from, target);
  const terms: Term[] = [{ rule: 'hoth/attack/range', dice: kind.dice[steps - 1] ?? 0 }];
  const add = (rule: string, dice: number): void => {
    if (dice !== 0) terms.push({ rule, dice });
  };
  add('hoth/cards/bonus', cardDice(state, unit, target, steps));
  if (scouted(state, unit, target)) add('hoth/badge/scouts', 1);
  add('hoth/terrain/protection', -protection(state, unit, target));
  if (!bonusOf(state, unit)?.ignoreTerrain && kind.class === 'vehicle')
    add('hoth/terrain/vehicle-penalty', -(TERRAIN[terrainAt(state, from)]?.vehiclePenalty ?? 0));
  return terms;
}

export function diceCount(state: State, unit: UnitId, target: HexId): number {
  let sum = 0;
  for (const { dice } of diceTerms(state, unit, target)) sum += dice;
  return Math.max(0, sum);
}

function cardDice(state: State, unit: UnitId, target: HexId, steps: number): number {
  const bonus = bonusOf(state, unit);
  if (!bonus) return 0;
  let dice = bonus.dice + (steps === 1 ? bonus.closeCombatDice : 0);
  if (bonus.dicePerNeighbour) dice += friendsAround(state, unit);
  if (bonus.focusFire) dice += Math.min(2, othersThatAttacked(state, unit, target));
  return dice;
}

function friendsAround(state: State, unit: UnitId): number {
  const side = sideOf(state, unit);
  return neighboursOf(hexOf(state, unit)).filter((hex) => {
    const neighbour = unitAt(state, hex);
    return neighbour !== NONE && sideOf(state, neighbour) === side;
  }).length;
}

/** hoth/badge/scouts: another friendly unit of scouts on a ridge sees the enemy unit, at any distance. They do not add up. */
function scouted(state: State, unit: UnitId, target: HexId): boolean {
  if (unitAt(state, target) === NONE) return false;
  const side = sideOf(state, unit);
  for (let scout = 0 as UnitId; scout < state.unitHex.length; scout++) {
    if (state.unitBadge[scout] !== SCOUTS || scout === unit) continue;
    const hex = state.unitHex[scout] ?? NONE;
    if (hex !== NONE && sideOf(state, scout) === side && isRidge(state, hex) && isInSight(state, hex, target)) return true;
  }
  return false;
}

/** Dice the attacker loses for the target's terrain (hoth/terrain/protection). */
export function protection(state: State, unit: UnitId, target: HexId): number {
  const defender = unitAt(state, target);
  // hoth/units/at-at: terrain never protects it.
  if (defender !== NONE && state.unitKind[defender] === AT_AT) return 0;
  const terrain = terrainAt(state, target);
  if (terrain === RIDGE && isRidge(state, hexOf(state, unit))) return 0;
  if (terrain === TRENCHES && (defender === NONE || kindOf(state, defender).class !== 'infantry')) return 0;
  return TERRAIN[terrain]?.protection[kindOf(state, unit).class] ?? 0;
}

/** What a unit may attack now: enemies and enemy structures in range and sight for which it has dice left. */
export function targetsOf(state: State, unit: UnitId): HexId[] {
  const from = hexOf(state, unit);
  const { dice, side } = kindOf(state, unit);
  const targets: HexId[] = [];
  for (let enemy = 0 as UnitId; enemy < state.unitHex.length; enemy++) {
    const hex = state.unitHex[enemy] ?? NONE;
    if (hex === NONE || sideOf(state, enemy) === side) continue;
    if (distance(from, hex) <= dice.length && canAttack(state, unit, from, hex)) targets.push(hex);
  }
  // hoth/structures/attack: structures are the Rebels'.
  if (side === 1)
    for (const { hex } of state.battle.structures)
      if (structureAt(state, hex) !== NONE && distance(from, hex) <= dice.length && canAttack(state, unit, from, hex))
        targets.push(hex);
  return targets;
}

function canAttack(state: State, unit: UnitId, from: HexId, hex: HexId): boolean {
  return isInSight(state, from, hex) && diceCount(state, unit, hex) > 0;
}

/** Whether a unit has anything to attack: the same without the list. */
export function hasTarget(state: State, unit: UnitId): boolean {
  const from = hexOf(state, unit);
  const { dice, side } = kindOf(state, unit);
  for (let enemy = 0 as UnitId; enemy < state.unitHex.length; enemy++) {
    const hex = state.unitHex[enemy] ?? NONE;
    if (hex === NONE || sideOf(state, enemy) === side) continue;
    if (distance(from, hex) <= dice.length && canAttack(state, unit, from, hex)) return true;
  }
  return side === 1 && state.battle.structures.length > 0 && targetsOf(state, unit).length > 0;
}

/** Rolls dice; each gives a symbol. */
export function rollDice(rng: Rng, count: number): number[] {
  return Array.from({ length: count }, () => at(FACES, below(rng, FACES.length)));
}

/** Concentrated Fire: how many other units have attacked this target this turn. It may have moved since. */
function othersThatAttacked(state: State, unit: UnitId, hex: HexId): number {
  const defender = unitAt(state, hex);
  const target = defender === NONE ? hexName(hex) : defender;
  const attackers = state.attacked.filter((attacked) => attacked.target === target).map((attacked) => attacked.unit);
  return new Set(attackers.filter((attacker) => attacker !== unit)).size;
}
