/** Things typed once: a code that links a second device, codes to get back in. */
import type { Kysely } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Database, PersonRow } from '../store/schema.ts';
import { letIn, personBy, TRIES, triesAt } from './accounts.ts';
import { codeHash, newCode } from './secrets.ts';
import type { Tries } from './tries.ts';

const LINK = { letters: 8, lasts: 10 * 60_000 } as const;
const RECOVERY = { letters: 16, many: 10 } as const;

export type Codes = {
  readonly newLink: (person: PersonRow) => Promise<{ readonly code: string; readonly until: number }>;
  readonly useLink: (code: string, address: string) => Promise<PersonRow>;
  /** All anew: those of before count no longer. */
  readonly newRecovery: (person: PersonRow) => Promise<string[]>;
  /** Whoever needs one has lost the password: it counts no longer. */
  readonly useRecovery: (handle: string, code: string, address: string) => Promise<PersonRow>;
  readonly recoveryLeft: (person: PersonRow) => Promise<number>;
};

export function openCodes(db: Kysely<Database>, now: () => number, tries: Tries): Codes {
  const drop = (person: string, kind: string) =>
    db.deleteFrom('code').where('person', '=', person).where('kind', '=', kind).execute();
  /** True for one of those who use it at the same time. */
  const use = async (kind: string, hash: string, person: string): Promise<boolean> => {
    const used = db.deleteFrom('code').where('kind', '=', kind).where('hash', '=', hash).where('person', '=', person);
    return (await used.executeTakeFirst()).numDeletedRows === 1n;
  };
  return {
    newLink: async ({ id }) => {
      const code = newCode(LINK.letters);
      const until = now() + LINK.lasts;
      await drop(id, 'link');
      await db
        .insertInto('code')
        .values({ hash: codeHash(code), kind: 'link', person: id, until, data: null })
        .execute();
      return { code, until };
    },

    useLink: (code, address) =>
      tries.attempt([{ of: `from ${address}`, most: TRIES.address }], async () => {
        const hash = codeHash(code);
        const row = await db
          .selectFrom('code')
          .select(['person', 'until'])
          .where('kind', '=', 'link')
          .where('hash', '=', hash)
          .executeTakeFirst();
        if (!row || !(await use('link', hash, row.person))) throw new Refusal('wrong-secret');
        if ((row.until ?? 0) <= now()) throw new Refusal('expired');
        const person = await personBy(db, 'id', row.person);
        if (!person) throw new Refusal('wrong-secret');
        return letIn(person);
      }),

    newRecovery: async ({ id, handle }) => {
      if (handle === null) throw new Refusal('not-allowed', 'handle');
      const codes = Array.from({ length: RECOVERY.many }, () => newCode(RECOVERY.letters));
      const rows = codes.map((code) => ({ hash: codeHash(code), kind: 'recovery', person: id, until: null, data: null }));
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('code').where('person', '=', id).where('kind', '=', 'recovery').execute();
        await trx.insertInto('code').values(rows).execute();
      });
      return codes;
    },

    useRecovery: (handle, code, address) =>
      tries.attempt(triesAt(handle, address), async () => {
        const person = await personBy(db, 'handle', handle);
        const right = await use('recovery', codeHash(code), person?.id ?? '');
        if (!person || !right) throw new Refusal('wrong-secret');
        await db.updateTable('person').set({ password: null }).where('id', '=', person.id).execute();
        return letIn({ ...person, password: null });
      }),

    recoveryLeft: async ({ id }) => {
      const counted = db.selectFrom('code').select((it) => it.fn.countAll().as('many'));
      const row = await counted.where('person', '=', id).where('kind', '=', 'recovery').executeTakeFirst();
      return Number(row?.many ?? 0);
    },
  };
}
