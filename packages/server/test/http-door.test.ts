import { FreeText } from '@wartable/protocol';
import type { FastifyInstance, InjectOptions } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../src/config.ts';
import { networkOf, outsideUrl } from '../src/http/address.ts';
import { buildApp } from '../src/http/app.ts';
import { checkOrigin, doorOf } from '../src/http/door.ts';
import { Refusal } from '../src/http/refusal.ts';
import { route } from '../src/http/route.ts';

const SECRET = 'the seed of a running match';
const CONFIG = { data: '', host: '127.0.0.1', port: 0 };
let app: FastifyInstance;
const logged: string[] = [];

beforeAll(async () => {
  const config = { ...CONFIG, url: 'https://war.example.org/', proxies: ['10.9.9.9'] };
  const limits = { ...LIMITS, requests: 60 };
  app = await buildApp({ config, limits, people: { ofCookie: async () => null } });
  app.addHook('onError', async (_request, _reply, error) => void logged.push(error.message));
  const reply = v.strictObject({ heard: v.string() });
  route(app, 'POST', '/api/say', { body: v.strictObject({ text: FreeText }), reply }, async ({ body }) => ({ heard: body.text }));
  route(app, 'GET', '/api/ip', { reply }, async ({ request }) => ({ heard: request.ip }));
  route(app, 'POST', '/api/seldom', { most: 10 }, async () => {});
  route(app, 'POST', '/api/large', { bytes: 600_000 }, async () => {});
  route(app, 'GET', '/api/broken', {}, async () => {
    throw new Error(SECRET);
  });
  route(app, 'GET', '/api/lies', { reply }, async () => ({ heard: 'x', seed: SECRET }));
  route(app, 'GET', '/api/refused', {}, async () => {
    throw new Refusal('bad-options', 'scenario.map', { key: 'x' });
  });
  await app.ready();
});
afterAll(() => app.close());

let caller = 0;
/** As a browser at our own page sends it, from somebody else each time. */
async function ask(options: InjectOptions) {
  const { headers, ...more } = options;
  const remoteAddress = `10.2.${++caller >> 8}.${caller & 255}`;
  const answer = await app.inject({
    method: 'GET',
    url: '/api/ip',
    remoteAddress,
    ...more,
    headers: { host: 'localhost:4173', ...headers },
  });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
}
const say = (headers: Record<string, string>, payload: unknown = { text: 'hello' }) =>
  ask({
    method: 'POST',
    url: '/api/say',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });

