/** What a net reads of a battle. The value is the Rebels'; a kind of unit says whose it is. */
import { type Encoding, type HexId, mixed, put, type Seat, type Sparse, upTo, widthOf } from '@wartable/kernel';
import { ROWS, rowOf, SECTIONS, SIDES, type Side, sectionsOf } from './board.ts';
import { choice } from './encoding-choices.ts';
import { bestAttack, FAR, goalsNow, muster, wayToExit, wayToGoal, wayToGuard } from './encoding-field.ts';
import { CHOICE_INPUTS } from './encoding-inputs.ts';
import { DRIVES_BACK, HITS, resultOf, rowFor } from './encoding-measures.ts';
import {
  AT,
  COMMANDS,
  LEFT_STEPS,
  LIVES,
  MEDAL_STEPS,
  MOST_CARDS,
  MOST_FIGURES,
  NEAR,
  POSITION_INPUTS,
  PROGRESS,
  RULE_AT,
  RULES,
  SCALES,
  STEP_AT,
  SUMS,
} from './encoding-position.ts';
import { attackNow, attackThen, forgetUnits, lookAt } from './encoding-units.ts';
import { type Frame, topFrame } from './frames.ts';
import { objectivesOf } from './goals.ts';
import { SIDE_OF, WORTH } from './heuristics.ts';
import { BADGES, E_WEB, KINDS, TERRAINS, UNIT_KINDS, type UnitKind } from './kinds.ts';
import { isHeldBy } from './rules/medals.ts';
import type { SpecialRule } from './scenario.ts';
import { NONE, type State, sideOfSeat, type UnitId, unitAt } from './state.ts';
import { ROLL_STAGES } from './underway.ts';

/** Whether ordered units may still move; what the sides come to. */
let moving = false;
const sums = new Float64Array(2 * SUMS.length);

export const encoding: Encoding<State> = {
  version: 1,
  inputs: POSITION_INPUTS,
  choices: CHOICE_INPUTS,
  sign: (state, seat) => (sideOfSeat(state, seat) === 0 ? 1 : -1),
  position,
  mark,
  choice,
};

function mark(state: State): number {
  const { unitHex, unitFigures, unitOrder, unitMoved, unitAttacks, structures, medals, turn, frames } = state;
  let found = mixed(turn, frames.length + 16 * state.seat);
  for (let unit = 0; unit < unitHex.length; unit++) {
    found = mixed(found, (unitHex[unit] as number) + 1 + 256 * (unitFigures[unit] as number));
    found = mixed(found, (unitOrder[unit] as number) + 4 * (unitAttacks[unit] as number) + 16 * (unitMoved[unit] as number));
  }
  for (let i = 0; i < structures.length; i++) found = mixed(found, structures[i] as number);
  return mixed(found, medals[0] + 64 * medals[1]);
}

/** Where an input was last put: many units share one, and each input costs. */
const places = new Int16Array(widthOf(POSITION_INPUTS));

function add(out: Sparse, index: number, amount: number): void {
  const place = places[index] as number;
  if (place < out.size && out.index[place] === index) {
    out.amount[place] = (out.amount[place] as number) + amount;
    return;
  }
  places[index] = out.size;
  put(out, index, amount);
}

function position(state: State, seat: Seat, out: Sparse): void {
  muster(state);
  forgetUnits();
  sums.fill(0);
  put(out, AT.looks + sideOfSeat(state, seat), 1);
  put(out, AT.turn + sideOfSeat(state, state.seat), 1);
  const frame = topFrame(state);
  const step = frame?.step;
  moving = step === 'play' || step === 'section' || step === 'order' || step === 'move' || step === 'move-to';
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
  for (const side of SIDES) putSums(state, side, out);
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
  putNear(out, AT['goal within'] + kind * NEAR, wayToGoal(side, kind, hex));
  const exit = wayToExit(side, kind, hex);
  putNear(out, AT['exit within'] + kind * NEAR, exit);
  putNear(out, AT['guards within'] + kind * NEAR, wayToGuard(side, hex));
  sumUp(state, unit, hex, kind, side, exit, out);
}

/** Where a unit adds to its side's sums. */
function sumUp(state: State, unit: UnitId, hex: HexId, kind: number, side: Side, exit: number, out: Sparse): void {
  const at = side * SUMS.length;
  const { figures: full, medals, move, moveAndAttack } = KINDS[kind] as UnitKind;
  const figures = state.unitFigures[unit] as number;
  const attack = bestAttack(kind, hex, moveAndAttack);
  addTo(at, figures * (WORTH[kind] as number));
  if (figures === 1 && full > 1 && medals > 0) addTo(at + 1, 1);
  addTo(at + 3, attack);
  if (exit !== FAR) addTo(at + 4, 1 - exit / ROWS);
  if (move > 0) addTo(at + 5, rowFor(side, hex));
  if (attack > 0) add(out, AT['attacks of'] + kind, attack / 6);
  if (state.unitOrder[unit] === 0) return;
  lookAt(state, side, unit, 0, !moving);
  addTo(at + 2, (moving ? attackThen[unit] : attackNow[unit]) as number);
}

function addTo(at: number, amount: number): void {
  sums[at] = (sums[at] as number) + amount;
}

function putSums(state: State, side: Side, out: Sparse): void {
  const at = side * SUMS.length;
  const goals = goalsNow(side);
  if (goals.places.length > 0) sums[at + 6] = objectivesOf(state, side, goals);
  for (let i = 0; i < SUMS.length; i++) put(out, AT.sum + at + i, (sums[at + i] as number) * (SCALES[i] as number));
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
  const won = state.medals[side] + state.held[side];
  const share = won / needed;
  put(out, AT.medals + side, 2 * share);
  sums[side * SUMS.length + 7] = share + share * share;
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
