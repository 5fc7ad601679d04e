/** The inputs of a choice, by name. Facts are put by their places in these lists. */
import { offsetsOf, steps } from '@wartable/kernel';
import { ROWS, SECTIONS, SIDE_NAMES } from './board.ts';
import { CARD_NAMES, CARDS } from './cards/index.ts';
import { CHOICE_KINDS, type Verb } from './choices.ts';
import { DECISION_KINDS, type DecisionKind } from './decisions.ts';
import { BADGES, KINDS, SYMBOLS, TERRAINS, UNIT_KINDS } from './kinds.ts';

/** Which verbs answer which question. */
const ANSWERS: Readonly<Record<DecisionKind, readonly Verb[]>> = {
  play: ['play', 'support', 'done'],
  section: ['section'],
  order: ['order', 'support', 'done'],
  move: ['move', 'done'],
  'move-to': ['to', 'exit'],
  attack: ['attack', 'done'],
  target: ['target'],
  'second-attack': ['target', 'done'],
  support: ['support', 'roll', 'done'],
  're-roll': ['reroll', 'roll'],
  'ignore-retreat': ['ignore', 'retreat'],
  retreat: ['retreat'],
  breakthrough: ['advance', 'stay'],
  'move-after-attack': ['to', 'exit', 'stay'],
  strike: ['target'],
  redraw: ['discard', 'done'],
  incursion: ['order', 'done'],
  draw: ['draw', 'take'],
  place: ['place'],
  reinforce: ['bring', 'wait'],
  'give-up-card': ['discard'],
};
const PAIRS = DECISION_KINDS.flatMap((kind) => ANSWERS[kind].map((verb) => `${kind}: ${verb}`));
/** By decision and verb: the place of the answer. */
export const ANSWER_AT = Int16Array.from(
  DECISION_KINDS.flatMap((kind) => CHOICE_KINDS.map((verb) => PAIRS.indexOf(`${kind}: ${verb}`))),
);

const each = (these: readonly string[], those: readonly string[]): string[] =>
  these.flatMap((one) => those.map((other) => `${one} ${other}`));

const KIND_VERBS = [
  'order',
  'move',
  'to',
  'exit',
  'attack',
  'target',
  'ignore',
  'retreat',
  'advance',
  'stay',
  'place',
  'bring',
  'wait',
] as const;
/** By verb: its place among those that are told with the kind of unit. */
export const KIND_VERB_AT = Int16Array.from(CHOICE_KINDS, (verb) => (KIND_VERBS as readonly Verb[]).indexOf(verb));

/** Whose cards are told: those played, put away, taken back; and units by section. */
const CARD_GROUPS = ['play', 'discard', 'take', 'section'] as const;
export const ORDER_FACTS = [
  'units',
  'attacks now',
  'attacks',
  'best attack',
  'danger',
  'near exits',
  'near goals',
  'nobody',
] as const;
const UNIT_GROUPS = ['order', 'move', 'attack'] as const;
export const UNIT_FACTS = [
  'attack now',
  'attack after move',
  'gain by moving',
  'danger',
  'danger coming',
  'fear',
  'near exit',
  'near goal',
  'on goal',
  'officer',
  'enemies beside',
  'friends beside',
  'cornered',
] as const;
const HEX_GROUPS = ['to', 'after attack', 'retreat', 'place', 'break through'] as const;
export const HEX_FACTS = [
  'may attack',
  'attack',
  'attack gained',
  'attack lost',
  'next attack',
  'danger',
  'danger coming',
  'safer',
  'safer from those coming',
  'fear',
  'forward',
  'on goal',
  'near goal',
  'nearer to goal',
  'leaves goal',
  'near exit',
  'nearer to exit',
  'friends beside',
  'enemies beside',
  'cornered',
  'medals',
  'wins',
] as const;
const TARGET_FACTS = [
  'kill',
  'losses',
  'worth',
  'medals',
  'wins',
  'last figure',
  'on its goal',
  'on our goal',
  'officer',
  'cornered',
  'threat',
  'beside',
  'structure',
  'figures missing',
] as const;
const DONE_GROUPS = ['order', 'move', 'attack'] as const;
export const DONE_FACTS = ['units', 'best attack now', 'best attack after move', 'gain by moving', 'danger'] as const;
export const FIGURE_STEPS = 4;
export const MOVED_STEPS = 5;
export const DICE_STEPS = 7;
export const LEFT_STEPS = 3;
/** What a unit may attack: the enemy's three kinds, or a structure. */
export const FOES = 4;
const foes = (kind: number): string[] => [
  ...KINDS.flatMap(({ side }, i) => (side === KINDS[kind]?.side ? [] : [UNIT_KINDS[i] ?? ''])),
  'structure',
];
export const COMMAND_COUNT = CARDS.findIndex(({ set }) => set === 'support');
const COLUMNS = 10;
const SPOTS = ['unit', 'to', 'target'] as const;
export const SPOT_ROWS = ROWS;
export const SPOT_COLUMNS = COLUMNS;

export const CHOICE_INPUTS = [
  { name: 'answer', of: PAIRS },
  { name: 'card', of: CARD_NAMES },
  { name: 'discard', of: CARD_NAMES.slice(0, COMMAND_COUNT) },
  { name: 'take', of: CARD_NAMES.slice(0, COMMAND_COUNT) },
  { name: 'orders', of: each(CARD_GROUPS, ORDER_FACTS) },
  { name: 'units ordered', of: each(CARD_GROUPS, steps(5)) },
  { name: 'section', of: SECTIONS },
  { name: 'kind', of: each(KIND_VERBS, UNIT_KINDS) },
  { name: 'unit', of: each(UNIT_GROUPS, UNIT_FACTS) },
  { name: 'unit figures', of: each(UNIT_GROUPS, steps(FIGURE_STEPS)) },
  { name: 'badge', of: each(UNIT_GROUPS, BADGES.slice(1)) },
  { name: 'hex', of: each(HEX_GROUPS, HEX_FACTS) },
  { name: 'moved', of: steps(MOVED_STEPS) },
  { name: 'ground', of: each(UNIT_KINDS, TERRAINS) },
  { name: 'target', of: TARGET_FACTS },
  { name: 'fight', of: UNIT_KINDS.flatMap((kind, i) => foes(i).map((foe) => `${kind} ${foe}`)) },
  { name: 'dice', of: steps(DICE_STEPS) },
  { name: 'target figures', of: steps(FIGURE_STEPS) },
  { name: 'target ground', of: TERRAINS },
  {
    name: 'row',
    of: each(
      SPOTS,
      SIDE_NAMES.flatMap((side) => steps(ROWS).map((row) => `${side} ${row}`)),
    ),
  },
  { name: 'column', of: each(SPOTS, steps(COLUMNS)) },
  { name: 'retreats', of: each(['ignore', 'retreat'], steps(LEFT_STEPS)) },
  { name: 'symbol', of: SYMBOLS },
  { name: 're-roll', of: ['hit', 'retreat', 'miss'] },
  { name: 'roll', of: ['hits kept', 'misses kept', 'again'] },
  { name: 'exit', of: ['medals', 'wins', 'figures', 'attack given up'] },
  { name: 'done', of: each(DONE_GROUPS, DONE_FACTS) },
] as const;
export const OF = offsetsOf(CHOICE_INPUTS);
