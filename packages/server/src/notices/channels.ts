/** The ways in which people want to be told. */
import { CHANNEL_TROUBLES, type Channel, type ChannelInfo } from '@wartable/protocol';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../http/refusal.ts';
import type { Rates } from '../people/rates.ts';
import { hashOf, isSame, newId, newToken } from '../people/secrets.ts';
import { openTries } from '../people/tries.ts';
import type { ChannelRow, Database, PersonRow } from '../store/schema.ts';
import { MailAddress, type Mailer } from './mail.ts';
import { checkedUrl } from './reach.ts';
import { HookAddress } from './webhook.ts';

/** So many a person can have; so many mails that ask for a confirmation a day. */
const MOST = 12;
const MOST_CONFIRMATIONS = 5;
const DAY = 86_400_000;
/** Mails that ask for a confirmation to one address in an hour, whoever wants them sent. */
const MOST_TO_ONE = 3;

export type Channels = {
  /** Whether a person wants to be told at all: most do not, and steps of theirs cost nothing more. */
  readonly has: (person: string) => boolean;
  readonly of: (person: string) => Promise<ChannelInfo[]>;
  readonly add: (person: PersonRow, channel: Channel, now: number) => Promise<void>;
  readonly remove: (person: string, id: string) => Promise<void>;
  /** What was sent with the link in a mail: whether it was one of ours. */
  readonly confirm: (token: string, now: number) => Promise<boolean>;
  readonly stop: (token: string) => Promise<boolean>;
};

export async function openChannels(
  db: Kysely<Database>,
  mailer: Mailer | undefined,
  rates: Rates,
  several = false,
): Promise<Channels> {
  const confirmed = await db.selectFrom('channel').select('person').distinct().where('confirmed', '=', 1).execute();
  const people = new Set(confirmed.map(({ person }) => person));
  const tries = openTries(rates);
  const rowsOf = (person: string): Promise<ChannelRow[]> =>
    db.selectFrom('channel').selectAll().where('person', '=', person).orderBy('created').orderBy('id').execute();

  return {
    // Others may have added some.
    has: (person) => several || people.has(person),

    of: async (person) => (await rowsOf(person)).map(infoOf),

    add: async (person, channel, now) => {
      const have = await rowsOf(person.id);
      const same = have.find((row) => row.kind === channel.kind && sameAddress(row, channel));
      if (channel.kind === 'mail' && !mailer) throw new Refusal('not-allowed');
      if (same && (channel.kind !== 'mail' || same.confirmed)) return renew(db, same, channel);
      if (!same && have.length >= MOST) throw new Refusal('too-many');
      if (channel.kind === 'mail') await tries.spend({ of: `mail ${channel.address.toLowerCase()}`, most: MOST_TO_ONE });
      const id = same?.id ?? newId();
      const row = { id, person: person.id, kind: channel.kind, error: null, created: now };
      const address = JSON.stringify(addressOf(channel));
      if (!same)
        await db
          .insertInto('channel')
          .values({ ...row, address, confirmed: channel.kind === 'mail' ? 0 : 1 })
          .execute();
      if (channel.kind !== 'mail') people.add(person.id);
      else if (mailer) await askToConfirm(db, mailer, person, id, channel.address, now);
    },

    remove: async (person, id) => {
      await db.deleteFrom('channel').where('person', '=', person).where('id', '=', id).execute();
      await db.deleteFrom('notice').where('channel', '=', id).where('state', '=', 'due').execute();
    },

    confirm: async (token, now) => {
      const code = await db
        .deleteFrom('code')
        .where('hash', '=', hashOf(token))
        .where('kind', '=', 'mail')
        .returningAll()
        .executeTakeFirst();
      if (!code?.data || (code.until ?? 0) < now) return false;
      const done = await db
        .updateTable('channel')
        .set({ confirmed: 1, error: null })
        .where('id', '=', code.data)
        .executeTakeFirst();
      if (done.numUpdatedRows > 0n) people.add(code.person);
      return done.numUpdatedRows > 0n;
    },

    stop: async (token) => {
      const [id = '', secret = ''] = token.split('.');
      const row = await db.selectFrom('channel').selectAll().where('id', '=', id).where('kind', '=', 'mail').executeTakeFirst();
      if (!row || !isSame(v.parse(MailAddress, JSON.parse(row.address)).stop, secret)) return false;
      await db.deleteFrom('channel').where('id', '=', id).execute();
      return true;
    },
  };
}

async function askToConfirm(db: Kysely<Database>, mailer: Mailer, person: PersonRow, channel: string, to: string, now: number) {
  const asked = await db
    .selectFrom('code')
    .select('hash')
    .where('person', '=', person.id)
    .where('kind', '=', 'mail')
    .where('until', '>', now)
    .execute();
  if (asked.length >= MOST_CONFIRMATIONS) throw new Refusal('too-many');
  const token = newToken();
  await db
    .insertInto('code')
    .values({ hash: hashOf(token), kind: 'mail', person: person.id, until: now + DAY, data: channel })
    .execute();
  try {
    await mailer.confirm(to, person.language, token);
  } catch {
    await db.updateTable('channel').set({ error: 'unreachable' }).where('id', '=', channel).execute();
  }
}

/** A browser may have new keys for an address it had before. */
async function renew(db: Kysely<Database>, { id, kind, address }: ChannelRow, channel: Channel): Promise<void> {
  const kept = kind === 'push' ? JSON.stringify(addressOf(channel)) : address;
  await db.updateTable('channel').set({ address: kept, error: null }).where('id', '=', id).execute();
}

function addressOf(channel: Channel): unknown {
  switch (channel.kind) {
    case 'push':
      return channel.address;
    case 'webhook':
      return { url: channel.url, secret: newToken() };
    case 'mail':
      return { address: channel.address, stop: newToken() };
  }
}

function sameAddress(row: ChannelRow, channel: Channel): boolean {
  const kept = JSON.parse(row.address);
  if (channel.kind === 'push') return kept.endpoint === channel.address.endpoint;
  return channel.kind === 'webhook' ? kept.url === channel.url : kept.address === channel.address;
}

function infoOf({ id, kind, address, confirmed, error }: ChannelRow): ChannelInfo {
  const kept = JSON.parse(address);
  const trouble = CHANNEL_TROUBLES.find((word) => word === error) ?? null;
  const info = { id, confirmed: confirmed === 1, error: trouble, secret: null };
  if (kind === 'webhook') return { ...info, kind, to: v.parse(HookAddress, kept).url, secret: kept.secret };
  if (kind === 'mail') return { ...info, kind, to: v.parse(MailAddress, kept).address };
  return { ...info, kind: 'push', to: String(kept.endpoint) };
}

/** Refuses what will never be sent to: an address must be https. Names are looked up when something is sent. */
export function checkChannel(channel: Channel): void {
  const url = channel.kind === 'push' ? channel.address.endpoint : channel.kind === 'webhook' ? channel.url : undefined;
  if (url === undefined) return;
  try {
    checkedUrl(url);
  } catch {
    throw new Refusal('malformed', channel.kind === 'push' ? 'address.endpoint' : 'url');
  }
}
