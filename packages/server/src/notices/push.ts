/** Browser push: encrypted for the browser, signed with the server's own keys, which are made once. */
import { createHash } from 'node:crypto';
import { PushAddress } from '@wartable/protocol';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import webPush from 'web-push';
import type { Database } from '../store/schema.ts';
import type { Notice } from './notice.ts';
import { post, Unreached, type Ways } from './reach.ts';

export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

const SETTING = 'push-keys';
const DAY_SECONDS = 86_400;

/** The keys of this server: all browsers that were told them listen to no others. */
export async function pushKeys(db: Kysely<Database>): Promise<PushKeys> {
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  await db
    .insertInto('setting')
    .values({ name: SETTING, value: made })
    .onConflict((on) => on.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirstOrThrow();
  return JSON.parse(value);
}

export async function sendPush(
  address: unknown,
  { kind, table, game }: Notice,
  keys: PushKeys,
  subject: string,
  ways: Ways,
): Promise<void> {
  const { endpoint, keys: own } = v.parse(PushAddress, address);
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: own }, JSON.stringify({ kind, table, game }), {
    vapidDetails: { subject, ...keys },
    contentEncoding: 'aes128gcm',
    TTL: DAY_SECONDS,
    urgency: 'high',
    // One notice for each table: a later one takes its place.
    topic: createHash('sha256').update(table).digest('base64url').slice(0, 32),
  });
  const status = await post({ url: endpoint, headers: plain(headers), body }, ways);
  if (status === 404 || status === 410) throw new Unreached('gone');
  if (status < 200 || status > 299) throw new Unreached('refused');
}

function plain(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