describe('The door', () => {
  it.each([
    ['our own page', { origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' }, 200],
    ['the page behind the proxy', { origin: 'https://war.example.org' }, 200],
    ['who is no browser', {}, 200],
    ['another page', { origin: 'https://elsewhere.example' }, 403],
    ['a page at another port', { origin: 'http://localhost:5173' }, 403],
    ['a page of nobody', { origin: 'null' }, 403],
    ['a page that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour with a longer name', { origin: 'http://localhost:4173.elsewhere.example' }, 403],
  ])('hears %s or not', async (_, headers, status) => {
    const said = await say(headers as Record<string, string>);
    expect(said.status).toBe(status);
    expect(JSON.parse(said.body)).toEqual(status === 200 ? { heard: 'hello' } : { refused: 'not-allowed' });
    const { heard } = {
      heard: checkOrigin(doorOf({ ...CONFIG, url: 'https://war.example.org/' }), { host: 'localhost:4173', ...headers }),
    };
    expect(heard).toBe(status === 200 ? null : 403);
  });

  it.each([
    ['localhost:4173', true],
    ['war.example.org', true],
    ['192.168.1.4:4173', true],
    ['[2001:db8::1]:4173', true],
    ['elsewhere.example', false],
    ['war.example.org.elsewhere.example', false],
    ['localhost.elsewhere.example:4173', false],
    ['user@localhost', false],
    ['localhost/elsewhere', false],
    ['', true],
  ])('is known as %j: %s', async (host, known) => {
    expect((await ask({ headers: { host } })).status).toBe(known ? 200 : 421);
    expect(checkOrigin(doorOf({ ...CONFIG, url: 'https://war.example.org/' }), host === '' ? {} : { host })).toBe(
      known ? null : 421,
    );
  });

  it('tells a page of somebody else nothing, even where its visitor is led here', async () => {
    expect((await ask({ headers: { 'sec-fetch-site': 'cross-site' } })).body).toBe('{"refused":"not-allowed"}');
    for (const site of ['same-origin', 'none']) expect((await ask({ headers: { 'sec-fetch-site': site } })).status).toBe(200);
  });

  it('reads JSON alone, so that no form of another page is heard', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect([type, (await say({ 'content-type': type })).body]).toEqual([type, '{"refused":"malformed"}']);
  });

  it.each([
    ['{', '{"refused":"malformed"}'],
    ['[]', '{"refused":"malformed","at":"text"}'],
    ['null', '{"refused":"malformed","at":""}'],
    ['', '{"refused":"malformed","at":""}'],
    ['{"text":1}', '{"refused":"malformed","at":"text"}'],
    ['{"text":"a","more":1}', '{"refused":"malformed","at":"more"}'],
    ['{"text":"a","__proto__":{"admin":1}}', '{"refused":"malformed"}'],
    ['{"text":"a","constructor":{"prototype":{"admin":1}}}', '{"refused":"malformed"}'],
    [`{"text":"${'a'.repeat(301)}"}`, '{"refused":"malformed","at":"text"}'],
    [`${'['.repeat(100_000)}`, '{"refused":"malformed"}'],
    [`{"text":"${'a'.repeat(300_000)}"}`, '{"refused":"too-large"}'],
  ])('says what is wrong, number %#', async (payload, body) => {
    const headers = { 'content-type': 'application/json' };
    expect((await ask({ method: 'POST', url: '/api/say', headers, payload })).body).toBe(body);
  });

  it('takes more where a route says so, and not more than that', async () => {
    const headers = { 'content-type': 'application/json' };
    const send = async (bytes: number) =>
      (await ask({ method: 'POST', url: '/api/large', headers, payload: JSON.stringify('a'.repeat(bytes)) })).status;
    expect([await send(500_000), await send(700_000)]).toEqual([204, 413]);
  });

  it('says nothing about its own faults, and sends nothing that the schema does not know', async () => {
    for (const url of ['/api/broken', '/api/lies']) {
      const { status, body } = await ask({ url });
      expect([status, body]).toEqual([500, '{"refused":"failed"}']);
    }
    expect(logged).toContain(SECRET);
    expect((await ask({ url: '/api/refused' })).body).toBe('{"refused":"bad-options","at":"scenario.map","text":{"key":"x"}}');
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/say/more', '/api/../api/x', '/api?x=1'])('knows nothing at %s', async (url) => {
    const { status, body, headers } = await ask({ url });
    expect([status, body, headers['cache-control']]).toEqual([404, '{"refused":"unknown"}', 'no-store']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('lets one address ask so often, here and there, and believes a proxy alone about who that is', async () => {
    const from = async (remoteAddress: string, forwarded?: string, url = '/api/ip') => {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
      return ask({ method: url === '/api/ip' ? 'GET' : 'POST', url, remoteAddress, headers });
    };
    // A tenth of what is usual: a tenth for each route.
    expect((await from('10.3.0.1', undefined, '/api/seldom')).status).toBe(204);
    expect((await from('10.3.0.1', undefined, '/api/seldom')).body).toBe('{"refused":"too-fast"}');
    for (let i = 0; i < 60; i++) expect((await from('10.3.0.2', `10.4.0.${i}`)).body).toBe('{"heard":"10.3.0.2"}');
    expect((await from('10.3.0.2', '10.4.0.99')).status).toBe(429);
    for (let i = 0; i < 70; i++) expect((await from('10.9.9.9', `10.5.0.${i}`)).body).toBe(`{"heard":"10.5.0.${i}"}`);
  });
});

describe('Addresses', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('gives others the address of the network where one sits at the machine itself', () => {
    const wire = { address: '192.168.1.4', family: 'IPv4', internal: false, netmask: '', mac: '', cidr: null } as const;
    const at = (host: string, config: { readonly host: string; readonly url?: string }, interfaces = { wire: [wire] }) =>
      outsideUrl(config, { protocol: 'http', host } as Parameters<typeof outsideUrl>[1], interfaces);
    expect(at('localhost:4173', { host: '0.0.0.0' })).toBe('http://192.168.1.4:4173');
    expect(at('192.168.1.9:4173', { host: '0.0.0.0' })).toBe('http://192.168.1.9:4173');
    expect(at('localhost:4173', { host: '127.0.0.1' })).toBe('http://localhost:4173');
    expect(at('localhost:4173', { host: '0.0.0.0' }, { wire: [] })).toBe('http://localhost:4173');
    expect(at('localhost:4173', { host: '0.0.0.0', url: 'https://war.example.org/' })).toBe('https://war.example.org');
  });
});
