/** Losses, medals, objectives and the end of the battle (rules 4, 10.2, 15). */
import { at, type Emit, type HexId, type Outcome } from '@wartable/kernel';
import { hexName, SIDE_NAMES, SIDES, type Side } from '../board.ts';
import type { Event } from '../events.ts';
import { type CLASSES, KINDS, UNIT_KINDS } from '../kinds.ts';
import { medalsByPosition, type SpecialRule } from '../scenario.ts';
import {
  DRAW,
  figuresOf,
  hexOf,
  kindIdOf,
  kindName,
  kindOf,
  NONE,
  other,
  type State,
  seatsOf,
  sideOf,
  sideOfSeat,
  tallyBy,
  tallyOf,
  type UnitId,
  unitAt,
  unitsOf,
} from '../state.ts';

/** hoth/end/stalemate, ours. The second limit ends what gains and losses could keep alive for ever. */
const QUIET_TURNS = 60;
const MOST_TURNS = 500;

/** Removes figures; the last one eliminates the unit (hoth/attack/hits). Surplus hits are lost. */
export function loseFigures(state: State, unit: UnitId, count: number, emit: Emit<Event>): void {
  const lost = Math.min(count, figuresOf(state, unit));
  if (lost === 0) return;
  state.quiet = 0;
  const left = figuresOf(state, unit) - lost;
  state.unitFigures[unit] = left;
  const hex = hexOf(state, unit);
  const side = sideOf(state, unit);
  const kind = kindIdOf(state, unit);
  const name = kindName(state, unit);
  emit?.({ type: 'figures-lost', unit, kind: name, side: SIDE_NAMES[side], at: hexName(hex), count: lost, left });
  if (left > 0) return;
  const back = state.battle.rules.findIndex((rule) => rule.rule === 'return' && rule.kind === name);
  const comesBack = back >= 0;
  emit?.({ type: 'unit-eliminated', unit, kind: name, side: SIDE_NAMES[side], at: hexName(hex), comesBack, rule: back });
  takeOff(state, unit);
  state.eliminated[kind] = at(state.eliminated, kind) + 1;
  if (comesBack) tallyBy(state, back, 1);
  winMedals(state, other(side), eliminationMedals(state, other(side), kind), 'hoth/win/eliminations', emit);
}

/** Takes a unit off the board. The officer stays where the carrier was (hoth/scenario/officer). */
export function takeOff(state: State, unit: UnitId): void {
  state.hexUnit[hexOf(state, unit)] = NONE;
  state.unitHex[unit] = NONE;
  for (const list of [state.unitKind, state.unitFigures, state.unitFull, state.unitBadge, state.unitInPlace]) list[unit] = 0;
  for (const list of [state.unitOrder, state.unitBarred, state.unitAttacks, state.unitBroke, state.unitActs]) list[unit] = 0;
  state.unitMoved[unit] = NONE;
  if (state.officerUnit === unit) state.officerUnit = NONE;
}

/** hoth/win/eliminations, with what the scenario says of it. */
function eliminationMedals(state: State, side: Side, kind: number): number {
  for (const rule of state.battle.rules) {
    if (rule.rule === 'no-elimination-medals' && rule.for === SIDE_NAMES[side]) return 0;
    if (rule.rule === 'elimination-medals' && rule.for === SIDE_NAMES[side] && UNIT_KINDS[kind] === rule.kind) return rule.medals;
  }
  return KINDS[kind]?.medals ?? 0;
}

export function winMedals(state: State, side: Side, count: number, rule: string, emit: Emit<Event>): void {
  if (count === 0) return;
  state.quiet = 0;
  state.medals[side] += count;
  emit?.({ type: 'medals-won', side: SIDE_NAMES[side], count, total: medalsOf(state, side), rule });
}

/** Medals that stay and those held now (hoth/objective/temporary). */
export function medalsOf(state: State, side: Side): number {
  return state.medals[side] + heldBy(state, side);
}

function heldBy(state: State, side: Side): number {
  return medalsByPosition(state.battle, side, (hex, only) => isHeldBy(state, hex, side, only));
}

export function isHeldBy(state: State, hex: HexId, side: Side, only: (typeof CLASSES)[number] | undefined): boolean {
  const unit = unitAt(state, hex);
  return unit !== NONE && sideOf(state, unit) === side && (only === undefined || kindOf(state, unit).class === only);
}

/** After each step: permanent objectives, the officer, then whether a side has won (hoth/win/medals). */
export function checkObjectives(state: State, emit: Emit<Event>): void {
  if (state.outcome !== NONE) return;
  const { rules } = state.battle;
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as SpecialRule;
    if (rule.rule === 'permanent-objective' && !state.claimed.includes(i)) claim(state, rule, i, emit);
    if (rule.rule === 'officer') carryOfficer(state, emit);
  }
  for (const side of SIDES) noteHeld(state, side, emit);
  checkVictory(state, emit);
}

