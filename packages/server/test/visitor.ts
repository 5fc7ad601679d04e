/** A server without tables, and people who come to it with a browser each. */
import type { FastifyInstance } from 'fastify';
import { LIMITS, type Limits } from '../src/config.ts';
import { buildApp } from '../src/http/app.ts';
import { hostRoutes } from '../src/http/host.ts';
import { peopleRoutes } from '../src/http/people.ts';
import { openPeople, type People } from '../src/people/index.ts';
import { memoryRates } from '../src/people/rates.ts';
import { openStore, type Store } from '../src/store/index.ts';
import type { Place } from './databases.ts';
import { NOON } from './rows.ts';

export const HERE = 'http://localhost:4173';

export type Inn = {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly people: People;
  readonly data: string;
  /** What the hall was told, in order. */
  readonly told: string[];
  /** Goes on by hand. */
  readonly clock: { now: number };
  readonly visitor: (more?: Partial<From>) => Visitor;
  readonly close: () => Promise<void>;
};

type From = { readonly origin: string; readonly address: string };
// biome-ignore lint/suspicious/noExplicitAny: tests look into what came back as they expect it to be
type Json = any;
type Said = { readonly status: number; readonly body: Json; readonly headers: Readonly<Record<string, unknown>> };

export type Visitor = {
  cookie: string | undefined;
  readonly ask: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<Said>;
  readonly post: (path: string, body?: unknown) => Promise<Said>;
};

export async function openInn(place: Place, limits: Partial<Limits> = {}, more: Partial<AppConfig> = {}): Promise<Inn> {
  const clock = { now: NOON };
  const store = await openStore(place.where);
  const all = { ...LIMITS, requests: 100_000, ...limits };
  const config = { ...place.config, host: '127.0.0.1', port: 0, ...more };
  const people = openPeople({
    store,
    config,
    limits: all,
    now: () => clock.now,
    rates: memoryRates(() => clock.now),
    several: false,
  });
  const app = await buildApp({ config, limits: all, people });
  const told: string[] = [];
  const hall = {
    personGone: async (person: string, forGood: boolean) => void told.push(`${forGood ? 'forgotten' : 'gone'} ${person}`),
    personChanged: async (person: string) => void told.push(`changed ${person}`),
    announce: (text: string | null) => void told.push(`announced ${text}`),
    removeAny: async (table: string) => void told.push(`removed ${table}`),
    latest: async () => [],
    counts: () => ({ lines: 0 }),
  };
  peopleRoutes(app, { config, people, hall, build: 'index-abc', pushKey: 'push-key' });
  hostRoutes(app, { people, store, hall });
  await app.ready();
  const close = async (): Promise<void> => {
    await app.close();
    await store.close();
  };
  return { app, store, people, data: config.data, told, clock, visitor: (from) => visitorOf(app, from), close };
}

type AppConfig = { readonly url: string; readonly proxies: readonly string[] };

function visitorOf(app: FastifyInstance, { origin = HERE, address = '10.0.0.1' }: Partial<From> = {}): Visitor {
  const visitor: Visitor = {
    cookie: undefined,
    ask: async (method, path, body) => {
      const { host, protocol } = new URL(origin);
      const answer = await app.inject({
        method,
        url: path,
        remoteAddress: address,
        headers: {
          host,
          origin,
          ...(protocol === 'https:' ? { 'x-forwarded-proto': 'https' } : {}),
          ...(visitor.cookie === undefined ? {} : { cookie: `theme=dark; wartable=${visitor.cookie}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      const cookie = answer.cookies.find(({ name }) => name === 'wartable');
      if (cookie) visitor.cookie = cookie.value === '' ? undefined : cookie.value;
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json(), headers: answer.headers };
    },
    post: (path, body) => visitor.ask('POST', path, body),
  };
  return visitor;
}

/** A guest of this name. */
export async function guestAt(inn: Inn, name = 'Ann', from?: Partial<From>): Promise<Visitor & { readonly id: string }> {
  const visitor = inn.visitor(from);
  const { body } = await visitor.post('/api/me/guest', { name });
  return Object.assign(visitor, { id: String(body.person.id) });
}
