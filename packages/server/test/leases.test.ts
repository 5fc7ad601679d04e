/** Work that is claimed: by several nodes on one PostgreSQL, by the database's clock; and by one server alone. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../src/store/index.ts';
import { DATABASE_NOW, type Leases, nowOf, openLeases } from '../src/store/leases.ts';
import type { WorkRow } from '../src/store/schema.ts';
import { DATABASES, postgres } from './databases.ts';
import { NOON } from './rows.ts';

const workRow = (what: string, also: Partial<WorkRow> = {}): WorkRow => ({
  what,
  due: 1,
  rules: null,
  node: null,
  token: 0,
  until: 0,
  ...also,
});

describe('Work that several nodes share', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore((await postgres()).where);
  });
  afterAll(() => store.close());
  afterEach(async () => {
    for (const table of ['work', 'node'] as const) await store.db.deleteFrom(table).execute();
  });

  const node = (name: string, rules: readonly string[] = ['duel duel@1']): Leases =>
    openLeases({ db: store.db, now: DATABASE_NOW, node: name, rules });
  const put = (...rows: WorkRow[]) => store.db.insertInto('work').values(rows).execute();
  /** As if so long had passed since it was claimed. */
  const lapse = (what: string) => store.db.updateTable('work').set({ until: 1 }).where('what', '=', what).execute();
  const rowOf = (what: string) => store.db.selectFrom('work').selectAll().where('what', '=', what).executeTakeFirst();

  it('is claimed by one of those who try at once, each piece once', async () => {
    await put(...Array.from({ length: 40 }, (_, i) => workRow(`table ${i}`, { due: i })));
    const nodes = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => node(name));
    const claimed = (await Promise.all(nodes.map((one) => one.claimDue(10)))).flat();
    const rest = await node('g').claimDue(40);
    const all = [...claimed, ...rest].map(({ what }) => what);
    expect([all.length, new Set(all).size]).toEqual([40, 40]);
    expect(new Set([...claimed, ...rest].map(({ token }) => token))).toEqual(new Set([1]));
    expect(await node('h').claimDue(40)).toEqual([]);
    const one = await Promise.all(nodes.map((each) => each.claim('table 1')));
    expect(one.filter((claim) => claim !== undefined).length).toBeLessThanOrEqual(1);
  });

  it('is left alone while another has looked it up to claim it', async () => {
    await put(workRow('held'), workRow('free'));
    await store.db.transaction().execute(async (trx) => {
      await sql`select from work where what = 'held' for update`.execute(trx);
      expect(await node('b').claimDue(10)).toEqual([{ what: 'free', token: 1 }]);
    });
  });

  it('is not claimed before it is due, nor where nothing is', async () => {
    await put(workRow('later', { due: Date.now() + 3_600_000 }), workRow('never', { due: null }));
    expect(await node('a').claimDue(10)).toEqual([]);
    expect(await node('a').claim('later')).toBeUndefined();
    expect(await node('a').claim('never')).toBeUndefined();
  });

  it('of who has died is taken over when its time is over, under a higher token', async () => {
    await put(workRow('table'));
    const [a, b] = [node('a'), node('b')];
    expect(await a.claim('table')).toEqual({ what: 'table', token: 1 });
    expect([await b.claimDue(1), await b.claim('table')]).toEqual([[], undefined]);
    expect(await a.claim('table')).toEqual({ what: 'table', token: 2 });
    await lapse('table');
    expect(await b.claimDue(1)).toEqual([{ what: 'table', token: 3 }]);
  });

  it('is kept by who renews it, and lost to who did not in time, whether taken or not', async () => {
    await put(workRow('kept'), workRow('lapsed'), workRow('taken'));
    const [a, b] = [node('a'), node('b')];
    const claims = await a.claimDue(3);
    for (const what of ['lapsed', 'taken']) await lapse(what);
    await b.claim('taken');
    const before = await rowOf('kept');
    const lost = await a.renew(claims);
    expect(lost.map(({ what }) => what).sort()).toEqual(['lapsed', 'taken']);
    expect((await rowOf('kept'))?.until).toBeGreaterThanOrEqual(before?.until ?? 0);
    expect(await rowOf('taken')).toMatchObject({ node: 'b', token: 2 });
    expect(await rowOf('lapsed')).toMatchObject({ until: 1 });
  });

  it('that is done is due again when its holder says, and not when one says it who had lost it', async () => {
    await put(workRow('table'));
    const [a, b] = [node('a'), node('b')];
    const [old] = await a.claimDue(1);
    await lapse('table');
    if (old) await a.release(old, 7);
    const [now] = await b.claimDue(1);
    if (old) await a.release(old, 8);
    expect(await rowOf('table')).toMatchObject({ node: 'b', due: 1, token: 2 });
    if (now) await b.release(now, 9);
    expect(await rowOf('table')).toMatchObject({ node: null, due: 9, token: 2, until: 0 });
  });

  it('that needs rules is left to a node that has them, as long as one lives', async () => {
    const rules = JSON.stringify({ duel: 'duel@2', hoth: 'hoth@1' });
    const live = { started: 1, until: Date.now() + 3_600_000, host_key: '' };
    await store.db
      .insertInto('node')
      .values([
        { id: 'new', rules, ...live },
        { id: 'old', rules: '{"duel":"duel@1"}', ...live },
      ])
      .execute();
    await put(
      workRow('of new', { rules: 'duel duel@2' }),
      workRow('of old', { rules: 'duel duel@1' }),
      workRow('of none', { rules: 'duel duel@0' }),
    );
    const old = node('old');
    const found = await old.claimDue(10);
    expect(found.map(({ what }) => what).sort()).toEqual(['of none', 'of old']);
    expect(await old.claim('of new')).toBeUndefined();
    await store.db.updateTable('node').set({ until: 1 }).where('id', '=', 'new').execute();
    expect(await old.claim('of new')).toMatchObject({ what: 'of new' });
  });

  it('is there once, whoever puts it there', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => node(name).put('chore', 5)));
    await node('a').claimDue(1);
    await node('b').put('chore', 6);
    expect(await rowOf('chore')).toMatchObject({ due: 5, node: 'a', token: 1 });
  });
});

describe.each(DATABASES)('Work of one server alone, in %s', (_, fresh) => {
  it('goes by its own clock', async () => {
    const store = await openStore((await fresh()).where);
    let now = NOON;
    const leases = openLeases({ db: store.db, now: nowOf(() => now), node: 'one' });
    await leases.put('chore', NOON + 10);
    await leases.put('other', NOON + 20);
    expect(await leases.claimDue(5)).toEqual([]);
    now += 20;
    expect(await leases.claimDue(5)).toHaveLength(2);
    expect(await leases.claimDue(5)).toEqual([]);
    const claim = await leases.claim('chore');
    expect(claim).toEqual({ what: 'chore', token: 2 });
    if (claim) await leases.release(claim, null);
    now += 60_000;
    expect(await leases.claimDue(5)).toEqual([{ what: 'other', token: 2 }]);
    await store.close();
  });
});
