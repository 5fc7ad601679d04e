/** Whether a notice still matters, where whoever looks may do so over any node. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isStillDue } from '../src/notices/still-due.ts';
import { openStore, type Store } from '../src/store/index.ts';
import type { PresenceRow } from '../src/store/schema.ts';
import { postgres } from './databases.ts';
import { matchRow, personRow } from './rows.ts';

const [TABLE, WITHIN] = ['a-table-of-the-tests', 8000];

describe('A notice of several nodes', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore((await postgres()).where);
    const { db } = store;
    await db.insertInto('person').values(personRow('ann')).execute();
    await db
      .insertInto('match')
      .values([matchRow(TABLE), matchRow('another-table')])
      .execute();
    const node = { started: 1, rules: '{}', host_key: '' };
    await db
      .insertInto('node')
      .values([
        { ...node, id: 'alive', until: Date.now() + 3_600_000 },
        { ...node, id: 'dead', until: Date.now() - 1 },
      ])
      .execute();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    await store.db.deleteFrom('presence').execute();
    await store.db.deleteFrom('seat').execute();
    await seat({ asked: 1 });
  });
  const seat = async (also: { asked: number; bot?: number; seat?: number }) =>
    store.db
      .insertInto('seat')
      .values({ match: TABLE, seat: 0, name: 'north', person: 'ann', bot: null, link: null, ...also })
      .execute();
  const here = (also: Partial<PresenceRow>) =>
    store.db
      .insertInto('presence')
      .values({
        match: TABLE,
        person: 'ann',
        node: 'alive',
        here: 1,
        since: 1,
        left: 0,
        times: 0,
        looking: 0,
        looked: 0,
        ...also,
      })
      .execute();
  const isDue = (kind: 'your-turn' | 'begun' | 'sat-down' = 'your-turn') =>
    isStillDue(store.db, { match: TABLE, number: 1, person: 'ann', kind }, WITHIN);

  it('is due to who is asked and nowhere to be seen', async () => {
    expect(await isDue()).toBe(true);
    await here({});
    await here({ match: 'another-table', looking: 1, looked: Date.now() });
    await here({ person: 'bob', looking: 1, looked: Date.now() });
    expect(await isDue()).toBe(true);
  });

  it('is not to who looks over a node that is alive, or has just looked over any', async () => {
    await here({ looking: 1 });
    expect(await isDue()).toBe(false);
    await store.db.updateTable('presence').set({ node: 'dead' }).execute();
    expect(await isDue()).toBe(true);
    await store.db
      .updateTable('presence')
      .set({ looking: 0, looked: Date.now() - WITHIN / 2 })
      .execute();
    expect(await isDue()).toBe(false);
    await store.db
      .updateTable('presence')
      .set({ looked: Date.now() - 2 * WITHIN })
      .execute();
    expect(await isDue()).toBe(true);
    await here({ node: 'alive', looked: Date.now() });
    expect(await isDue()).toBe(false);
  });

  it('of a turn is not to who has acted, or for whom a bot does; others are', async () => {
    await store.db.updateTable('seat').set({ asked: 0 }).execute();
    expect([await isDue(), await isDue('begun'), await isDue('sat-down')]).toEqual([false, true, true]);
    await seat({ asked: 1, bot: 3, seat: 1 });
    expect(await isDue()).toBe(false);
    await seat({ asked: 1, seat: 2 });
    expect(await isDue()).toBe(true);
    await here({ looking: 1 });
    expect([await isDue('begun'), await isDue('sat-down')]).toEqual([false, false]);
  });
});
