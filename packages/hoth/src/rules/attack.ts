/** The attack phase: choosing targets, rolling, hits, confirmation (rules 8, 10). */
import { at, type Choice, type Emit, type HexId, type Seat } from '@wartable/kernel';
import { hexName, SIDE_NAMES, type Side } from '../board.ts';
import { type CardId, SUPPORT } from '../cards/index.ts';
import { attack, cardIn, DONE, hexIn, payload, ROLL, reroll, support, target, unitIn } from '../choices.ts';
import type { Event } from '../events.ts';
import { changeFrame, type Frame, type FrameOf, pushFrame } from '../frames.ts';
import { E_WEB, EXPLOSION, HIT_SYMBOL, RETREAT, SYMBOLS } from '../kinds.ts';
import {
  actsOf,
  attacksOf,
  EMPTY,
  everyUnit,
  hexOf,
  isInPlay,
  kindName,
  kindOf,
  movedBy,
  NONE,
  other,
  type State,
  sideOf,
  structureAt,
  type UnitId,
  unitAt,
} from '../state.ts';
import { endAttack, setInPlace } from './after-attack.ts';
import { diceCount, diceTerms, hasTarget, rollDice, sumOf, supportsFor, targetsOf } from './dice.ts';
import { checkObjectives, loseFigures } from './medals.ts';
import { bonusOf, isHalted } from './movement.ts';
import { hasSupport, useSupport } from './orders.ts';

/** Whether a unit may attack now. */
function mayAttack(state: State, unit: UnitId, frame: FrameOf<'attack'>): boolean {
  if (state.unitOrder[unit] === 0 || !isInPlay(state, unit) || state.unitBarred[unit] === 1) return false;
  return !bonusOf(state, unit)?.noAttack && hasAttackLeft(state, unit, frame) && hasTarget(state, unit);
}

/** hoth/attack/once: a second action has its own attack, but leaves none for those of the others. */
export function hasAttackLeft(state: State, unit: UnitId, { unit: alone }: FrameOf<'attack'>): boolean {
  if (alone !== undefined && alone !== unit) return false;
  const most = bonusOf(state, unit)?.attacks ?? 1;
  if (attacksOf(state, unit) >= most) return false;
  return alone === unit || state.attacked.filter((attacked) => attacked.unit === unit).length < most;
}

export function attackChoices(state: State, frame: FrameOf<'attack'>): Choice[] {
  const choices: Choice[] = [];
  for (let unit = 0 as UnitId; unit < state.unitHex.length; unit++) if (mayAttack(state, unit, frame)) choices.push(attack(unit));
  choices.push(DONE);
  return choices;
}

/** hoth/badge/e-web: set before the attacks. Returns true while somebody may attack. */
export function runAttackPhase(state: State, frame: FrameOf<'attack'>, emit: Emit<Event>): boolean {
  if (!frame.begun) {
    changeFrame(state, { ...frame, begun: true });
    for (let unit = 0 as UnitId; unit < state.unitHex.length; unit++)
      if (state.unitBadge[unit] === E_WEB && unit === (frame.unit ?? unit)) flipBadge(state, unit, emit);
  }
  for (let unit = 0 as UnitId; unit < state.unitHex.length; unit++) if (mayAttack(state, unit, frame)) return true;
  endAttackPhase(state, frame, emit);
  return false;
}

function flipBadge(state: State, unit: UnitId, emit: Emit<Event>): void {
  if (state.unitOrder[unit] === 0 || !isInPlay(state, unit)) return;
  setInPlace(state, unit, movedBy(state, unit) > 0 ? 0 : 1, emit);
}

export function answerAttack(state: State, frame: FrameOf<'attack'>, choice: Choice, emit: Emit<Event>): void {
  const { side, seat } = frame;
  if (choice === DONE) endAttackPhase(state, frame, emit);
  else pushFrame(state, { step: 'target', side, seat, unit: unitIn(choice) });
}

/** Units that act again get a second move and attack (Determination); then those that did not attack have acted, too (Incursion). */
function endAttackPhase(state: State, { side, seat, unit: alone }: FrameOf<'attack'>, emit: Emit<Event>): void {
  state.frames.pop();
  if (alone !== undefined) return;
  if (hasSupport(state, side, SUPPORT.incursion)) pushFrame(state, { step: 'incursion', side, seat });
  const again = everyUnit(state).find((unit) => actsOf(state, unit) > 0 && isInPlay(state, unit));
  if (again === undefined || isHalted(state, again)) return;
  state.unitActs[again] = actsOf(state, again) - 1;
  actAgain(state, side, seat, again, emit);
}

