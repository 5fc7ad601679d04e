/**
 * What has had its day is cleared away: by one server, or by whichever of several nodes claims it when it is due; each statement asks
 * whether the claim still holds. What is left when it does not is done the next time.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Log } from '../around.ts';
import { lastOver } from '../days/calendar.ts';
import { openAlarm } from '../notices/alarm.ts';
import { CHALLENGE } from '../people/challenges.ts';
import { LIFETIME } from '../people/sessions.ts';
import { DATABASE_NOW, nowOf, openLeases } from '../store/leases.ts';
import type { Database } from '../store/schema.ts';
import type { Nodes } from './nodes.ts';
import { clearAway } from './registry.ts';

export const CLEAN_UP = 'chore.clean-up';
const [MINUTE, DAY] = [60_000, 86_400_000];
/** How often it is done, and how often a node looks whether it is due. */
const [EVERY, LOOKED_AT] = [10 * MINUTE, MINUTE];
/** Codes that came too late are known for a day, so that whoever brings one is told that it has expired. */
const CODES_KNOWN = DAY;
/** By then nobody is told of that step again. */
const NOTICES_KNOWN = 30 * DAY;

/** Four people who have not found each other by then do not any more. */
const WAITED_FOR = 30 * DAY;
/** By then nobody asks who was first on that day. */
const RANKINGS_KNOWN = 60 * DAY;

/** Since when somebody is not at a table is known for so long. */
const PRESENCE_KNOWN = 7 * DAY;

export type AroundCleanUp = {
  readonly db: Kysely<Database>;
  readonly nodes: Pick<Nodes, 'id' | 'several' | 'time'>;
  readonly log: Log;
  readonly every?: number;
  readonly lookedAt?: number;
};

export type CleanUp = { readonly close: () => Promise<void> };

export function openCleanUp({ db, nodes, log, every = EVERY, lookedAt = LOOKED_AT }: AroundCleanUp): CleanUp {
  const { id: node, several, time } = nodes;
  const leases = openLeases({ db, now: several ? DATABASE_NOW : nowOf(time.now), node, ...(several ? { rules: [] } : {}) });
  let isPut = false;
  const look = async (): Promise<number> => {
    if (!isPut) await leases.put(CLEAN_UP, time.now());
    isPut = true;
    const claim = await leases.claim(CLEAN_UP);
    if (claim) {
      const now = several ? DATABASE_NOW() : nowOf(time.now)();
      const held = sql<boolean>`exists (select 1 from work as chore
        where chore.what = ${CLEAN_UP} and chore.token = ${claim.token} and chore.until > ${now})`;
      await cleanUp(db, held, time.now(), several);
      await leases.release(claim, time.now() + every);
    }
    return time.now() + lookedAt;
  };
  const alarm = openAlarm(time, look, (error) => log.error({ err: error }, 'clean-up'));
  alarm.at(time.now() + lookedAt);
  return { close: alarm.close };
}

/** Where there are several nodes their rates, and what those that died have left, are in the database. */
async function cleanUp(db: Kysely<Database>, held: RawBuilder<boolean>, now: number, several: boolean): Promise<void> {
  await db
    .deleteFrom('code')
    .where((is) => is.or([is('until', '<=', now - CODES_KNOWN), is.and([is('kind', '=', CHALLENGE), is('until', '<=', now)])]))
    .where(held)
    .execute();
  await db
    .deleteFrom('session')
    .where('seen', '<=', now - LIFETIME)
    .where(held)
    .execute();
  await db
    .deleteFrom('notice')
    .where('state', '!=', 'due')
    .where('due', '<=', now - NOTICES_KNOWN)
    .where(held)
    .execute();
  await db
    .updateTable('attempt')
    .set({ near: null })
    .where('near', 'is not', null)
    .where('day', '<=', lastOver(now))
    .where(held)
    .execute();
  await db.deleteFrom('attempt').where('day', '<=', lastOver(now, RANKINGS_KNOWN)).where(held).execute();
  await db
    .deleteFrom('duplicate')
    .where('began', 'is', null)
    .where('created', '<=', now - WAITED_FOR)
    .where(held)
    .execute();
  // Those of tables that go on stay: a token never falls.
  await sql`delete from work where due is null and until <= ${now} and what not like 'chore.%' and ${held}
    and not exists (select 1 from match where match.id = work.what and match.status in ('open', 'starting', 'running'))`.execute(
    db,
  );
  if (!several) return;
  await db
    .deleteFrom('presence')
    .where('here', '=', 0)
    .where('since', '<=', now - PRESENCE_KNOWN)
    .where(held)
    .execute();
  await sql`delete from rate where until <= ${DATABASE_NOW()} and ${held}`.execute(db);
  await clearAway(db, held);
}
