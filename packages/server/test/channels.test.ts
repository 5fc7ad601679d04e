/** The ways to be told, over HTTP. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChannelInfo } from '@wartable/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type Server } from '../src/index.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { newPlayer } from './player.ts';

let server: Server;
let mailbox: Mailbox;
let address: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  const data = mkdtempSync(join(tmpdir(), 'wartable-channels-'));
  const url = 'https://wartable.example';
  server = await openServer({
    data,
    host: '127.0.0.1',
    port: 0,
    botThreads: 0,
    smtp: mailbox.url,
    url,
    limits: { requests: 1e6 },
  });
  address = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const HOOK = { kind: 'webhook', url: 'https://hook.example/a' };
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

it('are one’s own: nobody else sees or removes them', async () => {
  const [ann, bob] = [await newPlayer(address, 'Ann'), await newPlayer(address, 'Bob')];
  const [{ id } = expect.unreachable()] = await ann.call<ChannelInfo[]>('POST', '/api/me/channels', HOOK);
  expect(await bob.call('GET', '/api/me/channels')).toEqual([]);
  expect(await bob.call('DELETE', `/api/me/channels/${id}`)).toEqual([]);
  expect(await ann.call('GET', '/api/me/channels')).toHaveLength(1);
  expect(await ann.call('DELETE', `/api/me/channels/${id}`)).toEqual([]);
  const stranger = await fetch(`${address}/api/me/channels`);
  expect(stranger.status).toBe(401);
});

it.each([
  [{ kind: 'webhook', url: 'http://hook.example/' }],
  [{ kind: 'webhook', url: 'https://me:secret@hook.example/' }],
  [{ kind: 'webhook', url: 'file:///etc/passwd' }],
  [{ kind: 'push', address: { endpoint: 'http://push.example/', keys } }],
  [{ kind: 'mail', address: 'no address' }],
  [{ kind: 'mail', address: 'ann@mail.example, bob@mail.example' }],
  [{ kind: 'pigeon', to: 'here' }],
])('are refused where they lead nowhere good: %j', async (channel) => {
  const ann = await newPlayer(address, 'Ann');
  await expect(ann.call('POST', '/api/me/channels', channel)).rejects.toMatchObject({ status: 400 });
  expect(await ann.call('GET', '/api/me/channels')).toEqual([]);
});

it('by mail end with one press in a program that reads mail, which sends a form', async () => {
  const ann = await newPlayer(address, 'Ann');
  await ann.call('POST', '/api/me/channels', { kind: 'mail', address: 'ann@mail.example' });
  const row = () => server.store.db.selectFrom('channel').selectAll().where('kind', '=', 'mail').executeTakeFirst();
  const { id = '', address: kept = '{}' } = (await row()) ?? {};
  const press = async (token: string): Promise<number> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(`${address}/api/mail/stop/${token}`, {
      method: 'POST',
      headers,
      body: 'List-Unsubscribe=One-Click',
    });
    return answer.status;
  };
  expect(await press(`${id}.${'x'.repeat(43)}`)).toBe(204);
  expect(await row()).toBeDefined();
  expect(await press(`${id}.${JSON.parse(kept).stop}`)).toBe(204);
  expect(await row()).toBeUndefined();
  // Forms of other pages reach nothing else.
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: ann.cookie() };
  const form = await fetch(`${address}/api/me/channels`, { method: 'POST', headers, body: 'kind=webhook' });
  expect(form.status).toBe(400);
});

it('count by mail only when the link was opened, once', async () => {
  const ann = await newPlayer(address, 'Ann');
  await ann.call('POST', '/api/me/channels', { kind: 'mail', address: 'ann2@mail.example' });
  const token = /#mail=([\w-]+)/.exec(mailbox.letters.at(-1)?.text ?? '')?.[1];
  expect(await ann.call('GET', '/api/me/channels')).toMatchObject([{ confirmed: false, to: 'ann2@mail.example' }]);
  // On another device: the link is enough.
  const other = await newPlayer(address, 'Other');
  await other.call('POST', '/api/mail/confirm', { token });
  expect(await ann.call('GET', '/api/me/channels')).toMatchObject([{ confirmed: true }]);
  await expect(other.call('POST', '/api/mail/confirm', { token })).rejects.toMatchObject({ status: 410 });
});
