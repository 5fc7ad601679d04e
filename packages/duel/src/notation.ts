/** Choices and units in words of the game, for records, cases, pages and the command line; read off a state or a view alike. */
import type { Choice } from '@wartable/kernel';
import { ABILITY_IDS, type AbilityId, abilityOf, type CardId, cardId, nameOf, SEATS, SIDES, type Side } from './cards/index.ts';
import {
  attack,
  chooseBase,
  chooseCard,
  chooseUnit,
  chosenAbility,
  chosenCard,
  chosenSide,
  chosenUnit,
  DEPLOY,
  DONE,
  first,
  INITIATIVE,
  KEEP,
  kindOf,
  MULLIGAN,
  NO_RESOURCE,
  PASS,
  play,
  resolve,
  resource,
  USE_LEADER,
  use,
} from './choices.ts';
import type { UnitRef } from './events.ts';
import { cardOfUnit, type State, type UnitId, unitsByArrival } from './state.ts';
import type { UnitView, View } from './view.ts';

/** The units in play, in order of arrival: all that words depend on. Looked up only where a unit is named. */
type InPlay = () => readonly UnitRef[];

export function inState(state: State): InPlay {
  return () => unitsByArrival(state).map((unit) => ({ unit, card: nameOf(cardOfUnit(state, unit)) }));
}

export function inView(view: View): InPlay {
  return () => unitsIn(view).map(({ id, card }) => ({ unit: id, card }));
}

export function unitsIn({ leia, vader }: View): readonly UnitView[] {
  return [...leia.ground, ...leia.space, ...vader.ground, ...vader.space].sort((a, b) => a.id - b.id);
}

/** "snowtrooper", or "snowtrooper.2" where several copies are in play, counted by arrival. */
export function unitName(units: readonly UnitRef[], unit: UnitId): string {
  const card = units.find((one) => one.unit === unit)?.card ?? '';
  const copies = units.filter((one) => one.card === card);
  return copies.length === 1 ? card : `${card}.${copies.findIndex((copy) => copy.unit === unit) + 1}`;
}

/** The unit of a name, or undefined. A plain name means the only copy, or the first. */
export function unitByName(inPlay: InPlay, name: string): UnitRef | undefined {
  const [card, number] = name.split('.');
  return inPlay().filter((unit) => unit.card === card)[number === undefined ? 0 : Number(number) - 1];
}

export function baseName(side: Side): string {
  return `${SEATS[side]}-base`;
}

export function baseByName(name: string): Side | undefined {
  return SIDES.find((side) => baseName(side) === name);
}

export function notateChoice(inPlay: InPlay, choice: Choice): string {
  const kind = kindOf(choice);
  switch (kind) {
    case 'play':
      return `play ${nameOf(chosenCard(choice))}`;
    case 'attack':
      return `attack ${unitName(inPlay(), chosenUnit(choice))}`;
    case 'use':
      return `use ${unitName(inPlay(), chosenUnit(choice))}`;
    case 'use-leader':
      return 'use leader';
    case 'unit':
      return `choose ${unitName(inPlay(), chosenUnit(choice))}`;
    case 'base':
      return `choose ${baseName(chosenSide(choice))}`;
    case 'card':
      return `choose ${nameOf(chosenCard(choice))}`;
    case 'resource':
      return `resource ${nameOf(chosenCard(choice))}`;
    case 'first':
      return `first ${SEATS[chosenSide(choice)]}`;
    case 'resolve':
      return `resolve ${nameOf(abilityOf(chosenAbility(choice)).card)}`;
    default:
      return kind;
  }
}

const SIMPLE: ReadonlyMap<string, Choice> = new Map([
  ['pass', PASS],
  ['initiative', INITIATIVE],
  ['use leader', USE_LEADER],
  ['deploy', DEPLOY],
  ['done', DONE],
  ['keep', KEEP],
  ['mulligan', MULLIGAN],
  ['no-resource', NO_RESOURCE],
]);

/** The choice that words stand for, legal now or not; undefined when they name nothing there is. */
export function parseChoice(inPlay: InPlay, notation: string): Choice | undefined {
  const simple = SIMPLE.get(notation);
  if (simple !== undefined) return simple;
  const [verb, name, ...rest] = notation.split(' ');
  if (name === undefined || rest.length > 0) return undefined;
  const card = cardId(name);
  const unit = unitByName(inPlay, name)?.unit;
  switch (verb) {
    case 'play':
      return card === undefined ? undefined : play(card);
    case 'resource':
      return card === undefined ? undefined : resource(card);
    case 'attack':
      return unit === undefined ? undefined : attack(unit);
    case 'use':
      return unit === undefined ? undefined : use(unit);
    case 'choose':
      return parseChosen(name, unit, card);
    case 'first':
      return name === SEATS[0] ? first(0) : name === SEATS[1] ? first(1) : undefined;
    case 'resolve': {
      const ability = ABILITY_IDS.find((id) => abilityOf(id).card === card && isTriggered(abilityOf(id).timing));
      return ability === undefined ? undefined : resolve(ability);
    }
    default:
      return undefined;
  }
}

function parseChosen(name: string, unit: UnitId | undefined, card: CardId | undefined): Choice | undefined {
  const base = baseByName(name);
  if (base !== undefined) return chooseBase(base);
  if (unit !== undefined) return chooseUnit(unit);
  return card === undefined ? undefined : chooseCard(card);
}

function isTriggered(timing: string): boolean {
  return timing !== 'action' && timing !== 'event';
}

/** "admiral-ozzel when-defeated" */
export function abilityName(ability: AbilityId): string {
  const { card, timing } = abilityOf(ability);
  return `${nameOf(card)} ${timing}`;
}

export const ABILITY_NAMES: readonly string[] = ABILITY_IDS.map(abilityName);
