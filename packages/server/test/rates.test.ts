/** How often something is done: counted by one alone, and by several together. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryRates, type Rates, sharedRates } from '../src/people/rates.ts';
import { openTries } from '../src/people/tries.ts';
import { openStore, type Store } from '../src/store/index.ts';
import { postgres } from './databases.ts';

const within = 60_000;

let store: Store;
beforeAll(async () => {
  store = await openStore((await postgres()).where);
});
afterAll(() => store.close());

/** The same rates as two would have them, and what lets a time pass. */
const ALL: readonly (readonly [name: string, open: () => { rates: readonly [Rates, Rates]; lapse: () => Promise<unknown> }])[] = [
  [
    'by one server alone',
    () => {
      let now = 1000;
      const rates = memoryRates(() => now);
      const lapse = async () => {
        now += 3_600_000;
      };
      return { rates: [rates, rates], lapse };
    },
  ],
  [
    'by several nodes',
    () => ({
      rates: [sharedRates(store.db), sharedRates(store.db)],
      lapse: () => store.db.updateTable('rate').set({ until: Date.now() }).execute(),
    }),
  ],
];

describe.each(ALL)('What is counted %s', (name, open) => {
  const of = (what: string) => ({ of: `${what} ${name}`, within });

  it('is counted from the first time on, each for itself', async () => {
    const { rates, lapse } = open();
    const [one, two] = rates;
    const [first] = await one.count([of('a')]);
    expect(first).toMatchObject({ of: `a ${name}`, count: 1 });
    expect(first?.left).toBeGreaterThan(within - 5000);
    expect(first?.left).toBeLessThanOrEqual(within);
    const both = await two.count([of('a'), of('b')]);
    expect(new Map(both.map((counted) => [counted.of, counted.count]))).toEqual(
      new Map([
        [`a ${name}`, 2],
        [`b ${name}`, 1],
      ]),
    );
    expect(both.find((counted) => counted.of === `a ${name}`)?.until).toBe(first?.until);
    await lapse();
    expect((await two.count([of('a')]))[0]?.count).toBe(1);
  });

  it('is as many as there were at once', async () => {
    const { rates } = open();
    const counts = Array.from({ length: 40 }, async (_, i) => (await rates[i % 2 ? 0 : 1].count([of('much')]))[0]?.count);
    expect((await Promise.all(counts)).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 40 }, (_, i) => i + 1),
    );
    const takes = Array.from({ length: 12 }, (_, i) => rates[i % 2 ? 0 : 1].take(`take ${name}`, 5, within));
    expect((await Promise.all(takes)).filter((may) => may)).toHaveLength(5);
  });

  it('is taken back, but never from a later count', async () => {
    const { rates, lapse } = open();
    const [one, two] = rates;
    const counted = await one.count([of('c'), of('d')]);
    await two.uncount(counted);
    expect((await one.count([of('c')]))[0]?.count).toBe(1);
    await lapse();
    const [again] = await one.count([of('c')]);
    await one.uncount(counted);
    expect((await one.count([of('c')]))[0]?.count).toBe((again?.count ?? 0) + 1);
  });

  it('makes who guesses wait, and not the one whose name is guessed at', async () => {
    const { rates, lapse } = open();
    const tries = rates.map(openTries);
    const wrong = async () => Promise.reject(new Error('wrong'));
    const at = (address: string, n: number, work: () => Promise<unknown>) =>
      tries[n % 2]
        ?.attempt(
          [
            { of: `from ${address} ${name}`, most: 3 },
            { of: `for ann ${name}`, most: 5 },
          ],
          work,
        )
        .then(
          () => 'right',
          ({ message }) => message,
        );
    const outcomes = [];
    for (let n = 0; n < 20; n++) outcomes.push(await at('eve', n, wrong));
    expect(outcomes).toEqual([...Array(3).fill('wrong'), ...Array(17).fill('too-fast')]);
    // What was right does not count.
    for (let n = 0; n < 9; n++) expect(await at('home', n, async () => {})).toBe('right');
    expect([await at('bob', 0, wrong), await at('bob', 1, wrong), await at('cid', 1, wrong)]).toEqual([
      'wrong',
      'wrong',
      'too-fast',
    ]);
    expect(await at('home', 1, async () => {})).toBe('too-fast');
    await lapse();
    expect(await at('eve', 0, wrong)).toBe('wrong');
  });
});

it('Nobody can read from the database where somebody called from', async () => {
  await sharedRates(store.db).count([{ of: 'from 192.0.2.7', within }]);
  const keys = await store.db.selectFrom('rate').select('key').execute();
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.every(({ key }) => /^[0-9a-f]{64}$/.test(key))).toBe(true);
});
