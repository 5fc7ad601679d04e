/** The action phase (rulings 3.2 to 3.8), playing cards (4.1 to 4.4), Action abilities and leaders (8). */
import type { Choice, Emit } from '@wartable/kernel';
import {
  ARENA_IDS,
  actionOf,
  type CardId,
  cardOf,
  eventOf,
  LEADERS,
  leaderCost,
  NONE,
  type None,
  nameOf,
  SEATS,
  type Side,
  whenPlayedOf,
} from '../cards/index.ts';
import { attack, chosenCard, chosenUnit, DEPLOY, INITIATIVE, kindOf, PASS, play, USE_LEADER, use } from '../choices.ts';
import type { Event } from '../events.ts';
import type { ActionFrame } from '../frames.ts';
import {
  addUnit,
  cardOfUnit,
  forgetCard,
  isReady,
  other,
  readyResources,
  removeCard,
  type State,
  type UnitId,
  unitsInArena,
} from '../state.ts';
import { beginAttack } from './attack.ts';
import { unitRef } from './damage.ts';
import { openWindow, pushAbility } from './triggers.ts';
import { checkUnique } from './unique.ts';

export function actionChoices(state: State, side: Side): Choice[] {
  const choices: Choice[] = [];
  const ready = readyResources(state, side);
  let last: CardId | None = NONE;
  for (const card of state.hand[side]) {
    if (card !== last && cardOf(card).cost <= ready) choices.push(play(card));
    last = card;
  }
  for (const arena of ARENA_IDS) {
    for (const unit of unitsInArena(state, side, arena)) {
      if (!isReady(state, unit)) continue;
      choices.push(attack(unit));
      const card = cardOfUnit(state, unit);
      // duel/leader/is-a-unit: a deployed leader has no leader-side Action.
      if (actionOf(card) !== NONE && card !== LEADERS[side]) choices.push(use(unit));
    }
  }
  if (canUseLeader(state, side)) choices.push(USE_LEADER);
  if (canDeploy(state, side)) choices.push(DEPLOY);
  // duel/action/initiative-once
  if (state.taken === NONE) choices.push(INITIATIVE);
  choices.push(PASS);
  return choices;
}

export function answerAction(state: State, frame: ActionFrame, choice: Choice, emit: Emit<Event>): void {
  const { side, afterPass } = frame;
  frame.afterPass = false;
  // duel/action/initiative: who has taken it takes no further action this phase.
  if (state.taken !== other(side)) frame.side = other(side);
  switch (kindOf(choice)) {
    case 'pass':
      emit?.({ type: 'passed', side: SEATS[side] });
      frame.afterPass = true;
      // duel/action/phase-ends
      if (afterPass || state.taken === other(side)) endActionPhase(state, emit);
      return;
    case 'initiative':
      state.taken = side;
      state.initiative = side;
      emit?.({ type: 'initiative-taken', side: SEATS[side] });
      if (afterPass) endActionPhase(state, emit);
      return;
    case 'play':
      playCard(state, side, chosenCard(choice), emit);
      return;
    case 'attack':
      beginAttack(state, side, chosenUnit(choice), 0);
      return;
    case 'use':
      useUnit(state, side, chosenUnit(choice), emit);
      return;
    case 'use-leader':
      useLeader(state, side, emit);
      return;
    default:
      deployLeader(state, side, emit);
  }
}

function endActionPhase(state: State, emit: Emit<Event>): void {
  state.frames.pop();
  state.frames.push({ step: 'regroup', next: 'draw' });
  emit?.({ type: 'regroup-began', round: state.round });
}

/** duel/play/cost, duel/play/enters-exhausted, duel/play/event */
function playCard(state: State, side: Side, card: CardId, emit: Emit<Event>): void {
  const cost = cardOf(card).cost;
  state.spent[side] += cost;
  removeCard(state.hand[side], card);
  forgetCard(state, side, card);
  emit?.({ type: 'card-played', side: SEATS[side], card: nameOf(card), cost });
  const ability = eventOf(card);
  if (ability !== NONE) {
    state.discard[side].push(card);
    pushAbility(state, side, ability, NONE);
    return;
  }
  const unit = addUnit(state, card, false);
  if (emit) emit({ type: 'unit-entered', side: SEATS[side], ...unitRef(state, unit) });
  const whenPlayed = whenPlayedOf(card);
  const unique = cardOf(card).unique;
  if (whenPlayed !== NONE) openWindow(state, [{ ability: whenPlayed, side, unit }]);
  else if (unique) openWindow(state);
  // duel/unique/before-triggers
  if (unique) checkUnique(state, side, unit);
}

/** duel/leader/not-a-unit */
function canUseLeader(state: State, side: Side): boolean {
  return state.leader[side] === 'ready' && readyResources(state, side) >= leaderCost(side);
}

function useUnit(state: State, side: Side, unit: UnitId, emit: Emit<Event>): void {
  const card = cardOfUnit(state, unit);
  state.unitReady[unit] = 0;
  emit?.({ type: 'ability-used', side: SEATS[side], card: nameOf(card), unit, cost: 0 });
  const ability = actionOf(card);
  if (ability !== NONE) pushAbility(state, side, ability, unit);
}

function useLeader(state: State, side: Side, emit: Emit<Event>): void {
  const cost = leaderCost(side);
  state.spent[side] += cost;
  state.leader[side] = 'exhausted';
  emit?.({ type: 'ability-used', side: SEATS[side], card: nameOf(LEADERS[side]), cost });
  const ability = actionOf(LEADERS[side]);
  if (ability !== NONE) pushAbility(state, side, ability, NONE);
}

/** duel/leader/deploy, duel/leader/epic-once */
function canDeploy(state: State, side: Side): boolean {
  return !state.epicUsed[side] && state.resources[side].length >= deployThreshold(side);
}

export function deployThreshold(side: Side): number {
  return cardOf(LEADERS[side]).cost;
}

function deployLeader(state: State, side: Side, emit: Emit<Event>): void {
  state.epicUsed[side] = true;
  state.leader[side] = 'deployed';
  const unit = addUnit(state, LEADERS[side], true);
  if (emit) emit({ type: 'leader-deployed', side: SEATS[side], ...unitRef(state, unit) });
}
