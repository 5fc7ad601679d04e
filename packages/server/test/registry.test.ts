/** Since when there has always been a node that had the database: what stood still before is given back to clocks. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../src/nodes/registry.ts';
import { openStore, type Store } from '../src/store/index.ts';
import { postgres } from './databases.ts';

let store: Store;
beforeAll(async () => {
  store = await openStore((await postgres()).where);
});
afterAll(() => store.close());

const own = (id: string) => ({ id, rules: '{}', host_key: '' });
const standing = async (): Promise<string | undefined> =>
  (await store.db.selectFrom('setting').select('value').where('name', '=', 'standing-since').executeTakeFirst())?.value;
const setNode = (id: string, node: { started?: number; until?: number }) =>
  store.db.updateTable('node').set(node).where('id', '=', id).execute();

test('it is now where no other had it, and stays where another had', async () => {
  await register(store.db, own('a'), undefined);
  const first = await standing();
  await register(store.db, own('b'), undefined);
  expect(await standing()).toBe(first);
  const lost = Date.now();
  // The other has renewed its row since then.
  await setNode('b', { started: lost - 60_000, until: lost + 12_000 });
  await register(store.db, own('a'), lost);
  expect(await standing()).toBe(first);
  // None has.
  await setNode('b', { until: lost + 5000 });
  await register(store.db, own('a'), lost);
  expect(await standing()).not.toBe(first);
});

test('one that has come since then has not had it before', async () => {
  const before = await standing();
  const lost = Date.now() - 10_000;
  await setNode('b', { until: lost + 5000 });
  await register(store.db, own('c'), undefined);
  expect(await standing()).toBe(before);
  await register(store.db, own('a'), lost);
  expect(await standing()).not.toBe(before);
});
