/** What has had its day is cleared away, by one at a time and by nobody in particular. */
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SYSTEM_TIME } from '../src/around.ts';
import { dayOf } from '../src/days/calendar.ts';
import { openLog } from '../src/http/log.ts';
import { CLEAN_UP, openCleanUp } from '../src/nodes/clean-up.ts';
import { openChallenges } from '../src/people/challenges.ts';
import { LIFETIME } from '../src/people/sessions.ts';
import { openStore, type Store } from '../src/store/index.ts';
import { DATABASES, postgres } from './databases.ts';
import { newFakeTime } from './fake-time.ts';
import { matchRow, NOON, personRow } from './rows.ts';

const DAY = 86_400_000;
const said: string[] = [];
const LOG = openLog(true, { write: (line) => void said.push(line) });
const open: { readonly close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
  expect(said.splice(0)).toEqual([]);
});
const soon = (what: () => unknown): Promise<unknown> => vi.waitFor(what, { timeout: 15_000, interval: 20 });

/** Rows that have had their day, each beside one that has not; by their names. */
async function litter({ db }: Store, now: number): Promise<void> {
  await db.insertInto('person').values(personRow('ann')).execute();
  await db.insertInto('match').values(matchRow('table')).execute();
  const code = { person: 'ann', data: null };
  await db
    .insertInto('code')
    .values([
      { ...code, hash: 'old link', kind: 'link', until: now - DAY - 1 },
      { ...code, hash: 'late link', kind: 'link', until: now - 1000 },
      { ...code, hash: 'recovery', kind: 'recovery', until: null },
      { ...code, hash: 'old challenge', kind: 'challenge', person: '', until: now - 1000 },
      { ...code, hash: 'challenge', kind: 'challenge', person: '', until: now + 100_000 },
    ])
    .execute();
  await db
    .insertInto('session')
    .values([
      { token: 'old session', person: 'ann', created: 1, seen: now - LIFETIME - 1 },
      { token: 'session', person: 'ann', created: 1, seen: now - LIFETIME + 100_000 },
    ])
    .execute();
  const attempt = { game: 'duel', person: 'ann', deal: 'd', near: 'a hash', began: 1, ended: null, result: null };
  await db
    .insertInto('attempt')
    .values([
      { ...attempt, match: 'a', day: dayOf(now - 62 * DAY) },
      { ...attempt, match: 'b', day: dayOf(now - 59 * DAY) },
      { ...attempt, match: 'c', day: dayOf(now) },
    ])
    .execute();
  const duplicate = { game: 'duel', options: '{}', pace: '{}', owner: 'ann', first: null, second: null };
  const none = { first_result: null, second_result: null };
  await db
    .insertInto('duplicate')
    .values([
      { ...duplicate, ...none, id: 'old', created: now - 31 * DAY, began: null },
      { ...duplicate, ...none, id: 'begun', created: now - 31 * DAY, began: now - 31 * DAY },
      { ...duplicate, ...none, id: 'waits', created: now - 29 * DAY, began: null },
    ])
    .execute();
  const notice = { match: 'table', person: 'ann', channel: 'c', kind: 'your-turn', tries: 1, token: 0, until: 0 };
  await db
    .insertInto('notice')
    .values([
      { ...notice, number: 1, state: 'sent', due: now - 31 * DAY },
      { ...notice, number: 2, state: 'due', due: now - 31 * DAY },
      { ...notice, number: 3, state: 'sent', due: now - 29 * DAY },
    ])
    .execute();
}

async function left({ db }: Store): Promise<string[]> {
  const codes = (await db.selectFrom('code').select('hash').execute()).map(({ hash }) => hash);
  const sessions = (await db.selectFrom('session').select('token').execute()).map(({ token }) => token);
  const notices = (await db.selectFrom('notice').select('number').execute()).map(({ number }) => `notice ${number}`);
  const attempts = (await db.selectFrom('attempt').select(['match', 'near']).execute()).map(
    ({ match, near }) => `attempt ${match}${near === null ? '' : ' near'}`,
  );
  const pairs = (await db.selectFrom('duplicate').select('id').execute()).map(({ id }) => `pairs ${id}`);
  return [...codes, ...sessions, ...notices, ...attempts, ...pairs].sort();
}

const KEPT = [
  'attempt b',
  'attempt c near',
  'challenge',
  'late link',
  'notice 2',
  'notice 3',
  'pairs begun',
  'pairs waits',
  'recovery',
  'session',
];
const workOf = ({ db }: Store) => db.selectFrom('work').selectAll().where('what', '=', CLEAN_UP).executeTakeFirst();

/** As if the one who clears away slept after the first statement, and another claimed meanwhile. */
async function takenAfterCodes({ db, kind }: Store): Promise<void> {
  const taken = sql.raw(`update work set token = token + 1 where what = '${CLEAN_UP}' and token = 1`);
  if (kind === 'sqlite') await sql`create trigger taken after delete on code begin ${taken}; end`.execute(db);
  else {
    await sql`create function taken() returns trigger language plpgsql as $$ begin ${taken}; return null; end $$`.execute(db);
    await sql`create trigger taken after delete on code for each statement execute function taken()`.execute(db);
  }
}