/** A second action: a move and an attack of this unit alone. */
export function actAgain(state: State, side: Side, seat: Seat, unit: UnitId, emit: Emit<Event>): void {
  state.unitMoved[unit] = NONE;
  state.unitBarred[unit] = 0;
  state.unitAttacks[unit] = 0;
  emit?.({
    type: 'unit-acted-again',
    unit,
    kind: kindName(state, unit),
    side: SIDE_NAMES[side],
    at: hexName(hexOf(state, unit)),
    acts: actsOf(state, unit),
  });
  pushFrame(state, { step: 'attack', side, seat, begun: false, unit });
  pushFrame(state, { step: 'move', side, seat, unit });
}

type Targeting = FrameOf<'target' | 'second-attack'>;

export function targetChoices(state: State, { step, unit }: Targeting): Choice[] {
  const choices = targetsOf(state, unit).map(target);
  if (step === 'second-attack') choices.push(DONE);
  return choices;
}

export function answerTarget(state: State, frame: Targeting, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  if (choice === DONE) return;
  declareAttack(state, frame, hexIn(choice), emit);
}

function declareAttack(state: State, { side, seat, unit }: Targeting, hex: HexId, emit: Emit<Event>): void {
  const count = diceCount(state, unit, hex);
  pushFrame(state, { step: 'roll', side, seat, attacker: unit, hex, dice: EMPTY, stage: 'before-roll', count, again: EMPTY });
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
    dice: count,
  });
}

/** Dice from nowhere: Air Support. */
export function rollFromAbove(state: State, { side, seat }: Frame, hex: HexId, count: number): void {
  pushFrame(state, { step: 'roll', side, seat, attacker: NONE, hex, dice: EMPTY, stage: 'before-roll', count, again: EMPTY });
}

type Rolling = FrameOf<'roll'>;

/** Goes on with a roll. Returns true when somebody has to choose. */
export function runRoll(state: State, frame: Rolling, emit: Emit<Event>): boolean {
  switch (frame.stage) {
    case 'before-roll':
      return supportsBeforeRoll(state, frame).length > 0 || roll(state, frame, emit);
    case 'rolling':
      return roll(state, frame, emit);
    case 're-roll':
      return canReroll(state, frame) || offerReroll(state, frame, emit);
    case 'offer-re-roll':
      return offerReroll(state, frame, emit);
    case 'support-re-roll':
      return true;
    case 'hits':
      return resolveHits(state, frame, emit);
  }
}

function roll(state: State, frame: Rolling, emit: Emit<Event>): boolean {
  const rolled: Rolling = { ...frame, dice: rollDice(state.rng, frame.count), stage: 're-roll' };
  emitDice(frame.attacker === NONE ? 'support' : 'attack', rolled.dice, emit);
  if (!canReroll(state, rolled)) return offerReroll(state, rolled, emit);
  changeFrame(state, rolled);
  return true;
}

/** Let's Finish This, or else the hits. */
function offerReroll(state: State, frame: Rolling, emit: Emit<Event>): boolean {
  if (frame.attacker === NONE || !hasSupport(state, frame.side, SUPPORT.letsFinishThis)) return resolveHits(state, frame, emit);
  changeFrame(state, { ...frame, stage: 'offer-re-roll' });
  return true;
}

function emitDice(
  why: 'attack' | 're-roll' | 'confirmation' | 'strike' | 'support',
  dice: readonly number[],
  emit: Emit<Event>,
): void {
  if (emit && dice.length > 0) emit({ type: 'dice-rolled', why, dice: dice.map((symbol) => at(SYMBOLS, symbol)) });
}

export function rollChoices(state: State, frame: Rolling): Choice[] {
  switch (frame.stage) {
    case 'before-roll':
      // hoth/attack/no-dice: where the card has to give the dice, there is no attack without it.
      return [...supportsBeforeRoll(state, frame).map(({ card }) => support(card)), ...(frame.count > 0 ? [ROLL] : [])];
    case 'offer-re-roll':
      return [support(SUPPORT.letsFinishThis), ROLL];
    default:
      return [...rerollable(frame).map(reroll), ROLL];
  }
}

/** hoth/badge/e-web: once per attack, any number of dice. */
function canReroll(state: State, { attacker, dice }: Rolling): boolean {
  return attacker !== NONE && state.unitBadge[attacker] === E_WEB && state.unitInPlace[attacker] === 1 && dice.length > 0;
}

/** Symbols of which a die is not picked yet. */
function rerollable({ dice, again }: Rolling): number[] {
  const count = (list: readonly number[], symbol: number): number => list.filter((candidate) => candidate === symbol).length;
  return SYMBOLS.map((_, symbol) => symbol).filter((symbol) => count(dice, symbol) > count(again, symbol));
}

export function answerRoll(state: State, frame: Rolling, choice: Choice, emit: Emit<Event>): void {
  switch (frame.stage) {
    case 'before-roll':
      if (choice === ROLL) changeFrame(state, { ...frame, stage: 'rolling' });
      else {
        const used = supportsBeforeRoll(state, frame).find(({ card }) => card === cardIn(choice));
        if (!used) return;
        changeFrame(state, { ...frame, count: used.count });
        useSupport(state, frame.side, used.card, emit);
      }
      return;
    case 'offer-re-roll':
      if (choice === ROLL) changeFrame(state, { ...frame, stage: 'hits' });
      else {
        useSupport(state, frame.side, SUPPORT.letsFinishThis, emit);
        changeFrame(state, { ...frame, stage: 'support-re-roll' });
      }
      return;
    default:
      if (choice === ROLL) rollAgain(state, frame, emit);
      else changeFrame(state, { ...frame, again: [...frame.again, payload(choice)] });
  }
}

