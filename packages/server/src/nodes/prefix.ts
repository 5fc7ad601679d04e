/** What nodes of one database have in common, and of no other: two installations on one NATS do not hear each other. */
import { type Kysely, sql } from 'kysely';
import { hashOf, newId } from '../people/secrets.ts';
import type { Database } from '../store/schema.ts';

/** By chance, kept in the database; with its name, since a copy of it under another name is another one. */
export async function prefixOf(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name: 'bell', value: newId() })
    .onConflict((it) => it.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('name', '=', 'bell').executeTakeFirstOrThrow();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return hashOf(`${value} ${rows[0]?.name}`).slice(0, 12);
}
