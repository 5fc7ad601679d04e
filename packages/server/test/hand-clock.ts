/** Time that goes on by hand. */
import type { TimeSource } from '../src/around.ts';
import { NOON } from './rows.ts';

export type HandClock = TimeSource & {
  /** So many milliseconds pass; what was to be done in them is done. */
  readonly pass: (ms: number) => void;
};

export function handClock(begin = NOON): HandClock {
  let now = begin;
  const waiting = new Set<{ readonly at: number; readonly what: () => void }>();
  return {
    now: () => now,
    after: (ms, what) => {
      const one = { at: now + ms, what };
      waiting.add(one);
      return () => waiting.delete(one);
    },
    pass: (ms) => {
      const until = now + ms;
      for (;;) {
        const [next] = [...waiting].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        waiting.delete(next);
        now = Math.max(now, next.at);
        next.what();
      }
      now = until;
    },
  };
}
