/** From a guest with a name to an account with a password, and back in. */

import type * as protocol from '@wartable/protocol';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { Limits } from '../config.ts';
import { Refusal } from '../http/refusal.ts';
import { isTaken } from '../store/index.ts';
import type { Database, PersonRow } from '../store/schema.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { hashOf, newId } from './secrets.ts';
import { setting } from './settings.ts';
import type { Tries } from './tries.ts';

type Of<S extends v.GenericSchema> = v.InferOutput<S>;

export type Accounts = {
  readonly guest: (asked: Of<typeof protocol.NewGuest>, address: string) => Promise<PersonRow>;
  readonly change: (person: PersonRow, change: Of<typeof protocol.PersonChange>) => Promise<PersonRow>;
  readonly setPassword: (person: PersonRow, asked: Of<typeof protocol.NewPassword>) => Promise<PersonRow>;
  readonly signIn: (asked: Of<typeof protocol.SignIn>, address: string) => Promise<PersonRow>;
  /** The guest whose own link it is. */
  readonly ofOwnLink: (token: string) => Promise<PersonRow>;
};

/** Tries in vain in a quarter of an hour: of one address, and for one name however many addresses try it. */
export const TRIES = { address: 20, name: 60 } as const;

export function openAccounts(db: Kysely<Database>, limits: Limits, now: () => number, tries: Tries): Accounts {
  return {
    guest: async ({ name, language, table }, address) => {
      if ((await setting(db, 'closed')) !== null && !(await isTable(db, table))) throw new Refusal('closed');
      await tries.spend({ of: `guest ${address}`, most: limits.guestsPerHour });
      const at = now();
      const guest: PersonRow = {
        id: newId(),
        name,
        handle: null,
        password: null,
        language: language ?? null,
        host: 0,
        banned: 0,
        created: at,
        seen: at,
      };
      await db.insertInto('person').values(guest).execute();
      return guest;
    },

    change: async (person, change) => {
      if (Object.keys(change).length > 0) await db.updateTable('person').set(change).where('id', '=', person.id).execute();
      return { ...person, ...change };
    },

    setPassword: async (person, { handle, password, old }) => {
      if (person.password !== null)
        await tries.attempt([{ of: `old ${person.id}`, most: TRIES.address }], async () => {
          if (old === undefined || !(await isPassword(old, person.password))) throw new Refusal('wrong-secret', 'old');
        });
      const changed = { handle, password: await hashPassword(password) };
      try {
        await db.updateTable('person').set(changed).where('id', '=', person.id).execute();
      } catch (error) {
        throw isTaken(error) ? new Refusal('taken', 'handle') : error;
      }
      return { ...person, ...changed };
    },

    signIn: ({ handle, password }, address) =>
      tries.attempt(triesAt(handle, address), async () => {
        const person = await personBy(db, 'handle', handle);
        if (!(await isPassword(password, person?.password ?? null)) || !person) throw new Refusal('wrong-secret');
        return letIn(person);
      }),

    ofOwnLink: async (token) => {
      const seat = await db.selectFrom('seat').select('person').where('link', '=', hashOf(token)).executeTakeFirst();
      const person = seat?.person == null ? undefined : await personBy(db, 'id', seat.person);
      if (!person) throw new Refusal('unknown');
      // Who has a password or a passkey has better locks than a link that may have been passed on.
      if (!(await isGuest(db, person))) throw new Refusal('not-allowed');
      return letIn(person);
    },
  };
}

export function triesAt(name: string, address: string): { readonly of: string; readonly most: number }[] {
  return [
    { of: `from ${address}`, most: TRIES.address },
    { of: `for ${name}`, most: TRIES.name },
  ];
}

/** Known by a cookie alone. */
export async function isGuest(db: Kysely<Database>, person: PersonRow): Promise<boolean> {
  if (person.password !== null) return false;
  return !(await db.selectFrom('passkey').select('id').where('person', '=', person.id).executeTakeFirst());
}

export function letIn(person: PersonRow): PersonRow {
  if (person.banned) throw new Refusal('banned');
  return person;
}

export function personBy(db: Kysely<Database>, by: 'id' | 'handle', value: string): Promise<PersonRow | undefined> {
  return db.selectFrom('person').selectAll().where(by, '=', value).executeTakeFirst();
}

async function isTable(db: Kysely<Database>, id: string | undefined): Promise<boolean> {
  if (id === undefined) return false;
  return (await db.selectFrom('match').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