describe.each(DATABASES)('A server alone on %s', (_, fresh) => {
  it('clears away every ten minutes', async () => {
    const store = await openStore((await fresh()).where);
    const time = newFakeTime();
    const cleaning = openCleanUp({ db: store.db, nodes: { id: 'one', several: false, time }, log: LOG });
    open.push(store, cleaning);
    await litter(store, NOON + 60_000);
    expect(await workOf(store)).toBeUndefined();
    time.pass(60_000);
    await soon(async () => expect(await left(store)).toEqual(KEPT));
    await soon(async () => expect(await workOf(store)).toMatchObject({ token: 1, due: NOON + 660_000, until: 0 }));
    // Nothing before it is due, and then all again.
    await store.db.insertInto('session').values({ token: 'older', person: 'ann', created: 1, seen: 1 }).execute();
    for (let minute = 2; minute <= 10; minute++) {
      time.pass(60_000);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await left(store)).toEqual(expect.arrayContaining(['older']));
    await soon(async () => {
      time.pass(60_000);
      expect(await left(store)).not.toContain('older');
    });
  });

  it('deletes nothing more once another has the work', async () => {
    const store = await openStore((await fresh()).where);
    const time = newFakeTime();
    open.push(store, openCleanUp({ db: store.db, nodes: { id: 'one', several: false, time }, log: LOG }));
    await litter(store, NOON + 60_000);
    await takenAfterCodes(store);
    time.pass(60_000);
    await soon(async () => expect(await left(store)).not.toContain('old link'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await left(store)).toEqual(
      [...KEPT, 'attempt a near', 'attempt b near', 'pairs old', 'notice 1', 'old session']
        .filter((one) => one !== 'attempt b')
        .sort(),
    );
    expect(await workOf(store)).toMatchObject({ token: 2 });
  });

  it('has so many challenges and not more, those given last', async () => {
    const store = await openStore((await fresh()).where);
    open.push(store);
    let now = NOON;
    const challenges = openChallenges(store.db, () => now, 3);
    const give = (challenge: string) => {
      now += 1000;
      return challenges.give(challenge, null);
    };
    const first = await give('first');
    for (const more of ['b', 'c', 'd', 'e']) await give(more);
    const last = await give('last');
    expect((await store.db.selectFrom('code').select('hash').execute()).length).toBeLessThanOrEqual(6);
    await expect(challenges.take(first, null)).rejects.toMatchObject({ word: 'expired' });
    expect(await challenges.take(last, null)).toBe('last');
    await expect(challenges.take(last, null)).rejects.toMatchObject({ word: 'expired' });
    const anns = await challenges.give('of ann', 'ann');
    await expect(challenges.take(anns, 'bob')).rejects.toMatchObject({ word: 'expired' });
    now += 300_000;
    for (let n = 0; n < 3; n++) await give('x');
    const kept = await store.db.selectFrom('code').select('until').execute();
    expect(kept.every(({ until }) => Number(until) > now)).toBe(true);
  });
});

describe('Several nodes', () => {
  const opened = async (many: number, every: number) => {
    const store = await openStore((await postgres()).where);
    open.push(store);
    const start = () => {
      for (let n = 0; n < many; n++) {
        const nodes = { id: `node ${n}`, several: true, time: SYSTEM_TIME };
        open.push(openCleanUp({ db: store.db, nodes, log: LOG, every, lookedAt: 30 }));
      }
    };
    return { store, start };
  };

  it('clear away once, whoever of them does it, and what dead nodes have left as well', async () => {
    const { store, start } = await opened(4, 3_600_000);
    const { db } = store;
    await litter(store, Date.now());
    const node = { started: 1, rules: '{}', host_key: '' };
    await db
      .insertInto('node')
      .values([
        { ...node, id: 'alive', until: Date.now() + 60_000 },
        { ...node, id: 'quiet', until: Date.now() - 10_000 },
        { ...node, id: 'dead', until: Date.now() - 61_000 },
      ])
      .execute();
    const presence = { match: 'table', person: 'ann', here: 1, since: 1, left: 0, times: 0, looking: 0, looked: 0 };
    for (const node of ['alive', 'quiet', 'dead', 'nobody']) {
      await db.insertInto('line').values({ id: node, node, person: null, address: '' }).execute();
      await db
        .insertInto('presence')
        .values({ ...presence, node })
        .execute();
    }
    await db
      .insertInto('rate')
      .values([
        { key: 'over', count: 1, until: Date.now() - 1 },
        { key: 'counts', count: 1, until: Date.now() + 60_000 },
      ])
      .execute();
    start();
    await soon(async () => expect(await workOf(store)).toMatchObject({ node: null, until: 0, token: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await workOf(store)).toMatchObject({ token: 1 });
    expect(await left(store)).toEqual(KEPT);
    expect(await db.selectFrom('rate').select('key').execute()).toEqual([{ key: 'counts' }]);
    for (const table of ['line', 'presence'] as const)
      expect((await db.selectFrom(table).select('node').orderBy('node').execute()).map((row) => row.node)).toEqual([
        'alive',
        'quiet',
      ]);
    expect((await db.selectFrom('node').select('id').orderBy('id').execute()).map(({ id }) => id)).toEqual(['alive', 'quiet']);
  });

  it('leave it to who has claimed it, until it is dead', async () => {
    const { store, start } = await opened(3, 3_600_000);
    const claimed = { what: CLEAN_UP, due: 1, rules: null, node: 'elsewhere', token: 7, until: Date.now() + 1500 };
    await store.db.insertInto('work').values(claimed).execute();
    await litter(store, Date.now());
    start();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await left(store)).toContain('old session');
    await soon(async () => expect(await workOf(store)).toMatchObject({ token: 8, node: null }));
    expect(await left(store)).toEqual(KEPT);
  });
});
