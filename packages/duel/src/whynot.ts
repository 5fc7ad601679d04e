/** "Why not?": the rule that forbids what a person tries, with a sentence for the moment. */
import type { Choice, Decision, Questions, Refusal, RuleId, Text } from '@wartable/kernel';
import { type DecisionKind, stepOf } from './asking.ts';
import { actionOf, arenaOf, type CardId, cardId, cardOf, LEADERS, leaderCost, NONE, type Side } from './cards/index.ts';
import type { UnitFilter } from './cards/vocabulary.ts';
import { chosenCard, chosenSide, chosenUnit, DONE, isBase, kindOf } from './choices.ts';
import { cardText, sideText, text } from './describe.ts';
import type { Event } from './events.ts';
import type { AbilityFrame, AttackFrame } from './frames.ts';
import { inState, notateChoice, parseChoice } from './notation.ts';
import { unfit } from './rules/abilities.ts';
import { deployThreshold } from './rules/action.ts';
import { applyChoice, pendingDecisions } from './rules/sequence.ts';
import { sideAt } from './seats.ts';
import {
  cardOfUnit,
  cloneState,
  other,
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
  apply: (state, seat, choice, emit) => applyChoice(state, sideAt(seat), choice, emit),
  hidden: hiddenSizes,
  outcome: outcomeOf,
  pending: pendingDecisions,
  notate: (state, choice) => notateChoice(inState(state), choice),
  parse: (state, notation) => parseChoice(inState(state), notation),
  inFull,
  over: () => GAME_OVER,
  notAsked: (state, viewer) => (viewer === 'spectator' ? NOT_YOUR_TURN : notAsked(state, sideAt(viewer))),
  unnamed: (_, decision, notation) => whyNotNamed(decision, notation),
  forbidden: (state, decision, choice) => whyNotChoice(state, sideAt(decision.seat), decision, choice),
  open: (open, decision) => ({ rule: decision.rule, text: text(`why.open-${open}`), open }),
};

const GAME_OVER: Refusal = refuse('duel/end/base-destroyed', text('why.game-over'));
const NOT_YOUR_TURN: Refusal = refuse('duel/action/alternate', text('why.not-your-turn'));

const VERBS: Partial<Record<DecisionKind, string>> = {
  'opening-resource': 'resource',
  resource: 'resource',
  'first-side': 'first',
  'trigger-order': 'resolve',
};

/** "vader-base" for "choose vader-base". */
function inFull(state: State, { kind, choices }: Decision<DecisionKind>, notation: string): string {
  const inPlay = inState(state);
  if (parseChoice(inPlay, notation) !== undefined) return notation;
  const legal = choices.map((choice) => notateChoice(inPlay, choice));
  const short = legal.find((one) => one.endsWith(` ${notation}`));
  return short ?? (kind === 'action' || notation.includes(' ') ? notation : `${verbFor(kind)} ${notation}`);
}

/** The verb of those choices that name a thing. */
export function verbFor(kind: DecisionKind): string {
  return VERBS[kind] ?? 'choose';
}

/** Words that name no choice: a card that is not where it would have to be, or nothing at all. */
function whyNotNamed(decision: Decision<DecisionKind>, notation: string): Refusal {
  const [verb = '', name = ''] = notation.split(' ');
  const card = cardId(name);
  if (card === undefined || (verb !== 'attack' && verb !== 'use'))
    return refuse(decision.rule, text('why.unknown', { words: notation }));
  // Whether it is in play does not matter before the decision at hand is made.
  if (decision.kind !== 'action') return refuse(decision.rule, text('why.finish-first'));
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
  return step === 'regroup' ? refuse('duel/regroup/resource-secret', text('why.not-your-turn')) : NOT_YOUR_TURN;
}

function whyNotChoice(state: State, side: Side, decision: Decision<DecisionKind>, choice: Choice): Refusal {
  if (decision.kind === 'action') return whyNotAction(state, side, choice);
  const kind = kindOf(choice);
  if (kind === 'resource' && (decision.kind === 'resource' || decision.kind === 'opening-resource'))
    return refuse(decision.rule, text('why.not-in-hand', { card: cardText(chosenCard(choice)) }));
  if (kind === 'unit' || kind === 'base' || kind === 'card') {
    const frame = topFrame(state);
    if (frame.step === 'attack') return whyNotTarget(state, side, frame, choice);
    if (frame.step === 'ability' && decision.kind === 'choose-unit') return whyNotUnit(state, frame, decision.rule, choice);
    if (decision.kind === 'choose-base') return refuse(decision.rule, text('why.choose-a-base'));
    if (isBase(choice)) return refuse(decision.rule, text('why.choose-a-card'));
    if (decision.kind === 'choose-card')
      return refuse(decision.rule, text('why.not-in-hand', { card: cardText(cardNamed(state, choice)) }));
    if (decision.kind === 'choose-revealed')
      return refuse(decision.rule, text('why.not-revealed', { card: cardText(cardNamed(state, choice)) }));
  }
  if (choice === DONE && decision.kind.startsWith('choose-')) return refuse('duel/effect/choices', text('why.mandatory'));
  if (kind === 'mulligan' || kind === 'keep') return refuse('duel/setup/mulligan', text('why.mulligan-over'));
  return refuse(decision.rule, text('why.finish-first'));
}

