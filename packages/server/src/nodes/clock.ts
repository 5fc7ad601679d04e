/** The database's clock, as well as it can be known from here: nodes whose own clocks differ agree by it. */
import type { TimeSource } from '../around.ts';

export type DatabaseClock = {
  readonly time: TimeSource;
  /** It was asked at `sent` and had answered at `heard`, by `performance.now()`; in between it said `at`. */
  readonly measured: (sent: number, at: number, heard: number) => void;
};

/** Of so many measurements the quickest is taken: the time it took is all that can be wrong with it. */
const KEPT = 8;

export function databaseClock(after: TimeSource['after']): DatabaseClock {
  let samples: readonly { readonly took: number; readonly ahead: number }[] = [];
  let ahead = performance.timeOrigin;
  let latest = 0;
  return {
    measured: (sent, at, heard) => {
      samples = [...samples, { took: heard - sent, ahead: at - (sent + heard) / 2 }].slice(-KEPT);
      ahead = samples.reduce((best, one) => (one.took < best.took ? one : best)).ahead;
    },
    time: {
      // Stands still rather than going back.
      now: () => {
        latest = Math.max(latest, Math.floor(performance.now() + ahead));
        return latest;
      },
      after,
    },
  };
}
