/** The words of the duel, as cases write them. */
import { ALONE, type Names } from '@wartable/kernel';
import { DECISION_KINDS } from './asking.ts';
import { SETUPS } from './at-start.ts';
import { CARDS, SEATS, SIDES } from './cards/index.ts';
import { baseName } from './notation.ts';

const UNITS = CARDS.filter(({ arena }) => arena !== undefined);

export const NAMES: Names = {
  things: {
    cards: CARDS.filter(({ type }) => type !== 'base').map(({ name }) => name),
    // Copies in play are numbered.
    units: UNITS.flatMap(({ name, numbers }) => [name, ...(numbers.length > 1 ? numbers.map((_, i) => `${name}.${i + 1}`) : [])]),
    bases: SIDES.map(baseName),
    sides: SEATS,
    setups: SETUPS,
  },
  verbs: {
    play: ['cards'],
    attack: ['units'],
    use: ['units'],
    'use leader': [ALONE],
    deploy: [ALONE],
    initiative: [ALONE],
    pass: [ALONE],
    choose: ['units', 'bases', 'cards'],
    done: [ALONE],
    resolve: ['cards'],
    first: ['sides'],
    keep: [ALONE],
    mulligan: [ALONE],
    resource: ['cards'],
    'no-resource': [ALONE],
  },
  decisions: DECISION_KINDS,
};
