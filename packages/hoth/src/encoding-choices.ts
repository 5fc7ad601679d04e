/** What a net reads of a choice. Nothing is tried; what the choices of a decision share is worked out once. */
import { type Choice, type Decision, type HexId, put, type Sparse } from '@wartable/kernel';
import { rowOf, type Side } from './board.ts';
import { cardOf } from './cards/index.ts';
import { CHOICE_KINDS, cardIn, exitIn, hexIn, IGNORE, kindOfChoice, payload, RETREAT_ALL, unitIn } from './choices.ts';
import { DECISION_KINDS } from './decisions.ts';
import { putCardWorth, putSectionWorth } from './encoding-cards.ts';
import { FAR, isMustered, muster } from './encoding-field.ts';
import { beginEntry, beginMove, measureWays, putHex, putWay } from './encoding-hexes.ts';
import {
  ANSWER_AT,
  COMMAND_COUNT,
  DONE_FACTS,
  FIGURE_STEPS,
  KIND_VERB_AT,
  LEFT_STEPS,
  OF,
  SPOT_COLUMNS,
  SPOT_ROWS,
  UNIT_FACTS,
} from './encoding-inputs.ts';
import { beside, HITS, isCornered, lookBeside, MISSES, resultOf, spoilsOfExit } from './encoding-measures.ts';
import { putTarget } from './encoding-targets.ts';
import { attackNow, attackThen, dangerNow, dangerThen, exitNear, fear, forgetUnits, goalNear, lookAt } from './encoding-units.ts';
import { type Frame, type FrameOf, topFrame } from './frames.ts';
import { BADGES, UNIT_KINDS } from './kinds.ts';
import { figuresOf, hexOf, NONE, other, type State, sideOfSeat, type UnitId } from './state.ts';

const VERB_AT = new Map(CHOICE_KINDS.map((verb, i) => [verb, i]));
const PLAY = 0;
const DISCARD = 1;
const TAKE = 2;
const SECTION = 3;
const ORDER = 0;
const MOVE = 1;
const ATTACK = 2;
const TO = 0;
const AFTER = 1;
const RETREAT = 2;
const PLACE = 3;
const BREAK = 4;
const AT_UNIT = 0;
const AT_HEX = 1;
const AT_TARGET = 2;

/** The decision that is looked at, and what its choices share. */
let lastState: State | undefined;
let lastDecision: Decision | undefined;
let frame: Frame | undefined;
let side: Side = 0;
let look = 0;
let answers = 0;
let won = 0;
let further = 0;
let still = false;

function begin(state: State, decision: Decision): void {
  lastState = state;
  lastDecision = decision;
  side = sideOfSeat(state, decision.seat);
  look = muster(state);
  answers = (DECISION_KINDS as readonly string[]).indexOf(decision.kind) * CHOICE_KINDS.length;
  won = state.medals[side] + state.held[side];
  frame = topFrame(state);
  further = 0;
  still = false;
  forgetUnits();
  if (frame) beginFrame(state, frame);
}

function beginFrame(state: State, now: Frame): void {
  switch (now.step) {
    case 'order':
      if (!now.bonus) return;
      further = cardOf(now.card).bonus.move;
      still = cardOf(now.card).bonus.noMove;
      return;
    case 'move-to':
      beginMove(state, side, now.unit, hexOf(state, now.unit), true);
      measureWays(state, now.unit);
      return;
    case 'move-after-attack':
    case 'breakthrough':
      beginMove(state, side, now.unit, hexOf(state, now.unit), false);
      return;
    case 'retreat':
      beginMove(state, side, now.defender, hexOf(state, now.defender), false);
      return;
    case 'place':
      beginEntry(side, now.kind);
      return;
  }
}

