/** What is kept: SQLite in a file, or PostgreSQL; the same rows, the same journal. */
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { type Journal, openJournal } from './journal.ts';
import { type Engine, migrate } from './migrations.ts';
import { openPostgres, withoutPassword } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite, type Sqlite } from './sqlite.ts';

export type { Also, Journal } from './journal.ts';
export { Conflict, isTaken, STORE_TROUBLES, StoreTrouble, type StoreTroubleWord } from './trouble.ts';

export type Where = { readonly file: string } | { readonly url: string };

/** Where a server of this configuration keeps what it knows. */
export function whereOf({ data, database }: Pick<Config, 'data' | 'database'>): Where {
  return database === undefined ? { file: join(data, 'wartable.db') } : { url: database };
}

export type Store = {
  readonly db: Kysely<Database>;
  readonly kind: Engine;
  /** For printing: without a password. */
  readonly where: string;
  readonly journal: Journal;
  readonly close: () => Promise<void>;
};

/** Opens it, brings its tables up to date; throws `StoreTrouble` where that cannot be. */
export async function openStore(at: Where): Promise<Store> {
  const kind = 'file' in at ? 'sqlite' : 'postgres';
  const where = 'file' in at ? at.file : withoutPassword(at.url);
  const opened: Pick<Sqlite, 'db' | 'close'> & Partial<Sqlite> =
    'file' in at ? await openSqlite(at.file) : await openPostgres(at.url);
  try {
    await migrate(opened.db, kind, where);
  } catch (error) {
    await opened.close();
    throw error;
  }
  const journal = openJournal(opened.db, opened.together);
  const close = async (): Promise<void> => {
    await journal.flushed();
    await opened.close();
  };
  return { db: opened.db, kind, where, journal, close };
}
