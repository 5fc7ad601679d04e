/** Whether a notice still matters, asked of the database: whoever looks may do so over another node. */
import { type Kysely, sql } from 'kysely';
import { DATABASE_NOW } from '../store/leases.ts';
import type { Database } from '../store/schema.ts';
import type { Due } from './index.ts';

/** The person has to act, if that is what it tells; looks nowhere at the table, and has not for so many milliseconds. */
export async function isStillDue(db: Kysely<Database>, { match, person, kind }: Due, within: number): Promise<boolean> {
  const now = DATABASE_NOW();
  // A node that died has taken its people with it; when they last looked is true nevertheless.
  const looks = sql`select from presence where match = ${match} and person = ${person} and (looked > ${now} - ${within}::bigint
    or (looking = 1 and exists (select from node where node.id = presence.node and node.until > ${now})))`;
  const isAsked = sql`select from seat where match = ${match} and person = ${person} and bot is null and asked = 1`;
  const acts = kind === 'your-turn' ? sql`exists (${isAsked})` : sql`true`;
  const { rows } = await sql<{ due: boolean }>`select not exists (${looks}) and ${acts} as due`.execute(db);
  return rows[0]?.due === true;
}