function whyNotAction(state: State, side: Side, choice: Choice): Refusal {
  const ready = readyResources(state, side);
  switch (kindOf(choice)) {
    case 'play':
      return refuse('duel/play/cost', whyNotPlay(state, side, chosenCard(choice)));
    case 'attack':
      return whyNotWith(state, side, chosenUnit(choice), 'duel/attack/ready-unit');
    case 'use':
      return whyNotUse(state, side, chosenUnit(choice));
    case 'use-leader':
      return whyNotUseLeader(state, side, ready);
    case 'deploy':
      if (state.leader[side] === 'deployed')
        return refuse('duel/leader/epic-once', text('why.deployed', { leader: leaderText(side) }));
      if (state.epicUsed[side]) return refuse('duel/leader/epic-once', text('why.epic-used', { leader: leaderText(side) }));
      return refuse(
        'duel/leader/deploy',
        text('why.deploy-resources', {
          leader: leaderText(side),
          need: deployThreshold(side),
          have: state.resources[side].length,
        }),
      );
    case 'initiative':
      return refuse(
        'duel/action/initiative-once',
        text('why.initiative-taken', { side: sideText(state.taken === NONE ? state.initiative : state.taken) }),
      );
    case 'mulligan':
    case 'keep':
      return refuse('duel/setup/mulligan', text('why.mulligan-over'));
    default:
      return refuse('duel/action/alternate', text('why.not-an-action'));
  }
}

function whyNotUseLeader(state: State, side: Side, ready: number): Refusal {
  const leader = leaderText(side);
  if (state.leader[side] === 'deployed') return refuse('duel/leader/is-a-unit', text('why.leader-side', { unit: leader }));
  if (state.leader[side] === 'exhausted') return refuse('duel/leader/not-a-unit', text('why.exhausted', { unit: leader }));
  return refuse('duel/leader/not-a-unit', text('why.ability-cost', { card: leader, cost: leaderCost(side), ready }));
}

function whyNotPlay(state: State, side: Side, card: CardId): Text {
  if (!state.hand[side].includes(card)) return text('why.not-in-hand', { card: cardText(card) });
  return text('why.cost', { card: cardText(card), cost: cardOf(card).cost, ready: readyResources(state, side) });
}

function whyNotUse(state: State, side: Side, unit: UnitId): Refusal {
  const card = cardOfUnit(state, unit);
  if (card === LEADERS[side]) return refuse('duel/leader/is-a-unit', text('why.leader-side', unitParam(state, unit)));
  if (actionOf(card) === NONE) return refuse('duel/action/alternate', text('why.no-action', unitParam(state, unit)));
  return whyNotWith(state, side, unit, 'duel/terms/ready');
}

/** Why a unit cannot attack or use its Action. */
function whyNotWith(state: State, side: Side, unit: UnitId, rule: RuleId): Refusal {
  if (sideOfUnit(state, unit) !== side) return refuse('duel/terms/friendly', text('why.not-yours', unitParam(state, unit)));
  return refuse(rule, text('why.exhausted', unitParam(state, unit)));
}

function whyNotTarget(state: State, side: Side, { attacker }: AttackFrame, choice: Choice): Refusal {
  const card = cardOfUnit(state, attacker);
  const kind = kindOf(choice);
  if (kind === 'card') return notInPlay(chosenCard(choice), 'duel/attack/target');
  const target = kind === 'unit' ? chosenUnit(choice) : undefined;
  if ((target === undefined ? chosenSide(choice) : sideOfUnit(state, target)) === side)
    return refuse('duel/attack/target', text('why.own-target'));
  if (target !== undefined && arenaOf(cardOfUnit(state, target)) !== arenaOf(card))
    return refuse('duel/attack/target', text('why.other-arena', { attacker: cardText(card), ...unitParam(state, target) }));
  const sentinels = unitsInArena(state, other(side), arenaOf(card)).filter((unit) => cardOf(cardOfUnit(state, unit)).sentinel);
  return refuse(
    'duel/attack/sentinel',
    text('why.sentinel', { sentinels: sentinels.map((unit) => cardText(cardOfUnit(state, unit))) }),
  );
}

function whyNotUnit(state: State, frame: AbilityFrame, rule: RuleId, choice: Choice): Refusal {
  const target = stepOf(frame)?.target;
  const filter: UnitFilter = target && 'choose' in target && target.choose === 'unit' ? target.filter : {};
  if (isBase(choice)) return refuse(rule, text('why.choose-a-unit'));
  if (kindOf(choice) === 'card') return notInPlay(chosenCard(choice), rule);
  const unit = chosenUnit(choice);
  if (frame.chosen.includes(choice)) return refuse(rule, text('why.already-chosen', unitParam(state, unit)));
  return refuse(rule, unfitText(state, unit, filter, unfit(state, frame, unit, filter)));
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

function unitParam(state: State, unit: UnitId): { unit: Text } {
  return { unit: cardText(cardOfUnit(state, unit)) };
}

function leaderText(side: Side): Text {
  return cardText(LEADERS[side]);
}

function cardNamed(state: State, choice: Choice): CardId {
  return kindOf(choice) === 'unit' ? cardOfUnit(state, chosenUnit(choice)) : chosenCard(choice);
}