export function choice(state: State, decision: Decision, chosen: Choice, out: Sparse): void {
  if (state !== lastState || decision !== lastDecision || !isMustered(look)) begin(state, decision);
  const verb = kindOfChoice(chosen);
  const verbAt = VERB_AT.get(verb) as number;
  put(out, OF.answer + (ANSWER_AT[answers + verbAt] as number), 1);
  const kinds = OF.kind + (KIND_VERB_AT[verbAt] as number) * UNIT_KINDS.length;
  switch (verb) {
    case 'play':
    case 'support':
      put(out, OF.card + cardIn(chosen), 1);
      putCardWorth(state, side, cardIn(chosen), PLAY, out);
      return;
    case 'discard':
      put(out, OF.discard + (cardIn(chosen) % COMMAND_COUNT), 1);
      putCardWorth(state, side, cardIn(chosen), DISCARD, out);
      return;
    case 'take':
      put(out, OF.take + (cardIn(chosen) % COMMAND_COUNT), 1);
      putCardWorth(state, side, cardIn(chosen), TAKE, out);
      return;
    case 'section':
      put(out, OF.section + payload(chosen), 1);
      if (frame?.step === 'section') putSectionWorth(state, side, frame.card, payload(chosen), SECTION, out);
      return;
    case 'order':
      putUnit(state, unitIn(chosen), ORDER, kinds, out);
      return;
    case 'move':
      putUnit(state, unitIn(chosen), MOVE, kinds, out);
      return;
    case 'attack':
      putUnit(state, unitIn(chosen), ATTACK, kinds, out);
      return;
    case 'target':
      putSpot(out, AT_TARGET, hexIn(chosen));
      putTarget(state, side, won, hexIn(chosen), out);
      return;
    case 'reroll':
    case 'roll':
      if (frame?.step === 'roll') putDice(state, frame, verb === 'roll' ? NONE : payload(chosen), out);
      return;
    case 'bring':
    case 'wait':
      if (frame?.step === 'reinforce') putArrivals(state, frame, kinds, out);
      return;
    case 'done':
      putDone(state, decision, out);
      return;
    case 'draw':
      return;
    default:
      putGoing(state, chosen, kinds, out);
  }
}

function putSpot(out: Sparse, spot: number, hex: HexId): void {
  const row = rowOf(hex);
  put(out, OF.row + (spot * 2 + side) * SPOT_ROWS + row, 1);
  // Hexes are numbered row by row, ten and nine in turn.
  put(out, OF.column + spot * SPOT_COLUMNS + (hex - row * SPOT_COLUMNS + (row >> 1)), 1);
}

/** To a hex, or off the board, or not. */
function putGoing(state: State, chosen: Choice, kinds: number, out: Sparse): void {
  if (!frame) return;
  switch (frame.step) {
    case 'move-to':
    case 'move-after-attack': {
      const { unit } = frame;
      const after = frame.step === 'move-after-attack';
      put(out, kinds + (state.unitKind[unit] as number), 1);
      const verb = kindOfChoice(chosen);
      if (verb === 'exit') {
        putExit(state, unit, chosen, out);
        return;
      }
      const hex = verb === 'stay' ? hexOf(state, unit) : hexIn(chosen);
      putSpot(out, AT_HEX, hex);
      if (after) {
        putHex(state, AFTER, hex, false, out);
        return;
      }
      putHex(state, TO, hex, putWay(state, unit, hex, out), out);
      return;
    }
    case 'breakthrough': {
      const hex = kindOfChoice(chosen) === 'stay' ? hexOf(state, frame.unit) : frame.hex;
      put(out, kinds + (state.unitKind[frame.unit] as number), 1);
      putHex(state, BREAK, hex, hex === frame.hex, out);
      return;
    }
    case 'retreat':
      putRetreat(state, frame, chosen, kinds, out);
      return;
    case 'place':
      put(out, kinds + frame.kind, 1);
      putSpot(out, AT_HEX, hexIn(chosen));
      putHex(state, PLACE, hexIn(chosen), false, out);
      return;
  }
}

function putRetreat(state: State, { defender, left }: FrameOf<'retreat'>, chosen: Choice, kinds: number, out: Sparse): void {
  put(out, kinds + (state.unitKind[defender] as number), 1);
  const at = OF.retreats + (chosen === IGNORE ? 0 : LEFT_STEPS);
  for (let i = 0; i < left && i < LEFT_STEPS; i++) put(out, at + i, 1);
  if (chosen === RETREAT_ALL) return;
  const hex = chosen === IGNORE ? hexOf(state, defender) : hexIn(chosen);
  putSpot(out, AT_HEX, hex);
  putHex(state, RETREAT, hex, false, out);
}

function putExit(state: State, unit: UnitId, chosen: Choice, out: Sparse): void {
  const medals = spoilsOfExit(state, side, unit, exitIn(chosen), won);
  if (medals === FAR) put(out, OF.exit + 1, 1);
  else put(out, OF.exit, medals);
  put(out, OF.exit + 2, figuresOf(state, unit) / 2);
  lookAt(state, side, unit, 0, false);
  put(out, OF.exit + 3, (attackThen[unit] as number) / 3);
  const hex = exitIn(chosen);
  if (hex !== undefined) putSpot(out, AT_HEX, hex);
}

