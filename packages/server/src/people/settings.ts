/** What the server remembers of itself. */
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

export type SettingName = 'closed' | 'announcement';

export async function setting(db: Pick<Kysely<Database>, 'selectFrom'>, name: SettingName): Promise<string | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

export async function putSetting(db: Kysely<Database>, name: SettingName, value: string | null): Promise<void> {
  if (value === null) await db.deleteFrom('setting').where('name', '=', name).execute();
  else
    await db
      .insertInto('setting')
      .values({ name, value })
      .onConflict((it) => it.column('name').doUpdateSet({ value }))
      .execute();
}
