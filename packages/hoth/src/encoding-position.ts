/** The inputs of a position, by name. */
import { offsetsOf, steps } from '@wartable/kernel';
import { ROWS, SECTIONS, SIDE_NAMES } from './board.ts';
import { CARD_NAMES, CARDS } from './cards/index.ts';
import type { Frame } from './frames.ts';
import { BADGES, STRUCTURES, TERRAINS, UNIT_KINDS } from './kinds.ts';
import { RULE_FIELDS, type SpecialRuleName } from './scenario.ts';
import { ROLL_STAGES } from './underway.ts';

/** In the order of the inputs, which trained nets depend on. */
const STEPS = [
  'play',
  'section',
  'order',
  'move',
  'move-to',
  'attack',
  'target',
  'second-attack',
  'roll',
  'final-assault',
  'retreat',
  'breakthrough',
  'move-after-attack',
  'strike',
  'redraw',
  'incursion',
  'draw',
  'place',
  'reinforce',
  'give-up-card',
] as const satisfies readonly Frame['step'][];
export const STEP_AT = new Map<string, number>(STEPS.map((step, i) => [step, i]));
export const RULES = Object.keys(RULE_FIELDS) as SpecialRuleName[];
export const RULE_AT = new Map(RULES.map((rule, i) => [rule, i]));

const each = (these: readonly string[], those: readonly string[]): string[] =>
  these.flatMap((one) => those.map((other) => `${one} ${other}`));
const BOTH = (of: readonly string[]): string[] => each(SIDE_NAMES, of);

/** So near to a goal a unit counts, step by step. */
export const NEAR = 4;
const NEARNESS = ['0', '1', '2', '3'] as const;
export const MOST_FIGURES = 4;
export const MEDAL_STEPS = 8;
export const LEFT_STEPS = 4;
export const MOST_CARDS = 7;
export const LIVES = ['ordered', 'with bonus', 'to move', 'barred', 'to attack'] as const;
const BADGE_STATES = ['e-web moving', ...BADGES.slice(1)];
export const COMMANDS = CARD_NAMES.slice(
  0,
  CARDS.findIndex(({ set }) => set === 'support'),
);
export const PROGRESS = [
  'eliminated',
  'left by exits',
  'places held',
  'charged',
  'reinforcements to come',
  'extra card',
] as const;

/** What considerations reckon, for each side by itself. */
export const SUMS = ['strength', 'weakened', 'attacks', 'pressure', 'exits', 'advance', 'objectives', 'medals'] as const;
/** Brings what they usually come to near 1. */
export const SCALES = Float64Array.from([0.08, 0.5, 0.2, 0.06, 0.5, 0.06, 0.4, 1]);

export const POSITION_INPUTS = [
  { name: 'looks', of: SIDE_NAMES },
  { name: 'turn', of: SIDE_NAMES },
  { name: 'step', of: STEPS },
  { name: 'roll', of: ROLL_STAGES },
  { name: 'acting', of: UNIT_KINDS },
  { name: 'attacked', of: UNIT_KINDS },
  { name: 'dice lie', of: ['hits', 'retreats', 'misses', 'to roll'] },
  { name: 'left', of: ['to order', 'to retreat', 'to place'] },
  { name: 'row', of: each(UNIT_KINDS, steps(ROWS)) },
  { name: 'place', of: each(UNIT_KINDS, each(SECTIONS, steps(ROWS))) },
  { name: 'figures', of: each(UNIT_KINDS, steps(MOST_FIGURES)) },
  { name: 'ground', of: each(UNIT_KINDS, TERRAINS) },
  { name: 'this turn', of: each(UNIT_KINDS, LIVES) },
  { name: 'goal within', of: each(UNIT_KINDS, NEARNESS) },
  { name: 'exit within', of: each(UNIT_KINDS, NEARNESS) },
  { name: 'guards within', of: each(UNIT_KINDS, NEARNESS) },
  { name: 'badge', of: BOTH(BADGE_STATES) },
  { name: 'medals, eighths', of: BOTH(steps(MEDAL_STEPS)) },
  { name: 'medals', of: SIDE_NAMES },
  { name: 'medals missing', of: BOTH(steps(LEFT_STEPS)) },
  { name: 'no medals needed', of: SIDE_NAMES },
  { name: 'rule', of: BOTH(RULES) },
  { name: 'progress', of: BOTH(PROGRESS) },
  { name: 'officer', of: ['free', 'carried'] },
  { name: 'stands', of: STRUCTURES },
  { name: 'turns', of: ['turns', 'quiet turns'] },
  { name: 'hand', of: COMMANDS },
  { name: 'partner’s hand', of: COMMANDS },
  { name: 'known in an enemy’s hand', of: COMMANDS },
  { name: 'discarded', of: COMMANDS },
  { name: 'played', of: CARD_NAMES },
  { name: 'support', of: CARD_NAMES.slice(COMMANDS.length) },
  { name: 'cards in hand', of: BOTH(steps(MOST_CARDS)) },
  { name: 'pile', of: SIDE_NAMES },
  { name: 'players', of: SIDE_NAMES },
  { name: 'attacks of', of: UNIT_KINDS },
  { name: 'sum', of: BOTH(SUMS) },
] as const;
export const AT = offsetsOf(POSITION_INPUTS);
