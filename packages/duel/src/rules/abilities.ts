/** What the words of the cards do (rulings 4.4 to 4.8, 6.6 to 6.8, 10). */
import type { Choice, Emit } from '@wartable/kernel';
import { decider, stepOf } from '../asking.ts';
import { ARENA_IDS, abilityOf, arenaOf, type CardId, cardOf, NONE, nameOf, SEATS, type Side, sideOf } from '../cards/index.ts';
import type { Condition, Effect, Named, Step, Target, UnitFilter } from '../cards/vocabulary.ts';
import { chooseBase, chooseCard, chooseUnit, chosenCard, chosenSide, chosenUnit, DONE, isBase } from '../choices.ts';
import type { Event } from '../events.ts';
import { type AbilityFrame, type AttackFrame, EMPTY } from '../frames.ts';
import {
  cardOfUnit,
  forgetCard,
  insertSorted,
  isInPlay,
  isReady,
  other,
  powerOf,
  remainingHp,
  removeCard,
  removeUnit,
  type State,
  showCard,
  sideOfUnit,
  type UnitId,
  unitsInArena,
} from '../state.ts';
import { beginAttack } from './attack.ts';
import { damageBase, damageUnit, defeatUnits, healBase, healUnit, settle, unitRef } from './damage.ts';
import { drawCards } from './draw.ts';

/** Goes on with an ability. Returns true when a choice is needed. */
export function runAbility(state: State, frame: AbilityFrame, emit: Emit<Event>): boolean {
  const { condition } = abilityOf(frame.ability);
  const step = stepOf(frame);
  // duel/trigger/nothing: a condition that is not met ends it; duel/trigger/if-you-do likewise.
  const ended =
    step === undefined ||
    (frame.at === 0 && frame.chosen.length === 0 && condition !== undefined && !isMet(state, frame.side, condition)) ||
    (step.ifYouDo && !frame.happened);
  if (ended) {
    state.frames.pop();
    return false;
  }
  if ('choose' in step.target) {
    if (frame.chosen.length < most(step.target) && candidates(state, frame, step.target).length > 0) return true;
    if (frame.chosen.length === 0) {
      // Nothing to choose: the rest is done as far as possible (duel/effect/choices).
      nextStep(frame, false);
      return false;
    }
  }
  perform(state, frame, step, emit);
  return false;
}

/** Every legal answer to the choice of a step. */
export function abilityChoices(state: State, frame: AbilityFrame): Choice[] {
  const step = stepOf(frame);
  if (!step || !('choose' in step.target)) return [];
  const choices = candidates(state, frame, step.target);
  if (step.may || (step.target.choose === 'unit' && step.target.upTo)) choices.push(DONE);
  return choices;
}

export function answerAbility(state: State, frame: AbilityFrame, choice: Choice, emit: Emit<Event>): void {
  const step = stepOf(frame);
  if (choice !== DONE) frame.chosen = [...frame.chosen, choice];
  else if (!step || frame.chosen.length === 0) nextStep(frame, false);
  else perform(state, frame, step, emit);
}

function most(target: Target): number {
  return 'choose' in target && target.choose === 'unit' ? target.count : 1;
}

function nextStep(frame: AbilityFrame, happened: boolean): void {
  frame.at++;
  frame.chosen = EMPTY;
  frame.happened = happened;
}

function isMet(state: State, side: Side, condition: Condition): boolean {
  if (condition.if === 'own-base-more-damaged') return state.baseDamage[side] > state.baseDamage[other(side)];
  // duel/terms/control-aspect: units in play, deployed leaders and the source included.
  for (const arena of ARENA_IDS)
    for (const unit of unitsInArena(state, side, arena))
      if (cardOf(cardOfUnit(state, unit)).aspects.includes(condition.aspect)) return true;
  return false;
}

function candidates(state: State, frame: AbilityFrame, target: Target): Choice[] {
  if (!('choose' in target)) return [];
  switch (target.choose) {
    case 'base':
      return [chooseBase(0), chooseBase(1)];
    case 'card-in-hand':
      return distinct(state.hand[decider(frame)]).map(chooseCard);
    case 'revealed-unit':
      return distinct(frame.revealed.filter((card) => cardOf(card).type === 'unit')).map(chooseCard);
    case 'unit':
      return unitCandidates(state, frame, target.filter);
  }
}

function unitCandidates(state: State, frame: AbilityFrame, filter: UnitFilter): Choice[] {
  const choices: Choice[] = [];
  for (const standing of state.units) {
    for (const unit of standing) {
      if (unfit(state, frame, unit, filter) !== undefined) continue;
      const choice = chooseUnit(unit);
      if (!frame.chosen.includes(choice)) choices.push(choice);
    }
  }
  return choices;
}

/** Which word of a filter a unit fails, or undefined when it may be chosen. */
export function unfit(
  state: State,
  { side, source }: AbilityFrame,
  unit: UnitId,
  filter: UnitFilter,
): keyof UnitFilter | undefined {
  const card = cardOfUnit(state, unit);
  const friendly = sideOfUnit(state, unit) === side;
  if (filter.side !== undefined && friendly !== (filter.side === 'friendly')) return 'side';
  if (filter.arena !== undefined && cardOf(card).arena !== filter.arena) return 'arena';
  if (filter.leader === false && cardOf(card).type === 'leader') return 'leader';
  // duel/attack/another
  if (filter.other && unit === source) return 'other';
  if (filter.aspect !== undefined && !cardOf(card).aspects.includes(filter.aspect)) return 'aspect';
  // duel/terms/printed-cost
  if (filter.maxCost !== undefined && cardOf(card).cost > filter.maxCost) return 'maxCost';
  if (filter.maxPower !== undefined && powerOf(state, unit) > filter.maxPower) return 'maxPower';
  if (filter.maxRemainingHp !== undefined && remainingHp(state, unit) > filter.maxRemainingHp) return 'maxRemainingHp';
  if (filter.ready && !isReady(state, unit)) return 'ready';
  return undefined;
}

