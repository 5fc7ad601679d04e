/**
 * Notices: what people who are not looking are told. A notice is written as due in some seconds, in the commit of the step it tells
 * of; when it is due the table is asked again whether it still matters. One row for each (match, number, person, channel): once.
 * Whoever sends it has claimed it (store/leases.ts), and still has it when it is marked as sent; then it is sent.
 */
import type { ChannelTrouble, NoticeKind } from '@wartable/protocol';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { TimeSource } from '../around.ts';
import { memoryRates, type Rates } from '../people/rates.ts';
import { DATABASE_NOW, LEASE, type Now, nowOf } from '../store/leases.ts';
import type { ChannelRow, Database, NoticeRow } from '../store/schema.ts';
import { openAlarm } from './alarm.ts';
import { type Channels, openChannels } from './channels.ts';
import { MailAddress, type Mailer, openMailer } from './mail.ts';
import type { Notice } from './notice.ts';
import { type PushKeys, pushKeys, sendPush } from './push.ts';
import { Unreached, WAYS, type Ways } from './reach.ts';
import { sendHook } from './webhook.ts';

/** Who looks by then is not told. */
export const DUE_AFTER = 8000;
/** How long after a failure it is tried again. */
const AGAIN_AFTER = [30_000, 300_000] as const;
const BATCH = 64;
/** How often a node looks for what another has written, and not sent. */
const LOOK_EVERY = 5000;

export type Due = { readonly match: string; readonly number: number; readonly person: string; readonly kind: NoticeKind };

export type Surroundings = {
  readonly db: Kysely<Database>;
  readonly time: TimeSource;
  /** Whether there may be other nodes: then claims go by the database's clock. */
  readonly several?: boolean;
  readonly rates?: Rates;
  /** The address of the server for others. */
  readonly url: string;
  readonly smtp?: string;
  readonly mailFrom?: string;
  /** Whether it still matters: the person has to act, does not look, and has not seen this number. */
  readonly stillDue: (due: Due) => boolean | Promise<boolean>;
  readonly failed?: (error: unknown) => void;
  /** A notice came to this state. */
  readonly counted?: (state: string) => void;
  readonly ways?: Ways;
  readonly dueAfter?: number;
  readonly mailer?: Mailer;
  /** Whether it wakes up by itself; tests call `work`. */
  readonly timer?: boolean;
};

export type Notices = {
  /** What browsers need to know to listen. */
  readonly pushKey: string;
  readonly hasMail: boolean;
  readonly channels: Channels;
  /** Whether a person wants to be told at all. */
  readonly wants: (person: string) => boolean;
  /** How long after a step a notice of it is due, in milliseconds. */
  readonly dueAfter: number;
  /** One was written with a step. */
  readonly written: () => void;
  /** Sends what is due, and returns when the next is. */
  readonly work: () => Promise<number | undefined>;
  readonly close: () => Promise<void>;
};

type Row = NoticeRow & { readonly game: string };

export async function openNotices(around: Surroundings): Promise<Notices> {
  const { db, time, url, smtp, mailFrom, dueAfter = DUE_AFTER, several = false } = around;
  const { now } = time;
  const judge = several ? DATABASE_NOW : nowOf(now);
  const mark = async (row: NoticeRow, from: 'due' | 'sent', change: NoticeChange): Promise<boolean> => {
    const isMarked = await setNotice(db, judge, row, from, change);
    if (isMarked) around.counted?.(change.state);
    return isMarked;
  };
  const keys = await pushKeys(db);
  const from = mailFrom ?? `wartable@${new URL(url).hostname}`;
  const mailer = around.mailer ?? (smtp === undefined ? undefined : openMailer({ smtp, from, url }));
  const subject = url.startsWith('https:') ? url : `mailto:${/[^\s<]+@[^\s>]+/.exec(from)?.[0] ?? 'wartable@localhost'}`;
  const sender: Sender = { mailer, keys, subject, now, ways: around.ways ?? WAYS };

  const sendOne = async (row: Row): Promise<void> => {
    const { match, number, person, kind, game } = row;
    const due: Due = { match, number, person, kind: kind as NoticeKind };
    const channel = await db.selectFrom('channel').selectAll().where('id', '=', row.channel).executeTakeFirst();
    if (!channel?.confirmed || !(await around.stillDue(due))) return void (await mark(row, 'due', { state: 'dropped' }));
    // Counted before it is sent: rather not at all than twice. Who was paused has lost it to another.
    if (!(await mark(row, 'due', { state: 'sent', tries: row.tries + 1 }))) return;
    try {
      await deliver(sender, channel, await languageOf(db, person), {
        kind: due.kind,
        table: match,
        game,
        url: `${url}/at/${match}`,
      });
      if (channel.error !== null) await db.updateTable('channel').set({ error: null }).where('id', '=', channel.id).execute();
    } catch (error) {
      await afterFailure(db, mark, row, channel, error instanceof Unreached ? error.trouble : 'unreachable', now());
    }
  };

  const work = async (): Promise<number | undefined> => {
    for (;;) {
      // What becomes due in between is for the next time: nobody is told both of a step and of an earlier one.
      const at = now();
      const dropped = await dropEarlier(db, at);
      for (let n = 0; n < dropped; n++) around.counted?.('dropped');
      const rows = await claimDue(db, judge, at);
      await Promise.all(rows.map(sendOne));
      if (rows.length < BATCH) break;
    }
    const next = await db
      .selectFrom('notice')
      // What another has is looked at again when its claim is over.
      .select(sql<number | null>`min(case when until > due then until else due end)`.as('due'))
      .where('state', '=', 'due')
      .executeTakeFirst();
    return next?.due ?? undefined;
  };

  const look = async (): Promise<number | undefined> => {
    const next = await work();
    return several ? Math.min(next ?? Number.POSITIVE_INFINITY, now() + LOOK_EVERY) : next;
  };
  const alarm = openAlarm(time, look, around.failed ?? (() => {}));
  if (around.timer !== false) alarm.at(now());

  const channels = await openChannels(db, mailer, around.rates ?? memoryRates(now), several);
  return {
    pushKey: keys.publicKey,
    hasMail: mailer !== undefined,
    channels,
    wants: channels.has,
    dueAfter,
    written: () => {
      if (around.timer !== false) alarm.at(now() + dueAfter);
    },
    work,
    close: async () => {
      await alarm.close();
      mailer?.close();
    },
  };
}

