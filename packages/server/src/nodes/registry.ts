/** The row of a node, and those of the others. All times are the database's. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Guard } from '../store/guard.ts';
import type { Database, NodeRow } from '../store/schema.ts';

/** A node is alive for so long after each beat; one that has been dead for longer than that is cleared away. */
const [ALIVE, CLEARED] = [6000, 60_000];
const STANDING = 'standing-since';
/** Nodes renew their rows every two seconds. */
const STOOD_STILL = 3000;
/** "node": whoever registers does it alone. */
const LOCK = 0x6e_6f_64_65;

const NOW = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint';

const BEAT = `with now as (select ${NOW} as at),
  renewed as (update node set until = now.at + ${ALIVE} from now where id = $1 and until > now.at returning id)
  select now.at, (select count(*)::int from renewed) as renewed,
    -- A database that was started anew was away, whoever has noticed it.
    greatest((select value::bigint from setting where name = '${STANDING}'),
      floor(extract(epoch from pg_postmaster_start_time()) * 1000)::bigint) as standing,
    (select coalesce(json_agg(json_build_object('id', id, 'rules', rules)), '[]') from node where until > now.at) as alive
  from now`;

type Alive = Pick<NodeRow, 'id' | 'rules'>;
export type Beat = { readonly at: number; readonly standing: number; readonly alive: readonly Alive[] };
export type Own = Pick<NodeRow, 'id' | 'rules' | 'host_key'>;

type Row = { readonly at: number; readonly renewed: number; readonly standing: number; readonly alive: readonly Alive[] };

/** Renews the row; undefined where there is none that is alive. */
export async function renew(guard: Guard, id: string): Promise<Beat | undefined> {
  const [row] = await guard.ask<Row>(BEAT, [id]);
  return row && row.renewed > 0 ? { at: row.at, standing: row.standing, alive: row.alive } : undefined;
}

/** Writes the row. Where nobody's row was renewed for longer than that, all has stood still until now. */
export async function register(db: Kysely<Database>, { id, rules, host_key }: Own): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`insert into setting (name, value) select ${STANDING}, (${sql.raw(NOW)})::text
      where not exists (select from node where until - ${ALIVE}::int > ${sql.raw(NOW)} - ${STOOD_STILL}::int)
        or not exists (select from setting where name = ${STANDING})
      on conflict (name) do update set value = excluded.value`.execute(trx);
    await sql`insert into node (id, started, until, rules, host_key)
      values (${id}, ${sql.raw(NOW)}, ${sql.raw(NOW)} + ${ALIVE}::int, ${rules}, ${host_key})
      on conflict (id) do update set until = excluded.until`.execute(trx);
  });
}

/** Whether a node is alive, other than this one, that has these rules of a game. */
export async function isAliveWith(db: Kysely<Database>, id: string, game: string, rules: string): Promise<boolean> {
  const { rows } = await sql`select 1 from node
    where id <> ${id} and until > ${sql.raw(NOW)} and rules::json ->> ${game} = ${rules} limit 1`.execute(db);
  return rows.length > 0;
}

/** It goes, with its lines. */
export async function unregister(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('line').where('node', '=', id).execute();
  await db.deleteFrom('node').where('id', '=', id).execute();
}

/** Whether a node that is alive has this host key, by its hash. */
export async function isHostOfNode(db: Kysely<Database>, host_key: string): Promise<boolean> {
  const alive = sql<boolean>`until > ${sql.raw(NOW)}`;
  const found = await db.selectFrom('node').select('id').where('host_key', '=', host_key).where(alive).executeTakeFirst();
  return found !== undefined;
}

/** Nodes that have been dead for a while, with their lines and who was at their tables. */
export async function clearAway(db: Kysely<Database>, held: RawBuilder<boolean>): Promise<void> {
  await sql`delete from node where until < ${sql.raw(NOW)} - ${CLEARED}::int and ${held}`.execute(db);
  for (const table of ['line', 'presence'] as const)
    await sql`delete from ${sql.table(table)} as it where not exists (select from node where node.id = it.node) and ${held}`.execute(
      db,
    );
}