function rollAgain(state: State, frame: Rolling, emit: Emit<Event>): void {
  const kept = [...frame.dice];
  for (const symbol of frame.again) kept.splice(kept.indexOf(symbol), 1);
  const fresh = rollDice(state.rng, frame.again.length);
  const stage = frame.stage === 're-roll' ? 'offer-re-roll' : 'hits';
  changeFrame(state, { ...frame, dice: [...kept, ...fresh], stage, again: EMPTY });
  emitDice('re-roll', fresh, emit);
}

/** Support cards for this attack, and how many dice it has with each. */
function supportsBeforeRoll(state: State, { attacker, hex, count }: Rolling): { card: CardId; count: number }[] {
  if (attacker === NONE) return [];
  const dice = count > 0 ? count : sumOf(diceTerms(state, attacker, hex));
  return supportsFor(state, attacker, hex)
    .map((held) => ({ card: held.card, count: dice + held.dice }))
    .filter((held) => held.count > 0);
}

/** hoth/attack/hits, hoth/attack/confirmation, hoth/structures/attack; then the retreats. Nobody chooses here. */
function resolveHits(state: State, frame: Rolling, emit: Emit<Event>): false {
  state.frames.pop();
  const { side, seat, attacker, hex, dice } = frame;
  const defender = unitAt(state, hex);
  const asExplosion = attacker !== NONE && (bonusOf(state, attacker)?.retreatIsExplosion ?? false);
  const left = defender === NONE ? 0 : hitUnit(state, defender, frame, asExplosion, emit);
  if (defender === NONE) hitStructure(state, frame, asExplosion, emit);
  if (state.outcome !== NONE) return false;
  if (defender === NONE || left === 0) endAttack(state, frame, defender, emit);
  else pushFrame(state, { step: 'retreat', side, seat, attacker, hex, dice, defender, left, way: EMPTY, trenches: false });
  return false;
}

function hitStructure(state: State, { hex, dice }: Rolling, asExplosion: boolean, emit: Emit<Event>): void {
  const structure = structureAt(state, hex);
  if (structure !== NONE && (dice.includes(EXPLOSION) || (asExplosion && dice.includes(RETREAT))))
    destroyStructure(state, structure, emit);
  else emit?.({ type: 'attack-missed', at: hexName(hex) });
}

/** Returns how many retreats are left to the unit. */
function hitUnit(state: State, defender: UnitId, { hex, dice }: Rolling, asExplosion: boolean, emit: Emit<Event>): number {
  const hits = countHits(state, defender, dice, asExplosion);
  const retreats =
    asExplosion || kindOf(state, defender).ignoresRetreats ? 0 : dice.filter((symbol) => symbol === RETREAT).length;
  if (hits === 0 && retreats === 0) emit?.({ type: 'attack-missed', at: hexName(hex) });
  dealHits(state, defender, hits, asExplosion, emit);
  checkObjectives(state, emit);
  return isInPlay(state, defender) ? retreats : 0;
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
  const { kind, hex } = at(state.battle.structures, structure);
  emit?.({ type: 'structure-destroyed', structure: kind, place: structure, at: hexName(hex) });
  checkObjectives(state, emit);
}

type FinalAssault = FrameOf<'final-assault'>;

/** Final Assault, ours: only after a real retreat, hits alone count. Returns true while it may be played. */
export function runFinalAssault(state: State, frame: FinalAssault, emit: Emit<Event>): boolean {
  const { side, hex, defender } = frame;
  if (
    isInPlay(state, defender) &&
    sideOf(state, defender) === other(side) &&
    hexOf(state, defender) !== hex &&
    hasSupport(state, side, SUPPORT.finalAssault)
  )
    return true;
  state.frames.pop();
  endAttack(state, frame, defender, emit);
  return false;
}

export const FINAL_ASSAULT_CHOICES: readonly Choice[] = [support(SUPPORT.finalAssault), DONE];

export function answerFinalAssault(state: State, frame: FinalAssault, choice: Choice, emit: Emit<Event>): void {
  const { side, defender } = frame;
  state.frames.pop();
  if (choice !== DONE) {
    useSupport(state, side, SUPPORT.finalAssault, emit);
    const dice = rollDice(state.rng, 2);
    emitDice('support', dice, emit);
    dealHits(state, defender, countHits(state, defender, dice, false), false, emit);
    checkObjectives(state, emit);
  }
  if (state.outcome === NONE) endAttack(state, frame, defender, emit);
}
