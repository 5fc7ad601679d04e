/** "Why not?": the rule that forbids what a person tries, with a sentence for the moment. */
import type { Choice, Decision, Questions, Refusal, RuleId, Text } from '@wartable/kernel';
import { type DecisionKind, stepOf } from './asking.ts';
import { ACTION, ARENA, type CardId, COST, cardId, LEADERS, NONE, SENTINEL, type Side } from './cards/index.ts';
import type { UnitFilter } from './cards/vocabulary.ts';
import { DONE, isBase, kindOf, payload } from './choices.ts';
import { cardText, sideText, text } from './describe.ts';
import type { Event } from './events.ts';
import { inState, notateChoice, parseChoice } from './notation.ts';
import { abilityCard, cardRuleId } from './rulebook.ts';
import { unfit } from './rules/abilities.ts';
import { deployThreshold, leaderCost } from './rules/action.ts';
import { applyChoice, pendingDecisions } from './rules/sequence.ts';
import {
  cardOfUnit,
  cloneState,
  type Frame,
  LEADER_DEPLOYED,
  LEADER_EXHAUSTED,
  outcomeOf,
  readyResources,
  type State,
  sideOfUnit,
  topFrame,
  type UnitId,
  unitsInArena,
} from './state.ts';
import { hiddenSizes } from './view.ts';

/** What the duel knows about questions; the kernel asks them one after another. */
export const QUESTIONS: Questions<State, Event, DecisionKind> = {
  clone: cloneState,
  apply: (state, seat, choice, emit) => applyChoice(state, seat as Side, choice, emit),
  hidden: hiddenSizes,
  outcome: outcomeOf,
  pending: pendingDecisions,
  notate: (state, choice) => notateChoice(inState(state), choice),
  parse: (state, words) => parseChoice(inState(state), words),
  inFull,
  over: () => GAME_OVER,
  notAsked: (state, seat) => notAsked(state, seat as Side),
  unnamed: (_, decision, words) => whyNotNamed(decision, words),
  forbidden: (state, decision, choice) => whyNotChoice(state, decision.seat as Side, decision, choice),
  open: (open, decision) => ({ rule: decision.rule, text: text(`why.open-${open}`), open }),
};

export const GAME_OVER: Refusal = refuse('duel/end/base-destroyed', text('why.game-over'));
/** For one who only watches. */
export const NOT_YOUR_TURN: Refusal = refuse('duel/action/alternate', text('why.not-your-turn'));

const VERBS: Partial<Record<DecisionKind, string>> = {
  'opening-resource': 'resource',
  resource: 'resource',
  'first-side': 'first',
  'trigger-order': 'resolve',
};

/** "vader-base" for "choose vader-base". */
function inFull(state: State, { kind, choices }: Decision<DecisionKind>, words: string): string {
  const inPlay = inState(state);
  if (parseChoice(inPlay, words) !== undefined) return words;
  const legal = choices.map((choice) => notateChoice(inPlay, choice));
  const short = legal.find((one) => one.endsWith(` ${words}`));
  return short ?? (kind === 'action' || words.includes(' ') ? words : `${verbFor(kind)} ${words}`);
}

/** The verb of those choices that name a thing. */
export function verbFor(kind: DecisionKind): string {
  return VERBS[kind] ?? 'choose';
}

/** Words that name no choice: a card that is not where it would have to be, or nothing at all. */
function whyNotNamed(decision: Decision, words: string): Refusal {
  const [verb = '', name = ''] = words.split(' ');
  const card = cardId(name);
  if (card === undefined || (verb !== 'attack' && verb !== 'use')) return refuse(decision.rule, text('why.unknown', { words }));
  return notInPlay(card, verb === 'attack' ? 'duel/attack/ready-unit' : decision.rule);
}

/** duel/leader/not-a-unit: an undeployed leader is no unit. */
function notInPlay(card: CardId, rule: RuleId): Refusal {
  if (LEADERS.includes(card)) return refuse('duel/leader/not-a-unit', text('why.leader-no-unit', { leader: cardText(card) }));
  return refuse(rule, text('why.not-in-play', { card: cardText(card) }));
}

function refuse(rule: RuleId, why: Text): Refusal {
  return { rule, text: why };
}

