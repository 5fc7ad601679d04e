/** What people read: prompts, choices and the log, as keys with parameters. Made from views and seen events only. */
import { type Asked, type Choice, type Decision, type Ending, type Text, textMaker } from '@wartable/kernel';
import type { DecisionKind } from './asking.ts';
import { abilityOf, type CardId, cardOf, LEADERS, leaderCost, nameOf, SEATS, type Side, type SideName } from './cards/index.ts';
import type { Target } from './cards/vocabulary.ts';
import { type ChoiceKind, chosenAbility, chosenCard, chosenSide, chosenUnit, kindOf } from './choices.ts';
import type { Event, Thing } from './events.ts';
import { unitsIn } from './notation.ts';
import { sideAt } from './seats.ts';
import type { UnitId } from './state.ts';
import type { en } from './text/en.ts';
import { effectAtWork, stepAtWork } from './things.ts';
import type { UnitView, View } from './view.ts';

export const text = textMaker<typeof en>();

/** A text without parameters whose key is put together. */
function plain(key: string): Text {
  return { key };
}

export function sideText(side: Side): Text {
  return plain(`seat.${SEATS[side]}`);
}

export function cardText(card: CardId): Text {
  return plain(`card.${nameOf(card)}`);
}

const named = (card: string): Text => plain(`card.${card}`);
const seat = (side: SideName): Text => plain(`seat.${side}`);

/** A unit by its card's name, with a number where several copies are in play. */
export function unitText(view: View, id: UnitId | null): Text {
  const unit = unitIn(view, id);
  if (!unit) return text('unit.numbered', { card: '', number: id ?? 0 });
  const copies = unitsIn(view).filter((other) => other.card === unit.card);
  if (copies.length === 1) return named(unit.card);
  return text('unit.numbered', { card: named(unit.card), number: copies.findIndex((copy) => copy.id === id) + 1 });
}

function unitIn(view: View, id: UnitId | null): UnitView | undefined {
  return unitsIn(view).find((unit) => unit.id === id);
}

export function promptFor(view: View, decision: Decision<DecisionKind>): Text {
  const top = stepAtWork(view);
  const unit = top && 'unit' in top ? top.unit : null;
  switch (decision.kind) {
    case 'attack-target':
      return text('prompt.attack-target', { unit: unitText(view, unit) });
    case 'unique':
      return text('prompt.unique', { card: named(unitIn(view, unit)?.card ?? '') });
    case 'choose-unit':
    case 'choose-base':
    case 'choose-card':
    case 'choose-revealed':
      return choosePrompt(view);
    case 'opening-resource':
      return text('prompt.opening-resource', { n: view.sealed.length });
    case 'action':
      return actionPrompt(view);
    case 'trigger-order':
      return text('prompt.trigger-order', { n: decision.choices.length });
    default:
      return text(`prompt.${decision.kind}`);
  }
}

/** What there is to pay with. */
function actionPrompt(view: View): Text {
  const { resources, exhaustedResources } = view[view.viewer === 'vader' ? 'vader' : 'leia'];
  const all = typeof resources === 'number' ? resources : resources.length;
  return text('prompt.action', { n: all - exhaustedResources, all });
}

function choosePrompt(view: View): Text {
  const top = stepAtWork(view);
  const step = effectAtWork(view);
  if (!step || top?.step !== 'ability') return actionPrompt(view);
  const { effect } = step;
  const effectText = { key: `effect.${effect.does}`, params: { n: 'amount' in effect ? effect.amount : 0 } };
  const asked = { card: named(top.card), what: whatText(step.target), effect: effectText };
  const all = 'choose' in step.target && step.target.choose === 'unit' ? step.target.count : 1;
  return all > 1 ? text('prompt.choose-count', { ...asked, n: top.chosen.length, all }) : text('prompt.choose', asked);
}

function whatText(target: Target): Text {
  if (!('choose' in target)) return text('what.unit');
  switch (target.choose) {
    case 'base':
      return text('what.base');
    case 'card-in-hand':
      return text('what.card');
    case 'revealed-unit':
      return text('what.revealed');
    case 'unit':
      if (target.filter.side === undefined) return text('what.unit');
      return target.filter.side === 'friendly' ? text('what.friendly-unit') : text('what.enemy-unit');
  }
}

export function waitingFor({ seat, kind }: Asked<DecisionKind>): Text {
  const side = sideText(sideAt(seat));
  switch (kind) {
    case 'choose-unit':
    case 'choose-base':
    case 'choose-card':
    case 'choose-revealed':
      return text('waiting.choose', { side });
    default:
      return text(`waiting.${kind}`, { side });
  }
}

export function labelFor(view: View, choice: Choice): Text {
  const kind = kindOf(choice);
  switch (kind) {
    case 'play':
      return text('choice.play', priced(chosenCard(choice)));
    case 'resource':
      return text('choice.resource', priced(chosenCard(choice)));
    case 'card':
      return cardText(chosenCard(choice));
    case 'attack':
      return text('choice.attack', { unit: unitText(view, chosenUnit(choice)) });
    case 'use':
      return text('choice.use', { unit: unitText(view, chosenUnit(choice)) });
    case 'use-leader':
    case 'deploy':
      return leaderLabel(view, kind);
    case 'unit': {
      const unit = unitIn(view, chosenUnit(choice));
      return text('choice.unit', {
        unit: unitText(view, chosenUnit(choice)),
        power: unit?.power ?? 0,
        left: (unit?.hp ?? 0) - (unit?.damage ?? 0),
      });
    }
    case 'base': {
      const side = chosenSide(choice);
      return text('choice.base', { side: sideText(side), left: view.baseHp - view[SEATS[side]].base });
    }
    case 'first':
      return text('choice.first', { side: sideText(chosenSide(choice)) });
    case 'pass':
      return text(passEnds(view) ? 'choice.pass-phase' : 'choice.pass');
    case 'done':
      return doneLabel(view);
    case 'resolve':
      return text('choice.resolve', { card: cardText(abilityOf(chosenAbility(choice)).card) });
    default:
      return text(`choice.${kind}`);
  }
}

