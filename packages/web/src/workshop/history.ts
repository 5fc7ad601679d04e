/** What was drawn, step by step: one goes back and forth in it. Steps of one stroke are one step. */

export type History<T> = {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What the last step belongs to; a step of the same stroke joins it. */
  readonly stroke: string | undefined;
};

const MOST_STEPS = 500;

export function beginHistory<T>(now: T): History<T> {
  return { past: [], now, future: [], stroke: undefined };
}

export function stepped<T>(history: History<T>, next: T, stroke?: string): History<T> {
  if (next === history.now) return history;
  const joins = stroke !== undefined && stroke === history.stroke;
  const past = joins ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { past, now: next, future: [], stroke };
}

export function undone<T>({ past, now, future }: History<T>): History<T> {
  const [before] = past.slice(-1);
  if (before === undefined) return { past, now, future, stroke: undefined };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], stroke: undefined };
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
  const [after, ...later] = future;
  if (after === undefined) return { past, now, future, stroke: undefined };
  return { past: [...past, now], now: after, future: later, stroke: undefined };
}