function notAsked(state: State, side: Side): Refusal {
  if (state.taken === side && topFrame(state).step === 'action')
    return refuse('duel/action/initiative', text('why.took-initiative'));
  if (state.sealed[side].length > 0) return refuse(pendingDecisions(state)[0]?.rule ?? '', text('why.already-answered'));
  const { step } = topFrame(state);
  return refuse(step === 'regroup' ? 'duel/regroup/resource-secret' : 'duel/action/alternate', text('why.not-your-turn'));
}

function whyNotChoice(state: State, side: Side, decision: Decision<DecisionKind>, choice: Choice): Refusal {
  const value = payload(choice);
  if (decision.kind === 'action') return whyNotAction(state, side, choice);
  const kind = kindOf(choice);
  if (kind === 'resource' && (decision.kind === 'resource' || decision.kind === 'opening-resource'))
    return refuse(decision.rule, text('why.not-in-hand', { card: cardText(value) }));
  if (kind === 'unit' || kind === 'base' || kind === 'card') {
    if (decision.kind === 'attack-target') return whyNotTarget(state, side, topFrame(state), choice);
    if (decision.kind === 'choose-unit') return whyNotUnit(state, topFrame(state), choice);
    if (decision.kind === 'choose-base') return refuse(cardRule(state), text('why.choose-a-base'));
    if (isBase(choice)) return refuse(cardRule(state), text('why.choose-a-card'));
    if (decision.kind === 'choose-card')
      return refuse(cardRule(state), text('why.not-in-hand', { card: cardText(cardNamed(state, choice)) }));
    if (decision.kind === 'choose-revealed')
      return refuse(cardRule(state), text('why.not-revealed', { card: cardText(cardNamed(state, choice)) }));
  }
  if (choice === DONE && decision.kind.startsWith('choose-')) return refuse('duel/effect/choices', text('why.mandatory'));
  if (kind === 'mulligan' || kind === 'keep') return refuse('duel/setup/mulligan', text('why.mulligan-over'));
  return refuse(decision.rule, text('why.finish-first'));
}

function whyNotAction(state: State, side: Side, choice: Choice): Refusal {
  const value = payload(choice);
  const ready = readyResources(state, side);
  switch (kindOf(choice)) {
    case 'play':
      if (!state.hand[side].includes(value)) return refuse('duel/play/cost', text('why.not-in-hand', { card: cardText(value) }));
      return refuse('duel/play/cost', text('why.cost', { card: cardText(value), cost: COST[value] as number, ready }));
    case 'attack':
      return whyNotWith(state, side, value, 'duel/attack/ready-unit');
    case 'use':
      if (cardOfUnit(state, value) === LEADERS[side])
        return refuse('duel/leader/is-a-unit', text('why.leader-side', unitParam(state, value)));
      if (ACTION[cardOfUnit(state, value)] === NONE)
        return refuse('duel/action/alternate', text('why.no-action', unitParam(state, value)));
      return whyNotWith(state, side, value, 'duel/terms/ready');
    case 'use-leader':
      return whyNotUseLeader(state, side, ready);
    case 'deploy':
      if (state.leader[side] === LEADER_DEPLOYED)
        return refuse('duel/leader/epic-once', text('why.deployed', { leader: leaderText(side) }));
      if (state.epicUsed[side] === 1) return refuse('duel/leader/epic-once', text('why.epic-used', { leader: leaderText(side) }));
      return refuse(
        'duel/leader/deploy',
        text('why.deploy-resources', {
          leader: leaderText(side),
          need: deployThreshold(side),
          have: state.resources[side].length,
        }),
      );
    case 'initiative':
      return refuse('duel/action/initiative-once', text('why.initiative-taken', { side: sideText(state.taken as Side) }));
    case 'mulligan':
    case 'keep':
      return refuse('duel/setup/mulligan', text('why.mulligan-over'));
    default:
      return refuse('duel/action/alternate', text('why.not-an-action'));
  }
}

