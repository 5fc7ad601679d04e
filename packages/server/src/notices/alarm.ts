/** What rings when something is due, without looking every second. */
const LONGEST = 2 ** 31 - 1;
/** After work that failed. */
const AGAIN_AFTER = 30_000;

export type Alarm = {
  /** Rings then, or before. */
  readonly at: (time: number) => void;
  readonly close: () => Promise<void>;
};

/** One timer, set to what is due next: `work` does it, and says when it wants to be called again. */
export function openAlarm(now: () => number, work: () => Promise<number | undefined>, failed: (error: unknown) => void): Alarm {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let set = Number.POSITIVE_INFINITY;
  let atWork: Promise<void> | undefined;
  let again = false;
  let closed = false;
  const at = (time: number): void => {
    if (closed || time >= set) return;
    clearTimeout(timer);
    set = time;
    timer = setTimeout(ring, Math.min(Math.max(0, time - now()), LONGEST));
    timer.unref();
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
      clearTimeout(timer);
      await atWork;
    },
  };
}
