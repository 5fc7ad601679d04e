/** What speaks for a choice in the duel, as a player would say it: from what lies open and from the own hand. */
import {
  type Advice,
  type Choice,
  type Decision,
  type Fact,
  grounds,
  imagine,
  type Rng,
  type RuleId,
  type Text,
} from '@wartable/kernel';
import type { DecisionKind } from './asking.ts';
import { type CardId, cardOf, idOf, LEADERS, SEATS, type SideName } from './cards/index.ts';
import { chosenCard, kindOf } from './choices.ts';
import { labelFor, text, unitText } from './describe.ts';
import { type DuelPreview, previewOf } from './foresight.ts';
import { unitsIn } from './notation.ts';
import type { Result } from './results.ts';
import { pendingDecisions } from './rules/sequence.ts';
import { baseThing, ownSide, type Thing, unitNamed } from './things.ts';
import { type SideView, sampleWorld, type View } from './view.ts';

/** The rule to read about what speaks for a choice. */
const BEHIND: Readonly<Record<string, RuleId>> = {
  'advice.defeats': 'duel/terms/defeated',
  'advice.damage': 'duel/attack/combat-damage',
  'advice.survives': 'duel/terms/damage-stays',
  'advice.sentinel': 'duel/attack/sentinel',
  'advice.unopposed': 'duel/attack/target',
  'advice.raid': 'duel/attack/raid',
  'advice.restore': 'duel/attack/restore',
  'advice.enters': 'duel/play/enters-exhausted',
  'advice.spends-all': 'duel/play/cost',
  'advice.resources': 'duel/regroup/steps',
  'advice.first': 'duel/action/initiative',
};

export function advice(view: View, choice: Choice, rng?: Rng): Advice | undefined {
  const own = ownSide(view);
  if (own === undefined) return undefined;
  const world = imagine({ sampleWorld }, view, rng);
  const decision = pendingDecisions(world).find(({ seat }) => seat === own);
  if (!decision?.choices.includes(choice)) return undefined;
  const preview = previewOf(world, view, decision, choice);
  const side = SEATS[own];
  return {
    what: whatOf(view, decision, choice, preview),
    ...grounds([...resultFacts(view, side, bestOf(view, side, preview)), ...cardFacts(view, side, choice)], BEHIND),
  };
}

function whatOf(view: View, { kind }: Decision<DecisionKind>, choice: Choice, { thing }: DuelPreview): Text {
  const label = labelFor(view, choice);
  if (kindOf(choice) === 'resource') return text('advice.resource', { card: label });
  if (kindOf(choice) === 'card') return text('advice.choose', { what: label });
  const what = thing === undefined ? undefined : nameOf(view, thing);
  if (what === undefined || !['unit', 'base'].includes(kindOf(choice))) return label;
  return kind === 'attack-target' ? text('advice.attack', { what }) : text('advice.choose', { what });
}

/** A unit or a base. */
function nameOf(view: View, thing: Thing): Text | undefined {
  const side = SEATS.find((one) => baseThing(one) === thing);
  if (side) return text('advice.base-of', { side: { key: `seat.${side}` } });
  const unit = unitNamed(view, thing);
  return unit && unitText(view, unit.id);
}

/** What happens at once, or what the best of the next choices comes to. */
function bestOf(view: View, side: SideName, { results, next }: DuelPreview): readonly Result[] {
  if (results.length > 0 || next.length === 0) return results;
  const worth = next.map((one) => ({ results: one.results, worth: worthOf(view, side, one.results) }));
  return worth.toSorted((a, b) => b.worth - a.worth)[0]?.results ?? [];
}

const isOwn = (view: View, side: SideName, thing: Thing): boolean => {
  if (thing === baseThing(side)) return true;
  const unit = unitNamed(view, thing);
  return unit !== undefined && [...view[side].ground, ...view[side].space].some(({ id }) => id === unit.id);
};