function whyNotUseLeader(state: State, side: Side, ready: number): Refusal {
  const leader = leaderText(side);
  if (state.leader[side] === LEADER_DEPLOYED) return refuse('duel/leader/is-a-unit', text('why.leader-side', { unit: leader }));
  if (state.leader[side] === LEADER_EXHAUSTED) return refuse('duel/leader/not-a-unit', text('why.exhausted', { unit: leader }));
  return refuse('duel/leader/not-a-unit', text('why.ability-cost', { card: leader, cost: leaderCost(side), ready }));
}

/** Why a unit cannot attack or use its Action. */
function whyNotWith(state: State, side: Side, unit: UnitId, rule: RuleId): Refusal {
  if (sideOfUnit(state, unit) !== side) return refuse('duel/terms/friendly', text('why.not-yours', unitParam(state, unit)));
  return refuse(rule, text('why.exhausted', unitParam(state, unit)));
}

function whyNotTarget(state: State, side: Side, frame: Frame, choice: Choice): Refusal {
  const arena = ARENA[cardOfUnit(state, frame.unit)] as number;
  const value = payload(choice);
  const attacker = cardText(cardOfUnit(state, frame.unit));
  if (isBase(choice) ? value === side : kindOf(choice) === 'unit' && sideOfUnit(state, value) === side)
    return refuse('duel/attack/target', text('why.own-target'));
  if (kindOf(choice) === 'unit' && ARENA[cardOfUnit(state, value)] !== arena)
    return refuse('duel/attack/target', text('why.other-arena', { attacker, ...unitParam(state, value) }));
  if (kindOf(choice) === 'card') return notInPlay(value, 'duel/attack/target');
  const sentinels = unitsInArena(state, side === 0 ? 1 : 0, arena).filter((unit) => SENTINEL[cardOfUnit(state, unit)]);
  return refuse(
    'duel/attack/sentinel',
    text('why.sentinel', { sentinels: sentinels.map((unit) => cardText(cardOfUnit(state, unit))) }),
  );
}

function whyNotUnit(state: State, frame: Frame, choice: Choice): Refusal {
  const target = stepOf(frame)?.target;
  const filter: UnitFilter = target && 'choose' in target && target.choose === 'unit' ? target.filter : {};
  if (isBase(choice)) return refuse(cardRule(state), text('why.choose-a-unit'));
  if (kindOf(choice) === 'card') return notInPlay(payload(choice), cardRule(state));
  if (frame.picks.includes(choice)) return refuse(cardRule(state), text('why.already-chosen', unitParam(state, payload(choice))));
  const failed = unfit(state, frame.side, frame.unit, payload(choice), filter);
  return refuse(cardRule(state), unfitText(state, payload(choice), filter, failed));
}

function unfitText(state: State, unit: UnitId, filter: UnitFilter, failed: keyof UnitFilter | undefined): Text {
  const named = unitParam(state, unit);
  switch (failed) {
    case 'side':
      return filter.side === 'enemy' ? text('why.must-be-enemy', named) : text('why.must-be-friendly', named);
    case 'arena':
      return filter.arena === 'space' ? text('why.must-be-space', named) : text('why.must-be-ground', named);
    case 'leader':
      return text('why.no-leader', named);
    case 'other':
      return text('why.must-be-another', named);
    case 'aspect':
      return text('why.must-have-aspect', { ...named, aspect: text(`aspect.${filter.aspect ?? 'command'}`) });
    case 'maxCost':
      return text('why.max-cost', { ...named, most: filter.maxCost ?? 0 });
    case 'maxPower':
      return text('why.max-power', { ...named, most: filter.maxPower ?? 0 });
    case 'maxRemainingHp':
      return text('why.max-hp', { ...named, most: filter.maxRemainingHp ?? 0 });
    case 'ready':
      return text('why.exhausted', named);
    default:
      return text('why.finish-first');
  }
}

/** The rule of the card whose effect is being done. */
function cardRule(state: State): RuleId {
  const { ability } = topFrame(state);
  return cardRuleId(abilityCard(ability));
}

function unitParam(state: State, unit: UnitId): { unit: Text } {
  return { unit: cardText(cardOfUnit(state, unit)) };
}

function leaderText(side: Side): Text {
  return cardText(LEADERS[side]);
}

function cardNamed(state: State, choice: Choice): CardId {
  return kindOf(choice) === 'unit' ? cardOfUnit(state, payload(choice)) : payload(choice);
}
