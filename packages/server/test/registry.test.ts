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
/** A row lasts six seconds after each beat. */
const beat = (ago: number) =>
  store.db
    .updateTable('node')
    .set({ until: Date.now() - ago + 6000 })
    .execute();

test('it stays where somebody has renewed his row a moment ago, whoever comes', async () => {
  await register(store.db, own('a'));
  const first = await standing();
  await register(store.db, own('b'));
  await beat(1000);
  await register(store.db, own('a'));
  await register(store.db, own('c'));
  expect(await standing()).toBe(first);
});

test('it is now where nobody has, also where rows still count as alive', async () => {
  const before = await standing();
  await beat(4000);
  await register(store.db, own('d'));
  expect(await standing()).not.toBe(before);
});
