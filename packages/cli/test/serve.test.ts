import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../src/commands/serve.ts';
import { filesOverHttp } from '../src/files-over-http.ts';
import { wartable } from './helpers.ts';

const SCRIPT = `console.log(${JSON.stringify('snow '.repeat(1000))});`;
let server: Server;
let address: string;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-serve-'));
  const dist = join(folder, 'dist');
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
    expect(headers['x-content-type-options']).toBe('nosniff');
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
    const { headers } = await get('/');
    const { status, body } = await get('/', { 'if-none-match': String(headers['etag']) });
    expect([status, body.length]).toEqual([304, 0]);
  });

  it.each([
    ['/assets/gone-1a2b3c.js', 404],
    ['/../secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/assets/../../secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/..\\secret.txt', 404],
    ['/secret.txt%00.html', 404],
    ['/%', 400],
  ])('gives nothing for %s', async (path, status) => {
    const got = await get(path);
    expect([got.status, got.body.toString()]).toEqual([status, `${status}\n`]);
  });

  it('answers HEAD without a body, and nothing but GET and HEAD', async () => {
    const head = await get('/', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '38', 0]);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  it('lives on when somebody sends nonsense', async () => {
    const { port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    socket.end('nonsense\r\n\r\n');
    socket.resume();
    await once(socket, 'close');
    expect((await get('/')).status).toBe(200);
  });
});

describe('wartable serve', () => {
  it('takes a port and a host, and nothing else', async () => {
    expect((await wartable(['serve', '--port', '70000'])).err).toContain('--port takes a whole number from 0 to 65535');
    expect((await wartable(['serve', 'here'])).err).toContain('one thing too many: “here”');
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
      code: 1,
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
