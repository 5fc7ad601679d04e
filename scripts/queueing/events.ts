/** Discrete events: a clock that goes from one to the next, and chance that is the same in each run. Times are milliseconds. */

export type Events = {
  readonly now: () => number;
  /** Does something after so long. */
  readonly after: (ms: number, what: () => void) => void;
  /** Goes on until then, or until nothing is left to happen. */
  readonly run: (until: number) => void;
};

type Event = { readonly at: number; readonly order: number; readonly what: () => void };

const isBefore = (one: Event, other: Event): boolean => one.at < other.at || (one.at === other.at && one.order < other.order);

/** A heap: the earliest first, and of two at the same moment the one that was asked for first. */
export function openEvents(): Events {
  let now = 0;
  let asked = 0;
  const heap: Event[] = [];

  const put = (event: Event): void => {
    let place = heap.length;
    heap.push(event);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = heap[above];
      if (!other || isBefore(other, event)) break;
      heap[place] = other;
      place = above;
    }
    heap[place] = event;
  };
  /** Fills the first place with the last, and lets it sink. */
  const take = (): Event | undefined => {
    const first = heap[0];
    const last = heap.pop();
    if (!last || heap.length === 0) return first;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      let child = heap[below];
      const right = heap[below + 1];
      if (child && right && isBefore(right, child)) {
        below++;
        child = right;
      }
      if (!child || isBefore(last, child)) break;
      heap[place] = child;
      place = below;
    }
    heap[place] = last;
    return first;
  };

  return {
    now: () => now,
    after: (ms, what) => put({ at: now + Math.max(0, ms), order: asked++, what }),
    run: (until) => {
      while ((heap[0]?.at ?? Number.POSITIVE_INFINITY) <= until) {
        const next = take();
        now = next?.at ?? now;
        next?.what();
      }
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