function distinct(cards: readonly CardId[]): CardId[] {
  return cards.filter((card, i) => cards.indexOf(card) === i);
}

/** Does one step to what was chosen or named. All of it is one packet (duel/trigger/simultaneous). */
function perform(state: State, frame: AbilityFrame, step: Step, emit: Emit<Event>): void {
  const { effect, target } = step;
  if ('fixed' in target && target.fixed === 'nothing') {
    nextStep(frame, true);
    performAlone(state, frame, effect, emit);
    return;
  }
  const things = 'fixed' in target ? named(state, frame, target.fixed) : frame.chosen;
  nextStep(frame, things.length > 0);
  for (const thing of things) performOn(state, frame, effect, thing, emit);
  if (effect.does === 'damage') settle(state, emit);
  if (effect.does === 'defeat') defeatUnits(state, things.map(chosenUnit), emit);
}

function named(state: State, { side, source, left }: AbilityFrame, what: Named): Choice[] {
  switch (what) {
    case 'nothing':
      return [];
    case 'self':
      return isInPlay(state, source) ? [chooseUnit(source)] : [];
    case 'own-base':
      return [chooseBase(side)];
    case 'enemy-base':
      return [chooseBase(other(side))];
    case 'defender': {
      const attack = attackIn(state);
      return attack && isInPlay(state, attack.defender) ? [chooseUnit(attack.defender)] : [];
    }
    case 'every-other-unit':
      return state.units.flatMap((standing) => standing.filter((unit) => unit !== source).map(chooseUnit));
    case 'enemies-in-its-arena':
      return left === NONE ? [] : unitsInArena(state, other(side), left).map(chooseUnit);
  }
}

function attackIn(state: State): AttackFrame | undefined {
  return state.frames.findLast((frame) => frame.step === 'attack');
}

function performAlone(state: State, frame: AbilityFrame, effect: Effect, emit: Emit<Event>): void {
  const { side } = frame;
  if (effect.does === 'draw') {
    drawCards(state, side, effect.amount, emit);
    settle(state, emit);
  } else if (effect.does === 'reveal') {
    const deck = state.deck[side];
    frame.revealed = deck.splice(Math.max(0, deck.length - effect.amount)).reverse();
    if (frame.revealed.length > 0) emit?.({ type: 'cards-revealed', side: SEATS[side], cards: frame.revealed.map(nameOf) });
  } else if (effect.does === 'discard-rest') {
    for (const card of frame.revealed) discardCard(state, side, card, 'revealed', emit);
    frame.revealed = EMPTY;
  }
}

function performOn(state: State, frame: AbilityFrame, effect: Effect, thing: Choice, emit: Emit<Event>): void {
  switch (effect.does) {
    case 'damage':
      if (isBase(thing)) damageBase(state, chosenSide(thing), effect.amount, emit);
      else damageUnit(state, chosenUnit(thing), effect.amount, emit);
      return;
    case 'heal':
      if (isBase(thing)) healBase(state, chosenSide(thing), effect.amount, emit);
      else healUnit(state, chosenUnit(thing), effect.amount, emit);
      return;
    case 'exhaust': {
      const unit = chosenUnit(thing);
      if (isReady(state, unit)) emit?.({ type: 'exhausted', ...unitRef(state, unit) });
      state.unitReady[unit] = 0;
      return;
    }
    case 'ready': {
      const unit = chosenUnit(thing);
      if (!isReady(state, unit)) emit?.({ type: 'readied', ...unitRef(state, unit) });
      state.unitReady[unit] = 1;
      return;
    }
    case 'attack':
      beginAttack(state, frame.side, chosenUnit(thing), effect.amount);
      return;
    case 'weaken': {
      const attack = attackIn(state);
      if (attack) attack.penalty += effect.amount;
      emit?.({ type: 'weakened', ...unitRef(state, chosenUnit(thing)), amount: effect.amount });
      return;
    }
    case 'return': {
      const unit = chosenUnit(thing);
      const side = sideOfUnit(state, unit);
      if (emit) emit({ type: 'unit-returned', side: SEATS[side], ...unitRef(state, unit) });
      const card = removeUnit(state, unit);
      frame.left = arenaOf(card);
      insertSorted(state.hand[side], card);
      showCard(state, side, card);
      return;
    }
    case 'discard': {
      const card = chosenCard(thing);
      const side = sideOf(card);
      removeCard(state.hand[side], card);
      forgetCard(state, side, card);
      discardCard(state, side, card, 'hand', emit);
      return;
    }
    case 'take': {
      const card = chosenCard(thing);
      frame.revealed = without(frame.revealed, card);
      insertSorted(state.hand[frame.side], card);
      showCard(state, frame.side, card);
      emit?.({ type: 'card-taken', side: SEATS[frame.side], card: nameOf(card) });
      return;
    }
    default:
      return;
  }
}

function discardCard(state: State, side: Side, card: CardId, from: 'hand' | 'revealed', emit: Emit<Event>): void {
  state.discard[side].push(card);
  emit?.({ type: 'card-discarded', side: SEATS[side], card: nameOf(card), from });
}

function without(cards: readonly CardId[], card: CardId): CardId[] {
  const rest = [...cards];
  removeCard(rest, card);
  return rest;
}
