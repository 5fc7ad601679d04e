/** Choices as typed things: what is done, and with what. */
import type { Asked, Choice, Decision, Offer } from '@wartable/kernel';
import type { DecisionKind } from './asking.ts';
import { abilityOf, nameOf, SEATS } from './cards/index.ts';
import { type ChoiceKind, chosenAbility, chosenCard, chosenSide, chosenUnit, kindOf } from './choices.ts';
import { labelFor } from './describe.ts';
import { baseName, inView, notateChoice, parseChoice, unitName } from './notation.ts';
import { sideAt } from './seats.ts';
import { handThing, leaderThing, revealedThing, type Thing } from './things.ts';
import type { View } from './view.ts';

export const VERBS = [
  'pass',
  'initiative',
  'play',
  'attack',
  'use',
  'deploy',
  'choose',
  'done',
  'keep',
  'mulligan',
  'resource',
  'no-resource',
  'first',
  'resolve',
] as const;
export type Verb = (typeof VERBS)[number];

function verbOf(kind: ChoiceKind): Verb {
  if (kind === 'unit' || kind === 'base' || kind === 'card') return 'choose';
  return kind === 'use-leader' ? 'use' : kind;
}

export function offersOf(view: View, decision: Decision<DecisionKind>): readonly Offer<Verb>[] {
  const inPlay = inView(view);
  return decision.choices.map((choice) => {
    const thing = thingOf(view, decision, choice);
    return {
      choice,
      verb: verbOf(kindOf(choice)),
      ...(thing === undefined ? {} : { thing }),
      notation: notateChoice(inPlay, choice),
      label: labelFor(view, choice),
    };
  });
}

/** What a choice is about. */
export function thingOf(view: View, { seat, kind }: Asked<DecisionKind>, choice: Choice): Thing | undefined {
  switch (kindOf(choice)) {
    case 'play':
    case 'resource':
      return handThing(nameOf(chosenCard(choice)));
    case 'card':
      // A card of the hand may bear the name of a unit in play.
      return (kind === 'choose-revealed' ? revealedThing : handThing)(nameOf(chosenCard(choice)));
    case 'attack':
    case 'use':
    case 'unit':
      return unitName(inView(view)(), chosenUnit(choice));
    case 'base':
      return baseName(chosenSide(choice));
    case 'use-leader':
    case 'deploy':
      return leaderThing(SEATS[sideAt(seat)]);
    case 'initiative':
      return 'initiative';
    case 'first':
      return `side:${SEATS[chosenSide(choice)]}`;
    case 'resolve':
      return `ability:${nameOf(abilityOf(chosenAbility(choice)).card)}`;
    default:
      return undefined;
  }
}

/** Where on the table a choice is offered, if anywhere. */
export function placeOf({ verb, thing }: Pick<Offer, 'verb' | 'thing'>): Thing | undefined {
  return verb === 'first' || verb === 'resolve' ? undefined : thing;
}

/** The cards of the hand that become resources as soon as the other side has answered. */
export function sealedResources(view: View): readonly Thing[] {
  return view.sealed.flatMap((notation) => {
    const choice = parseChoice(inView(view), notation);
    return choice !== undefined && kindOf(choice) === 'resource' ? [handThing(nameOf(chosenCard(choice)))] : [];
  });
}
