/** What a net reads of a battle. The value is the Rebels'; a kind of unit says whose it is. */
import { type Encoding, type HexId, offsetsOf, put, type Seat, type Sparse, seatAt, steps, widthOf } from '@wartable/kernel';
import { ROWS, rowOf, SECTIONS, SIDE_NAMES, SIDES, type Side, sectionsOf } from './board.ts';
import { CARD_NAMES, CARDS } from './cards/index.ts';
import { choice } from './encoding-choices.ts';
import { CHOICE_INPUTS } from './encoding-inputs.ts';
import { DRIVES_BACK, HITS, resultOf, wayToExit, wayToGoal, wayToGuard } from './encoding-measures.ts';
import { type Frame, topFrame } from './frames.ts';
import { CONSIDERATIONS, consider, SIDE_OF } from './heuristics.ts';
import { BADGES, E_WEB, STRUCTURES, TERRAINS, UNIT_KINDS } from './kinds.ts';
import { isHeldBy, medalsOf } from './rules/medals.ts';
import { RULE_FIELDS, type SpecialRule, type SpecialRuleName } from './scenario.ts';
import { NONE, type State, sideOfSeat, type UnitId, unitAt } from './state.ts';
import { ROLL_STAGES } from './underway.ts';

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
const STEP_AT = new Map<string, number>(STEPS.map((step, i) => [step, i]));
const RULES = Object.keys(RULE_FIELDS) as SpecialRuleName[];
const RULE_AT = new Map(RULES.map((rule, i) => [rule, i]));

const each = (these: readonly string[], those: readonly string[]): string[] =>
  these.flatMap((one) => those.map((other) => `${one} ${other}`));
const BOTH = (of: readonly string[]): string[] => each(SIDE_NAMES, of);

/** So near to a goal a unit counts, step by step. */
const NEAR = 4;
const NEARNESS = ['0', '1', '2', '3'] as const;
const MOST_FIGURES = 4;
const MEDAL_STEPS = 8;
const LEFT_STEPS = 4;
const MOST_CARDS = 7;
const LIVES = ['ordered', 'with bonus', 'to move', 'barred', 'to attack'] as const;
const BADGE_STATES = ['e-web moving', ...BADGES.slice(1)];
const COMMANDS = CARD_NAMES.slice(
  0,
  CARDS.findIndex(({ set }) => set === 'support'),
);
const PROGRESS = ['eliminated', 'left by exits', 'places held', 'charged', 'reinforcements to come', 'extra card'] as const;

const INPUTS = [
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
  { name: 'consideration', of: CONSIDERATIONS.map(({ name }) => name) },
] as const;
const AT = offsetsOf(INPUTS);

const amounts = new Float64Array(CONSIDERATIONS.length);
/** Brings what considerations usually come to near 1, in their order. */
const SCALES = Float64Array.from([1.5, 0.1, 0.6, 0.2, 0.06, 0.06, 0.4, 0.4, 0.1, 1]);
const REBEL = seatAt(0);

export const encoding: Encoding<State> = {
  version: 1,
  inputs: INPUTS,
  choices: CHOICE_INPUTS,
  sign: (state, seat) => (sideOfSeat(state, seat) === 0 ? 1 : -1),
  position,
  choice,
};

/** Where an input was last put: many units share one, and each input costs. */
const places = new Int16Array(widthOf(INPUTS));

function add(out: Sparse, index: number, amount: number): void {
  const place = places[index] as number;
  if (place < out.size && out.index[place] === index) {
    out.amount[place] = (out.amount[place] as number) + amount;
    return;
  }
  places[index] = out.size;
  put(out, index, amount);
}

function upTo(out: Sparse, at: number, n: number, most: number): void {
  for (let i = 0; i < n && i < most; i++) put(out, at + i, 1);
}

