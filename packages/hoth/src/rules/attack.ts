/** The attack phase: choosing targets, rolling, hits, confirmation (rules 8, 10). */

import type { Choice, Emit, HexId } from '@wartable/kernel';
import { hexName, SIDE_NAMES } from '../board.ts';
import { SUPPORT } from '../cards/index.ts';
import { attack, DONE, hexIn, payload, ROLL, reroll, support, target } from '../choices.ts';
import type { Event } from '../events.ts';
import { E_WEB, EXPLOSION, HIT_SYMBOL, RETREAT, SYMBOLS } from '../kinds.ts';
import {
  EMPTY,
  type Frame,
  hexOf,
  isInPlay,
  kindOf,
  NONE,
  other,
  pushFrame,
  type State,
  sideOf,
  structureAt,
  type UnitId,
  unitAt,
} from '../state.ts';
import { afterRoll, setInPlace } from './after-attack.ts';
import { diceCount, hasTarget, protection, rollDice, targetsOf } from './dice.ts';
import { checkObjectives, kindName, loseFigures } from './medals.ts';
import { bonusOf } from './movement.ts';
import { hasSupport, useSupport } from './orders.ts';
import { runRetreat } from './retreat.ts';

/** Whether a unit may attack now. */
function mayAttack(state: State, unit: UnitId): boolean {
  if (state.unitOrder[unit] === 0 || !isInPlay(state, unit) || state.unitBarred[unit] === 1) return false;
  const bonus = bonusOf(state, unit);
  if (bonus?.noAttack || (state.unitAttacks[unit] as number) >= (bonus?.attacks ?? 1)) return false;
  return hasTarget(state, unit);
}

export function attackChoices(state: State): Choice[] {
  const choices: Choice[] = [];
  for (let unit = 0; unit < state.unitOrder.length; unit++) if (mayAttack(state, unit)) choices.push(attack(unit));
  choices.push(DONE);
  return choices;
}

/** hoth/badge/e-web: set before the attacks. Returns true while somebody may attack. */
export function runAttackPhase(state: State, frame: Frame, emit: Emit<Event>): boolean {
  if (frame.at === 0) {
    frame.at = 1;
    for (let unit = 0; unit < state.unitBadge.length; unit++) if (state.unitBadge[unit] === E_WEB) flipBadge(state, unit, emit);
  }
  for (let unit = 0; unit < state.unitOrder.length; unit++) if (mayAttack(state, unit)) return true;
  endAttackPhase(state, frame, emit);
  return false;
}

function flipBadge(state: State, unit: UnitId, emit: Emit<Event>): void {
  if (state.unitOrder[unit] === 0 || !isInPlay(state, unit)) return;
  setInPlace(state, unit, (state.unitMoved[unit] as number) > 0 ? 0 : 1, emit);
}

export function answerAttack(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  if (choice === DONE) endAttackPhase(state, frame, emit);
  else pushFrame(state, 'target', frame.side, frame.seat).unit = payload(choice);
}

/** Units that act again get a second move and attack (Determination, Incursion). */
function endAttackPhase(state: State, frame: Frame, emit: Emit<Event>): void {
  state.frames.pop();
  const again = state.unitActs.findIndex((acts, unit) => acts > 0 && isInPlay(state, unit));
  if (again !== NONE) {
    state.unitActs[again] = (state.unitActs[again] as number) - 1;
    actAgain(state, frame, again, emit);
    return;
  }
  if (hasSupport(state, frame.side, SUPPORT.incursion)) pushFrame(state, 'incursion', frame.side, frame.seat);
}

export function actAgain(state: State, frame: Frame, unit: UnitId, emit: Emit<Event>): void {
  for (let other = 0; other < state.unitOrder.length; other++) if (other !== unit) state.unitOrder[other] = 0;
  state.unitMoved[unit] = NONE;
  state.unitBarred[unit] = 0;
  state.unitAttacks[unit] = 0;
  emit?.({
    type: 'unit-acted-again',
    unit,
    kind: kindName(state, unit),
    side: SIDE_NAMES[frame.side],
    at: hexName(hexOf(state, unit)),
    acts: state.unitActs[unit] as number,
  });
  pushFrame(state, 'attack', frame.side, frame.seat);
  pushFrame(state, 'move', frame.side, frame.seat);
}

export function targetChoices(state: State, frame: Frame): Choice[] {
  const choices = targetsOf(state, frame.unit).map(target);
  if (frame.step === 'second-attack') choices.push(DONE);
  return choices;
}

export function answerTarget(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  if (choice === DONE) return;
  declareAttack(state, frame, hexIn(choice), emit);
}