/** hoth/objective/temporary: a medal taken or lost by position is told. */
function noteHeld(state: State, side: Side, emit: Emit<Event>): void {
  const held = heldBy(state, side);
  if (held === state.held[side]) return;
  state.held[side] = held;
  state.quiet = 0;
  emit?.({ type: 'medals-held', side: SIDE_NAMES[side], count: held, total: state.medals[side] + held });
}

function claim(
  state: State,
  rule: Extract<SpecialRule, { rule: 'permanent-objective' }>,
  index: number,
  emit: Emit<Event>,
): void {
  for (const side of SIDES) {
    if (rule.for !== 'either' && rule.for !== SIDE_NAMES[side]) continue;
    if (!rule.hexes.some((hex) => isHeldBy(state, hex, side, undefined))) continue;
    state.claimed = [...state.claimed, index];
    emit?.({ type: 'objective-claimed', side: SIDE_NAMES[side], objective: index });
    winMedals(state, side, rule.medals, 'hoth/objective/permanent', emit);
    return;
  }
}

/** hoth/scenario/officer, ours: a Rebel unit on the officer's hex takes the officer along. */
function carryOfficer(state: State, emit: Emit<Event>): void {
  if (state.officerUnit !== NONE) {
    state.officerHex = hexOf(state, state.officerUnit);
    return;
  }
  const { officerHex } = state;
  if (officerHex === NONE) return;
  const unit = unitAt(state, officerHex);
  if (unit === NONE || sideOf(state, unit) !== 0) return;
  state.officerUnit = unit;
  emit?.({ type: 'officer-carried', unit, kind: kindName(state, unit), at: hexName(officerHex) });
}

/** Both at once: the side whose turn it is wins (hoth/win/both). */
function checkVictory(state: State, emit: Emit<Event>): void {
  const active = sideOfSeat(state, state.seat);
  for (const side of [active, other(active)]) {
    const rule = victoryOf(state, side);
    if (rule !== undefined) {
      endBattle(state, side, rule, emit);
      return;
    }
  }
}

/** The rule by which a side has won, if it has. */
function victoryOf(state: State, side: Side): string | undefined {
  const need = state.battle.medals[side];
  if (need > 0 && medalsOf(state, side) >= need) return 'hoth/win/medals';
  return state.battle.rules.some((rule, i) => winsAtOnce(state, rule, i, side)) ? 'hoth/objective/sudden-death' : undefined;
}

function winsAtOnce(state: State, rule: SpecialRule, index: number, side: Side): boolean {
  if (rule.rule === 'officer') {
    return side === 1 && state.officerHex !== NONE && isHeldBy(state, state.officerHex, side, undefined);
  }
  if (!('for' in rule) || rule.for !== SIDE_NAMES[side]) return false;
  switch (rule.rule) {
    case 'hold-all':
      return rule.hexes.every((hex) => isHeldBy(state, hex, side, undefined));
    case 'destroy-structures':
      return state.structures.every((stands) => stands === 0);
    case 'eliminate':
      return at(state.eliminated, UNIT_KINDS.indexOf(rule.kind)) >= rule.count;
    case 'exit':
      return rule.wins !== undefined && tallyOf(state, index) >= rule.wins;
    default:
      return false;
  }
}

export function endBattle(state: State, winner: Side | undefined, rule: string, emit: Emit<Event>): void {
  state.outcome = winner ?? DRAW;
  state.ended = rule;
  state.frames.length = 0;
  emit?.(winner === undefined ? { type: 'battle-ended', rule } : { type: 'battle-ended', winner: SIDE_NAMES[winner], rule });
}

/** Who has won, once the battle is over. */
export function outcomeOf(state: State): Outcome | undefined {
  const { outcome, ended, frames } = state;
  if (frames.length > 0) return undefined;
  return { winners: outcome === DRAW || outcome === NONE ? [] : seatsOf(state, outcome), rule: ended };
}

/** hoth/end/stalemate, ours: a long time without loss or gain, or a side without units. More medals win. */
export function checkStalemate(state: State, emit: Emit<Event>): void {
  const gone = SIDES.find((side) => unitsOf(state, side).length === 0 && !expectsUnits(state, side));
  if (gone !== undefined) {
    endBattle(state, other(gone), 'hoth/end/no-units', emit);
    return;
  }
  if (state.quiet < QUIET_TURNS && state.turn < MOST_TURNS) return;
  const [rebel, empire] = [medalsOf(state, 0), medalsOf(state, 1)];
  endBattle(state, rebel === empire ? undefined : rebel > empire ? 0 : 1, 'hoth/end/stalemate', emit);
}

function expectsUnits(state: State, side: Side): boolean {
  return state.battle.rules.some((rule, i) => {
    if (!('for' in rule) || rule.for !== SIDE_NAMES[side]) return false;
    return (rule.rule === 'return' && tallyOf(state, i) > 0) || (rule.rule === 'reinforce-once' && tallyOf(state, i) === 0);
  });
}
