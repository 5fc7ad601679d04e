/** Support cards that strike: units are chosen, then the card does its work (rule 17). */
import { at, type Choice, type Emit } from '@wartable/kernel';
import { cardOf, SUPPORT } from '../cards/index.ts';
import { hexIn, target } from '../choices.ts';
import type { Event } from '../events.ts';
import { changeFrame, type FrameOf } from '../frames.ts';
import { SYMBOLS } from '../kinds.ts';
import { hexOf, missing, NONE, other, type State, type UnitId, unitAt, unitsOf } from '../state.ts';
import { STRIKE_TARGETS } from '../underway.ts';
import { countHits, dealHits, rollFromAbove } from './attack.ts';
import { rollDice } from './dice.ts';
import { checkObjectives } from './medals.ts';
import { healUnit, reducedUnits } from './orders.ts';

/** Orbital Strike, Air Support, Reserve Forces: units are chosen, then the card does its work. */
export function strikeChoices(state: State, frame: FrameOf<'strike'>): Choice[] {
  return strikeUnits(state, frame).map((unit) => target(hexOf(state, unit)));
}

function strikeUnits(state: State, { card, side, chosen }: FrameOf<'strike'>): UnitId[] {
  if (card === SUPPORT.reserveForces) return reducedUnits(state, side);
  return unitsOf(state, other(side)).filter((unit) => !chosen.includes(unit));
}

const AIR_SUPPORT_DICE = 2;

/** Returns true while units are still to be chosen. */
export function runStrike(state: State, frame: FrameOf<'strike'>, emit: Emit<Event>): boolean {
  const needed = cardOf(frame.card).special === 'orbital-strike' ? STRIKE_TARGETS : 1;
  if (frame.chosen.length < needed && strikeUnits(state, frame).length > 0) return true;
  state.frames.pop();
  for (const unit of frame.chosen) {
    strike(state, frame, unit, emit);
    checkObjectives(state, emit);
    if (state.outcome !== NONE) break;
  }
  return false;
}

function strike(state: State, frame: FrameOf<'strike'>, unit: UnitId, emit: Emit<Event>): void {
  if (frame.card === SUPPORT.reserveForces) {
    healUnit(state, unit, missing(state, unit), emit);
    return;
  }
  if (frame.card === SUPPORT.airSupport) {
    rollFromAbove(state, frame, hexOf(state, unit), AIR_SUPPORT_DICE);
    return;
  }
  const dice = rollDice(state.rng, 1);
  emit?.({ type: 'dice-rolled', why: 'strike', dice: dice.map((symbol) => at(SYMBOLS, symbol)) });
  dealHits(state, unit, countHits(state, unit, dice, true), false, emit);
}

export function answerStrike(state: State, frame: FrameOf<'strike'>, choice: Choice): void {
  const unit = unitAt(state, hexIn(choice));
  if (unit !== NONE) changeFrame(state, { ...frame, chosen: [...frame.chosen, unit] });
}
