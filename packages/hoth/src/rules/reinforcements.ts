/** Units that come in during a battle (scenario rules). */
import type { Choice, Emit, HexId, Seat } from '@wartable/kernel';
import { BASELINES, hexName, neighboursOf, SIDE_NAMES, type Side } from '../board.ts';
import { BRING, hexIn, place, WAIT } from '../choices.ts';
import type { Event } from '../events.ts';
import { changeFrame, type FrameOf, pushFrame } from '../frames.ts';
import { KINDS, UNIT_KINDS } from '../kinds.ts';
import type { SpecialRule } from '../scenario.ts';
import {
  addUnit,
  figuresOf,
  hexOf,
  kindName,
  MOST_UNITS,
  NONE,
  type State,
  sideOf,
  tallyBy,
  tallyOf,
  unitAt,
  unitsOf,
} from '../state.ts';
import { checkObjectives } from './medals.ts';
import { canHold } from './movement.ts';

export function endRule(state: State, rule: SpecialRule, index: number, side: Side, seat: Seat): void {
  if (!('for' in rule) || rule.for !== SIDE_NAMES[side]) return;
  // hoth/scenario/war-machine
  if (rule.rule === 'return' && tallyOf(state, index) > 0) pushPlace(state, side, seat, index, tallyOf(state, index));
  // hoth/scenario/landing
  if (rule.rule === 'reinforce-each-turn') {
    const kind = UNIT_KINDS.indexOf(rule.kind);
    const there = unitsOf(state, side).filter((unit) => state.unitKind[unit] === kind).length;
    if (there < rule.most) pushPlace(state, side, seat, index, 1);
  }
}

function pushPlace(state: State, side: Side, seat: Seat, rule: number, left: number): void {
  const arrival = state.battle.rules[rule];
  if (arrival && 'kind' in arrival)
    pushFrame(state, { step: 'place', side, seat, rule, kind: UNIT_KINDS.indexOf(arrival.kind), left });
}

/** Where a new unit may be placed: next to a walker or on the own baseline, on free ground that it may stand on (hoth/scenario/reinforcements). */
export function placeChoices(state: State, { side, rule, kind }: Pick<FrameOf<'place'>, 'side' | 'rule' | 'kind'>): Choice[] {
  return placesFor(state, side, rule, kind).map(place);
}

function placesFor(state: State, side: Side, rule: number, kind: number): HexId[] {
  if (state.unitKind.length >= MOST_UNITS) return [];
  return entriesFor(state, side, rule).filter((hex) => unitAt(state, hex) === NONE && canHold(state, kind, hex));
}

/** The hexes where the units of a rule come in, free or not. */
export function entriesFor(state: State, side: Side, rule: number): readonly HexId[] {
  const near = state.battle.rules[rule];
  if (near?.rule !== 'reinforce-each-turn') return BASELINES[side];
  const walkers = unitsOf(state, side).filter((unit) => kindName(state, unit) === near.nextTo);
  return [...new Set(walkers.flatMap((unit) => neighboursOf(hexOf(state, unit))))].sort((a, b) => a - b);
}

/** Units wait while no hex is free. */
export function runPlace(state: State, frame: FrameOf<'place'>): boolean {
  if (frame.left > 0 && placeChoices(state, frame).length > 0) return true;
  state.frames.pop();
  return false;
}

export function answerPlace(state: State, frame: FrameOf<'place'>, choice: Choice, emit: Emit<Event>): void {
  const { kind, rule } = frame;
  const hex = hexIn(choice);
  const unit = addUnit(state, kind, hex, KINDS[kind]?.figures ?? 1, 0);
  changeFrame(state, { ...frame, left: frame.left - 1 });
  const cameBack = state.battle.rules[rule]?.rule === 'return';
  if (cameBack) tallyBy(state, rule, -1);
  emit?.({
    type: 'unit-arrived',
    unit,
    kind: kindName(state, unit),
    side: SIDE_NAMES[sideOf(state, unit)],
    at: hexName(hex),
    figures: figuresOf(state, unit),
    rule,
    cameBack,
  });
  checkObjectives(state, emit);
}

/** hoth/scenario/air-reinforcements: each such rule once, when its time has come and all its units have room. */
export function isCalled(state: State, index: number, side: Side): boolean {
  const rule = state.battle.rules[index];
  return (
    rule?.rule === 'reinforce-once' &&
    rule.for === SIDE_NAMES[side] &&
    tallyOf(state, index) === 0 &&
    state.turns[side] > rule.afterTurns &&
    placesFor(state, side, index, UNIT_KINDS.indexOf(rule.kind)).length >= rule.count
  );
}

/** What came before it may have taken the room. */
export function runReinforce(state: State, { rule, side }: FrameOf<'reinforce'>): boolean {
  if (isCalled(state, rule, side)) return true;
  state.frames.pop();
  return false;
}

/** Now or later. */
export const REINFORCE_CHOICES: readonly Choice[] = [BRING, WAIT];

export function answerReinforce(state: State, frame: FrameOf<'reinforce'>, choice: Choice, emit: Emit<Event>): void {
  const { side, seat, rule: index } = frame;
  state.frames.pop();
  if (choice === WAIT) return;
  const rule = state.battle.rules[index];
  if (rule?.rule !== 'reinforce-once') return;
  tallyBy(state, index, 1);
  emit?.({ type: 'reinforcements-called', rule: index, side: SIDE_NAMES[side], kind: rule.kind, count: rule.count });
  pushPlace(state, side, seat, index, rule.count);
}
