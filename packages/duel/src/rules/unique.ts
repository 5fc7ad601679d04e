/** Unique cards (rulings 7). */
import type { Choice, Emit } from '@wartable/kernel';
import { ARENA, type Side } from '../cards/index.ts';
import { chooseUnit, payload } from '../choices.ts';
import type { Event } from '../events.ts';
import { cardOfUnit, type Frame, pushFrame, type State, type UnitId, unitsInArena } from '../state.ts';
import { defeatUnits } from './damage.ts';

/** Asks for one of two copies to be defeated (duel/unique/one). */
export function checkUnique(state: State, side: Side, entered: UnitId): void {
  const copies = copiesOf(state, side, entered);
  if (copies.length < 2) return;
  pushFrame(state, 'unique', side).unit = entered;
}

export function uniqueChoices(state: State, frame: Frame): Choice[] {
  return copiesOf(state, frame.side, frame.unit).map(chooseUnit);
}

export function answerUnique(state: State, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  defeatUnits(state, [payload(choice)], emit);
}

function copiesOf(state: State, side: Side, unit: UnitId): UnitId[] {
  const card = cardOfUnit(state, unit);
  return unitsInArena(state, side, ARENA[card] as number).filter((candidate) => cardOfUnit(state, candidate) === card);
}
