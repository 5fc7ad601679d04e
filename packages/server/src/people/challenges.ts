/** Challenges that a device has to sign, kept so that whoever is asked next, after a restart or on another node, knows them. */
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../store/schema.ts';
import { hashOf, newId } from './secrets.ts';

const LASTS = 5 * 60_000;
/** So many at a time; who wants more takes those of the oldest. Looked at after so many. */
const [MOST, LOOKED_AT] = [10_000, 100];
export const CHALLENGE = 'challenge';
/** Nobody has this id: whoever signs in is not known yet. */
const STRANGER = '';

export type Challenges = {
  /** A name by which the challenge is found again: for a person who is signed in, or for a stranger. */
  readonly give: (challenge: string, person: string | null) => Promise<string>;
  /** Each is good for one try. */
  readonly take: (ticket: string, person: string | null) => Promise<string>;
};

export function openChallenges(db: Kysely<Database>, now: () => number, most = MOST): Challenges {
  const lookedAt = Math.min(most, LOOKED_AT);
  let given = 0;
  const dropOldest = async (): Promise<void> => {
    const { rows } = await sql<{ until: number }>`
      select until from code where kind = ${CHALLENGE} order by until desc limit 1 offset ${most}`.execute(db);
    const until = Math.max(now(), rows[0]?.until ?? 0);
    await db.deleteFrom('code').where('kind', '=', CHALLENGE).where('until', '<=', until).execute();
  };
  return {
    give: async (challenge, person) => {
      if (++given % lookedAt === 0) await dropOldest();
      const ticket = newId();
      const until = now() + LASTS;
      await db
        .insertInto('code')
        .values({ hash: hashOf(ticket), kind: CHALLENGE, person: person ?? STRANGER, until, data: challenge })
        .execute();
      return ticket;
    },
    take: async (ticket, person) => {
      const row = await db
        .deleteFrom('code')
        .where('hash', '=', hashOf(ticket))
        .where('kind', '=', CHALLENGE)
        .returningAll()
        .executeTakeFirst();
      const isGood = row !== undefined && (row.until ?? 0) > now() && row.person === (person ?? STRANGER);
      if (!isGood || row.data === null) throw new Refusal('expired');
      return row.data;
    },
  };
}
