/** Kysely over PostgreSQL. */
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { StoreTrouble, type StoreTroubleWord, systemCode } from './trouble.ts';

const MOST_CONNECTIONS = 10;
const INT8 = 20;
/** "wart": whoever holds it is the one server of this database. */
const LOCK = 0x77_61_72_74;
/** A server that was killed a moment ago may still be held by the database for so long. */
const PATIENCE = 2000;

/** Times are whole numbers far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export type Postgres = { readonly db: Kysely<Database>; readonly close: () => Promise<void> };

export async function openPostgres(url: string): Promise<Postgres> {
  const where = withoutPassword(url);
  const connection = { connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true, application_name: 'wartable' };
  const lock = new pg.Client(connection);
  // Whatever is asked next over a line that broke gets the error.
  lock.on('error', () => {});
  try {
    await lock.connect();
    await hold(lock, where);
  } catch (error) {
    await lock.end().catch(() => {});
    throw error instanceof StoreTrouble ? error : new StoreTrouble(wordOf(error), where, error);
  }
  const pool = new pg.Pool({ ...connection, max: MOST_CONNECTIONS, types });
  pool.on('error', () => {});
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (made) => {
        // An answer is on disk before it is acknowledged, however the database was set up.
        await made.executeQuery(
          CompiledQuery.raw(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
          ),
        );
      },
    }),
  });
  const close = async (): Promise<void> => {
    await db.destroy();
    await lock.end();
  };
  return { db, close };
}

async function hold(lock: pg.Client, where: string): Promise<void> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const { rows } = await lock.query('SELECT pg_try_advisory_lock($1) AS held', [LOCK]);
    if (rows[0]?.held) return;
    if (Date.now() > until) throw new StoreTrouble('in-use', where);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function wordOf(error: unknown): StoreTroubleWord {
  const code = systemCode(error) ?? '';
  if (/^(?:28|3D|42501)/.test(code)) return 'no-entry';
  return /^(?:E[A-Z]|08|57P)/.test(code) || (error instanceof Error && /timeout/i.test(error.message)) ? 'unreachable' : 'failed';
}

export function withoutPassword(url: string): string {
  try {
    const at = new URL(url);
    return `${at.protocol}//${at.host}${at.pathname}`;
  } catch {
    return 'postgres';
  }
}