/** What says itself that it ends something. */
const THEMSELVES: readonly ChoiceKind[] = ['pass', 'initiative', 'keep', 'mulligan', 'no-resource'];

/** An action is over when nothing of it is left to choose; cards it draws are part of it. Resources are chosen in secret: nobody can say what comes then. */
export function endingOf(view: View, { kind }: Decision, choice: Choice): Ending | undefined {
  if (THEMSELVES.includes(kindOf(choice))) return undefined;
  if (kind === 'resource' || kind === 'opening-resource') return { label: resourceLabel(kind, choice), quiet: true };
  return { label: text(view.active === view.viewer ? 'choice.end-action' : 'choice.end-choice'), quiet: false };
}

function resourceLabel(kind: 'resource' | 'opening-resource', choice: Choice): Text {
  return kind === 'resource'
    ? text('choice.end-resource', { card: cardText(chosenCard(choice)) })
    : text('choice.end-opening-resource');
}

/** duel/action/phase-ends: the other one has passed, or has taken the initiative. */
function passEnds(view: View): boolean {
  const top = stepAtWork(view);
  if (top?.step !== 'action') return false;
  return top.afterPass || (view.taken !== null && view.taken !== top.side);
}

/** What is declined: the choice, or further ones. */
function doneLabel(view: View): Text {
  const top = stepAtWork(view);
  if (top?.step === 'ability' && top.chosen.length > 0) return text('choice.done');
  const target = effectAtWork(view)?.target;
  const what = target && 'choose' in target ? target.choose : 'unit';
  return text(what === 'base' ? 'choice.done-base' : what === 'card-in-hand' ? 'choice.done-card' : 'choice.done-unit');
}

function leaderLabel(view: View, kind: 'use-leader' | 'deploy'): Text {
  const side = view.viewer === 'vader' ? 1 : 0;
  const leader = cardText(LEADERS[side]);
  return kind === 'deploy' ? text('choice.deploy', { leader }) : text('choice.use-leader', { leader, cost: leaderCost(side) });
}

function priced(card: CardId): { card: Text; cost: number } {
  return { card: cardText(card), cost: cardOf(card).cost };
}

/** The line of the log for an event, as its reader has seen it. */
export function logLine(event: Event): Text | undefined {
  switch (event.type) {
    case 'initiative-rolled':
    case 'deck-shuffled':
    case 'hand-kept':
    case 'mulligan-taken':
    case 'answer-sealed':
    case 'passed':
    case 'initiative-taken':
      return text(`log.${event.type}`, { side: seat(event.side) });
    case 'cards-drawn':
      if (event.cards === undefined) return text('log.cards-drawn', { side: seat(event.side), n: event.count });
      return text('log.cards-drawn-own', { side: seat(event.side), cards: event.cards.map(named) });
    case 'resources-placed':
      if (event.cards === undefined) return text('log.resources-placed', { side: seat(event.side), n: event.count });
      return text('log.resources-placed-own', { side: seat(event.side), cards: event.cards.map(named) });
    case 'round-began':
      return text('log.round-began', { round: event.round, side: seat(event.side) });
    case 'regroup-began':
      return text('log.regroup-began', { round: event.round });
    case 'all-readied':
      return text('log.all-readied');
    case 'card-played':
      return text('log.card-played', { side: seat(event.side), card: named(event.card), cost: event.cost });
    case 'unit-entered':
    case 'resource-declined':
    case 'stands':
      return undefined;
    case 'ability-used':
    case 'leader-deployed':
    case 'card-discarded':
    case 'card-taken':
    case 'unit-returned':
      return text(`log.${event.type}`, { side: seat(event.side), card: named(event.card) });
    case 'ability-triggered':
      return text('log.ability-triggered', { card: named(event.card), timing: plain(`timing.${event.timing}`) });
    case 'attack-declared':
      if ('base' in event.target) return text('log.attack-base', { card: named(event.card), side: seat(event.target.base) });
      return text('log.attack-unit', { card: named(event.card), target: named(event.target.card) });
    case 'damaged':
      return change('damaged', event.target, event.amount, event.total);
    case 'healed':
      return change('healed', event.target, event.amount, event.total);
    case 'weakened':
      return text('log.weakened', { card: named(event.card), n: event.amount });
    case 'exhausted':
    case 'readied':
    case 'unit-defeated':
    case 'leader-defeated':
      return text(`log.${event.type}`, { card: named(event.card) });
    case 'cards-revealed':
      return text('log.cards-revealed', { side: seat(event.side), cards: event.cards.map(named) });
    case 'deck-empty':
      return text('log.deck-empty', { side: seat(event.side), n: event.missing });
    case 'game-ended':
      return event.winner === undefined ? text('log.game-drawn') : text('log.game-won', { side: seat(event.winner) });
  }
}

function change(what: 'damaged' | 'healed', target: Thing, n: number, total: number): Text {
  if ('base' in target) return text(`log.base-${what}`, { side: seat(target.base), n, total });
  return text(`log.unit-${what}`, { card: named(target.card), n });
}
