/** The words of Battle for Endor, as cases write them. */
import { ALONE, type Names } from '@wartable/kernel';
import { ACTION_DECK, actionName, EVENT_DECK, eventName, kindOfCard } from './cards.ts';
import type { Verb } from './choices.ts';
import { DECISION_KINDS } from './decisions.ts';
import { SYMBOLS } from './dice.ts';
import { PIECES } from './pieces.ts';
import { DIFFICULTIES, GENTLE, mapOf, PLACES, type State, TACTICS } from './state.ts';

const VERBS: Readonly<Record<Verb, readonly string[]>> = {
  place: ['hexes'],
  default: [ALONE],
  act: ['units'],
  move: [ALONE],
  fire: [ALONE],
  breach: [ALONE],
  'breach-with-code': [ALONE],
  capture: [ALONE],
  dismount: [ALONE],
  to: ['hexes'],
  enter: [ALONE],
  join: ['units'],
  target: ['units'],
  choose: ['units', 'hexes'],
  macrohex: ['macrohexes'],
  done: [ALONE],
};

const CARDS = [...ACTION_DECK.map(actionName), ...EVENT_DECK.map(eventName)];

export function namesIn(state: State): Names {
  const map = mapOf(state);
  return {
    things: {
      // "heroes", or "heroes-4" where it matters which.
      cards: [...new Set(CARDS.flatMap((card) => [kindOfCard(card), card]))],
      hexes: map.names,
      macrohexes: map.macrohexes.map(({ id }) => id),
      units: PIECES.map(({ name }) => name),
      places: Object.values(PLACES),
      symbols: SYMBOLS,
      tactics: TACTICS,
      difficulties: [...DIFFICULTIES, GENTLE],
    },
    verbs: VERBS,
    decisions: DECISION_KINDS,
  };
}