/** The stages of a roll; those before the retreats have names (`ROLL_STAGES`). */
export const BEFORE_ROLL = 0;
const ROLLING = 1;
const E_WEB_REROLL = 2;
export const OFFER_REROLL = 3;
const SUPPORT_REROLL = 4;
const HITS = 5;
export const RETREATS = 6;
export const FINAL_ASSAULT = 7;
const AFTERWARDS = 8;

function declareAttack(state: State, { side, seat, unit }: Frame, hex: HexId, emit: Emit<Event>): void {
  const frame = pushFrame(state, 'roll', side, seat);
  frame.unit = unit;
  frame.hex = hex;
  frame.count = diceCount(state, unit, hex);
  if (!emit) return;
  const defender = unitAt(state, hex);
  const structure = structureAt(state, hex);
  const name = defender === NONE ? (state.battle.structures[structure]?.kind ?? '') : kindName(state, defender);
  emit({
    type: 'attack-declared',
    unit,
    kind: kindName(state, unit),
    side: SIDE_NAMES[side],
    from: hexName(hexOf(state, unit)),
    target: name,
    at: hexName(hex),
    dice: frame.count,
  });
}

/** Dice from nowhere: Air Support. */
export function rollFromAbove(state: State, { side, seat }: Frame, hex: HexId, dice: number): void {
  const frame = pushFrame(state, 'roll', side, seat);
  frame.hex = hex;
  frame.count = dice;
}

/** Goes on with a roll. Returns true when somebody has to choose. */
export function runRoll(state: State, frame: Frame, emit: Emit<Event>): boolean {
  switch (frame.at) {
    case BEFORE_ROLL:
      if (supportsBeforeRoll(state, frame).length > 0) return true;
      frame.at = ROLLING;
      return false;
    case ROLLING:
      frame.dice = rollDice(state.rng, frame.count);
      frame.at = E_WEB_REROLL;
      emitDice(frame.unit === NONE ? 'support' : 'attack', frame.dice, emit);
      return false;
    case E_WEB_REROLL:
      if (canReroll(state, frame)) return true;
      frame.at = OFFER_REROLL;
      return false;
    case OFFER_REROLL:
      if (frame.unit !== NONE && hasSupport(state, frame.side, SUPPORT.letsFinishThis)) return true;
      frame.at = HITS;
      return false;
    case SUPPORT_REROLL:
      return true;
    case HITS:
      frame.at = RETREATS;
      resolveHits(state, frame, emit);
      return false;
    case RETREATS:
      return runRetreat(state, frame, emit);
    case FINAL_ASSAULT:
      if (mayFinalAssault(state, frame)) return true;
      frame.at = AFTERWARDS;
      return false;
    default:
      state.frames.pop();
      afterRoll(state, frame, emit);
      return false;
  }
}

function emitDice(
  why: 'attack' | 're-roll' | 'confirmation' | 'strike' | 'support',
  dice: readonly number[],
  emit: Emit<Event>,
): void {
  if (emit && dice.length > 0) emit({ type: 'dice-rolled', why, dice: dice.map((symbol) => SYMBOLS[symbol] as string) });
}

export function rollChoices(state: State, frame: Frame): Choice[] {
  switch (frame.at) {
    case BEFORE_ROLL:
      return [...supportsBeforeRoll(state, frame).map(support), ROLL];
    case OFFER_REROLL:
      return [support(SUPPORT.letsFinishThis), ROLL];
    case FINAL_ASSAULT:
      return [support(SUPPORT.finalAssault), DONE];
    default:
      return [...rerollable(frame).map(reroll), ROLL];
  }
}

/** hoth/badge/e-web: once per attack, any number of dice. */
function canReroll(state: State, frame: Frame): boolean {
  return (
    frame.unit !== NONE && state.unitBadge[frame.unit] === E_WEB && state.unitInPlace[frame.unit] === 1 && frame.dice.length > 0
  );
}

/** Symbols of which a die is not picked yet; `list` holds the picked ones. */
function rerollable(frame: Frame): number[] {
  const count = (list: readonly number[], symbol: number): number => list.filter((candidate) => candidate === symbol).length;
  return SYMBOLS.map((_, symbol) => symbol).filter((symbol) => count(frame.dice, symbol) > count(frame.list, symbol));
}

export function answerRoll(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  switch (frame.at) {
    case BEFORE_ROLL:
      if (choice === ROLL) frame.at = ROLLING;
      else {
        const card = payload(choice);
        frame.count += card === SUPPORT.rout ? protection(state, frame.unit, frame.hex) : 2;
        useSupport(state, frame.side, card, emit);
      }
      return;
    case OFFER_REROLL:
      if (choice === ROLL) frame.at = HITS;
      else {
        useSupport(state, frame.side, SUPPORT.letsFinishThis, emit);
        frame.at = SUPPORT_REROLL;
      }
      return;
    case FINAL_ASSAULT:
      frame.at = AFTERWARDS;
      if (choice !== DONE) finalAssault(state, frame, emit);
      return;
    default:
      if (choice === ROLL) {
        rollAgain(state, frame, emit);
        frame.at = frame.at === E_WEB_REROLL ? OFFER_REROLL : HITS;
      } else frame.list = [...frame.list, payload(choice)];
  }
}

