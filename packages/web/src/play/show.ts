/** One thing after another: a queue of steps, each shown for its time. */
import type { GameEvent } from '@wartable/kernel';
import { device, seenFor } from './device.ts';
import { playSound, type Sound } from './sound.ts';
import type { Step } from './step.ts';

export type Show = {
  readonly add: (steps: readonly Step[]) => void;
  /** The next step at once. */
  readonly next: () => void;
  /** Nothing more is shown until somebody here is asked. */
  readonly skip: () => void;
  readonly isSkipping: () => boolean;
  /** Whether somebody here is asked, or nobody will be any more. */
  readonly asked: (isAsked: boolean) => void;
  /** What is still to be shown has not happened. */
  readonly forget: () => void;
  readonly now: () => Step | undefined;
  readonly listen: (listener: () => void) => () => void;
};

export function newShow(soundOf: (event: GameEvent) => Sound | undefined): Show {
  let queue: Step[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [asked, skipping] = [true, false];
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const sound = ({ event }: Step): void => {
    const name = soundOf(event);
    if (name) playSound(name);
  };
  const run = (): void => {
    timer = undefined;
    const [step] = queue;
    if (step) {
      sound(step);
      timer = setTimeout(() => {
        queue.shift();
        run();
      }, seenFor(step));
    }
    tell();
  };
  const forget = (): void => {
    clearTimeout(timer);
    queue = [];
    run();
  };
  return {
    add: (steps) => {
      if (skipping) return;
      if (device().speed === 0) {
        for (const step of steps.slice(-SOUNDS_AT_ONCE)) sound(step);
        return;
      }
      queue.push(...steps.filter((step) => seenFor(step) > 0));
      if (timer === undefined) run();
    },
    next: () => {
      clearTimeout(timer);
      queue.shift();
      run();
    },
    skip: () => {
      skipping = !asked;
      forget();
    },
    isSkipping: () => skipping,
    asked: (isAsked) => {
      asked = isAsked;
      if (asked) skipping = false;
    },
    forget,
    now: () => queue[0],
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Where all is shown at once, only the last sounds of what happened are heard. */
const SOUNDS_AT_ONCE = 1;
