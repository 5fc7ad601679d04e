/** Whom somebody does not want to read, and what is told to the host. */
import type * as protocol from '@wartable/protocol';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import { Refusal } from '../http/refusal.ts';
import type { Database, PersonRow } from '../store/schema.ts';
import type { Tries } from './tries.ts';

const MOST_MUTED = 500;
const REPORTS_AN_HOUR = 30;

export type Manners = {
  readonly muted: (person: PersonRow) => Promise<{ id: string; name: string }[]>;
  readonly mutedBy: (person: string) => Promise<ReadonlySet<string>>;
  readonly mute: (person: PersonRow, other: string, on: boolean) => Promise<void>;
  readonly report: (by: PersonRow | null, report: v.InferOutput<typeof protocol.Report>, address: string) => Promise<void>;
};

export function openManners(db: Kysely<Database>, now: () => number, tries: Tries): Manners {
  const muted: Manners['muted'] = ({ id }) =>
    db
      .selectFrom('mute')
      .innerJoin('person', 'person.id', 'mute.muted')
      .select(['person.id', 'person.name'])
      .where('mute.person', '=', id)
      .orderBy('person.name')
      .execute();
  return {
    muted,
    mutedBy: async (person) => {
      const rows = await db.selectFrom('mute').select('muted').where('person', '=', person).execute();
      return new Set(rows.map((row) => row.muted));
    },
    mute: async (person, other, on) => {
      if (!on) {
        await db.deleteFrom('mute').where('person', '=', person.id).where('muted', '=', other).execute();
        return;
      }
      const known = await db.selectFrom('person').select('id').where('id', '=', other).executeTakeFirst();
      if (!known || other === person.id) throw new Refusal('unknown');
      if ((await muted(person)).length >= MOST_MUTED) throw new Refusal('too-many');
      const row = { person: person.id, muted: other };
      await db
        .insertInto('mute')
        .values(row)
        .onConflict((it) => it.doNothing())
        .execute();
    },
    report: async (by, { about, table, person, text, details }, address) => {
      await tries.spend({ of: `report ${address}`, most: REPORTS_AN_HOUR });
      const row = {
        at: now(),
        by: by?.id ?? null,
        about,
        match: table ?? null,
        person: person ?? null,
        text,
        details: details ?? null,
        done: 0,
      };
      await db.insertInto('report').values(row).execute();
    },
  };
}
