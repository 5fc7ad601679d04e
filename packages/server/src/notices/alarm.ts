/** What rings when something is due, without looking every second. */
import type { TimeSource } from '../around.ts';

/** After work that failed. */
const AGAIN_AFTER = 30_000;

export type Alarm = {
  /** Rings then, or before. */
  readonly at: (time: number) => void;
  readonly close: () => Promise<void>;
};

/** One timer, set to what is due next: `work` does it, and says when it wants to be called again. */
export function openAlarm(
  { now, after }: TimeSource,
  work: () => Promise<number | undefined>,
  failed: (error: unknown) => void,
): Alarm {
  let cancel = (): void => {};
  let set = Number.POSITIVE_INFINITY;
  let atWork: Promise<void> | undefined;
  let again = false;
  let closed = false;
  const at = (time: number): void => {
    if (closed || time >= set) return;
    cancel();
    set = time;
    cancel = after(time - now(), ring);
  };
  const ring = (): void => {
    set = Number.POSITIVE_INFINITY;
    again = atWork !== undefined;
    atWork ??= work()
      .catch((error): number => {
        failed(error);
        return now() + AGAIN_AFTER;
      })
      .then((next) => {
        atWork = undefined;
        // What became due while others were at work has perhaps been overlooked.
        if (again) at(now());
        else if (next !== undefined) at(next);
      });
  };
  return {
    at,
    close: async (): Promise<void> => {
      closed = true;
      cancel();
      await atWork;
    },
  };
}