function position(state: State, seat: Seat, out: Sparse): void {
  put(out, AT.looks + sideOfSeat(state, seat), 1);
  put(out, AT.turn + sideOfSeat(state, state.seat), 1);
  const frame = topFrame(state);
  if (frame) putFrame(state, frame, out);
  for (let unit = 0 as UnitId; unit < state.unitHex.length; unit++) {
    const hex = state.unitHex[unit] ?? NONE;
    if (hex !== NONE) putUnit(state, unit, hex, out);
  }
  for (const side of SIDES) putMedals(state, side, out);
  putRules(state, out);
  for (let i = 0; i < state.structures.length; i++)
    if (state.structures[i] === 1) add(out, AT.stands + (state.battle.structures[i]?.kind === 'ion-cannon' ? 1 : 0), 0.5);
  put(out, AT.turns, Math.min(2, state.turn / 20));
  put(out, AT.turns + 1, Math.min(2, state.quiet / 20));
  putCards(state, seat, out);
  amounts.fill(0);
  consider(state, REBEL, amounts);
  for (let i = 0; i < amounts.length; i++) put(out, AT.consideration + i, (amounts[i] as number) * (SCALES[i] as number));
}

function putFrame(state: State, frame: Frame, out: Sparse): void {
  put(out, AT.step + (STEP_AT.get(frame.step) ?? 0), 1);
  if ('unit' in frame && frame.unit !== undefined) put(out, AT.acting + (state.unitKind[frame.unit] as number), 1);
  if ('attacker' in frame) {
    if (frame.attacker !== NONE) put(out, AT.acting + (state.unitKind[frame.attacker] as number), 1);
    const attacked = 'defender' in frame ? frame.defender : unitAt(state, frame.hex);
    if (attacked !== NONE) put(out, AT.attacked + (state.unitKind[attacked] as number), 1);
  }
  if (frame.step === 'roll') {
    put(out, AT.roll + ROLL_STAGES.indexOf(frame.stage), 1);
    for (let i = 0; i < frame.dice.length; i++) {
      const result = resultOf(state, frame.attacker, frame.hex, frame.dice[i] as number);
      add(out, AT['dice lie'] + (result === HITS ? 0 : result === DRIVES_BACK ? 1 : 2), 0.5);
    }
    put(out, AT['dice lie'] + 3, (frame.dice.length === 0 ? frame.count : frame.again.length) / 3);
  }
  if (frame.step === 'order') put(out, AT.left, Math.min(frame.left, 4) / 2);
  if (frame.step === 'retreat') put(out, AT.left + 1, frame.left / 2);
  if (frame.step === 'place') put(out, AT.left + 2, frame.left / 2);
}

function putUnit(state: State, unit: UnitId, hex: HexId, out: Sparse): void {
  const kind = state.unitKind[unit] as number;
  const side = SIDE_OF[kind] as Side;
  const row = rowOf(hex);
  add(out, AT.row + kind * ROWS + row, 0.5);
  const bits = sectionsOf(0, hex);
  const share = bits === 3 || bits === 6 ? 0.25 : 0.5;
  const place = AT.place + kind * SECTIONS.length * ROWS + row;
  for (let section = 0; section < SECTIONS.length; section++)
    if ((bits & (1 << section)) !== 0) add(out, place + section * ROWS, share);
  add(out, AT.figures + kind * MOST_FIGURES + Math.min(state.unitFigures[unit] as number, MOST_FIGURES) - 1, 0.5);
  add(out, AT.ground + kind * TERRAINS.length + (state.battle.terrain[hex] as number), 0.5);
  const badge = state.unitBadge[unit] as number;
  if (badge !== 0)
    add(out, AT.badge + side * BADGES.length + (badge === E_WEB && state.unitInPlace[unit] === 0 ? 0 : badge), 0.5);
  if (state.unitOrder[unit] !== 0) putOrdered(state, unit, AT['this turn'] + kind * LIVES.length, out);
  putNear(out, AT['goal within'] + kind * NEAR, wayToGoal(state, side, kind, hex));
  putNear(out, AT['exit within'] + kind * NEAR, wayToExit(state, side, kind, hex));
  putNear(out, AT['guards within'] + kind * NEAR, wayToGuard(state, side, hex));
}

function putNear(out: Sparse, at: number, way: number): void {
  if (way < NEAR) add(out, at + way, 0.5);
}

