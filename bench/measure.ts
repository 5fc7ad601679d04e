import { type Rng, rngOfMatch, seedFrom } from '@wartable/kernel';

const ROUNDS = 5;

/** Chance as in the first version, whatever comes later: figures of two versions are of the same games. */
export const sameAsEver = (text: string): Rng => rngOfMatch(seedFrom(text), [], 'chacha8');

/** Seconds per call: the median of a few rounds after a warm-up. */
export function measure(calls: number, work: () => void): number {
  for (let i = 0; i < calls; i++) work();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    for (let i = 0; i < calls; i++) work();
    times.push((performance.now() - began) / 1000 / calls);
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1] as number;
}

/** How often `measure` calls its work for a number of calls. */
export const callsMeasured = (calls: number): number => calls * (ROUNDS + 1);

/** Heap bytes for each of many things, after garbage collection (needs --expose-gc). */
export function heapPer(make: () => unknown, count = 20_000): number {
  const collect = (globalThis as { gc?: () => void }).gc;
  if (!collect) return Number.NaN;
  const kept: unknown[] = [];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < count; i++) kept.push(make());
  collect();
  return kept.length > 0 ? (process.memoryUsage().heapUsed - before) / kept.length : 0;
}

export const count = (x: number): string => Math.round(x).toLocaleString('en');
export const micro = (seconds: number): string => `${(seconds * 1e6).toFixed(2)} µs`;

export function print(title: string, rows: readonly (readonly [what: string, figure: string, remark: string])[]): void {
  console.log(`\n${title}`);
  for (const [what, figure, remark] of rows) console.log(`${what.padEnd(44)} ${figure.padStart(14)}   ${remark}`);
}
