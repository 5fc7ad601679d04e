/** A webhook: a few words to an address of the person's own, signed so that nobody else can send them. */
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Notice } from './notice.ts';
import { post, Unreached, type Ways } from './reach.ts';

export const HookAddress = v.strictObject({ url: v.string(), secret: v.string() });

/** The header that says who sent it: the hash of the body, keyed by the secret its owner was shown. */
const SIGNATURE = 'wartable-signature';

export async function sendHook(address: unknown, { table, game, url, kind }: Notice, now: number, ways: Ways): Promise<void> {
  const { url: hook, secret } = v.parse(HookAddress, address);
  const body = Buffer.from(JSON.stringify({ table, game, url, kind, at: now }));
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'user-agent': 'Wartable', [SIGNATURE]: signature };
  const status = await post({ url: hook, headers, body }, ways);
  if (status === 410) throw new Unreached('gone');
  if (status < 200 || status > 299) throw new Unreached('refused');
}
