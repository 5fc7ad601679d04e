/** Triggered abilities and the order in which they resolve (rulings 6). */
import type { Choice, Emit } from '@wartable/kernel';
import { isChoiceOfSide, sideToResolve, windowDecider } from '../asking.ts';
import { ABILITIES, NONE, nameOf, SEATS } from '../cards/index.ts';
import { first, payload, resolve } from '../choices.ts';
import type { Event } from '../events.ts';
import { EMPTY, type Frame, pushFrame, type State, type Trigger } from '../state.ts';

/**
 * A window collects the abilities that are triggered while it is open and resolves them when what caused them is finished
 * (duel/trigger/after-ability). Each one resolves inside a window of its own, so nested ones come first (duel/trigger/nested).
 */
export function openWindow(state: State, waiting: readonly Trigger[] = EMPTY): void {
  pushFrame(state, 'window', state.active).waiting = waiting;
}

export function addTrigger(state: State, trigger: Trigger): void {
  const window = state.frames.findLast((frame) => frame.step === 'window');
  if (window) window.waiting = [...window.waiting, trigger];
  else openWindow(state, [trigger]);
}

/** Opens a window and resolves an ability in it. */
export function pushAbility(state: State, trigger: Trigger): void {
  openWindow(state);
  const frame = pushFrame(state, 'ability', trigger.side);
  frame.ability = trigger.ability;
  frame.unit = trigger.unit;
}

/** Resolves the next ability that waits. Returns true when somebody has to choose the order first. */
export function runWindow(state: State, frame: Frame, emit: Emit<Event>): boolean {
  if (frame.waiting.length === 0) {
    state.frames.pop();
    return false;
  }
  if (windowDecider(state.active, frame) !== NONE) return true;
  const side = sideToResolve(frame);
  const next = frame.waiting.find((trigger) => trigger.side === side) as Trigger;
  resolveTrigger(state, frame, next, emit);
  return false;
}

export function windowChoices(frame: Frame): Choice[] {
  if (isChoiceOfSide(frame)) return [first(0), first(1)];
  const side = sideToResolve(frame);
  const abilities = frame.waiting.filter((trigger) => trigger.side === side).map((trigger) => trigger.ability);
  return [...new Set(abilities)].map(resolve);
}

export function answerWindow(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  const value = payload(choice);
  if (isChoiceOfSide(frame)) {
    frame.target = value;
    return;
  }
  const side = sideToResolve(frame);
  const chosen = frame.waiting.find((trigger) => trigger.side === side && trigger.ability === value) as Trigger;
  resolveTrigger(state, frame, chosen, emit);
}

function resolveTrigger(state: State, frame: Frame, trigger: Trigger, emit: Emit<Event>): void {
  frame.waiting = frame.waiting.filter((waiting) => waiting !== trigger);
  const ability = ABILITIES[trigger.ability];
  if (ability)
    emit?.({
      type: 'ability-triggered',
      side: SEATS[trigger.side],
      card: nameOf(ability.card),
      timing: ability.timing,
      unit: trigger.unit,
    });
  pushAbility(state, trigger);
}