function rollAgain(state: State, frame: Frame, emit: Emit<Event>): void {
  if (frame.list.length === 0) return;
  const kept = [...frame.dice];
  for (const symbol of frame.list) kept.splice(kept.indexOf(symbol), 1);
  const fresh = rollDice(state.rng, frame.list.length);
  frame.dice = [...kept, ...fresh];
  frame.list = EMPTY;
  emitDice('re-roll', fresh, emit);
}

/** Support cards for this attack: Desperate Stand, Rout. */
function supportsBeforeRoll(state: State, frame: Frame): number[] {
  const { unit, hex, side } = frame;
  if (unit === NONE || state.supports[side].length === 0) return [];
  const cards: number[] = [];
  const alone = kindOf(state, unit).class === 'infantry' && state.unitFigures[unit] === 1;
  if (alone && hasSupport(state, side, SUPPORT.desperateStand)) cards.push(SUPPORT.desperateStand);
  if (protection(state, unit, hex) > 0 && hasSupport(state, side, SUPPORT.rout)) cards.push(SUPPORT.rout);
  return cards;
}

/** hoth/attack/hits, hoth/attack/confirmation, hoth/structures/attack. What is left in `count` are the retreats. */
function resolveHits(state: State, frame: Frame, emit: Emit<Event>): void {
  const { hex, dice, unit } = frame;
  const defender = unitAt(state, hex);
  frame.count = 0;
  const asExplosion = unit !== NONE && (bonusOf(state, unit)?.retreatIsExplosion ?? false);
  if (defender === NONE) {
    const structure = structureAt(state, hex);
    if (structure !== NONE && (dice.includes(EXPLOSION) || (asExplosion && dice.includes(RETREAT))))
      destroyStructure(state, structure, emit);
    else emit?.({ type: 'attack-missed', at: hexName(hex) });
    return;
  }
  const hits = countHits(state, defender, dice, asExplosion);
  const kind = kindOf(state, defender);
  if (!asExplosion && !kind.ignoresRetreats) frame.count = dice.filter((symbol) => symbol === RETREAT).length;
  if (hits === 0 && frame.count === 0) emit?.({ type: 'attack-missed', at: hexName(hex) });
  frame.defender = defender;
  dealHits(state, defender, hits, asExplosion, emit);
  if (!isInPlay(state, defender)) frame.count = 0;
  checkObjectives(state, emit);
}

export function countHits(state: State, defender: UnitId, dice: readonly number[], asExplosion: boolean): number {
  const own = HIT_SYMBOL[kindOf(state, defender).class];
  return dice.filter((symbol) => symbol === own || symbol === EXPLOSION || (asExplosion && symbol === RETREAT)).length;
}

/** An AT-AT is destroyed only if a confirmation die shows an explosion (hoth/attack/confirmation). */
export function dealHits(state: State, defender: UnitId, hits: number, asExplosion: boolean, emit: Emit<Event>): void {
  if (hits === 0) return;
  if (!kindOf(state, defender).confirmation) {
    loseFigures(state, defender, hits, emit);
    return;
  }
  const dice = rollDice(state.rng, hits);
  emitDice('confirmation', dice, emit);
  if (dice.includes(EXPLOSION) || (asExplosion && dice.includes(RETREAT))) loseFigures(state, defender, 1, emit);
}

function destroyStructure(state: State, structure: number, emit: Emit<Event>): void {
  state.structures[structure] = 0;
  state.quiet = 0;
  const { kind, hex } = state.battle.structures[structure] as { kind: string; hex: HexId };
  emit?.({ type: 'structure-destroyed', structure: kind, place: structure, at: hexName(hex) });
  checkObjectives(state, emit);
}

/** Final Assault, ours: only after a real retreat, hits alone count. */
function mayFinalAssault(state: State, frame: Frame): boolean {
  const defender = frame.defender;
  return (
    defender !== NONE &&
    isInPlay(state, defender) &&
    sideOf(state, defender) === other(frame.side) &&
    hexOf(state, defender) !== frame.hex &&
    hasSupport(state, frame.side, SUPPORT.finalAssault)
  );
}

function finalAssault(state: State, frame: Frame, emit: Emit<Event>): void {
  useSupport(state, frame.side, SUPPORT.finalAssault, emit);
  const dice = rollDice(state.rng, 2);
  emitDice('support', dice, emit);
  dealHits(state, frame.defender, countHits(state, frame.defender, dice, false), false, emit);
  checkObjectives(state, emit);
}
