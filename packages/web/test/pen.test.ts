/** The pen of a table, as windows share it: by locks, and by a lease where there are none. */
import { describe, expect, it } from 'vitest';
import { type Grip, leasePen, type Pen, penOf } from '../src/table/pen.ts';

let tables = 0;
const KINDS: Readonly<Record<string, () => readonly [Pen, Pen, Pen]>> = {
  'of locks': () => {
    const table = `test ${tables++}`;
    return [penOf(table), penOf(table), penOf(table)];
  },
  'of a lease': () => {
    const lease = `test ${tables++}`;
    return [leasePen(lease, 'b'), leasePen(lease, 'a'), leasePen(lease, 'c')];
  },
};

const always = new AbortController().signal;

/** Whether something is there that should be there already. */
async function isNow(promise: Promise<unknown>): Promise<boolean> {
  const soon = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 500));
  return await Promise.race([promise.then(() => true), soon]);
}

describe.each(Object.entries(KINDS))('A pen %s', (_, pens) => {
  it('is in one hand, and in the next when that puts it down', async () => {
    const [one, other] = pens();
    const first = (await one.whenFree(always)) as Grip;
    const second = other.whenFree(always);
    expect(await isNow(second)).toBe(false);
    first.release();
    const grip = (await second) as Grip;
    expect(await isNow(grip.lost)).toBe(false);
    grip.release();
  });

  it('is in one hand also where several reach for it at once', async () => {
    const held = new Set<Pen>();
    const stop = new AbortController();
    for (const pen of pens()) pen.whenFree(stop.signal).then((grip) => grip && held.add(pen));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(held.size).toBe(1);
    stop.abort();
  });

  it('is not waited for any longer by who has given up', async () => {
    const [one, other] = pens();
    const first = (await one.whenFree(always)) as Grip;
    const stop = new AbortController();
    const second = other.whenFree(stop.signal);
    stop.abort();
    first.release();
    expect(await second).toBeUndefined();
  });
});

// Node never tells who had a lock that it was taken away; browsers are asked in windows.test.ts.
describe('A lease', () => {
  const pens = KINDS['of a lease'] as () => readonly [Pen, Pen, Pen];

  it('can be taken out of a hand, which is told, and taken back', async () => {
    const [one, other] = pens();
    const first = (await one.whenFree(always)) as Grip;
    const second = await other.now();
    await first.lost;
    expect(await isNow(second.lost)).toBe(false);
    const third = await one.now();
    await second.lost;
    expect(await isNow(third.lost)).toBe(false);
    third.release();
  });
});
