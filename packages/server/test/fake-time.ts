/** A clock that tests turn. */
import type { TimeSource } from '../src/around.ts';
import { NOON } from './rows.ts';

export type FakeTime = TimeSource & {
  /** Lets time pass: whatever is due on the way happens in its order. */
  readonly pass: (ms: number) => void;
};

export function newFakeTime(start = NOON): FakeTime {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly what: () => void }>();
  return {
    now: () => now,
    after: (ms, what) => {
      const timer = { at: now + Math.max(0, ms), what };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass: (ms) => {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.what();
      }
      now = end;
    },
  };
}
