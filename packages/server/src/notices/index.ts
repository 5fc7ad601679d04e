/**
 * Notices: what people who are not looking are told. A notice is written as due in some seconds, in the commit of the step it tells
 * of; when it is due the table is asked again whether it still matters. One row for each (match, number, person, channel): once.
 */
import type { ChannelTrouble, NoticeKind } from '@wartable/protocol';
import { type Compilable, type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { TimeSource } from '../around.ts';
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
/** What is told of a table that has not begun has numbers that no step has. */
const BEGUN = -1;
const SAT_DOWN = -2;
const DAY = 86_400_000;

export type Due = { readonly match: string; readonly number: number; readonly person: string; readonly kind: NoticeKind };

export type Surroundings = {
  readonly db: Kysely<Database>;
  readonly time: TimeSource;
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
  /** Statements for the commit of a step: these people have something to do now. Call `written` after the commit. */
  readonly yourTurn: (match: string, number: number, people: readonly string[]) => readonly Compilable[];
  readonly begun: (match: string, people: readonly string[]) => readonly Compilable[];
  readonly satDown: (match: string, seat: number, owner: string) => readonly Compilable[];
  readonly written: () => void;
  /** Sends what is due, and returns when the next is. */
  readonly work: () => Promise<number | undefined>;
  readonly close: () => Promise<void>;
};

type Row = NoticeRow & { readonly game: string };

export async function openNotices(around: Surroundings): Promise<Notices> {
  const mark: Mark = async (row, change) => {
    await setNotice(around.db, row, change);
    if (change.state !== undefined) around.counted?.(change.state);
  };
  const { db, time, url, smtp, mailFrom, dueAfter = DUE_AFTER } = around;
  const { now } = time;
  const keys = await pushKeys(db);
  const from = mailFrom ?? `wartable@${new URL(url).hostname}`;
  const mailer = around.mailer ?? (smtp === undefined ? undefined : openMailer({ smtp, from, url }));
  const subject = url.startsWith('https:') ? url : `mailto:${/[^\s<]+@[^\s>]+/.exec(from)?.[0] ?? 'wartable@localhost'}`;
  const sender: Sender = { mailer, keys, subject, now, ways: around.ways ?? WAYS };

  const sendOne = async (row: Row): Promise<void> => {
    const { match, number, person, kind, game } = row;
    const due: Due = { match, number, person, kind: kind as NoticeKind };
    const channel = await db.selectFrom('channel').selectAll().where('id', '=', row.channel).executeTakeFirst();
    if (!channel?.confirmed || !(await around.stillDue(due))) return mark(row, { state: 'dropped' });
    // Counted before it is sent: rather not at all than twice.
    await mark(row, { state: 'sent', tries: row.tries + 1 });
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
      const rows = await dueRows(db, now());
      // Of several for the same table and channel the latest tells all.
      const latest = rows.filter(
        (row, at) => !rows.some((other, i) => i > at && other.match === row.match && other.channel === row.channel),
      );
      for (const row of rows) if (!latest.includes(row)) await mark(row, { state: 'dropped' });
      await Promise.all(latest.map(sendOne));
      if (rows.length < BATCH) break;
    }
    await db
      .deleteFrom('notice')
      .where('state', '!=', 'due')
      .where('due', '<', now() - 7 * DAY)
      .execute();
    const next = await db
      .selectFrom('notice')
      .select(({ fn }) => fn.min('due').as('due'))
      .where('state', '=', 'due')
      .executeTakeFirst();
    return next?.due ?? undefined;
  };

  const alarm = openAlarm(time, work, around.failed ?? (() => {}));
  if (around.timer !== false) alarm.at(now());

  const channels = await openChannels(db, mailer);
  const insert = (match: string, number: number, kind: NoticeKind, people: readonly string[]): readonly Compilable[] => {
    const told = people.filter(channels.has);
    return told.length === 0 ? [] : [insertFor(db, match, number, kind, told, now() + dueAfter)];
  };

  return {
    pushKey: keys.publicKey,
    hasMail: mailer !== undefined,
    channels,
    yourTurn: (match, number, people) => insert(match, number, 'your-turn', people),
    begun: (match, people) => insert(match, BEGUN, 'begun', people),
    satDown: (match, seat, owner) => insert(match, SAT_DOWN - seat, 'sat-down', [owner]),
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

function insertFor(
  db: Kysely<Database>,
  match: string,
  number: number,
  kind: NoticeKind,
  people: readonly string[],
  due: number,
): Compilable {
  return db
    .insertInto('notice')
    .columns(['match', 'number', 'person', 'channel', 'kind', 'due', 'tries', 'state'])
    .expression((on) =>
      on
        .selectFrom('channel')
        .select([
          sql<string>`cast(${match} as text)`.as('match'),
          sql<number>`cast(${number} as integer)`.as('number'),
          'channel.person',
          'channel.id',
          sql<string>`cast(${kind} as text)`.as('kind'),
          sql<number>`cast(${due} as bigint)`.as('due'),
          sql<number>`0`.as('tries'),
          sql<string>`'due'`.as('state'),
        ])
        .where('channel.person', 'in', people)
        .where('channel.confirmed', '=', 1),
    )
    .onConflict((on) => on.columns(['match', 'number', 'person', 'channel']).doNothing());
}

function dueRows(db: Kysely<Database>, now: number): Promise<Row[]> {
  return db
    .selectFrom('notice')
    .innerJoin('match', 'match.id', 'notice.match')
    .selectAll('notice')
    .select('match.game')
    .where('notice.state', '=', 'due')
    .where('notice.due', '<=', now)
    .orderBy('notice.due')
    .orderBy('notice.number')
    .limit(BATCH)
    .execute();
}

type Mark = (row: NoticeRow, change: NoticeChange) => Promise<void>;
type NoticeChange = Partial<Pick<NoticeRow, 'state' | 'tries' | 'due'>>;

async function setNotice(db: Kysely<Database>, row: NoticeRow, change: NoticeChange): Promise<void> {
  await db
    .updateTable('notice')
    .set(change)
    .where('match', '=', row.match)
    .where('number', '=', row.number)
    .where('person', '=', row.person)
    .where('channel', '=', row.channel)
    .execute();
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
  mark: Mark,
  row: NoticeRow,
  channel: ChannelRow,
  trouble: ChannelTrouble,
  now: number,
): Promise<void> {
  if (trouble === 'gone' && channel.kind === 'push') {
    await db.deleteFrom('channel').where('id', '=', channel.id).execute();
    return mark(row, { state: 'failed' });
  }
  await db.updateTable('channel').set({ error: trouble }).where('id', '=', channel.id).execute();
  const wait = AGAIN_AFTER[row.tries];
  await mark(row, wait === undefined ? { state: 'failed' } : { state: 'due', due: now + wait });
}
