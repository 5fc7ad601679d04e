/** What the host of the server sees and does. */
import type { HostPage } from '@wartable/protocol';
import type { Kysely } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Database, PersonRow } from '../store/schema.ts';
import { personBy } from './accounts.ts';
import { putSetting, setting } from './settings.ts';

/** The latest of each. */
const MOST = 200;

export type House = {
  readonly page: () => Promise<Pick<HostPage, 'people' | 'reports' | 'closed' | 'announcement'> & Counted>;
  readonly makeHost: (person: PersonRow) => Promise<PersonRow>;
  /** Bans a person, or lets it in again. */
  readonly ban: (person: string, banned: boolean) => Promise<void>;
  readonly close: (closed: boolean) => Promise<void>;
  readonly announce: (text: string | null) => Promise<void>;
  readonly reportDone: (report: number) => Promise<void>;
};

type Counted = { readonly counted: { readonly people: number; readonly tables: number; readonly running: number } };

export function openHouse(db: Kysely<Database>): House {
  return {
    page: async () => ({
      people: await latestPeople(db),
      reports: await latestReports(db),
      closed: (await setting(db, 'closed')) !== null,
      announcement: await setting(db, 'announcement'),
      counted: await countAll(db),
    }),
    makeHost: async (person) => {
      await db.updateTable('person').set({ host: 1 }).where('id', '=', person.id).execute();
      return { ...person, host: 1 };
    },
    ban: async (id, banned) => {
      const person = await personBy(db, 'id', id);
      if (!person) throw new Refusal('unknown');
      // Nobody locks the house and is in it.
      if (person.host) throw new Refusal('not-allowed');
      await db
        .updateTable('person')
        .set({ banned: banned ? 1 : 0 })
        .where('id', '=', id)
        .execute();
    },
    close: (closed) => putSetting(db, 'closed', closed ? '1' : null),
    announce: (text) => putSetting(db, 'announcement', text),
    reportDone: async (report) => {
      await db.updateTable('report').set({ done: 1 }).where('id', '=', report).execute();
    },
  };
}

async function latestPeople(db: Kysely<Database>): Promise<HostPage['people']> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name', 'handle', 'created', 'seen', 'banned'])
    .select((it) =>
      it
        .selectFrom('seat')
        .select((seat) => seat.fn.countAll().as('many'))
        .whereRef('seat.person', '=', 'person.id')
        .as('tables'),
    )
    .orderBy('seen', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, banned: row.banned === 1, tables: Number(row.tables) }));
}

async function latestReports(db: Kysely<Database>): Promise<HostPage['reports']> {
  const rows = await db
    .selectFrom('report')
    .leftJoin('person', 'person.id', 'report.by')
    .select(['report.id', 'at', 'about', 'match', 'report.person', 'text', 'details', 'done', 'person.name as by'])
    .orderBy('done')
    .orderBy('report.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ about, match, done, ...row }) => ({
    ...row,
    about: about === 'person' ? 'person' : 'problem',
    table: match,
    done: done === 1,
  }));
}

async function countAll(db: Kysely<Database>): Promise<Counted['counted']> {
  const many = (table: 'person' | 'match') => db.selectFrom(table).select((it) => it.fn.countAll().as('many'));
  const [people, tables, running] = await Promise.all([
    many('person').executeTakeFirst(),
    many('match').executeTakeFirst(),
    many('match').where('status', '=', 'running').executeTakeFirst(),
  ]);
  return { people: Number(people?.many), tables: Number(tables?.many), running: Number(running?.many) };
}
