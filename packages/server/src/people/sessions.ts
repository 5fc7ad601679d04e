/** Devices that are signed in. The cookie holds a secret, the database its hash. */
import { fastifyCookie } from '@fastify/cookie';
import type { Kysely } from 'kysely';
import type { Database, PersonRow } from '../store/schema.ts';
import { hashOf, newToken } from './secrets.ts';

export const COOKIE = 'wartable';
const DAY = 86_400_000;
/** As long as browsers keep a cookie; each visit begins it anew. */
export const LIFETIME = 400 * DAY;
/** How exactly it is known when somebody was last here. */
const SEEN_EVERY = DAY / 24;

export type Sessions = {
  /** Whose cookie it is; null for strangers. */
  readonly ofCookie: (header: string | undefined) => Promise<PersonRow | null>;
  /** Signs a device in; what its cookie is to hold. */
  readonly open: (person: string) => Promise<string>;
  readonly close: (header: string | undefined) => Promise<void>;
  readonly closeAll: (person: string) => Promise<void>;
};

export function openSessions(db: Kysely<Database>, now: () => number): Sessions {
  return {
    ofCookie: async (header) => {
      const held = tokenIn(header);
      if (held === undefined) return null;
      const token = hashOf(held);
      const row = await db
        .selectFrom('session')
        .innerJoin('person', 'person.id', 'session.person')
        .selectAll('person')
        .select('session.seen as lastSeen')
        .where('session.token', '=', token)
        .executeTakeFirst();
      if (!row) return null;
      const { lastSeen, ...person } = row;
      const at = now();
      if (lastSeen + LIFETIME <= at) {
        await db.deleteFrom('session').where('token', '=', token).execute();
        return null;
      }
      if (lastSeen + SEEN_EVERY > at) return person;
      await db.updateTable('session').set({ seen: at }).where('token', '=', token).execute();
      await db.updateTable('person').set({ seen: at }).where('id', '=', person.id).execute();
      return { ...person, seen: at };
    },
    open: async (person) => {
      const token = newToken();
      const at = now();
      await db
        .insertInto('session')
        .values({ token: hashOf(token), person, created: at, seen: at })
        .execute();
      await db.updateTable('person').set({ seen: at }).where('id', '=', person).execute();
      return token;
    },
    close: async (header) => {
      const held = tokenIn(header);
      if (held !== undefined) await db.deleteFrom('session').where('token', '=', hashOf(held)).execute();
    },
    closeAll: async (person) => {
      await db.deleteFrom('session').where('person', '=', person).execute();
    },
  };
}

/** What the cookie holds, if it can be one of ours. */
export function tokenIn(header: string | undefined): string | undefined {
  const held = header === undefined ? undefined : fastifyCookie.parse(header)[COOKIE];
  return held !== undefined && /^[A-Za-z0-9_-]{43}$/.test(held) ? held : undefined;
}
