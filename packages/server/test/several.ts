/** Several nodes of one database in one process, each with a data folder of its own. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { SYSTEM_TIME, type TimeSource } from '../src/around.ts';
import type { Config } from '../src/config.ts';
import { openServer, type Server, type Trial } from '../src/index.ts';
import { postgres } from './databases.ts';

export type Node = { readonly address: string; readonly data: string; readonly server: Server };

const FAST = { messages: 1_000_000, requests: 1_000_000, guestsPerHour: 10_000 };

/** What is done now and then is done so many times as often; the clock is the database's in any case. */
const hasty = (times: number): TimeSource => ({ now: Date.now, after: (ms, what) => SYSTEM_TIME.after(ms / times, what) });

/** One of them. */
export async function openNode(config: Partial<Config>, trial: Trial = {}): Promise<Node> {
  const data = mkdtempSync(join(tmpdir(), 'node-'));
  const limits = { ...FAST, ...config.limits };
  const server = await openServer({ host: '127.0.0.1', port: 0, botThreads: 0, data, ...config, limits }, trial);
  return { address: `http://127.0.0.1:${server.port}`, data, server };
}

export async function newDatabase(): Promise<string> {
  const { database } = (await postgres()).config;
  if (database === undefined) throw new Error('no database');
  return database;
}

export type Wanted = Partial<Config> & { readonly nats: string; readonly many?: number; readonly haste?: number };

export async function openSeveral({ many = 2, haste = 1, ...config }: Wanted) {
  const database = config.database ?? (await newDatabase());
  const nodes: Node[] = [];
  for (let n = 0; n < many; n++) nodes.push(await openNode({ ...config, database }, { time: hasty(haste) }));
  const [one, two] = nodes;
  if (!one || !two) throw new Error('not several');
  const close = async (): Promise<void> => void (await Promise.all(nodes.map(({ server }) => server.close())));
  return { nodes, one, two, db: one.server.store.db, database, close };
}

/** The status a socket is sent away with, or the socket that is open. */
export function knock({ address }: Pick<Node, 'address'>, cookie = ''): Promise<number | WebSocket> {
  return new Promise((resolve) => {
    const headers = { origin: address, ...(cookie ? { cookie } : {}) };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/live`, { headers });
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => {});
  });
}

/** What is answered to who has this cookie. */
export async function asked({ address }: Pick<Node, 'address'>, path: string, body?: unknown, cookie = '') {
  const response = await fetch(`${address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      origin: address,
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}
