/** What the words of the cards do (rulings 4.4 to 4.8, 6.6 to 6.8, 10). */
import type { Choice, Emit } from '@wartable/kernel';
import { decider, stepOf } from '../asking.ts';
import { ABILITIES, ARENA, type CardId, COST, cardOf, nameOf, SEATS, type Side, sideOf } from '../cards/index.ts';
import { ARENAS, type Condition, type Effect, type Step, type Target, type UnitFilter } from '../cards/vocabulary.ts';
import { chooseBase, chooseCard, chooseUnit, DONE, isBase, payload } from '../choices.ts';
import type { Event } from '../events.ts';
import {
  cardOfUnit,
  EMPTY,
  type Frame,
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
export function runAbility(state: State, frame: Frame, emit: Emit<Event>): boolean {
  const condition = ABILITIES[frame.ability]?.condition;
  const step = stepOf(frame);
  // duel/trigger/nothing: a condition that is not met ends it; duel/trigger/if-you-do likewise.
  const ended =
    step === undefined ||
    (frame.at === 0 && frame.picks.length === 0 && condition !== undefined && !isMet(state, frame.side, condition)) ||
    (step.ifYouDo && frame.happened === 0);
  if (ended) {
    state.frames.pop();
    return false;
  }
  if ('choose' in step.target) {
    if (frame.picks.length < most(step.target) && candidates(state, frame, step.target).length > 0) return true;
    if (frame.picks.length === 0) {
      // Nothing to choose: the rest is done as far as possible (duel/effect/choices).
      nextStep(frame, 0);
      return false;
    }
  }
  perform(state, frame, step, emit);
  return false;
}

/** Every legal answer to the choice of a step. */
export function abilityChoices(state: State, frame: Frame): Choice[] {
  const step = stepOf(frame);
  if (!step || !('choose' in step.target)) return [];
  const choices = candidates(state, frame, step.target);
  if (step.may || (step.target.choose === 'unit' && step.target.upTo)) choices.push(DONE);
  return choices;
}

export function answerAbility(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  const step = stepOf(frame) as Step;
  if (choice !== DONE) frame.picks = [...frame.picks, choice];
  else if (frame.picks.length === 0) nextStep(frame, 0);
  else perform(state, frame, step, emit);
}

function most(target: Target): number {
  return 'choose' in target && target.choose === 'unit' ? target.count : 1;
}

function nextStep(frame: Frame, happened: number): void {
  frame.at++;
  frame.picks = EMPTY;
  frame.happened = happened;
}

function isMet(state: State, side: Side, condition: Condition): boolean {
  if (condition.if === 'own-base-more-damaged') return state.baseDamage[side] > state.baseDamage[other(side)];
  // duel/terms/control-aspect: units in play, deployed leaders and the source included.
  for (let arena = 0; arena < ARENAS.length; arena++)
    for (const unit of unitsInArena(state, side, arena))
      if (cardOf(cardOfUnit(state, unit)).aspects.includes(condition.aspect)) return true;
  return false;
}

function candidates(state: State, frame: Frame, target: Target): Choice[] {
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

function unitCandidates(state: State, frame: Frame, filter: UnitFilter): Choice[] {
  const choices: Choice[] = [];
  for (const standing of state.units) {
    for (const unit of standing) {
      if (unfit(state, frame.side, frame.unit, unit, filter) !== undefined) continue;
      const choice = chooseUnit(unit);
      if (!frame.picks.includes(choice)) choices.push(choice);
    }
  }
  return choices;
}

/** Which word of a filter a unit fails, or undefined when it may be chosen. */
export function unfit(state: State, side: Side, source: UnitId, unit: UnitId, filter: UnitFilter): keyof UnitFilter | undefined {
  const card = cardOfUnit(state, unit);
  const friendly = sideOfUnit(state, unit) === side;
  if (filter.side !== undefined && friendly !== (filter.side === 'friendly')) return 'side';
  if (filter.arena !== undefined && ARENA[card] !== ARENAS.indexOf(filter.arena)) return 'arena';
  if (filter.leader === false && cardOf(card).type === 'leader') return 'leader';
  // duel/attack/another
  if (filter.other && unit === source) return 'other';
  if (filter.aspect !== undefined && !cardOf(card).aspects.includes(filter.aspect)) return 'aspect';
  // duel/terms/printed-cost
  if (filter.maxCost !== undefined && (COST[card] as number) > filter.maxCost) return 'maxCost';
  if (filter.maxPower !== undefined && powerOf(state, unit) > filter.maxPower) return 'maxPower';
  if (filter.maxRemainingHp !== undefined && remainingHp(state, unit) > filter.maxRemainingHp) return 'maxRemainingHp';
  if (filter.ready && !isReady(state, unit)) return 'ready';
  return undefined;
}

function distinct(cards: readonly CardId[]): CardId[] {
  return cards.filter((card, i) => cards.indexOf(card) === i);
}

/** Does one step to what was chosen or named. All of it is one packet (duel/trigger/simultaneous). */
function perform(state: State, frame: Frame, step: Step, emit: Emit<Event>): void {
  const { effect, target } = step;
  if ('fixed' in target && target.fixed === 'nothing') {
    nextStep(frame, 1);
    performAlone(state, frame, effect, emit);
    return;
  }
  const things = 'fixed' in target ? named(state, frame, target.fixed) : frame.picks;
  nextStep(frame, things.length > 0 ? 1 : 0);
  for (const thing of things) performOn(state, frame, effect, thing, emit);
  if (effect.does === 'damage') settle(state, emit);
  if (effect.does === 'defeat') defeatUnits(state, things.map(payload), emit);
}

function named(state: State, frame: Frame, what: string): Choice[] {
  switch (what) {
    case 'self':
      return isInPlay(state, frame.unit) ? [chooseUnit(frame.unit)] : [];
    case 'own-base':
      return [chooseBase(frame.side)];
    case 'enemy-base':
      return [chooseBase(other(frame.side))];
    case 'defender': {
      const attack = state.frames.findLast((candidate) => candidate.step === 'attack');
      return attack && isInPlay(state, attack.target) ? [chooseUnit(attack.target)] : [];
    }
    case 'every-other-unit':
      return state.units.flatMap((standing) => standing.filter((unit) => unit !== frame.unit).map(chooseUnit));
    default:
      // 'enemies-in-its-arena': the arena the returned unit left.
      return unitsInArena(state, other(frame.side), frame.target).map(chooseUnit);
  }
}

function performAlone(state: State, frame: Frame, effect: Effect, emit: Emit<Event>): void {
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

function performOn(state: State, frame: Frame, effect: Effect, thing: Choice, emit: Emit<Event>): void {
  const value = payload(thing);
  switch (effect.does) {
    case 'damage':
      if (isBase(thing)) damageBase(state, value as Side, effect.amount, emit);
      else damageUnit(state, value, effect.amount, emit);
      return;
    case 'heal':
      if (isBase(thing)) healBase(state, value as Side, effect.amount, emit);
      else healUnit(state, value, effect.amount, emit);
      return;
    case 'exhaust':
      if (isReady(state, value)) emit?.({ type: 'exhausted', ...unitRef(state, value) });
      state.unitReady[value] = 0;
      return;
    case 'ready':
      if (!isReady(state, value)) emit?.({ type: 'readied', ...unitRef(state, value) });
      state.unitReady[value] = 1;
      return;
    case 'attack':
      beginAttack(state, frame.side, value, effect.amount);
      return;
    case 'weaken': {
      const attack = state.frames.findLast((candidate) => candidate.step === 'attack');
      if (attack) attack.penalty += effect.amount;
      emit?.({ type: 'weakened', ...unitRef(state, value), amount: effect.amount });
      return;
    }
    case 'return': {
      const side = sideOfUnit(state, value);
      if (emit) emit({ type: 'unit-returned', side: SEATS[side], ...unitRef(state, value) });
      frame.target = ARENA[cardOfUnit(state, value)] as number;
      const card = removeUnit(state, value);
      insertSorted(state.hand[side], card);
      showCard(state, side, card);
      return;
    }
    case 'discard': {
      const side = sideOf(value);
      removeCard(state.hand[side], value);
      forgetCard(state, side, value);
      discardCard(state, side, value, 'hand', emit);
      return;
    }
    case 'take':
      frame.revealed = without(frame.revealed, value);
      insertSorted(state.hand[frame.side], value);
      showCard(state, frame.side, value);
      emit?.({ type: 'card-taken', side: SEATS[frame.side], card: nameOf(value) });
      return;
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
