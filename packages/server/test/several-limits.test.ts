/** Limits that hold over all nodes. */

import { createServer, type Server, type Socket, connect as to } from 'node:net';
import { AGREED } from '@wartable/protocol';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { postgres } from './databases.ts';
import { openMailbox } from './mailbox.ts';
import { newPlayer } from './player.ts';
import { asked, knock, openSeveral, type Wanted } from './several.ts';

const NATS = inject('nats');
const open: { readonly close: () => unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});
async function several(wanted: Omit<Wanted, 'nats'> = {}) {
  const opened = await openSeveral({ nats: NATS, ...wanted });
  open.push(opened);
  return opened;
}
const soon = (what: () => unknown): Promise<unknown> => vi.waitFor(what, { timeout: 15_000, interval: 20 });

describe.skipIf(NATS === '')('Limits over several nodes', () => {
  it('are those of guests, of tries and of mails', async () => {
    const mailbox = await openMailbox();
    open.push(mailbox);
    const { one, two } = await several({ smtp: mailbox.url, limits: { guestsPerHour: 3 } });
    const come = async (node: typeof one) => (await asked(node, '/api/me/guest', { name: 'Ann' })).status;
    const ann = await newPlayer(one.address, 'Ann');
    expect([await come(two), await come(two), await come(two), await come(one)]).toEqual([200, 200, 429, 429]);

    const mail = { kind: 'mail', address: 'ann@example.org' };
    const more = await ann.call<{ id: string }[]>('POST', '/api/me/channels', mail);
    expect(more).toMatchObject([{ kind: 'mail', confirmed: false }]);
    const add = (node: typeof one, address: string) => asked(node, '/api/me/channels', { ...mail, address }, ann.cookie());
    expect((await add(two, 'ann@example.org')).status).toBe(200);
    expect((await add(one, 'ann@example.org')).status).toBe(200);
    expect((await add(two, 'ann@example.org')).body).toEqual({ refused: 'too-fast' });
    expect((await add(two, 'other@example.org')).status).toBe(200);

    const guess = async (node: typeof one) =>
      (await asked(node, '/api/sign-in', { handle: 'nobody', password: 'a wrong password' })).body;
    for (let n = 0; n < 20; n++) expect(await guess(n % 2 ? one : two)).toEqual({ refused: 'wrong-secret' });
    for (const node of [one, two]) expect(await guess(node)).toEqual({ refused: 'too-fast' });
  });

  it('are those of requests, of all and of a route with a limit of its own', async () => {
    const { one, two } = await several({ limits: { requests: 30 } });
    const statuses = await Promise.all(
      Array.from({ length: 36 }, async (_, i) => (await asked(i % 2 ? one : two, '/api/me')).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    // 20 of 600 are 1 of 30.
    const signIn = async (node: typeof one) => (await asked(node, '/api/sign-in/passkey/options', {})).status;
    expect([await signIn(one), await signIn(two), await signIn(one)]).toEqual([403, 429, 429]);
  });

  it('are those of lines, of one person and of one address, also when they come at once', async () => {
    for (const limits of [{ socketsPerPerson: 4 }, { socketsPerAddress: 4 }]) {
      const { nodes, one, two, db, close } = await openSeveral({ nats: NATS, many: 3, limits });
      const ann = await newPlayer(one.address, 'Ann');
      const all = await Promise.all(Array.from({ length: 18 }, (_, i) => knock(nodes[i % 3] ?? one, ann.cookie())));
      const sockets = all.filter((it) => it instanceof WebSocket);
      expect(all.filter((it) => typeof it === 'number')).toEqual(Array(14).fill(429));
      expect(await db.selectFrom('line').select('person').execute()).toEqual(Array(4).fill({ person: ann.id }));
      sockets[0]?.close();
      await soon(async () => expect(await knock(two, ann.cookie())).toBeInstanceOf(WebSocket));
      expect(await knock(one, ann.cookie())).toBe(429);
      await close();
    }
  });

  it('are those of tables, also when they are set up at once', async () => {
    const { one, two, db } = await several({ limits: { openTablesPerPerson: 3 } });
    const ann = await newPlayer(one.address, 'Ann');
    const duel = { game: 'duel', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], agreement: AGREED };
    const setUp = async (node: typeof one) => (await asked(node, '/api/tables', duel, ann.cookie())).status;
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, i) => setUp(i % 2 ? one : two)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(await db.selectFrom('match').select('owner').execute()).toHaveLength(3);
  });

  it('forget lines of nodes that are dead, and know again those of one that was taken for dead', async () => {
    const { one, two, db } = await several({ limits: { socketsPerPerson: 3 } });
    const ann = await newPlayer(one.address, 'Ann');
    for (const node of ['dead', 'never-there'])
      await db
        .insertInto('line')
        .values([1, 2, 3].map((n) => ({ id: `${node} ${n}`, node, person: ann.id, address: 'x' })))
        .execute();
    await db
      .insertInto('node')
      .values({ id: 'dead', started: 1, until: Date.now() - 1, rules: '{}', host_key: '' })
      .execute();
    for (const node of [one, two, one]) expect(await knock(node, ann.cookie())).toBeInstanceOf(WebSocket);
    expect(await knock(two, ann.cookie())).toBe(429);
    // As others do with a node that was paused for long.
    await db.deleteFrom('node').execute();
    await db.deleteFrom('line').execute();
    await soon(async () => expect(await nodesAndLines(db)).toEqual([2, 3]));
    expect(await knock(two, ann.cookie())).toBe(429);
  });

  it('say that something failed while the database does not answer, and hold again when it does', async () => {
    const { config } = await postgres();
    const way = await openWay(config.database ?? '');
    open.push({ close: way.close });
    const { one } = await several({ database: way.url, limits: { socketsPerPerson: 1 } });
    const ann = await newPlayer(one.address, 'Ann');
    const line = await knock(one, ann.cookie());
    expect(line).toBeInstanceOf(WebSocket);
    way.cut();
    expect(await asked(one, '/api/me')).toEqual({ status: 503, body: { refused: 'failed' } });
    expect(await asked(one, '/api/sign-in', { handle: 'nobody', password: 'a wrong password' })).toMatchObject({ status: 503 });
    expect(await knock(one)).toBe(503);
    // It leaves while nobody can write that down.
    if (line instanceof WebSocket) line.close();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await way.mend();
    await soon(async () => expect((await asked(one, '/api/me')).status).toBe(200));
    await soon(async () => expect(await knock(one, ann.cookie())).toBeInstanceOf(WebSocket));
    expect(await knock(one, ann.cookie())).toBe(429);
  });
});

async function nodesAndLines(db: Awaited<ReturnType<typeof openSeveral>>['db']): Promise<[number, number]> {
  const nodes = await db.selectFrom('node').select('id').execute();
  return [nodes.length, (await db.selectFrom('line').select('id').execute()).length];
}

/** A way to a database that can be cut. */
async function openWay(database: string) {
  const { hostname, port } = new URL(database);
  const sockets = new Set<Socket>();
  const server: Server = createServer((from) => {
    const there = to(Number(port), hostname);
    for (const [one, other] of [
      [from, there],
      [there, from],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const listen = (at: number): Promise<void> => new Promise((resolve) => server.listen(at, '127.0.0.1', () => resolve()));
  await listen(0);
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  const cut = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  const url = new URL(database);
  url.port = String(own);
  return { url: url.href, cut, mend: () => listen(own), close: cut };
}
