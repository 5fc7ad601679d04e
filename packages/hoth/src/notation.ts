/** Choices in words of the game. Units are called by their hex: one unit stands on a hex. */
import type { Choice, HexId } from '@wartable/kernel';
import { hexByName, hexName, SECTIONS } from './board.ts';
import { cardByName, cardName } from './cards/index.ts';
import {
  ADVANCE,
  attack,
  BRING,
  cardIn,
  DONE,
  DRAW_CARD,
  discard,
  EXIT,
  exitAt,
  exitIn,
  hexIn,
  IGNORE,
  kindOfChoice,
  move,
  order,
  payload,
  place,
  play,
  RETREAT_ALL,
  ROLL,
  reroll,
  retreat,
  STAY,
  section,
  support,
  take,
  target,
  to,
  unitIn,
  WAIT,
} from './choices.ts';
import { SYMBOLS } from './kinds.ts';
import type { UnitId } from './state.ts';

/** A choice in words. Where units stand is asked of whoever knows: a view or a state. */
export function notateChoice(choice: Choice, hexOfUnit: (unit: UnitId) => string): string {
  const thing = thingOf(choice, hexOfUnit);
  return thing === undefined ? kindOfChoice(choice) : `${kindOfChoice(choice)} ${thing}`;
}

/** What a choice is about: a card, a hex (a unit by the one it stands on), a section or a symbol. */
export function thingOf(choice: Choice, hexOfUnit: (unit: UnitId) => string): string | undefined {
  switch (kindOfChoice(choice)) {
    case 'play':
    case 'support':
    case 'discard':
    case 'take':
      return cardName(cardIn(choice));
    case 'section':
      return SECTIONS[payload(choice)];
    case 'order':
    case 'move':
    case 'attack':
      return hexOfUnit(unitIn(choice));
    case 'to':
    case 'target':
    case 'place':
      return hexName(hexIn(choice));
    case 'exit': {
      const hex = exitIn(choice);
      return hex === undefined ? undefined : hexName(hex);
    }
    case 'retreat':
      return choice === RETREAT_ALL ? undefined : hexName(hexIn(choice));
    case 'reroll':
      return SYMBOLS[payload(choice)];
    default:
      return undefined;
  }
}

/** Choices that are a verb alone. */
const SIMPLE: ReadonlyMap<string, Choice> = new Map([
  ['exit', EXIT],
  ['roll', ROLL],
  ['ignore', IGNORE],
  ['retreat', RETREAT_ALL],
  ['advance', ADVANCE],
  ['stay', STAY],
  ['done', DONE],
  ['draw', DRAW_CARD],
  ['bring', BRING],
  ['wait', WAIT],
]);

/** The choice that words stand for, legal now or not; undefined when they name nothing there is. */
export function parseChoice(notation: string, unitOn: (hex: HexId) => UnitId | undefined): Choice | undefined {
  const simple = SIMPLE.get(notation);
  if (simple !== undefined) return simple;
  const [verb, name = '', ...rest] = notation.split(' ');
  if (rest.length > 0) return undefined;
  const hex = hexByName(name.toUpperCase());
  const unit = hex === undefined ? undefined : unitOn(hex);
  const card = cardByName(name);
  switch (verb) {
    case 'play':
      return card === undefined ? undefined : play(card);
    case 'support':
      return card === undefined ? undefined : support(card);
    case 'discard':
      return card === undefined ? undefined : discard(card);
    case 'take':
      return card === undefined ? undefined : take(card);
    case 'section': {
      const value = (SECTIONS as readonly string[]).indexOf(name);
      return value < 0 ? undefined : section(value);
    }
    case 'order':
      return unit === undefined ? undefined : order(unit);
    case 'move':
      return unit === undefined ? undefined : move(unit);
    case 'attack':
      return unit === undefined ? undefined : attack(unit);
    case 'to':
      return hex === undefined ? undefined : to(hex);
    case 'target':
      return hex === undefined ? undefined : target(hex);
    case 'place':
      return hex === undefined ? undefined : place(hex);
    case 'exit':
      return hex === undefined ? undefined : exitAt(hex);
    case 'retreat':
      return hex === undefined ? undefined : retreat(hex);
    case 'reroll': {
      const symbol = (SYMBOLS as readonly string[]).indexOf(name);
      return symbol < 0 ? undefined : reroll(symbol);
    }
    default:
      return undefined;
  }
}