/** Of several for the same table and channel the latest tells all. */
async function dropEarlier(db: Kysely<Database>, at: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update notice set state = 'dropped' where state = 'due' and due <= ${at} and exists (
      select 1 from notice as later
      where later.match = notice.match and later.channel = notice.channel and later.state = 'due' and later.due <= ${at}
        and (later.due > notice.due or (later.due = notice.due and later.number > notice.number)))`.execute(db);
  return Number(numAffectedRows);
}

/** What is due, and nobody else sends. */
async function claimDue(db: Kysely<Database>, now: Now, at: number): Promise<Row[]> {
  const passing = now === DATABASE_NOW ? sql`for update skip locked` : sql``;
  const { rows } = await sql<NoticeRow>`
    with ripe as (
      select match, number, person, channel from notice
      where state = 'due' and due <= ${at} and until <= ${now()} order by due, number limit ${BATCH} ${passing}
    )
    update notice set token = token + 1, until = ${now()} + cast(${LEASE} as bigint)
    where (match, number, person, channel) in (select match, number, person, channel from ripe) returning *`.execute(db);
  if (rows.length === 0) return [];
  const matches = rows.map(({ match }) => match);
  const games = await db.selectFrom('match').select(['id', 'game']).where('id', 'in', matches).execute();
  const byId = new Map(games.map(({ id, game }) => [id, game]));
  return rows.map((row) => ({ ...row, game: byId.get(row.match) ?? '' }));
}

type NoticeChange = { readonly state: string } & Partial<Pick<NoticeRow, 'tries' | 'due'>>;

/** Whether it was done: only who has claimed it may, and while the claim holds; what was sent nobody else claims. */
async function setNotice(
  db: Kysely<Database>,
  now: Now,
  row: NoticeRow,
  from: 'due' | 'sent',
  change: NoticeChange,
): Promise<boolean> {
  const marked = db
    .updateTable('notice')
    .set(change)
    .where('match', '=', row.match)
    .where('number', '=', row.number)
    .where('person', '=', row.person)
    .where('channel', '=', row.channel)
    .where('token', '=', row.token)
    .where('state', '=', from);
  const { numUpdatedRows } = await (from === 'due' ? marked.where('until', '>', now()) : marked).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function languageOf(db: Kysely<Database>, person: string): Promise<string | null> {
  const row = await db.selectFrom('person').select('language').where('id', '=', person).executeTakeFirst();
  return row?.language ?? null;
}

type Sender = {
  readonly mailer: Mailer | undefined;
  readonly keys: PushKeys;
  readonly subject: string;
  readonly now: () => number;
  readonly ways: Ways;
};

async function deliver(sender: Sender, channel: ChannelRow, language: string | null, notice: Notice): Promise<void> {
  const address = JSON.parse(channel.address);
  switch (channel.kind) {
    case 'push':
      return sendPush(address, notice, sender.keys, sender.subject, sender.ways);
    case 'webhook':
      return sendHook(address, notice, sender.now(), sender.ways);
    default: {
      const { address: to, stop } = v.parse(MailAddress, address);
      if (!sender.mailer) throw new Unreached('unreachable');
      return sender.mailer.notice(to, language, notice, `${channel.id}.${stop}`);
    }
  }
}

/** An address that is gone is forgotten; others are tried again, twice, and their owner sees the last trouble. */
async function afterFailure(
  db: Kysely<Database>,
  mark: (row: NoticeRow, from: 'sent', change: NoticeChange) => Promise<unknown>,
  row: NoticeRow,
  channel: ChannelRow,
  trouble: ChannelTrouble,
  now: number,
): Promise<void> {
  if (trouble === 'gone' && channel.kind === 'push') {
    await db.deleteFrom('channel').where('id', '=', channel.id).execute();
    await mark(row, 'sent', { state: 'failed' });
    return;
  }
  await db.updateTable('channel').set({ error: trouble }).where('id', '=', channel.id).execute();
  const wait = AGAIN_AFTER[row.tries];
  await mark(row, 'sent', wait === undefined ? { state: 'failed' } : { state: 'due', due: now + wait });
}
