/** The words of Battle of Hoth, as cases write them. Units are called by their hex. */
import { ALONE, type Names } from '@wartable/kernel';
import { HEX_NAMES, SECTIONS, SIDE_NAMES } from './board.ts';
import { CARD_NAMES, LEADERS } from './cards/index.ts';
import type { Verb } from './choices.ts';
import { DECISION_KINDS } from './decisions.ts';
import { BADGES, STRUCTURES, SYMBOLS, TERRAINS, UNIT_KINDS } from './kinds.ts';
import { SCENARIOS } from './scenarios/index.ts';

const VERBS: Readonly<Record<Verb, readonly string[]>> = {
  play: ['cards'],
  support: ['cards'],
  section: ['sections'],
  order: ['hexes'],
  move: ['hexes'],
  to: ['hexes'],
  exit: [ALONE, 'hexes'],
  attack: ['hexes'],
  target: ['hexes'],
  reroll: ['symbols'],
  roll: [ALONE],
  ignore: [ALONE],
  retreat: [ALONE, 'hexes'],
  advance: [ALONE],
  stay: [ALONE],
  done: [ALONE],
  discard: ['cards'],
  draw: [ALONE],
  take: ['cards'],
  place: ['hexes'],
  bring: [ALONE],
  wait: [ALONE],
};

export const NAMES: Names = {
  things: {
    cards: CARD_NAMES,
    hexes: HEX_NAMES,
    units: UNIT_KINDS,
    scenarios: SCENARIOS.map(({ id }) => id),
    sides: SIDE_NAMES,
    sections: SECTIONS,
    symbols: SYMBOLS,
    terrains: TERRAINS,
    structures: STRUCTURES,
    badges: BADGES,
    leaders: LEADERS,
  },
  verbs: VERBS,
  decisions: DECISION_KINDS,
};
