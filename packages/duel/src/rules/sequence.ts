/** The sequence of play: which step decides, and going on to the next decision. */
import { type Choice, type Decision, type Emit, seatAt } from '@wartable/kernel';
import { chooseKind, type DecisionKind, decider, orderAsked } from '../asking.ts';
import { SEATS, SIDES, type Side } from '../cards/index.ts';
import type { Event } from '../events.ts';
import type { AbilityFrame, Frame, WindowFrame } from '../frames.ts';
import { abilityRule } from '../rulebook.ts';
import { type State, topFrame } from '../state.ts';
import { abilityChoices, answerAbility, runAbility } from './abilities.ts';
import { actionChoices, answerAction } from './action.ts';
import { answerAttack, attackTargets, runAttack } from './attack.ts';
import { hasChosenResource, resourceChoices, runRegroup } from './regroup.ts';
import {
  hasChosenOpeningResources,
  MULLIGAN_CHOICES,
  openingResourceChoices,
  resolveMulligans,
  resolveOpeningResources,
} from './setup.ts';
import { answerWindow, runWindow, windowChoices } from './triggers.ts';
import { answerUnique, uniqueChoices } from './unique.ts';

/** The rule each kind of decision stands in; a choice for an ability stands in the rule of its card. */
const DECISION_RULES = {
  mulligan: 'duel/setup/mulligan',
  'opening-resource': 'duel/setup/two-resources',
  action: 'duel/action/alternate',
  'attack-target': 'duel/attack/target',
  unique: 'duel/unique/one',
  'first-side': 'duel/trigger/order',
  'trigger-order': 'duel/trigger/order',
  resource: 'duel/regroup/resource-secret',
} as const;

type PlainKind = keyof typeof DECISION_RULES;

/** The decisions open now: one, or one of each side where both are asked in secret; none when the game is over. */
export function pendingDecisions(state: State): Decision<DecisionKind>[] {
  if (state.frames.length === 0) return [];
  const frame = topFrame(state);
  switch (frame.step) {
    case 'mulligan':
      return openFor('mulligan', (side) => (isSealed(state, side) ? undefined : MULLIGAN_CHOICES));
    case 'opening-resources':
      return openFor('opening-resource', (side) =>
        hasChosenOpeningResources(state, side) ? undefined : openingResourceChoices(state, side),
      );
    case 'regroup':
      return openFor('resource', (side) => (hasChosenResource(state, side) ? undefined : resourceChoices(state, side)));
    case 'action':
      return [decision(frame.side, 'action', actionChoices(state, frame.side))];
    case 'attack':
      return [decision(frame.side, 'attack-target', attackTargets(state, frame))];
    case 'unique':
      return [decision(frame.side, 'unique', uniqueChoices(state, frame))];
    case 'ability':
      return [abilityDecision(state, frame)];
    case 'window':
      return orderDecisions(state, frame);
  }
}

/** Does what was chosen and goes on to the next decision. */
export function applyChoice(state: State, side: Side, choice: Choice, emit: Emit<Event>): void {
  const frame = topFrame(state);
  switch (frame.step) {
    case 'mulligan':
    case 'opening-resources':
    case 'regroup':
      sealAnswer(state, side, choice, emit);
      break;
    case 'action':
      answerAction(state, frame, choice, emit);
      break;
    case 'attack':
      answerAttack(state, frame, choice, emit);
      break;
    case 'unique':
      answerUnique(state, choice, emit);
      break;
    case 'ability':
      answerAbility(state, frame, choice, emit);
      break;
    case 'window':
      answerWindow(state, frame, choice, emit);
      break;
  }
  while (state.frames.length > 0 && !runFrame(state, topFrame(state), emit));
}

function sealAnswer(state: State, side: Side, choice: Choice, emit: Emit<Event>): void {
  state.sealed[side] = [...state.sealed[side], choice];
  emit?.({ type: 'answer-sealed', side: SEATS[side], choice });
}

/** Lets the last frame go on. Returns true when it waits for an answer. */
function runFrame(state: State, frame: Frame, emit: Emit<Event>): boolean {
  switch (frame.step) {
    case 'mulligan':
      if (SIDES.some((side) => !isSealed(state, side))) return true;
      resolveMulligans(state, emit);
      return false;
    case 'opening-resources':
      if (SIDES.some((side) => !hasChosenOpeningResources(state, side))) return true;
      resolveOpeningResources(state, emit);
      return false;
    case 'regroup':
      return runRegroup(state, frame, emit);
    case 'attack':
      return runAttack(state, frame, emit);
    case 'ability':
      return runAbility(state, frame, emit);
    case 'window':
      return runWindow(state, frame, emit);
    case 'action':
      state.active = frame.side;
      return true;
    case 'unique':
      return true;
  }
}

function abilityDecision(state: State, frame: AbilityFrame): Decision<DecisionKind> {
  const rule = abilityRule(frame.ability);
  return { seat: seatAt(decider(frame)), kind: chooseKind(frame), rule, choices: abilityChoices(state, frame) };
}

function orderDecisions(state: State, frame: WindowFrame): Decision<DecisionKind>[] {
  const asked = orderAsked(state.active, frame);
  return asked ? [decision(asked.side, asked.kind, windowChoices(frame))] : [];
}

function decision(side: Side, kind: PlainKind, choices: readonly Choice[]): Decision<DecisionKind> {
  return { seat: seatAt(side), kind, rule: DECISION_RULES[kind], choices };
}

function openFor(kind: PlainKind, choicesOf: (side: Side) => readonly Choice[] | undefined): Decision<DecisionKind>[] {
  const open: Decision<DecisionKind>[] = [];
  for (const side of SIDES) {
    const choices = choicesOf(side);
    if (choices) open.push(decision(side, kind, choices));
  }
  return open;
}

function isSealed(state: State, side: Side): boolean {
  return state.sealed[side].length > 0;
}
