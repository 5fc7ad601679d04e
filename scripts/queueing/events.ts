/** Discrete events: a clock that goes from one to the next, and chance that is the same in each run. Times are milliseconds. */

export type Events = {
  readonly now: () => number;
  /** Does something after so long. */
  readonly after: (ms: number, what: () => void) => void;
  /** Goes on until then, or until nothing is left to happen. */
  readonly run: (until: number) => void;
};

/** A heap: the earliest first, and of two at the same moment the one that was asked for first. */
export function openEvents(): Events {
  let now = 0;
  let asked = 0;
  const at: number[] = [];
  const order: number[] = [];
  const doing: (() => void)[] = [];

  const isBefore = (a: number, b: number): boolean => {
    const [one = 0, other = 0] = [at[a], at[b]];
    return one < other || (one === other && (order[a] ?? 0) < (order[b] ?? 0));
  };
  const swap = (a: number, b: number): void => {
    for (const list of [at, order, doing] as unknown[][]) [list[a], list[b]] = [list[b], list[a]];
  };
  const rise = (from: number): void => {
    for (let i = from, up = (i - 1) >> 1; i > 0 && isBefore(i, up); i = up, up = (i - 1) >> 1) swap(i, up);
  };
  const sink = (): void => {
    for (let i = 0; ; ) {
      let first = i;
      for (const child of [2 * i + 1, 2 * i + 2]) if (child < at.length && isBefore(child, first)) first = child;
      if (first === i) return;
      swap(i, first);
      i = first;
    }
  };
  const next = (): (() => void) | undefined => {
    now = at[0] ?? now;
    swap(0, at.length - 1);
    at.pop();
    order.pop();
    const what = doing.pop();
    sink();
    return what;
  };

  return {
    now: () => now,
    after: (ms, what) => {
      at.push(now + Math.max(0, ms));
      order.push(asked++);
      doing.push(what);
      rise(at.length - 1);
    },
    run: (until) => {
      while (at.length > 0 && (at[0] ?? 0) <= until) next()?.();
      now = Math.max(now, until);
    },
  };
}

/** Numbers from 0 to 1 without 1 (sfc32). */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let [a, b, c, counter] = [0x9e3779b9 ^ seed, 0x243f6a88, 0xb7e15162, 1];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 20; i++) next();
  return next;
}

/** How long until the next of things that do not know of one another. */
export const exponential = (chance: Chance, mean: number): number => -Math.log(1 - chance()) * mean;
