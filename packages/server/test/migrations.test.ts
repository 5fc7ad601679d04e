/** Code of several versions on one database: who may go on beside what. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore, type Store, type Where } from '../src/store/index.ts';
import type { Migrations } from '../src/store/migrate.ts';
import { DATABASES, postgres } from './databases.ts';
import { personRow } from './rows.ts';

const run = (text: string): Migrations[string] => ({ up: async (db) => void (await sql.raw(text).execute(db)) });

/** Versions of a product that gives people a colour, then a paint instead, one after another. */
const ONE: Migrations = { '9001-expand': run('alter table person add column colour text') };
const TWO: Migrations = { ...ONE, '9002-expand': run('alter table person add column paint text') };
const THREE: Migrations = { ...TWO, '9003-expand': { up: async () => {} } };
const FOUR: Migrations = { ...THREE, '9004-contract-9003': run('alter table person drop column colour') };
const FIVE: Migrations = { ...FOUR, '9005-expand': run('create table shelf (id text)') };

const open: { readonly close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function store(where: Where, migrations?: Migrations): Promise<Store> {
  const opened = await openStore(where, migrations);
  open.push(opened);
  return opened;
}

const wordOf = (where: Where, migrations?: Migrations): Promise<string> =>
  openStore(where, migrations).then(
    async (opened) => {
      await opened.close();
      return 'opened';
    },
    ({ word }) => word,
  );

async function stepsOf({ db }: Store): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => name.startsWith('9'));
}

async function several(): Promise<{ readonly url: string; readonly several: true }> {
  const { config } = await postgres();
  return { url: config.database ?? '', several: true };
}

async function otherProgram(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  open.push({ close: () => client.end() });
  return client;
}

describe.each(DATABASES)('Tables in %s that a later version has changed', (_, fresh) => {
  it('serve an earlier one where they have only become more', async () => {
    const { where } = await fresh();
    expect(await wordOf(where, TWO)).toBe('opened');
    const older = await store(where);
    await older.db.insertInto('person').values(personRow('ann')).execute();
    expect(await stepsOf(older)).toEqual(['9001-expand', '9002-expand']);
  });

  it('refuse one that uses what was taken away, and serve one that does not', async () => {
    const { where } = await fresh();
    expect(await wordOf(where, FOUR)).toBe('opened');
    expect(await wordOf(where)).toBe('newer');
    expect(await wordOf(where, TWO)).toBe('newer');
    expect(await wordOf(where, THREE)).toBe('opened');
  });

  it.each(['9999', '9999-expanded', 'x-expand', '9999-contract', '9999-contract-9999', '0001-contract-9999'])(
    'refuse whoever does not know what “%s” means',
    async (name) => {
      const { where } = await fresh();
      const first = await openStore(where);
      await sql`insert into migration (name, timestamp) values (${name}, '2999-01-01')`.execute(first.db);
      await first.close();
      expect(await wordOf(where)).toBe('newer');
    },
  );
});

describe('Nodes of several versions on PostgreSQL', () => {
  it('start at the same moment on an empty database', async () => {
    for (let i = 0; i < 4; i++) {
      const where = await several();
      const all = await Promise.all([TWO, undefined, TWO, ONE].map((migrations) => store(where, migrations)));
      for (const one of all) expect(await stepsOf(one)).toEqual(['9001-expand', '9002-expand']);
    }
  });

  it('keep what one of them still uses; it is taken away at a start after that one has gone', async () => {
    const where = await several();
    const two = await store(where, TWO);
    const five = await store(where, FIVE);
    expect(await stepsOf(five)).toEqual(['9001-expand', '9002-expand', '9003-expand', '9005-expand']);
    await sql`update person set colour = 'red'`.execute(two.db);
    const three = await store(where, THREE);
    await two.close();
    await store(where, FIVE);
    expect(await stepsOf(three)).toEqual(Object.keys(FIVE));
    expect(await wordOf(where, TWO)).toBe('newer');
  });

  it('are not kept waiting by one that starts while another program holds a table', async () => {
    const where = await several();
    const node = await store(where);
    const other = await otherProgram(where.url);
    await other.query('begin; lock table person in access share mode');
    const starting = store(where, ONE);
    const waits: number[] = [];
    for (const until = Date.now() + 3500; Date.now() < until; ) {
      const began = performance.now();
      await node.db.selectFrom('person').select('id').execute();
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await other.query('commit');
    expect(await stepsOf(await starting)).toEqual(['9001-expand']);
    // It did wait in between, and let others by.
    expect(Math.max(...waits)).toBeGreaterThan(300);
    expect(Math.max(...waits)).toBeLessThan(3000);
    expect(waits.length).toBeGreaterThan(20);
  });

  it('that were away meanwhile do not go on with tables they cannot work with', async () => {
    const where = await several();
    const [two, three] = [await store(where, TWO), await store(where, THREE)];
    const other = await otherProgram(where.url);
    const [{ pid: own }] = (await other.query('select pg_backend_pid() as pid')).rows;
    const lost = [two, three].map(({ guard }) => new Promise<void>((resolve) => void guard?.onLost(resolve)));
    await other.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> $1', [
      own,
    ]);
    await Promise.all(lost);
    expect(await stepsOf(await store(where, FOUR))).toContain('9004-contract-9003');
    await expect(two.db.selectFrom('person').select('id').execute()).rejects.toMatchObject({ word: 'newer' });
    await expect(two.guard?.held()).rejects.toMatchObject({ word: 'newer' });
    expect(await three.db.selectFrom('person').select('id').execute()).toEqual([]);
  });
});
