/** The action phase (rulings 3.2 to 3.8), playing cards (4.1 to 4.4), Action abilities and leaders (8). */
import type { Choice, Emit } from '@wartable/kernel';
import {
  ABILITIES,
  ACTION,
  type CardId,
  COST,
  cardOf,
  EVENT,
  LEADERS,
  NONE,
  nameOf,
  SEATS,
  type Side,
  WHEN_PLAYED,
} from '../cards/index.ts';
import { attack, DEPLOY, INITIATIVE, kindOf, PASS, payload, play, USE_LEADER, use } from '../choices.ts';
import type { Event } from '../events.ts';
import {
  addUnit,
  cardOfUnit,
  type Frame,
  forgetCard,
  isReady,
  LEADER_DEPLOYED,
  LEADER_EXHAUSTED,
  LEADER_READY,
  other,
  pushFrame,
  readyResources,
  removeCard,
  type State,
  unitsInArena,
} from '../state.ts';
import { beginAttack } from './attack.ts';
import { unitRef } from './damage.ts';
import { openWindow, pushAbility } from './triggers.ts';
import { checkUnique } from './unique.ts';

/** `frame.side` is to act; `frame.at` is 1 directly after the other side's pass. */
export function actionChoices(state: State, side: Side): Choice[] {
  const choices: Choice[] = [];
  const ready = readyResources(state, side);
  let last = NONE;
  for (const card of state.hand[side]) {
    if (card !== last && (COST[card] as number) <= ready) choices.push(play(card));
    last = card;
  }
  for (let arena = 0; arena < 2; arena++) {
    for (const unit of unitsInArena(state, side, arena)) {
      if (!isReady(state, unit)) continue;
      choices.push(attack(unit));
      const card = cardOfUnit(state, unit);
      // duel/leader/is-a-unit: a deployed leader has no leader-side Action.
      if (ACTION[card] !== NONE && card !== LEADERS[side]) choices.push(use(unit));
    }
  }
  if (canUseLeader(state, side)) choices.push(USE_LEADER);
  if (canDeploy(state, side)) choices.push(DEPLOY);
  // duel/action/initiative-once
  if (state.taken === NONE) choices.push(INITIATIVE);
  choices.push(PASS);
  return choices;
}

export function answerAction(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  const { side } = frame;
  const afterPass = frame.at === 1;
  frame.at = 0;
  // duel/action/initiative: who has taken it takes no further action this phase.
  if (state.taken !== other(side)) frame.side = other(side);
  const value = payload(choice);
  switch (kindOf(choice)) {
    case 'pass':
      emit?.({ type: 'passed', side: SEATS[side] });
      frame.at = 1;
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
      playCard(state, side, value, emit);
      return;
    case 'attack':
      beginAttack(state, side, value, 0);
      return;
    case 'use':
      state.unitReady[value] = 0;
      emit?.({ type: 'ability-used', side: SEATS[side], card: nameOf(cardOfUnit(state, value)), unit: value, cost: 0 });
      pushAbility(state, { ability: ACTION[cardOfUnit(state, value)] as number, side, unit: value });
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
  pushFrame(state, 'regroup', state.initiative);
  emit?.({ type: 'regroup-began', round: state.round });
}

/** duel/play/cost, duel/play/enters-exhausted, duel/play/event */
function playCard(state: State, side: Side, card: CardId, emit: Emit<Event>): void {
  const cost = COST[card] as number;
  state.spent[side] += cost;
  removeCard(state.hand[side], card);
  forgetCard(state, side, card);
  emit?.({ type: 'card-played', side: SEATS[side], card: nameOf(card), cost });
  const ability = EVENT[card] as number;
  if (ability !== NONE) {
    state.discard[side].push(card);
    pushAbility(state, { ability, side, unit: NONE });
    return;
  }
  const unit = addUnit(state, card, false);
  if (emit) emit({ type: 'unit-entered', side: SEATS[side], ...unitRef(state, unit) });
  const whenPlayed = WHEN_PLAYED[card] as number;
  const unique = cardOf(card).unique;
  if (whenPlayed !== NONE) openWindow(state, [{ ability: whenPlayed, side, unit }]);
  else if (unique) openWindow(state);
  // duel/unique/before-triggers
  if (unique) checkUnique(state, side, unit);
}

/** duel/leader/not-a-unit */
function canUseLeader(state: State, side: Side): boolean {
  return state.leader[side] === LEADER_READY && readyResources(state, side) >= leaderCost(side);
}

export function leaderCost(side: Side): number {
  return ABILITIES[ACTION[LEADERS[side]] as number]?.resources ?? 0;
}

function useLeader(state: State, side: Side, emit: Emit<Event>): void {
  const cost = leaderCost(side);
  state.spent[side] += cost;
  state.leader[side] = LEADER_EXHAUSTED;
  emit?.({ type: 'ability-used', side: SEATS[side], card: nameOf(LEADERS[side]), cost });
  pushAbility(state, { ability: ACTION[LEADERS[side]] as number, side, unit: NONE });
}

/** duel/leader/deploy, duel/leader/epic-once */
function canDeploy(state: State, side: Side): boolean {
  return state.epicUsed[side] === 0 && state.resources[side].length >= deployThreshold(side);
}

export function deployThreshold(side: Side): number {
  return COST[LEADERS[side]] as number;
}

function deployLeader(state: State, side: Side, emit: Emit<Event>): void {
  state.epicUsed[side] = 1;
  state.leader[side] = LEADER_DEPLOYED;
  const unit = addUnit(state, LEADERS[side], true);
  if (emit) emit({ type: 'leader-deployed', side: SEATS[side], ...unitRef(state, unit) });
}
