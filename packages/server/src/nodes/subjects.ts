/** What NATS gets to see of a topic: names that nodes of one database have in common, and that tell nobody else anything. */
import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { hashOf, newId } from '../people/secrets.ts';
import type { Database } from '../store/schema.ts';
import type { Topic } from './bell.ts';

export type Subjects = (topic: Topic) => string;

/** By chance, kept in the database; with its name, since a copy of it under another name is another one. Two installations on one NATS do not hear each other. */
export async function subjectsOf(db: Kysely<Database>): Promise<Subjects> {
  await db
    .insertInto('setting')
    .values({ name: 'bell', value: newId() })
    .onConflict((it) => it.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('name', '=', 'bell').executeTakeFirstOrThrow();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const prefix = hashOf(`${value} ${rows[0]?.name}`).slice(0, 12);
  return (topic) => {
    const [kind, of] = topic.split('.', 2);
    // The id of a table is the link to it: whoever overhears NATS shall not come in by it.
    const name =
      of === undefined || kind === 'who' ? topic : `${kind}.${hash('sha256', `${value} ${of}`, 'base64url').slice(0, 22)}`;
    return `wartable.${prefix}.${name}`;
  };
}
