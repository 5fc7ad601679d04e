/** What is kept: SQLite in a file, or PostgreSQL; the same rows, the same journal. */
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Guard } from './guard.ts';
import { type Journal, openJournal } from './journal.ts';
import { type Migrations, upkeep } from './migrate.ts';
import type { Engine } from './migrations.ts';
import { openPostgres, type Postgres, withoutPassword } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite, type Sqlite } from './sqlite.ts';

export type { Also, Journal } from './journal.ts';
export { Conflict, isTaken, STORE_TROUBLES, StoreTrouble, type StoreTroubleWord } from './trouble.ts';

export type Where = { readonly file: string } | { readonly url: string; readonly several?: boolean };

/** Where a server of this configuration keeps what it knows. */
export function whereOf({ data, database, nats }: Pick<Config, 'data' | 'database' | 'nats'>): Where {
  return database === undefined ? { file: join(data, 'wartable.db') } : { url: database, several: nats !== undefined };
}

export type Store = {
  readonly db: Kysely<Database>;
  readonly kind: Engine;
  /** For printing: without a password. */
  readonly where: string;
  readonly journal: Journal;
  /** The connection that says who serves it; PostgreSQL alone has one. */
  readonly guard: Guard | undefined;
  readonly close: () => Promise<void>;
};

type Opened = Pick<Sqlite, 'db' | 'close'> & Partial<Sqlite> & Partial<Postgres>;

/** Opens it, brings its tables up to date; throws `StoreTrouble` where that cannot be. `migrations`: further ones, of a test. */
export async function openStore(at: Where, migrations?: Migrations): Promise<Store> {
  const kind = 'file' in at ? 'sqlite' : 'postgres';
  const where = 'file' in at ? at.file : withoutPassword(at.url);
  const { migrate, join: joining } = upkeep(kind, where, migrations);
  const opened: Opened = 'file' in at ? await openSqlite(at.file) : await openPostgres(at.url, at.several === true, joining);
  try {
    await (opened.slowly?.(migrate) ?? migrate(opened.db));
  } catch (error) {
    await opened.close();
    throw error;
  }
  const journal = openJournal(opened.db, opened.together);
  const close = async (): Promise<void> => {
    await journal.flushed();
    await opened.close();
  };
  return { db: opened.db, kind, where, journal, guard: opened.guard, close };
}
