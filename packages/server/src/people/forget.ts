/** All that is kept about a person: to take along, and to be forgotten. */
import type { Kysely } from 'kysely';
import type { Database, PersonRow } from '../store/schema.ts';

/** Who sat there is not known any more; nobody has this id. */
export const FORGOTTEN = 'forgotten-person';
const NO_NAME = '—';
const NO_WORDS = JSON.stringify({ kind: 'text', text: '…' });

/** Everything but secrets, which are kept as hashes that are of no use to anybody. */
export async function dataOf(db: Kysely<Database>, { password, ...person }: PersonRow): Promise<Record<string, unknown>> {
  const { id } = person;
  const all = {
    devices: db.selectFrom('session').select(['created', 'seen']).where('person', '=', id),
    passkeys: db.selectFrom('passkey').select(['id', 'created', 'transports']).where('person', '=', id),
    codes: db.selectFrom('code').select(['kind', 'until']).where('person', '=', id),
    channels: db.selectFrom('channel').selectAll().where('person', '=', id),
    notices: db
      .selectFrom('notice')
      .select(['match', 'number', 'person', 'channel', 'kind', 'due', 'tries', 'state'])
      .where('person', '=', id),
    muted: db.selectFrom('mute').select('muted').where('person', '=', id),
    talk: db.selectFrom('talk').select(['match', 'number', 'at', 'name', 'seat', 'say']).where('person', '=', id),
    reports: db.selectFrom('report').selectAll().where('by', '=', id),
    seats: db
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select(['match.id', 'match.game', 'match.status', 'match.created', 'match.outcome', 'seat.seat', 'seat.name'])
      .where('seat.person', '=', id),
    pairs: db
      .selectFrom('partner')
      .innerJoin('duplicate', 'duplicate.id', 'partner.duplicate')
      .select(['duplicate.id', 'duplicate.game', 'duplicate.created', 'partner.place'])
      .where('partner.person', '=', id),
    days: db.selectFrom('attempt').select(['day', 'game', 'match', 'began', 'ended', 'result']).where('person', '=', id),
    games: db.selectFrom('played').select(['id', 'note']).where('person', '=', id),
    tables: db.selectFrom('match').select(['id', 'game', 'status', 'created']).where('owner', '=', id),
  };
  const read = await Promise.all(Object.entries(all).map(async ([name, query]) => [name, await query.execute()] as const));
  return { person: { ...person, hasPassword: password !== null }, ...Object.fromEntries(read) };
}

/** Whoever plays with the person must have been told before: after this nothing is left of it. */
export async function forget(db: Kysely<Database>, person: PersonRow): Promise<void> {
  const { id } = person;
  await db.transaction().execute(async (trx) => {
    const mine = trx.selectFrom('seat').select('match').where('person', '=', id);
    // What a page has sent along with a report holds the names of all who sat there.
    await trx.updateTable('report').set({ details: null }).where('match', 'in', mine).execute();
    await trx.updateTable('seat').set({ person: FORGOTTEN, link: null }).where('person', '=', id).execute();
    await trx.updateTable('match').set({ owner: FORGOTTEN }).where('owner', '=', id).execute();
    await trx.updateTable('duplicate').set({ owner: FORGOTTEN }).where('owner', '=', id).execute();
    await trx
      .updateTable('talk')
      .set({ person: null, name: NO_NAME, say: NO_WORDS, said: null })
      .where('person', '=', id)
      .execute();
    await trx
      .deleteFrom('report')
      .where((it) => it.or([it('by', '=', id), it('person', '=', id)]))
      .execute();
    await trx
      .deleteFrom('mute')
      .where((it) => it.or([it('person', '=', id), it('muted', '=', id)]))
      .execute();
    for (const table of ['notice', 'channel', 'code', 'passkey', 'session', 'presence', 'attempt', 'played', 'partner'] as const)
      await trx.deleteFrom(table).where('person', '=', id).execute();
    await trx.deleteFrom('person').where('id', '=', id).execute();
  });
}
