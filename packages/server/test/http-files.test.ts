import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOverHttp } from '../src/http/app.ts';

const SCRIPT = `console.log(${JSON.stringify('snow '.repeat(1000))});`;
let server: Server;
let port: number;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-files-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Wartable</title>');
  writeFileSync(join(dist, 'sw.js'), '// worker');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  writeFileSync(join(dist, 'assets', 'index-1a2b3c.js'), SCRIPT);
  writeFileSync(join(dist, 'assets', 'font-1a2b3c.woff2'), Buffer.alloc(4000));
  server = await filesOverHttp(dist);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

type Got = { readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly body: Buffer };

/** As it stands: `fetch` would tidy the path and unpack the body. */
function get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request({ hostname: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

const GUARDED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

describe('The web application over HTTP', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/assets/index-1a2b3c.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/font-1a2b3c.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/at/abcdefghijklmnop', 'text/html; charset=utf-8', 'no-cache'],
    ['/table/abc?x=1', 'text/html; charset=utf-8', 'no-cache'],
  ])('gives %s its type and its time in the cache', async (path, type, caching) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(headers).toMatchObject(GUARDED);
  });

  it('lets others frame one page alone', async () => {
    for (const path of [
      '/',
      '/index.html',
      '/replay',
      '/replay/abc',
      '/film/abc',
      '/table/abc',
      '/embed/',
      '/embed/x',
      '/embedded',
      '/host',
    ])
      expect([path, (await get(path)).headers['content-security-policy']]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
    for (const path of ['/embed', '/embed?x=1']) {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toContain('frame-ancestors *');
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    }
    expect((await get('/api/me')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('lets workers make WebAssembly, and no page', async () => {
    const policyOf = async (path: string): Promise<unknown> => (await get(path)).headers['content-security-policy'];
    expect(await policyOf('/assets/index-1a2b3c.js')).toContain("script-src 'self' 'wasm-unsafe-eval';");
    for (const path of ['/', '/table/abc', '/embed', '/manifest.webmanifest', '/api/me'])
      expect([path, await policyOf(path)]).toEqual([path, expect.not.stringContaining('eval')]);
  });

  it('packs what is worth it, as the browser accepts it', async () => {
    const path = '/assets/index-1a2b3c.js';
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body).toString()]).toEqual(['br', SCRIPT]);
    const gzip = await get(path, { 'accept-encoding': 'gzip;q=1, br;q=0' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', SCRIPT]);
    const plain = await get(path);
    expect([plain.headers['content-encoding'], plain.headers['vary'], plain.body.toString()]).toEqual([
      undefined,
      'accept-encoding',
      SCRIPT,
    ]);
    const font = await get('/assets/font-1a2b3c.woff2', { 'accept-encoding': 'br' });
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  it('sends nothing again that the browser has', async () => {
    const etag = String((await get('/')).headers['etag']);
    for (const named of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const { status, headers, body } = await get('/', { 'if-none-match': named });
      expect([status, headers['etag'], body.length]).toEqual([304, etag, 0]);
      expect(headers).toMatchObject(GUARDED);
    }
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('sends the whole where a part is asked for, and says that it has no parts', async () => {
    const { status, headers, body } = await get('/', { range: 'bytes=0-3' });
    expect([status, headers['accept-ranges'], body.length]).toEqual([200, 'none', 38]);
  });

  it.each([
    ['/assets/gone-1a2b3c.js', 404],
    ['/../secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/assets/../../secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/..\\secret.txt', 404],
    ['/secret.txt%00.html', 404],
    ['/assets/__proto__.js', 404],
    ['//secret.txt', 404],
    ['/%', 400],
    ['/%c0%ae%c0%ae/secret.txt', 400],
    ['http://elsewhere.example/secret.txt', 404],
  ])('gives nothing for %s', async (path, status) => {
    const got = await get(path);
    expect([got.status, got.body.toString()]).toEqual([status, `${status}\n`]);
    expect(got.headers).toMatchObject(GUARDED);
  });

  it('answers HEAD without a body, and nothing but GET and HEAD', async () => {
    const head = await get('/', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '38', 0]);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])
      expect((await get('/', {}, method)).status).toBe(405);
  });

  it.each([
    ['nonsense', 'nonsense\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['nothing', '', /^$/],
    ['half a request', 'GET / HTTP/1.1\r\nhost: localhost\r\nx-half: ', /^(HTTP\/1\.1 400 |$)/],
    ['an endless address', `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`, /^(HTTP\/1\.1 431 |$)/],
    ['endless headers', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(70_000)}\r\n\r\n`, /^(HTTP\/1\.1 431 |$)/],
    ['a body that does not come', 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99999999\r\n\r\n', /^HTTP\/1\.1 405 /],
    ['a wish for another protocol', 'CONNECT elsewhere:443 HTTP/1.1\r\nhost: localhost\r\n\r\n', /^$/],
  ])('lives on when somebody sends %s', async (_, sent, reply) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => {});
    socket.end(sent);
    await new Promise((resolve) => socket.on('close', resolve));
    expect(heard).toMatch(reply);
    expect((await get('/')).status).toBe(200);
  });

  it('is not there under the name of somebody else, so that no page can take our address for its own', async () => {
    for (const host of ['elsewhere.example', 'localhost.elsewhere.example', '127.0.0.1.elsewhere.example', 'a@localhost'])
      expect([host, (await get('/', { host })).status]).toEqual([host, 421]);
    for (const host of ['localhost:4173', 'LOCALHOST', '192.168.1.4:4173', '[::1]:4173', '[fe80::1]'])
      expect([host, (await get('/', { host })).status]).toEqual([host, 200]);
  });

  it('does not wait for the slow, and lets no one keep it from others', () => {
    expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(server.requestTimeout).toBeLessThanOrEqual(20_000);
    expect(server.timeout).toBeLessThanOrEqual(30_000);
    expect(server.maxConnections).toBeLessThanOrEqual(1000);
  });
});
