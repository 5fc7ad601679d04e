/** Retreats (rules 10.4, trenches). The roll frame's `count` holds the steps left, `defender` who was hit. */
import type { Choice, Emit, HexId, Seat } from '@wartable/kernel';
import { hexName, SIDE_NAMES, type Side, TOWARDS_BASELINE } from '../board.ts';
import { hexIn, IGNORE, RETREAT_ALL, retreat } from '../choices.ts';
import type { Event } from '../events.ts';
import { TRENCHES } from '../kinds.ts';
import {
  EMPTY,
  type Frame,
  hexOf,
  isInPlay,
  kindOf,
  NONE,
  type State,
  seatsOf,
  sideOf,
  terrainAt,
  type UnitId,
} from '../state.ts';
import { FINAL_ASSAULT } from './attack.ts';
import { checkObjectives, kindName, loseFigures } from './medals.ts';
import { canEnter } from './movement.ts';
import { putOn } from './moves.ts';

/** `hexes` in the frame's list: the way so far. A trench question that has been answered leaves NONE in front. */
export const ANSWERED = NONE;

/** Goes on with a retreat. Returns true when the owner has to choose. */
export function runRetreat(state: State, frame: Frame, emit: Emit<Event>): boolean {
  const defender = frame.defender;
  if (frame.count === 0 || defender === NONE || !isInPlay(state, defender)) {
    finishRetreat(state, frame, emit);
    return false;
  }
  if (mayIgnore(state, frame)) return true;
  const most = stepsPossible(state, defender, frame.count);
  if (most > 0) return true;
  // hoth/retreat/blocked: a figure for each step that cannot be made.
  const missing = frame.count;
  frame.count = 0;
  finishRetreat(state, frame, emit);
  if (state.outcome !== NONE) return false;
  loseFigures(state, defender, missing, emit);
  checkObjectives(state, emit);
  return false;
}

function finishRetreat(state: State, frame: Frame, emit: Emit<Event>): void {
  const way = frame.list.filter((hex) => hex !== ANSWERED) as HexId[];
  frame.at = FINAL_ASSAULT;
  frame.list = EMPTY;
  if (way.length === 0) return;
  const defender = frame.defender;
  emit?.({
    type: 'unit-retreated',
    unit: defender,
    kind: kindName(state, defender),
    side: SIDE_NAMES[sideOf(state, defender)],
    path: [frame.hex, ...way].map(hexName),
  });
  checkObjectives(state, emit);
}

/** hoth/terrain/trenches: infantry may ignore one retreat per attack. */
export function mayIgnore(state: State, frame: Frame): boolean {
  const defender = frame.defender;
  return (
    frame.list.length === 0 &&
    kindOf(state, defender).class === 'infantry' &&
    terrainAt(state, hexOf(state, defender)) === TRENCHES
  );
}

/** The owner decides; in a team, the partner whose turn comes next (hoth/retreat/owner, ours). */
export function retreatSeat(state: State, frame: Frame): Seat {
  return nextSeatOf(state, sideOf(state, frame.defender));
}

export function nextSeatOf(state: State, side: Side): Seat {
  const seats = seatsOf(state, side);
  return seats[state.turns[side] % seats.length] as Seat;
}

export function retreatChoices(state: State, frame: Frame): Choice[] {
  if (mayIgnore(state, frame)) return [IGNORE, RETREAT_ALL];
  return retreatHexes(state, frame.defender, frame.count).map(retreat);
}

export function answerRetreat(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  const defender = frame.defender;
  if (choice === IGNORE || choice === RETREAT_ALL) {
    frame.list = [ANSWERED];
    if (choice === RETREAT_ALL) return;
    frame.count--;
    emit?.({
      type: 'retreat-ignored',
      unit: defender,
      kind: kindName(state, defender),
      side: SIDE_NAMES[sideOf(state, defender)],
      at: hexName(hexOf(state, defender)),
    });
    return;
  }
  const hex = hexIn(choice);
  emit?.({
    type: 'unit-fell-back',
    unit: defender,
    kind: kindName(state, defender),
    side: SIDE_NAMES[sideOf(state, defender)],
    from: hexName(hexOf(state, defender)),
    at: hexName(hex),
  });
  putOn(state, defender, hex);
  frame.list = [...frame.list, hex];
  frame.count--;
}

/** hoth/retreat/direction, hoth/retreat/as-far-as-possible: the next steps that do not give away a later one. */
function retreatHexes(state: State, unit: UnitId, steps: number): HexId[] {
  const side = sideOf(state, unit);
  const most = stepsPossible(state, unit, steps);
  const next = (TOWARDS_BASELINE[side][hexOf(state, unit)] as readonly HexId[]).filter((hex) => canEnter(state, unit, hex));
  return next.filter((hex) => 1 + stepsFrom(state, unit, hex, side, steps - 1) === most);
}

function stepsPossible(state: State, unit: UnitId, steps: number): number {
  return stepsFrom(state, unit, hexOf(state, unit), sideOf(state, unit), steps);
}

/** How many of some steps a unit that stood there could make. */
export function stepsFrom(state: State, unit: UnitId, hex: HexId, side: Side, steps: number): number {
  if (steps === 0) return 0;
  let most = 0;
  for (const next of TOWARDS_BASELINE[side][hex] as readonly HexId[])
    if (canEnter(state, unit, next)) most = Math.max(most, 1 + stepsFrom(state, unit, next, side, steps - 1));
  return most;
}
