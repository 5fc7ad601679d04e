/** Choices in words of the game. Units are called by their hex: one unit stands on a hex. */
import type { Choice } from '@wartable/kernel';
import { hexByName, hexName, SECTIONS } from './board.ts';
import { cardByName, cardName } from './cards/index.ts';
import {
  ADVANCE,
  attack,
  BRING,
  DONE,
  DRAW_CARD,
  discard,
  EXIT,
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
  WAIT,
} from './choices.ts';
import { SYMBOLS } from './kinds.ts';
import { hexOf, NONE, type State, unitAt } from './state.ts';

export function notateChoice(state: State, choice: Choice): string {
  const kind = kindOfChoice(choice);
  const value = payload(choice);
  switch (kind) {
    case 'play':
    case 'support':
    case 'discard':
    case 'take':
      return `${kind} ${cardName(value)}`;
    case 'section':
      return `section ${SECTIONS[value]}`;
    case 'order':
    case 'move':
    case 'attack':
      return `${kind} ${hexName(hexOf(state, value))}`;
    case 'to':
    case 'target':
    case 'place':
      return `${kind} ${hexName(value)}`;
    case 'retreat':
      return choice === RETREAT_ALL ? 'retreat' : `retreat ${hexName(value)}`;
    case 'reroll':
      return `reroll ${SYMBOLS[value]}`;
    default:
      return kind;
  }
}

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
export function parseChoice(state: State, words: string): Choice | undefined {
  const simple = SIMPLE.get(words);
  if (simple !== undefined) return simple;
  const [verb, name = '', ...rest] = words.split(' ');
  if (rest.length > 0) return undefined;
  const hex = hexByName(name.toUpperCase());
  const unit = hex === undefined ? NONE : unitAt(state, hex);
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
      return unit === NONE ? undefined : order(unit);
    case 'move':
      return unit === NONE ? undefined : move(unit);
    case 'attack':
      return unit === NONE ? undefined : attack(unit);
    case 'to':
      return hex === undefined ? undefined : to(hex);
    case 'target':
      return hex === undefined ? undefined : target(hex);
    case 'place':
      return hex === undefined ? undefined : place(hex);
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
