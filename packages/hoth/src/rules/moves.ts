/** The move phase: ordered units one by one (rules 7). */
import type { Choice, Emit, HexId } from '@wartable/kernel';
import { hexName, neighboursOf, SIDE_NAMES } from '../board.ts';
import { DONE, EXIT, exitAt, exitIn, hexIn, kindOfChoice, move, to, unitIn } from '../choices.ts';
import type { Event } from '../events.ts';
import { type FrameOf, pushFrame } from '../frames.ts';
import { hexOf, isInPlay, kindName, movedBy, NONE, type State, sideOf, tallyBy, type UnitId } from '../state.ts';
import { checkObjectives, endBattle, takeOff, winMedals } from './medals.ts';
import {
  attackAllowance,
  canEnter,
  canExit,
  costOf,
  destinations,
  moveAllowance,
  pathTo,
  reach,
  stopsUnit,
  type Way,
  waysOut,
} from './movement.ts';

export function moveChoices(state: State, frame: FrameOf<'move'>): Choice[] {
  const choices: Choice[] = [];
  for (let unit = 0 as UnitId; unit < state.unitHex.length; unit++) if (canMove(state, unit, frame)) choices.push(move(unit));
  choices.push(DONE);
  return choices;
}

function canMove(state: State, unit: UnitId, { side, unit: alone = unit }: FrameOf<'move'>): boolean {
  if (unit !== alone) return false;
  if (state.unitOrder[unit] === 0 || state.unitMoved[unit] !== NONE || !isInPlay(state, unit) || sideOf(state, unit) !== side)
    return false;
  const allowance = moveAllowance(state, unit);
  if (allowance === 0) return false;
  // One free hex is enough, unless ridges are steep; then it has to be worked out.
  const near = neighboursOf(hexOf(state, unit)).some((hex) => canEnter(state, unit, hex));
  if (near && allowance > 1) return true;
  return (near && destinations(state, unit, allowance).length > 0) || canExit(state, unit);
}

export function hasMoves(state: State, frame: FrameOf<'move'>): boolean {
  for (let unit = 0 as UnitId; unit < state.unitHex.length; unit++) if (canMove(state, unit, frame)) return true;
  return false;
}

export function answerMove(state: State, { side, seat }: FrameOf<'move'>, choice: Choice): void {
  if (choice === DONE) {
    state.frames.pop();
    return;
  }
  pushFrame(state, { step: 'move-to', side, seat, unit: unitIn(choice) });
}

export function moveToChoices(state: State, { unit }: FrameOf<'move-to'>): Choice[] {
  const choices = destinations(state, unit).map(to);
  choices.push(...exitChoices(waysOut(state, unit, moveAllowance(state, unit))));
  return choices;
}

/** Where the ways out are of one rule, leaving is leaving. */
export function exitChoices(ways: readonly Way[]): Choice[] {
  return ways.length === 1 ? [EXIT] : ways.map(({ hex }) => exitAt(hex));
}

export function answerMoveTo(state: State, { unit }: FrameOf<'move-to'>, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  const allowance = moveAllowance(state, unit);
  if (kindOfChoice(choice) === 'exit') {
    leaveBoard(state, unit, allowance, choice, emit);
    return;
  }
  const hex = hexIn(choice);
  const way = reach(state, unit, allowance);
  const cost = costOf(way, hex);
  const path = pathTo(way, hexOf(state, unit), hex);
  state.unitMoved[unit] = cost;
  // hoth/move/attack-after-move, hoth/terrain/stop
  if (cost > attackAllowance(state, unit) || stopsUnit(state, unit, hex)) state.unitBarred[unit] = 1;
  putOn(state, unit, hex);
  if (emit) emitMove(state, unit, path, emit);
  checkObjectives(state, emit);
}

export function emitMove(state: State, unit: UnitId, path: readonly HexId[], emit: (event: Event) => void): void {
  emit({
    type: 'unit-moved',
    unit,
    kind: kindName(state, unit),
    side: SIDE_NAMES[sideOf(state, unit)],
    path: path.map(hexName),
    moved: movedBy(state, unit),
    barred: state.unitBarred[unit] === 1,
  });
}

export function putOn(state: State, unit: UnitId, hex: HexId): void {
  state.hexUnit[hexOf(state, unit)] = NONE;
  state.unitHex[unit] = hex;
  state.hexUnit[hex] = unit;
}

/** hoth/objective/exits: the unit is gone, not eliminated; the officer's exit wins at once. */
export function leaveBoard(state: State, unit: UnitId, allowance: number, choice: Choice, emit: Emit<Event>): void {
  const ways = waysOut(state, unit, allowance);
  const chosen = exitIn(choice);
  const way = chosen === undefined ? ways[0] : ways.find(({ hex }) => hex === chosen);
  if (!way) return;
  const { rule: index } = way;
  const side = sideOf(state, unit);
  const withOfficer = state.officerUnit === unit;
  emit?.({ type: 'unit-exited', unit, kind: kindName(state, unit), side: SIDE_NAMES[side], at: hexName(way.hex), rule: index });
  takeOff(state, unit);
  state.exited[side]++;
  tallyBy(state, index, 1);
  state.quiet = 0;
  if (withOfficer) {
    endBattle(state, side, 'hoth/objective/sudden-death', emit);
    return;
  }
  const rule = state.battle.rules[index];
  if (rule?.rule === 'exit') winMedals(state, side, rule.medals, 'hoth/objective/exits', emit);
  checkObjectives(state, emit);
}
