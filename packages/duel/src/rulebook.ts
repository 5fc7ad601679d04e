/**
 * Every rule has an id. `source` names the section of the facts; the paragraph is the text `rule.<id>`, in four languages.
 * Cards with abilities are rules too: `duel/card/<name>`, whose paragraph is the card's text.
 */
import { type Rule, type RuleId, rulesFrom } from '@wartable/kernel';
import { type AbilityId, abilityOf, CARDS, cardOf } from './cards/index.ts';
import type { Card } from './cards/vocabulary.ts';

const RULES = {
  'duel/terms/zones': '1.1',
  'duel/terms/friendly': '1.2',
  'duel/terms/ready': '1.3',
  'duel/terms/damage-stays': '1.4',
  'duel/terms/defeated': '1.5',
  'duel/terms/excess': '1.6',
  'duel/terms/power-floor': '1.7',
  'duel/terms/no-limits': '1.8',
  'duel/terms/printed-cost': '1.9',
  'duel/terms/no-surcharge': '1.10',
  'duel/terms/control-aspect': '1.11',
  'duel/setup/first-game': '2.1',
  'duel/setup/preset-decks': '2.2',
  'duel/setup/prescribed-resources': '2.3',
  'duel/setup/standard': '2.4',
  'duel/setup/mulligan': '2.5',
  'duel/setup/two-resources': '2.6',
  'duel/setup/first-turn': '2.7',
  'duel/setup/leader-ready': '2.8',
  'duel/round/phases': '3.1',
  'duel/action/alternate': '3.2',
  'duel/action/pass': '3.3',
  'duel/action/phase-ends': '3.4',
  'duel/action/initiative': '3.5',
  'duel/action/initiative-choices': '3.6',
  'duel/action/initiative-once': '3.7',
  'duel/action/no-effect': '3.8',
  'duel/play/cost': '4.1',
  'duel/play/enters-exhausted': '4.2',
  'duel/play/when-played': '4.3',
  'duel/play/event': '4.4',
  'duel/effect/choices': '4.5',
  'duel/effect/no-change': '4.6',
  'duel/effect/any-arena': '4.7',
  'duel/effect/either-base': '4.8',
  'duel/attack/ready-unit': '5.1',
  'duel/attack/target': '5.1',
  'duel/attack/sentinel': '5.2',
  'duel/attack/order': '5.3',
  'duel/attack/combat-damage': '5.4',
  'duel/attack/raid': '5.5',
  'duel/attack/restore': '5.6',
  'duel/attack/restore-order': '5.7',
  'duel/attack/left-play': '5.8',
  'duel/attack/on-attack-first': '5.9',
  'duel/attack/this-attack': '5.10',
  'duel/attack/granted': '5.11',
  'duel/attack/another': '5.12',
  'duel/attack/defending-unit': '5.13',
  'duel/trigger/mandatory': '6.1',
  'duel/trigger/when-defeated': '6.2',
  'duel/trigger/simultaneous': '6.3',
  'duel/trigger/order': '6.4',
  'duel/trigger/nested': '6.5',
  'duel/trigger/after-ability': '6.6',
  'duel/trigger/if-you-do': '6.7',
  'duel/trigger/nothing': '6.8',
  'duel/trigger/together': '6.9',
  'duel/unique/one': '7.1',
  'duel/unique/before-triggers': '7.2',
  'duel/unique/cards': '7.3',
  'duel/unique/survivor': '7.4',
  'duel/leader/not-a-unit': '8.1',
  'duel/leader/deploy': '8.2',
  'duel/leader/not-played': '8.3',
  'duel/leader/is-a-unit': '8.4',
  'duel/leader/defeated': '8.5',
  'duel/leader/epic-once': '8.6',
  'duel/leader/own-choice': '8.7',
  'duel/regroup/steps': '3.9',
  'duel/regroup/resource-exhausted': '3.10',
  'duel/regroup/resource-secret': '3.11',
  'duel/regroup/next-round': '3.12',
  'duel/draw/empty-deck': '3.13',
  'duel/draw/effects': '3.14',
  'duel/draw/simultaneous': '3.15',
  'duel/end/base-destroyed': '9.1',
  'duel/end/checked-at-once': '9.2',
  'duel/end/draw': '9.3',
  'duel/end/own-base': '9.4',
  'duel/end/concede': '9.5',
  'duel/end/agreed': 'ours',
} as const satisfies Record<RuleId, string>;

/** Readings that are ours: docs/rulings.md gives the reason. */
const OURS: readonly RuleId[] = [
  'duel/setup/mulligan',
  'duel/setup/preset-decks',
  'duel/end/agreed',
  'duel/end/concede',
  'duel/effect/no-change',
  'duel/leader/own-choice',
];

const cardRule = (card: Card): RuleId => `duel/card/${card.name}`;

export function abilityRule(ability: AbilityId): RuleId {
  return cardRule(cardOf(abilityOf(ability).card));
}

export const RULEBOOK: readonly Rule[] = [
  ...rulesFrom(RULES, 'rulings', OURS),
  ...CARDS.filter((card) => card.abilities.length > 0).map(
    (card): Rule => ({
      id: cardRule(card),
      title: { key: `card.${card.name}` },
      source: 'rulings 10, cards',
      texts: [`card.${card.name}.text`, `card.${card.name}.note`],
    }),
  ),
];
