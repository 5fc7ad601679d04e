/** Retreats (rules 10.4, trenches). */
import { at, type Choice, type Emit, type HexId, type Seat } from '@wartable/kernel';
import { hexName, SIDE_NAMES, type Side, towardsBaseline } from '../board.ts';
import { hexIn, IGNORE, RETREAT_ALL, retreat } from '../choices.ts';
import type { Event } from '../events.ts';
import { changeFrame, type FrameOf } from '../frames.ts';
import { TRENCHES } from '../kinds.ts';
import { hexOf, isInPlay, kindName, kindOf, NONE, type State, seatsOf, sideOf, terrainAt, type UnitId } from '../state.ts';
import { checkObjectives, loseFigures } from './medals.ts';
import { canEnter } from './movement.ts';
import { putOn } from './moves.ts';

type Retreating = FrameOf<'retreat'>;

/** Goes on with a retreat. Returns true when the owner has to choose. */
export function runRetreat(state: State, frame: Retreating, emit: Emit<Event>): boolean {
  const { defender, left } = frame;
  if (left === 0 || !isInPlay(state, defender)) {
    finishRetreat(state, frame, emit);
    return false;
  }
  if (mayIgnore(state, frame) || stepsPossible(state, defender, left) > 0) return true;
  finishRetreat(state, frame, emit);
  if (state.outcome !== NONE) return false;
  // hoth/retreat/blocked: a figure for each step that cannot be made.
  loseFigures(state, defender, left, emit);
  checkObjectives(state, emit);
  return false;
}

function finishRetreat(state: State, { side, seat, attacker, hex, dice, defender, way }: Retreating, emit: Emit<Event>): void {
  changeFrame(state, { step: 'final-assault', side, seat, attacker, hex, dice, defender });
  if (way.length === 0) return;
  emit?.({
    type: 'unit-retreated',
    unit: defender,
    kind: kindName(state, defender),
    side: SIDE_NAMES[sideOf(state, defender)],
    path: [hex, ...way].map(hexName),
  });
  checkObjectives(state, emit);
}

/** hoth/terrain/trenches: infantry may ignore one retreat per attack. */
export function mayIgnore(state: State, { defender, way, trenches }: Retreating): boolean {
  return (
    !trenches &&
    way.length === 0 &&
    kindOf(state, defender).class === 'infantry' &&
    terrainAt(state, hexOf(state, defender)) === TRENCHES
  );
}

/** The owner decides; in a team, the partner whose turn comes next (hoth/retreat/owner, ours). */
export function retreatSeat(state: State, { defender }: Retreating): Seat {
  return nextSeatOf(state, sideOf(state, defender));
}

export function nextSeatOf(state: State, side: Side): Seat {
  const seats = seatsOf(state, side);
  return at(seats, state.turns[side] % seats.length);
}

export function retreatChoices(state: State, frame: Retreating): Choice[] {
  if (mayIgnore(state, frame)) return [IGNORE, RETREAT_ALL];
  return retreatHexes(state, frame.defender, frame.left).map(retreat);
}

export function answerRetreat(state: State, frame: Retreating, choice: Choice, emit: Emit<Event>): void {
  const { defender, left, way } = frame;
  if (choice === IGNORE || choice === RETREAT_ALL) {
    changeFrame(state, { ...frame, left: choice === IGNORE ? left - 1 : left, trenches: true });
    if (choice === IGNORE)
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
  changeFrame(state, { ...frame, left: left - 1, way: [...way, hex] });
}

/** hoth/retreat/direction, hoth/retreat/as-far-as-possible: the next steps that do not give away a later one. */
function retreatHexes(state: State, unit: UnitId, steps: number): HexId[] {
  const side = sideOf(state, unit);
  const most = stepsPossible(state, unit, steps);
  const next = towardsBaseline(side, hexOf(state, unit)).filter((hex) => canEnter(state, unit, hex));
  return next.filter((hex) => 1 + stepsFrom(state, unit, hex, side, steps - 1) === most);
}

function stepsPossible(state: State, unit: UnitId, steps: number): number {
  return stepsFrom(state, unit, hexOf(state, unit), sideOf(state, unit), steps);
}

/** How many of some steps a unit that stood there could make. */
export function stepsFrom(state: State, unit: UnitId, hex: HexId, side: Side, steps: number): number {
  if (steps === 0) return 0;
  let most = 0;
  for (const next of towardsBaseline(side, hex))
    if (canEnter(state, unit, next)) most = Math.max(most, 1 + stepsFrom(state, unit, next, side, steps - 1));
  return most;
}
