/** Unique cards (rulings 7). */
import type { Choice, Emit } from '@wartable/kernel';
import { arenaOf, type Side } from '../cards/index.ts';
import { chooseUnit, chosenUnit } from '../choices.ts';
import type { Event } from '../events.ts';
import type { UniqueFrame } from '../frames.ts';
import { cardOfUnit, type State, type UnitId, unitsInArena } from '../state.ts';
import { defeatUnits } from './damage.ts';

/** Asks for one of two copies to be defeated (duel/unique/one). */
export function checkUnique(state: State, side: Side, entered: UnitId): void {
  if (copiesOf(state, side, entered).length > 1) state.frames.push({ step: 'unique', side, entered });
}

export function uniqueChoices(state: State, { side, entered }: UniqueFrame): Choice[] {
  return copiesOf(state, side, entered).map(chooseUnit);
}

export function answerUnique(state: State, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  defeatUnits(state, [chosenUnit(choice)], emit);
}

function copiesOf(state: State, side: Side, unit: UnitId): UnitId[] {
  const card = cardOfUnit(state, unit);
  return unitsInArena(state, side, arenaOf(card)).filter((candidate) => cardOfUnit(state, candidate) === card);
}