/** Roughly, in points of damage: a defeated unit counts what it cost, and an own one against. */
function worthOf(view: View, side: SideName, results: readonly Result[]): number {
  return results.reduce((sum, { thing, by, gone }) => {
    const cost = unitNamed(view, thing)?.card;
    const worth = Math.max(0, by) + (gone ? 100 * Number(thing.endsWith('-base')) + 2 * (cost ? cardOf(idOf(cost)).cost : 0) : 0);
    return sum + (isOwn(view, side, thing) ? -worth : worth);
  }, 0);
}

function resultFacts(view: View, side: SideName, results: readonly Result[]): Fact[] {
  return results.flatMap(({ thing, by, left, gone }): Fact[] => {
    const what = nameOf(view, thing);
    const own = isOwn(view, side, thing);
    if (what === undefined) return [];
    if (by < 0) return own ? [{ weight: 1.5, text: text('advice.heals', { what, n: -by }) }] : [];
    if (own) return gone || thing.endsWith('-base') ? [] : [{ weight: 2, text: text('advice.survives', { what, left }) }];
    if (gone) return [{ weight: 5, text: thing.endsWith('-base') ? text('advice.wins') : text('advice.defeats', { what }) }];
    return by > 0 ? [{ weight: 3, text: text('advice.damage', { what, n: by, left }) }] : [];
  });
}

const countOf = (cards: readonly string[] | number): number => (typeof cards === 'number' ? cards : cards.length);

function cardFacts(view: View, side: SideName, choice: Choice): Fact[] {
  const own = view[side];
  switch (kindOf(choice)) {
    case 'play':
      return [...unitFacts(view, side, chosenCard(choice)), ...spendFacts(own, chosenCard(choice))];
    case 'deploy':
      return unitFacts(view, side, LEADERS[SEATS.indexOf(side) === 0 ? 0 : 1]);
    case 'resource':
      return resourceFacts(own, chosenCard(choice));
    case 'initiative':
      return [{ weight: 2, text: text('advice.first') }];
    case 'keep':
    case 'mulligan':
      return handFacts(own, kindOf(choice) === 'keep');
    default:
      return [];
  }
}

/** A unit that comes into play. */
function unitFacts(view: View, side: SideName, id: CardId): Fact[] {
  const { type, power, hp, sentinel, raid, restore, arena } = cardOf(id);
  if (type === 'event') return [];
  const facts: Fact[] = [{ weight: 2, text: text('advice.enters', { power, hp }) }];
  const enemy = view[side === 'leia' ? 'vader' : 'leia'];
  if (sentinel) facts.push({ weight: 3, text: text('advice.sentinel') });
  else if (arena && unitsIn(view).length > 0 && enemy[arena].length === 0)
    facts.push({ weight: 2.5, text: text('advice.unopposed') });
  if (raid > 0) facts.push({ weight: 1.5, text: text('advice.raid', { n: raid }) });
  if (restore > 0) facts.push({ weight: 1.5, text: text('advice.restore', { n: restore }) });
  return facts;
}

function spendFacts({ resources, exhaustedResources }: SideView, id: CardId): Fact[] {
  const left = countOf(resources) - exhaustedResources - cardOf(id).cost;
  return left === 0 ? [{ weight: 1, text: text('advice.spends-all') }] : [];
}

/** How far beyond the own resources a card is too dear for long. */
const TOO_DEAR = 3;

function resourceFacts({ resources, hand }: SideView, id: CardId): Fact[] {
  const { name, cost } = cardOf(id);
  const n = countOf(resources) + 1;
  const facts: Fact[] = [{ weight: 1, text: text('advice.resources', { n }) }];
  if (typeof hand !== 'number' && hand.filter((card) => card === name).length > 1)
    facts.push({ weight: 2, text: text('advice.copy') });
  if (cost >= n + TOO_DEAR) facts.push({ weight: 2, text: text('advice.dear', { cost }) });
  return facts;
}

/** Cards that can be played in the first rounds, with two or three resources. */
const EARLY = 3;

function handFacts({ hand }: SideView, keep: boolean): Fact[] {
  if (typeof hand === 'number') return [];
  const n = hand.filter((card) => cardOf(idOf(card)).cost <= EARLY).length;
  return keep === n > 1 ? [{ weight: 1, text: text('advice.early', { n }) }] : [];
}
