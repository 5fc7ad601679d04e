import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { forLogs } from '@wartable/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen, openTo, whyNotListening } from '../src/commands/serve.ts';
import { filesOverHttp } from '../src/files-over-http.ts';
import { main } from '../src/main.ts';
import { wartable } from './helpers.ts';

const SCRIPT = `console.log(${JSON.stringify('snow '.repeat(1000))});`;
let server: Server;
let address: string;

const { folder } = await vi.hoisted(async () => {
  const [fs, os, path] = await Promise.all([import('node:fs'), import('node:os'), import('node:path')]);
  return { folder: fs.mkdtempSync(path.join(os.tmpdir(), 'wartable-serve-')) };
});
const dist = join(folder, 'dist');
vi.mock(import('../src/paths.ts'), async (original) => ({ ...(await original()), WEB_FOLDER: join(folder, 'dist') }));

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Wartable</title>');
  writeFileSync(join(dist, 'sw.js'), '// worker');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  writeFileSync(join(dist, 'assets', 'index-1a2b3c.js'), SCRIPT);
  writeFileSync(join(dist, 'assets', 'font-1a2b3c.woff2'), Buffer.alloc(4000));
  server = filesOverHttp(dist);
  address = await listen(server, 0, '127.0.0.1');
});
afterAll(() => server.close());

type Got = { readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly body: Buffer };

/** As it stands: `fetch` would tidy the path and unpack the body. */
function get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Got> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, method }, (response) => {
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
    ['/table/abc?x=1', 'text/html; charset=utf-8', 'no-cache'],
  ])('gives %s its type and its time in the cache', async (path, type, caching) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(headers).toMatchObject(GUARDED);
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
    ['half a request', 'GET / HTTP/1.1\r\nhost: x\r\nx-half: ', /^(HTTP\/1\.1 400 |$)/],
    ['an endless address', `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, /^(HTTP\/1\.1 431 |$)/],
    ['endless headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(70_000)}\r\n\r\n`, /^(HTTP\/1\.1 431 |$)/],
    ['a body that does not come', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999\r\n\r\n', /^HTTP\/1\.1 405 /],
    ['a wish for another protocol', 'CONNECT elsewhere:443 HTTP/1.1\r\nhost: x\r\n\r\n', /^$/],
  ])('lives on when somebody sends %s', async (_, sent, reply) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
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

  it('does not wait for the slow, and lets no one keep it from others', () => {
    expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(server.requestTimeout).toBeLessThanOrEqual(20_000);
    expect(server.timeout).toBeLessThanOrEqual(30_000);
    expect(server.maxConnections).toBeLessThanOrEqual(1000);
  });
});