function putOrdered(state: State, unit: UnitId, at: number, out: Sparse): void {
  add(out, at, 0.5);
  if (state.unitOrder[unit] === 2) add(out, at + 1, 0.5);
  if (state.unitMoved[unit] === NONE) add(out, at + 2, 0.5);
  if (state.unitBarred[unit] === 1) add(out, at + 3, 0.5);
  else if (state.unitAttacks[unit] === 0) add(out, at + 4, 0.5);
}

function putMedals(state: State, side: Side, out: Sparse): void {
  const needed = state.battle.medals[side];
  if (needed === 0) {
    put(out, AT['no medals needed'] + side, 1);
    return;
  }
  const won = medalsOf(state, side);
  put(out, AT.medals + side, (2 * won) / needed);
  upTo(out, AT['medals, eighths'] + side * MEDAL_STEPS, Math.floor((MEDAL_STEPS * won) / needed), MEDAL_STEPS);
  const missing = Math.max(1, needed - won);
  if (missing <= LEFT_STEPS) put(out, AT['medals missing'] + side * LEFT_STEPS + missing - 1, 1);
}

function putRules(state: State, out: Sparse): void {
  const { rules } = state.battle;
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as SpecialRule;
    const at = AT.rule + (RULE_AT.get(rule.rule) ?? 0);
    const whose = 'for' in rule ? rule.for : 'either';
    if (whose !== 'empire') add(out, at, 0.5);
    if (whose !== 'rebel') add(out, at + RULES.length, 0.5);
    if (whose !== 'empire') putProgress(state, rule, i, 0, out);
    if (whose !== 'rebel') putProgress(state, rule, i, 1, out);
  }
  if (state.officerHex !== NONE) put(out, AT.officer + (state.officerUnit === NONE ? 0 : 1), 1);
}

function putProgress(state: State, rule: SpecialRule, index: number, side: Side, out: Sparse): void {
  const at = AT.progress + side * PROGRESS.length;
  const tally = state.tally[index] ?? 0;
  switch (rule.rule) {
    case 'eliminate':
      add(out, at, (2 * (state.eliminated[UNIT_KINDS.indexOf(rule.kind)] ?? 0)) / rule.count);
      return;
    case 'exit':
      add(out, at + 1, rule.wins === undefined ? tally / 4 : (2 * tally) / rule.wins);
      return;
    case 'hold-all':
    case 'temporary-objective':
    case 'collect':
      for (const hex of rule.hexes) if (isHeldBy(state, hex, side, 'only' in rule ? rule.only : undefined)) add(out, at + 2, 0.5);
      return;
    case 'charge':
      add(out, at + 3, tally / rule.charges);
      return;
    case 'return':
      add(out, at + 4, tally / 2);
      return;
    case 'reinforce-once':
      add(out, at + 4, tally === 0 ? 1 : 0);
      return;
    case 'bonus-card':
      add(out, at + 5, state.bonusCard === side ? 1 : 0);
      return;
  }
}

function putCards(state: State, seat: Seat, out: Sparse): void {
  const own = sideOfSeat(state, seat);
  for (let i = 0; i < state.sides.length; i++) {
    const side = state.sides[i] as Side;
    const hand = state.hands[i] as readonly number[];
    if (side !== own) putAll(out, AT['known in an enemy’s hand'], state.shown[i] as readonly number[], 1);
    else putAll(out, i === seat ? AT.hand : AT['partner’s hand'], hand, 1);
    putAll(out, AT.discarded, state.discards[i] as readonly number[], 0.5);
    upTo(out, AT['cards in hand'] + side * MOST_CARDS, hand.length, MOST_CARDS);
    add(out, AT.pile + side, (state.piles[i] as readonly number[]).length / 12);
    add(out, AT.players + side, 0.5);
  }
  putAll(out, AT.played, state.played, 1);
  for (const side of SIDES) putAll(out, AT.support - COMMANDS.length, state.supports[side], 1);
}

function putAll(out: Sparse, at: number, cards: readonly number[], amount: number): void {
  for (let i = 0; i < cards.length; i++) put(out, at + (cards[i] as number), amount);
}
