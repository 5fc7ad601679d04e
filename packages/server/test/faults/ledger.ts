/** The database of a fault run, as one who only reads it. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { keptLog, keptTable } from '../../src/hall/kept.ts';
import { hostKeyIn } from '../../src/people/host-key.ts';
import { hashOf } from '../../src/people/secrets.ts';
import { DATABASE_NOW } from '../../src/store/leases.ts';
import type { Database, NoticeRow } from '../../src/store/schema.ts';
import type { KeptMatch } from './checker.ts';

/** A table whose work a node had claimed: how far its log was then, and since when the work was due. */
export type Claimed = { readonly match: string; readonly steps: number; readonly due: number };

export type Ledger = {
  readonly stepsOf: (tables: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly matchOf: (table: string) => Promise<Omit<KeptMatch, 'isQuiet'> | undefined>;
  readonly notices: () => Promise<readonly NoticeRow[]>;
  /** By the data folder of the node. */
  readonly claimedBy: (data: string) => Promise<readonly Claimed[]>;
  readonly close: () => Promise<void>;
};

const INT8 = 20;
/** Times are whole numbers far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function openLedger(url: string): Ledger {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5000, types });
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    stepsOf: async (tables) => {
      if (tables.length === 0) return new Map();
      const rows = await db
        .selectFrom('step')
        .select(['match', ({ fn }) => fn.countAll<number>().as('steps')])
        .where('match', 'in', tables)
        .groupBy('match')
        .execute();
      return new Map(rows.map(({ match, steps }) => [match, Number(steps)]));
    },
    matchOf: async (id) => {
      const table = await keptTable(db, id);
      if (!table) return undefined;
      const steps = await db.selectFrom('step').selectAll().where('match', '=', id).orderBy('sequence').execute();
      const talk = await db.selectFrom('talk').selectAll().where('match', '=', id).orderBy('number').execute();
      return { table, steps, talk, log: await keptLog(db, id) };
    },
    notices: () => db.selectFrom('notice').selectAll().execute(),
    claimedBy: async (data) => {
      const { rows } = await sql<Claimed>`
        select work.what as match, work.due, (select count(*) from step where step.match = work.what) as steps
        from work join node on node.id = work.node
        where node.host_key = ${hashOf(hostKeyIn(data))} and work.due is not null and work.until > ${DATABASE_NOW()}
          and work.what in (select id from match)`.execute(db);
      return rows;
    },
    close: () => db.destroy(),
  };
}
