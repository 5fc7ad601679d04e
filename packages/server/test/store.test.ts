/** What is kept, on both databases. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTaken, openStore, type Store, StoreTrouble } from '../src/store/index.ts';
import { DATABASES, type Place } from './databases.ts';
import { matchRow, NOON, personRow, stepRow } from './rows.ts';

describe.each(DATABASES)('What is kept in %s', (kind, fresh) => {
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    place = await fresh();
    store = await openStore(place.where);
  });
  afterAll(() => store.close());

  it('comes back as it went in: text of all scripts, times as numbers, nothing as null', async () => {
    const row = personRow('ann', { name: 'Ñandú 😀 “Łódź” \u0001', created: 8_640_000_000_000_000 });
    await store.db.insertInto('person').values(row).execute();
    expect(await store.db.selectFrom('person').selectAll().where('id', '=', 'ann').execute()).toEqual([row]);
  });

  it('says how many rows were changed, and numbers reports by itself', async () => {
    const report = { at: NOON, by: null, about: 'problem', match: null, person: null, text: 'x', details: null, done: 0 };
    const ids = [];
    for (const at of [1, 2])
      ids.push(
        await store.db
          .insertInto('report')
          .values({ ...report, at })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
    expect(ids).toEqual([{ id: 1 }, { id: 2 }]);
    const { numUpdatedRows } = await store.db.updateTable('report').set({ done: 1 }).executeTakeFirstOrThrow();
    const { numDeletedRows } = await store.db.deleteFrom('report').where('id', '=', 1).executeTakeFirstOrThrow();
    expect([numUpdatedRows, numDeletedRows]).toEqual([2n, 1n]);
    const { count } = await store.db
      .selectFrom('report')
      .select(store.db.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('gives a handle to one person alone; many may have none', async () => {
    await store.db
      .insertInto('person')
      .values([personRow('bea', { handle: 'bea' }), personRow('cem'), personRow('dan')])
      .execute();
    const taken = await store.db
      .insertInto('person')
      .values(personRow('eva', { handle: 'bea' }))
      .execute()
      .catch((error) => error);
    expect(isTaken(taken)).toBe(true);
    const missing = await store.db
      .insertInto('step')
      .values(stepRow('nowhere', 1))
      .execute()
      .catch((error) => error);
    expect(missing).toBeInstanceOf(Error);
    expect(isTaken(missing)).toBe(false);
  });

  it('goes with what it belongs to', async () => {
    await store.db.insertInto('match').values(matchRow('gone')).execute();
    await store.journal.append({ step: stepRow('gone', 1) });
    await store.db.insertInto('session').values({ token: 't', person: 'cem', created: NOON, seen: NOON }).execute();
    await store.db.deleteFrom('match').where('id', '=', 'gone').execute();
    await store.db.deleteFrom('person').where('id', '=', 'cem').execute();
    expect(await store.db.selectFrom('step').selectAll().where('match', '=', 'gone').execute()).toEqual([]);
    expect(await store.db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  it('is changed whole or not at all', async () => {
    const failing = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('person').values(personRow('half')).execute();
      expect(await trx.selectFrom('person').select('id').where('id', '=', 'half').execute()).toHaveLength(1);
      throw new Error('on the way');
    });
    await expect(failing).rejects.toThrow('on the way');
    expect(await store.db.selectFrom('person').select('id').where('id', '=', 'half').execute()).toEqual([]);
  });

  it('is read while somebody else is in the middle of a change', async () => {
    let goOn = (): void => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let begun = (): void => {};
    const inside = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const changing = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('setting').values({ name: 'slow', value: '1' }).execute();
      begun();
      await held;
    });
    await inside;
    expect(await store.db.selectFrom('setting').selectAll().execute()).toEqual([]);
    const others = Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        store.db
          .insertInto('setting')
          .values({ name: `n${n}`, value: '' })
          .execute(),
      ),
    );
    expect(await store.db.selectFrom('person').select('id').where('id', '=', 'bea').execute()).toHaveLength(1);
    goOn();
    await changing;
    await others;
    expect(await store.db.selectFrom('setting').selectAll().execute()).toHaveLength(51);
  });

  it('belongs to one server at a time', async () => {
    const second = await openStore(place.where).catch((error) => error);
    expect(second).toBeInstanceOf(StoreTrouble);
    expect(second.word).toBe('in-use');
  });

  it('is there after a restart, and is not given to a version that does not know it', async () => {
    await store.close();
    store = await openStore(place.where);
    expect(await store.db.selectFrom('person').select('name').where('id', '=', 'bea').execute()).toHaveLength(1);
    await sql`insert into migration (name, timestamp) values ('9999', '2999-01-01')`.execute(store.db);
    await store.close();
    const older = await openStore(place.where).catch((error) => error);
    expect(older).toMatchObject({ word: 'newer' });
    place = await fresh();
    store = await openStore(place.where);
    expect(store.kind).toBe(kind);
  });
});
