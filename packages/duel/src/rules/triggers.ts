/** Triggered abilities and the order in which they resolve (rulings 6). */
import type { Choice, Emit } from '@wartable/kernel';
import { isChoiceOfSide, nextTriggers, orderAsked } from '../asking.ts';
import { type AbilityId, abilityOf, type None, nameOf, SEATS, type Side } from '../cards/index.ts';
import { chosenAbility, chosenSide, first, resolve } from '../choices.ts';
import type { Event } from '../events.ts';
import { abilityFrame, EMPTY, type Trigger, type WindowFrame, windowFrame } from '../frames.ts';
import type { State, UnitId } from '../state.ts';

/**
 * A window collects the abilities that are triggered while it is open and resolves them when what caused them is finished
 * (duel/trigger/after-ability). Each one resolves inside a window of its own, so nested ones come first (duel/trigger/nested).
 */
export function openWindow(state: State, waiting: readonly Trigger[] = EMPTY): void {
  state.frames.push(windowFrame(waiting));
}

export function addTrigger(state: State, trigger: Trigger): void {
  const window = state.frames.findLast((frame) => frame.step === 'window');
  if (window) window.waiting = [...window.waiting, trigger];
  else openWindow(state, [trigger]);
}

/** Opens a window and resolves an ability in it. */
export function pushAbility(state: State, side: Side, ability: AbilityId, source: UnitId | None): void {
  openWindow(state);
  state.frames.push(abilityFrame(side, ability, source));
}

/** Resolves the next ability that waits. Returns true when somebody has to choose the order first. */
export function runWindow(state: State, frame: WindowFrame, emit: Emit<Event>): boolean {
  if (frame.waiting.length === 0) {
    state.frames.pop();
    return false;
  }
  if (orderAsked(state.active, frame)) return true;
  const next = nextTriggers(frame)[0];
  if (next) resolveTrigger(state, frame, next, emit);
  return false;
}

export function windowChoices(frame: WindowFrame): Choice[] {
  if (isChoiceOfSide(frame)) return [first(0), first(1)];
  return [...new Set(nextTriggers(frame).map(({ ability }) => ability))].map(resolve);
}

export function answerWindow(state: State, frame: WindowFrame, choice: Choice, emit: Emit<Event>): void {
  if (isChoiceOfSide(frame)) {
    frame.first = chosenSide(choice);
    return;
  }
  const chosen = nextTriggers(frame).find(({ ability }) => ability === chosenAbility(choice));
  if (chosen) resolveTrigger(state, frame, chosen, emit);
}

function resolveTrigger(state: State, frame: WindowFrame, trigger: Trigger, emit: Emit<Event>): void {
  const { ability, side, unit } = trigger;
  frame.waiting = frame.waiting.filter((waiting) => waiting !== trigger);
  if (emit) {
    const { card, timing } = abilityOf(ability);
    emit({ type: 'ability-triggered', side: SEATS[side], card: nameOf(card), timing, unit });
  }
  pushAbility(state, side, ability, unit);
}
