/** A database as a server of an earlier version left it when it was killed (make.ts), in any engine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Where } from '../../src/store/index.ts';
import { migrationsOf } from '../../src/store/migrations.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Database } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';

type Somebody = { readonly id: string; readonly cookie: string };

export type Former = {
  /** When it was killed. */
  readonly at: number;
  readonly people: { readonly ann: Somebody; readonly ben: Somebody };
  /** By what they show. */
  readonly tables: Readonly<Record<string, string>>;
  readonly shares: { readonly ann: string; readonly ben: string };
  /** The tables as that version made them, in SQLite. */
  readonly schema: readonly string[];
};

/** Whatever is referred to goes before. */
const ORDER = ['person', 'session', 'match', 'seat', 'step', 'talk'];

/** Loads what the version with this migration as its last has left. `made`: the tables as the migrations of today make them. */
export async function loadFormer(last: '0001', where: Where): Promise<Former & { readonly made: readonly string[] }> {
  const [head = '', ...lines] = readFileSync(join(import.meta.dirname, `${last}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  const former = JSON.parse(head) as Former;
  const rows = lines.map((line) => JSON.parse(line) as [table: keyof Database, row: object]);
  const { db, close } = 'file' in where ? await openSqlite(where.file) : await openPostgres(where.url, false, async () => {});
  await migrateTo(last, db, 'file' in where ? 'sqlite' : 'postgres');
  for (const table of ORDER)
    for (const [name, row] of rows)
      if (name === table)
        await db
          .insertInto(name)
          .values(row as never)
          .execute();
  // Nobody has been away for so long that he has to sign in again.
  await db.updateTable('session').set({ seen: Date.now() }).execute();
  const made = 'file' in where ? await schemaOf(db) : [];
  await close();
  return { ...former, made };
}

async function migrateTo(last: '0001', db: Kysely<Database>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const known = Object.fromEntries(
    Object.entries(migrationsOf(engine)).flatMap(([name, one]) => (one && name <= last ? [[name, one]] : [])),
  );
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function schemaOf(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema
    where sql is not null and name not like 'sqlite%' and name not like 'migration%' order by name`.execute(db);
  return rows.map((row) => row.sql);
}