describe('wartable serve', () => {
  it('takes a port and a host, and nothing else', async () => {
    expect((await wartable(['serve', '--port', '70000'])).err).toContain('--port takes a whole number from 0 to 65535');
    expect((await wartable(['serve', 'here'])).err).toContain('one thing too many: “here”');
  });

  it.each([
    [['--host', ''], '--host needs a value'],
    [['--host', ' '], '--host needs a value'],
    [['--host='], '--host needs a value'],
    [['--port', ''], '--port needs a value'],
    [['--port', ' '], '--port needs a value'],
    [['--port', '80.5'], '--port takes a whole number from 0 to 65535'],
    [['--port', '-1'], '--port takes a whole number'],
    [['--port', '65536'], '--port takes a whole number'],
    [['--port', '1e3'], '--port takes a whole number'],
    [['--port', '4173', '--port', '4174'], '--port is given twice'],
    [['--host', 'my host'], '--host takes a name or an address'],
    [['--host', 'http://127.0.0.1/'], '--host takes a name or an address'],
    [['--host', '203.0.113.7', '--port', '0'], 'This machine has no address “203.0.113.7” (EADDRNOTAVAIL)'],
  ])('refuses %j in one line', async (words, message) => {
    const { code, out, err } = await wartable(['serve', ...words]);
    expect([code, out, err.split('\n').length]).toEqual([2, '', 1]);
    expect(err).toContain(message);
  });

  it.each([
    ['EADDRINUSE', /^serve\.in-use /],
    ['EACCES', /^serve\.forbidden /],
    ['ENOTFOUND', /^serve\.no-host /],
    ['EMFILE', /^serve\.failed /],
  ])('has an answer to %s', (reason, said) => {
    expect(forLogs(whyNotListening(reason, 'host', 80))).toMatch(said);
  });

  /** Serves until the first line is told, with somebody on the line who says nothing more. */
  async function served(host: string, signal: 'SIGINT' | 'SIGTERM'): Promise<string[]> {
    const lines: string[] = [];
    const sockets: Socket[] = [];
    const code = await main(['serve', '--port', '0', '--host', host], {
      out: (line) => {
        lines.push(line);
        if (lines.length > 1) return;
        const slow = connect(Number(/:(\d+)\//.exec(line)?.[1]), '127.0.0.1', () => {
          slow.write('GET / HTTP/1.1\r\n');
          setTimeout(() => process.emit(signal, signal), 50);
        });
        sockets.push(slow.on('error', () => {}));
      },
      err: (line) => lines.push(line),
      language: 'en',
      color: false,
    });
    expect(code).toBe(0);
    return lines;
  }

  it('ends at once, whoever is on the line', async () => {
    expect(await served('127.0.0.1', 'SIGINT')).toEqual([expect.stringMatching(/^Wartable is at http:\/\/127\.0\.0\.1:\d+\/ /)]);
    expect(await served('localhost', 'SIGTERM')).toHaveLength(1);
  });

  it('says so where others can reach it, and at which addresses', async () => {
    const [at, open] = await served('0.0.0.0', 'SIGTERM');
    expect(at).toMatch(/^Wartable is at http:\/\/127\.0\.0\.1:/);
    expect(open).toMatch(/^(Other devices in your network can reach it at http|It listens beyond this machine)/);
    const everywhere = filesOverHttp(dist);
    await listen(everywhere, 0, '0.0.0.0');
    const { port } = everywhere.address() as AddressInfo;
    const own = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
      ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as NetworkInterfaceInfo;
    const interfaces = { lo: [own('127.0.0.1', 'IPv4', true)], wire: [own('192.168.1.4', 'IPv4'), own('fe80::1', 'IPv6')] };
    expect(openTo(everywhere, interfaces)?.params).toEqual({ addresses: `http://192.168.1.4:${port}/` });
    expect(openTo(everywhere, {})?.key).toBe('serve.open-alone');
    everywhere.close();
    expect(openTo(server)).toBeUndefined();
  });

  it('says in one line that the application is not built, that a port is in use, or where it is; ctrl-C ends it', async () => {
    const bin = new URL('../bin/wartable.mjs', import.meta.url).pathname;
    const run = async (words: readonly string[], onLine?: (line: string, stop: () => void) => void) => {
      const child = spawn(process.execPath, [bin, 'serve', ...words], { env: { ...process.env, WARTABLE_LANG: 'en' } });
      let said = '';
      const hear = (data: Buffer): void => {
        said += data;
        onLine?.(said, () => child.kill('SIGINT'));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      const [code] = await once(child, 'exit');
      return { code, said };
    };
    const { port } = new URL(address);
    const busy = await run(['--port', port]);
    const built = !busy.said.includes('not built');
    expect(busy).toEqual({
      code: 2,
      said: built
        ? `Port ${port} is in use: choose another one with --port, or end what uses it.\n`
        : 'The web application is not built yet: npm start builds and serves it.\n',
    });
    if (!built) return;
    const { code, said } = await run(['--port', '0'], (_, stop) => stop());
    expect(code).toBe(0);
    expect(said).toMatch(/^Wartable is at http:\/\/127\.0\.0\.1:\d+\/ \(ctrl-C ends it\)\n$/);
  });
});
