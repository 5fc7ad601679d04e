/** What work waits for: processors, a process that does one thing after another, a disk that syncs, a pool of connections. */
import type { Events } from './events.ts';

export type Cores = {
  /** Work that needs so much of one processor. */
  readonly work: (ms: number, done: () => void) => void;
  /** Processor time used so far. */
  readonly used: () => number;
};

/**
 * Processors that all who have work share evenly, as a system does whose slices are short: nobody gets more than one whole.
 * All progress at the same speed, so one clock that runs at it says when each is done.
 */
export function openCores(events: Events, count: number): Cores {
  const waiting: { readonly at: number; readonly done: () => void }[] = [];
  let progress = 0;
  let since = 0;
  let used = 0;
  let plan = 0;
  const speed = (): number => (waiting.length === 0 ? 0 : Math.min(1, count / waiting.length));
  const pass = (): void => {
    const passed = (events.now() - since) * speed();
    progress += passed;
    used += passed * waiting.length;
    since = events.now();
  };
  const arrange = (): void => {
    const [first] = waiting;
    const mine = ++plan;
    if (first) events.after((first.at - progress) / speed(), () => mine === plan && finish());
  };
  const finish = (): void => {
    pass();
    // Rounding shall not leave anybody with a sliver of work.
    const done = [];
    while ((waiting[0]?.at ?? Number.POSITIVE_INFINITY) <= progress + 1e-9) done.push(waiting.shift());
    arrange();
    for (const one of done) one?.done();
  };
  return {
    work: (ms, done) => {
      pass();
      const one = { at: progress + ms, done };
      const place = waiting.findIndex(({ at }) => at > one.at);
      waiting.splice(place < 0 ? waiting.length : place, 0, one);
      arrange();
    },
    used: () => {
      pass();
      return used;
    },
  };
}

/** A process with one thread: first come, first served. */
export type Thread = { readonly work: (ms: number, done: () => void) => void; readonly used: () => number };

export function openThread(cores: Cores): Thread {
  let used = 0;
  let first = 0;
  let isBusy = false;
  let queue: { readonly ms: number; readonly done: () => void }[] = [];
  const next = (): void => {
    const one = queue[first];
    isBusy = one !== undefined;
    if (!one) return;
    first++;
    if (first > 1000 && first * 2 > queue.length) {
      queue = queue.slice(first);
      first = 0;
    }
    cores.work(one.ms, () => {
      used += one.ms;
      one.done();
      next();
    });
  };
  return {
    work: (ms, done) => {
      queue.push({ ms, done });
      if (!isBusy) next();
    },
    used: () => used,
  };
}

/** One sync after another; whoever comes while one is under way goes with the next, together. */
export type Disk = {
  readonly keep: (bytes: number, done: () => void) => void;
  readonly syncs: () => number;
  readonly busy: () => number;
};

export function openDisk(events: Events, time: (bytes: number) => number): Disk {
  let waiting: (() => void)[] = [];
  let bytes = 0;
  let atWork = false;
  let syncs = 0;
  let busy = 0;
  const next = (): void => {
    if (waiting.length === 0) return;
    const [all, ms] = [waiting, time(bytes)];
    waiting = [];
    bytes = 0;
    atWork = true;
    syncs++;
    busy += ms;
    events.after(ms, () => {
      atWork = false;
      for (const done of all) done();
      if (!atWork) next();
    });
  };
  return {
    keep: (more, done) => {
      waiting.push(done);
      bytes += more;
      if (!atWork) next();
    },
    syncs: () => syncs,
    busy: () => busy,
  };
}

/** So many at a time; the others wait in a row. */
export type Gate = (work: (leave: () => void) => void) => void;

export function openGate(most: number): Gate {
  const waiting: ((leave: () => void) => void)[] = [];
  let inside = 0;
  const leave = (): void => {
    inside--;
    const next = waiting.shift();
    if (next) enter(next);
  };
  const enter = (work: (leave: () => void) => void): void => {
    inside++;
    work(leave);
  };
  return (work) => {
    if (inside < most) enter(work);
    else waiting.push(work);
  };
}
