/** Brings the tables up to date, also beside nodes of another version that are at work; what those can bear stands in the names of migrations (migrations.ts). */
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Client } from './guard.ts';
import { type Engine, migrationsOf } from './migrations.ts';
import type { Database } from './schema.ts';
import { StoreTrouble, systemCode } from './trouble.ts';

export type Migrations = Readonly<Record<string, Migration>>;

export type Upkeep = {
  /** Refuses tables that these migrations cannot work with; leaves out for now what nodes that are running could not bear. */
  readonly migrate: (db: Kysely<Database>) => Promise<void>;
  /** What this code knows is told over the line that says who serves the database; one that was away may find tables that it cannot work with. */
  readonly join: (line: Client, again: boolean) => Promise<void>;
};

const TABLES = { migrationTableName: 'migration', migrationLockTableName: 'migration_lock' } as const;
/** "migr": whoever changes the tables does it alone. "know": a lock for each node, with the number of the last migration that it knows. */
const [CHANGING, KNOWING] = [0x6d_69_67_72, 0x6b_6e_6f_77];
/** All wait behind whoever waits for a table: so it is waited for a moment, and again later. A copy that is being made holds them all. */
const [MOMENT, LATER, TRIES] = [1000, 1000, 120];
const NOT_FREE = '55P03';

const nothing: Migration = { up: async () => {} };

/** `more`: migrations of a test, after those that there are. */
export function upkeep(engine: Engine, where: string, more: Migrations = {}): Upkeep {
  const own: Migrations = { ...migrationsOf(engine), ...more };
  const known = Math.max(...Object.keys(own).map((name) => Number.parseInt(name, 10)));
  const check = (names: readonly string[]): void => {
    if (names.some((name) => !(name in own) && neededFor(name) > known)) throw new StoreTrouble('newer', where);
  };

  const bring = async (db: Kysely<Database>): Promise<void> => {
    const done = await namesIn(db);
    check(done);
    const least = engine === 'postgres' ? await leastKnown(db) : known;
    const wanted = Object.entries(own).filter(([name]) => done.includes(name) || neededFor(name) <= least);
    if (wanted.every(([name]) => done.includes(name))) return;
    // What is not known here was done, and is not to be missed.
    const all = { ...Object.fromEntries(done.map((name) => [name, nothing])), ...Object.fromEntries(wanted) };
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => all },
      allowUnorderedMigrations: true,
      ...TABLES,
    });
    await patiently(async () => {
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    }).catch((error) => {
      throw new StoreTrouble('failed', where, error);
    });
  };

  return {
    migrate: async (db) => {
      if (engine === 'sqlite') return bring(db);
      await db.connection().execute(async (line) => {
        await sql`select pg_advisory_lock(${CHANGING})`.execute(line);
        await sql`select set_config('lock_timeout', ${String(MOMENT)}, false)`.execute(line);
        // The line ends with this, and the lock with the line.
        await bring(line);
      });
    },
    join: async (line, again) => {
      await line.query('select pg_advisory_lock_shared($1, $2)', [KNOWING, known]);
      // At the start it is looked at before the tables are brought up to date.
      if (!again) return;
      await line.query('select pg_advisory_lock_shared($1)', [CHANGING]);
      const { rows } = await line.query(`select name from ${TABLES.migrationTableName}`);
      await line.query('select pg_advisory_unlock_shared($1)', [CHANGING]);
      check(rows.map(({ name }: { readonly name: string }) => name));
    },
  };
}

/** The number of the migration that code has to know to work with tables that were changed by this one. */
function neededFor(name: string): number {
  const [, own, expands, needed] = /^(\d{4})(-expand|-contract-(\d{4}))?$/.exec(name) ?? [];
  if (own === undefined) return Number.POSITIVE_INFINITY;
  return expands === '-expand' ? 0 : Number(needed ?? own);
}

async function namesIn(db: Kysely<Database>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TABLES.migrationTableName)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLES.migrationTableName)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** The least that any node knows that serves this database; whoever comes later finds what was changed. */
async function leastKnown(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ least: number | null }>`select min(objid::bigint) as least from pg_locks
    where locktype = 'advisory' and classid = ${KNOWING} and objsubid = 2 and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows[0]?.least ?? 0;
}

async function patiently(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (systemCode(error) !== NOT_FREE || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, LATER));
    }
  }
}