function putUnit(state: State, unit: UnitId, group: number, kinds: number, out: Sparse): void {
  lookAt(state, side, unit, further, still);
  const hex = hexOf(state, unit);
  const kind = state.unitKind[unit] as number;
  const at = OF.unit + group * UNIT_FACTS.length;
  put(out, kinds + kind, 1);
  putSpot(out, AT_UNIT, hex);
  const figures = figuresOf(state, unit);
  for (let i = 0; i < figures && i < FIGURE_STEPS; i++) put(out, OF['unit figures'] + group * FIGURE_STEPS + i, 1);
  const badge = state.unitBadge[unit] as number;
  if (badge !== 0) put(out, OF.badge + group * (BADGES.length - 1) + badge - 1, 1);
  const now = attackNow[unit] as number;
  const then = attackThen[unit] as number;
  put(out, at, now / 3);
  put(out, at + 1, then / 3);
  put(out, at + 2, (then - now) / 3);
  put(out, at + 3, (dangerNow[unit] as number) / 6);
  put(out, at + 4, (dangerThen[unit] as number) / 12);
  put(out, at + 5, fear[unit] as number);
  put(out, at + 6, exitNear[unit] as number);
  put(out, at + 7, goalNear[unit] as number);
  if (goalNear[unit] === 1) put(out, at + 8, 1);
  if (state.officerUnit === unit) put(out, at + 9, 1);
  lookBeside(state, hex, unit);
  put(out, at + 10, (beside[other(side)] as number) / 2);
  put(out, at + 11, (beside[side] as number) / 3);
  if (isCornered(state, side, kind, hex)) put(out, at + 12, 1);
}

/** A die to be rolled again, or all as they lie (`symbol` is NONE). */
function putDice(state: State, { attacker, hex, dice, again }: FrameOf<'roll'>, symbol: number, out: Sparse): void {
  if (symbol !== NONE) {
    put(out, OF.symbol + symbol, 1);
    put(out, OF['re-roll'] + resultOf(state, attacker, hex, symbol), 1);
    return;
  }
  let hits = 0;
  let misses = 0;
  for (let i = 0; i < dice.length; i++) {
    const result = resultOf(state, attacker, hex, dice[i] as number);
    if (result === HITS) hits++;
    if (result === MISSES) misses++;
  }
  for (let i = 0; i < again.length; i++) {
    const result = resultOf(state, attacker, hex, again[i] as number);
    if (result === HITS) hits--;
    if (result === MISSES) misses--;
  }
  put(out, OF.roll, hits / 2);
  put(out, OF.roll + 1, misses / 2);
  put(out, OF.roll + 2, again.length / 2);
}

function putArrivals(state: State, { rule }: FrameOf<'reinforce'>, kinds: number, out: Sparse): void {
  const arrival = state.battle.rules[rule];
  if (arrival?.rule === 'reinforce-once') put(out, kinds + UNIT_KINDS.indexOf(arrival.kind), 1);
}

/** What is given up: the best of the units that could still be ordered, move or attack. */
function putDone(state: State, { choices }: Decision, out: Sparse): void {
  const step = frame?.step;
  const group = step === 'order' ? ORDER : step === 'move' ? MOVE : step === 'attack' ? ATTACK : NONE;
  if (group === NONE) return;
  let [units, now, then, gain, threat] = [0, 0, 0, 0, 0];
  for (let i = 0; i < choices.length; i++) {
    const verb = kindOfChoice(choices[i] as Choice);
    if (verb !== 'order' && verb !== 'move' && verb !== 'attack') continue;
    const unit = unitIn(choices[i] as Choice);
    lookAt(state, side, unit, further, still);
    units++;
    now = Math.max(now, attackNow[unit] as number);
    then = Math.max(then, attackThen[unit] as number);
    gain = Math.max(gain, (attackThen[unit] as number) - (attackNow[unit] as number));
    threat = Math.max(threat, dangerNow[unit] as number);
  }
  const at = OF.done + group * DONE_FACTS.length;
  put(out, at, Math.min(units, 6) / 3);
  put(out, at + 1, now / 3);
  put(out, at + 2, then / 3);
  put(out, at + 3, gain / 3);
  put(out, at + 4, threat / 6);
}
