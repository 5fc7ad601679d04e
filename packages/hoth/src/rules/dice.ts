/** Range, dice and modifiers of an attack (rules 8, 10.1, 12, 13). */
import { at, below, type HexId, type Rng } from '@wartable/kernel';
import { distance, hexName, neighboursOf } from '../board.ts';
import { type CardId, cardName, SUPPORT } from '../cards/index.ts';
import { AT_AT, FACES, RIDGE, SCOUTS, TERRAIN, TRENCHES } from '../kinds.ts';
import {
  figuresOf,
  hexOf,
  isInPlay,
  isRidge,
  kindOf,
  NONE,
  type State,
  sideOf,
  structureAt,
  terrainAt,
  type UnitId,
  unitAt,
} from '../state.ts';
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

export function sumOf(terms: readonly Term[]): number {
  let sum = 0;
  for (const { dice } of terms) sum += dice;
  return sum;
}

export function diceCount(state: State, unit: UnitId, target: HexId): number {
  return Math.max(0, sumOf(diceTerms(state, unit, target)));
}

/** The same with the support card that has to be used, where there would be no dice without it (hoth/attack/no-dice). */
export function termsToRoll(state: State, unit: UnitId, target: HexId): Term[] {
  const terms = diceTerms(state, unit, target);
  const sum = sumOf(terms);
  const rescue = sum > 0 ? undefined : supportsFor(state, unit, target).find(({ dice }) => sum + dice > 0);
  return rescue ? [...terms, { rule: `hoth/card/${cardName(rescue.card)}`, dice: rescue.dice }] : terms;
}

const DESPERATE_STAND_DICE = 2;

/** Support cards a unit may use when it attacks, with the dice each gives: Desperate Stand, Rout. */
export function supportsFor(state: State, unit: UnitId, target: HexId): { card: CardId; dice: number }[] {
  const held = state.supports[sideOf(state, unit)];
  if (held.length === 0) return [];
  return [
    { card: SUPPORT.desperateStand, dice: isLastFigure(state, unit) ? DESPERATE_STAND_DICE : 0 },
    { card: SUPPORT.rout, dice: protection(state, unit, target) },
  ].filter(({ card, dice }) => dice > 0 && held.includes(card));
}

function isLastFigure(state: State, unit: UnitId): boolean {
  return kindOf(state, unit).class === 'infantry' && figuresOf(state, unit) === 1;
}

function cardDice(state: State, unit: UnitId, target: HexId, steps: number): number {
  const bonus = bonusOf(state, unit);
  if (!bonus) return 0;
  // hoth/structures/attack: close combat is with units.
  let dice = bonus.dice + (steps === 1 && unitAt(state, target) !== NONE ? bonus.closeCombatDice : 0);
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
function protection(state: State, unit: UnitId, target: HexId): number {
  const defender = unitAt(state, target);
  // hoth/units/at-at: terrain never protects it.
  if (defender !== NONE && state.unitKind[defender] === AT_AT) return 0;
  const terrain = terrainAt(state, target);
  if (terrain === RIDGE && isRidge(state, hexOf(state, unit))) return 0;
  if (terrain === TRENCHES && (defender === NONE || kindOf(state, defender).class !== 'infantry')) return 0;
  return TERRAIN[terrain]?.protection[kindOf(state, unit).class] ?? 0;
}

/** What a unit may attack now: what it reaches and sees, if it has dice left for that. */
export function targetsOf(state: State, unit: UnitId): HexId[] {
  const from = hexOf(state, unit);
  return inReach(state, unit).filter((hex) => canAttack(state, unit, from, hex));
}

/** Enemies and enemy structures in range, seen or not. */
export function inReach(state: State, unit: UnitId): HexId[] {
  const from = hexOf(state, unit);
  const { dice, side } = kindOf(state, unit);
  const hexes: HexId[] = [];
  for (let enemy = 0 as UnitId; enemy < state.unitHex.length; enemy++) {
    const hex = state.unitHex[enemy] ?? NONE;
    if (hex !== NONE && sideOf(state, enemy) !== side && distance(from, hex) <= dice.length) hexes.push(hex);
  }
  // hoth/structures/attack: structures are the Rebels'.
  if (side === 1)
    for (const { hex } of state.battle.structures)
      if (structureAt(state, hex) !== NONE && distance(from, hex) <= dice.length) hexes.push(hex);
  return hexes;
}

function canAttack(state: State, unit: UnitId, from: HexId, hex: HexId): boolean {
  return isInSight(state, from, hex) && sumOf(termsToRoll(state, unit, hex)) > 0;
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

/**
 * Concentrated Fire: how many other units that the card ordered have attacked this target this turn. It may have moved since; of
 * those that have left nobody knows any more who ordered them.
 */
function othersThatAttacked(state: State, unit: UnitId, hex: HexId): number {
  const defender = unitAt(state, hex);
  const target = defender === NONE ? hexName(hex) : defender;
  const attackers = state.attacked.filter((attacked) => attacked.target === target).map((attacked) => attacked.unit);
  const isOfCard = (one: UnitId): boolean => one !== unit && (state.unitOrder[one] === 2 || !isInPlay(state, one));
  return new Set(attackers.filter(isOfCard)).size;
}
