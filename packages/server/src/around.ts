/** What all parts of the server share. */
import type { FastifyBaseLogger } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** The clock, in milliseconds since 1970, and timers by it: tests bring their own. */
export type TimeSource = {
  readonly now: () => number;
  /** Does it after so many milliseconds; gives back what calls it off. */
  readonly after: (ms: number, what: () => void) => () => void;
};

const LONGEST = 2 ** 31 - 1;

export const SYSTEM_TIME: TimeSource = {
  now: Date.now,
  after: (ms, what) => {
    const timer = setTimeout(what, Math.min(LONGEST, Math.max(0, ms)));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
