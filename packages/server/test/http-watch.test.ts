/** What those see who run a server: whether it lives, figures, a log; and what they do not see. */
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../src/config.ts';
import { buildApp } from '../src/http/app.ts';
import { healthRoutes } from '../src/http/health.ts';
import { openLog, shortened } from '../src/http/log.ts';
import { type Metrics, metricsRoute, openMetrics } from '../src/http/metrics.ts';
import { Refusal } from '../src/http/refusal.ts';
import { openStore, type Store } from '../src/store/index.ts';
import { sqlite } from './databases.ts';
import { matchRow, stepRow } from './rows.ts';

const lines: string[] = [];
const config = { data: mkdtempSync(join(tmpdir(), 'watch-')), host: '127.0.0.1', port: 0, proxies: ['127.0.0.1'] };
let app: FastifyInstance;
let store: Store;
let metrics: Metrics;
let stopping = false;

beforeAll(async () => {
  store = await openStore(sqlite().where);
  metrics = openMetrics(store.journal);
  metrics.watch('sockets', 'Lines that are open', () => 7);
  const log = openLog(true, { write: (line) => void lines.push(line) });
  app = await buildApp({ config, limits: LIMITS, people: { ofCookie: async () => null }, log });
  healthRoutes(app, store, () => stopping);
  metricsRoute(app, config, metrics);
  app.get('/api/secret/:id', async (request) => {
    request.log.info({ cookie: 'c-secret', seat: { link: 'l-secret', password: 'p-secret' }, req: request }, 'looked');
    throw Object.assign(new Error('no such row'), { detail: 'Key (handle)=(d-secret)' });
  });
  app.get('/api/no', async () => {
    throw new Refusal('taken');
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers: { host: 'localhost', ...headers }, remoteAddress });

describe('Health', () => {
  it('is told: it lives, and is ready as long as it does not stop and the database answers', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).json()).toEqual({ ready: true, database: true, stopping: false });
    stopping = true;
    const ending = await get('/readyz');
    expect([ending.statusCode, ending.json().ready]).toEqual([503, false]);
    expect((await get('/healthz')).statusCode).toBe(200);
    stopping = false;
  });

  it('is not ready when the database is gone', async () => {
    const other = await openStore(sqlite().where);
    const alone = await buildApp({ config, limits: LIMITS, people: { ofCookie: async () => null } });
    healthRoutes(alone, other, () => false);
    await other.close();
    const said = await alone.inject({ url: '/readyz', headers: { host: 'localhost' } });
    expect([said.statusCode, said.json()]).toEqual([503, { ready: false, database: false, stopping: false }]);
    await alone.close();
  });
});

describe('Figures', () => {
  it('count commits, answers, refusals, and what is there now', async () => {
    await store.db.insertInto('match').values(matchRow('a')).execute();
    await Promise.all([1, 2, 3].map((n) => store.journal.append({ step: stepRow('a', n) })));
    await store.journal.append({ step: stepRow('nowhere', 0) }).catch(() => {});
    await get('/api/no');
    metrics.refused('too-fast', 'line');
    metrics.notice('sent');
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    const wanted = [
      'wartable_answers_total 3',
      'wartable_writes_failed_total 1',
      'wartable_sockets 7',
      'wartable_refused_total{word="taken",over="http"} 1',
      'wartable_refused_total{word="too-fast",over="line"} 1',
      'wartable_notices_total{state="sent"} 1',
      'wartable_commit_writes_sum 3',
    ];
    expect(wanted.filter((line) => !body.split('\n').includes(line))).toEqual([]);
    expect(body).toContain('wartable_process_resident_memory_bytes');
  });

  it('are for the machine itself, or for who has the key of the data folder', async () => {
    const file = join(config.data, 'metrics.key');
    const key = readFileSync(file, 'utf8').trim();
    expect(statSync(file).mode & 0o077).toBe(0);
    const from = async (headers: Record<string, string>, address?: string): Promise<number> =>
      (await get('/metrics', headers, address)).statusCode;
    expect(await from({}, '192.0.2.7')).toBe(403);
    expect(await from({ 'x-forwarded-for': '192.0.2.7' })).toBe(403);
    expect(await from({ 'x-forwarded-for': '127.0.0.1' })).toBe(403);
    expect(await from({ authorization: `Bearer ${key}x` }, '192.0.2.7')).toBe(403);
    expect(await from({ authorization: `Bearer ${key}` }, '192.0.2.7')).toBe(200);
    expect(await from({}, '::1')).toBe(200);
  });
});

describe('The log', () => {
  it('says what was asked by its route, from which network, and nothing that opens a door', async () => {
    lines.length = 0;
    await get('/api/secret/i-secret?t=q-secret', { cookie: 'wartable=c-secret' }, '198.51.100.77');
    const said = lines.map((line) => JSON.parse(line));
    expect(said.at(-1)).toMatchObject({
      level: 'warn',
      status: 500,
      req: { method: 'GET', route: '/api/secret/:id', from: '198.51.100.0' },
    });
    expect(said.some(({ err }) => err?.message === 'no such row')).toBe(true);
    expect(lines.join('')).not.toMatch(/-secret|198\.51\.100\.77/);
  });

  it('shortens addresses', () => {
    expect(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1:2:3::4', '::1', undefined].map(shortened)).toEqual([
      '203.0.113.0',
      '203.0.113.0',
      '2001:db8:1::',
      '::',
      '',
    ]);
  });
});
