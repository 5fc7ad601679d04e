/** Kysely over PostgreSQL. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Client, type Guard, openGuard } from './guard.ts';
import type { Database } from './schema.ts';
import { StoreTrouble, type StoreTroubleWord, systemCode } from './trouble.ts';

const MOST_CONNECTIONS = 10;
const INT8 = 20;
/** Nothing waits for ever for a database that is gone: to reach it, for it to say that something takes too long, to hear anything at all. */
const [REACHED, DONE, ANSWERED] = [5000, 8000, 10_000];

/** Times are whole numbers far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export type Postgres = {
  readonly db: Kysely<Database>;
  readonly guard: Guard;
  /** Work that may take its time: bringing tables up to date. */
  readonly slowly: <T>(work: (db: Kysely<Database>) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

/** `several`: nodes that know of one another share it; `join`: see `openGuard`. */
export async function openPostgres(
  url: string,
  several: boolean,
  join: (line: Client, again: boolean) => Promise<void>,
): Promise<Postgres> {
  const where = withoutPassword(url);
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: REACHED,
    keepAlive: true,
    application_name: 'wartable',
    types,
  };
  const inTime = { ...connection, query_timeout: ANSWERED };
  const guard = await openGuard(inTime, where, several, join).catch((error) => {
    throw error instanceof StoreTrouble ? error : new StoreTrouble(wordOf(error), where, error);
  });
  const db = overPool({ ...inTime, max: MOST_CONNECTIONS }, guard, DONE);
  const close = async (): Promise<void> => {
    await db.destroy();
    await guard.close();
  };
  const slowly: Postgres['slowly'] = async (work) => {
    const patient = overPool({ ...connection, max: 1 }, guard, 0);
    try {
      return await work(patient);
    } finally {
      await patient.destroy();
    }
  };
  return { db, guard, slowly, close };
}

function overPool(config: pg.PoolConfig, guard: Guard, patience: number): Kysely<Database> {
  const pool = new pg.Pool({
    ...config,
    Client: Client as NonNullable<pg.PoolConfig['Client']>,
    // An answer is on disk before it is acknowledged, however the database was set up; what a line that broke had begun is not kept waiting for.
    onConnect: ((made: pg.ClientBase) =>
      made.query(
        `select set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $1, false),
          set_config('synchronous_commit', case current_setting('synchronous_commit') when 'off' then 'on'
            else current_setting('synchronous_commit') end, false)`,
        [String(patience)],
      )) as unknown as NonNullable<pg.PoolConfig['onConnect']>,
  });
  pool.on('error', () => {});
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect: async () => {
          await guard.held();
          return pool.connect();
        },
        end: () => pool.end(),
      },
    }),
  });
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
