/** The built web application over HTTP. All files are read at the start: what is not among them cannot be asked for. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const PACKED_ALREADY = ['.png', '.webp', '.woff', '.woff2', '.ico'];
/** Smaller files fit into one packet anyway. */
const WORTH_PACKING = 1024;
/** Vite writes a hash of the contents into these names. */
const HASHED = /^\/assets\//;

/** The film of a game that came in a link: the only page that others may put into a frame. Nothing can be done in it. */
const FRAMED = '/embed';

/** A worker goes by what its own file says. Bots there read their nets by WebAssembly that is put together on the spot; no page may, and script from text nobody. */
const IN_WORKERS = " 'wasm-unsafe-eval'";

/** What stands in a page itself is let through by its hash. */
const policyFor = (page: string, framedBy: "'none'" | '*' = "'none'", more = ''): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hashesOf(page, 'script')}${more}`,
    `style-src 'self'${hashesOf(page, 'style')}`,
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    // The socket of the same host is "self" as well.
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');

function hashesOf(page: string, tag: 'script' | 'style'): string {
  const inline = page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...inline].map(([, source = '']) => ` 'sha256-${createHash('sha256').update(source).digest('base64')}'`).join('');
}

export const SAFE: Readonly<Record<string, string>> = {
  'content-security-policy': policyFor(''),
  // No page of another origin holds a handle of ours, or draws on our files. (Embedder policy would buy nothing here, and a worker from an older cache would lack it.)
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

type Encoding = 'br' | 'gzip';
type Kept = {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** Those that are otherwise where it may be framed. */
  readonly framed: Readonly<Record<string, string>>;
  readonly packable: boolean;
  readonly packed: Map<Encoding, Promise<Buffer>>;
};

const packers: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

export type Files = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers with the files below a folder that has an index.html. */
export function filesOf(folder: string): Files {
  const kept = new Map<string, Kept>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    kept.set(`/${relative(folder, path).split(sep).join('/')}`, keep(path));
  }
  return (request, response) => answer(kept, request, response);
}

/** Which build it is: the name of its first script, into which its contents are hashed. */
export function buildOf(folder: string): string {
  return /src="\/assets\/([^"]+)\.js"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';
}

function keep(path: string): Kept {
  const body = readFileSync(path);
  const end = extname(path);
  const packable = body.length >= WORTH_PACKING && !PACKED_ALREADY.includes(end);
  return {
    body,
    packable,
    packed: new Map(),
    framed:
      end === '.html'
        ? { 'content-security-policy': policyFor(body.toString(), '*'), 'cross-origin-resource-policy': 'cross-origin' }
        : {},
    headers: {
      'content-type': TYPES[end] ?? 'application/octet-stream',
      // Weak: the same for the file packed and unpacked.
      etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      ...(end === '.html' ? { 'content-security-policy': policyFor(body.toString()) } : {}),
      ...(end === '.js' ? { 'content-security-policy': policyFor('', "'none'", IN_WORKERS) } : {}),
      'accept-ranges': 'none',
      ...(packable ? { vary: 'accept-encoding' } : {}),
    },
  };
}

async function answer(kept: ReadonlyMap<string, Kept>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    refuse(response, 405, { allow: 'GET, HEAD' });
    return;
  }
  const path = pathOf(url);
  if (path === undefined) {
    refuse(response, 400);
    return;
  }
  // Addresses of the application do not end like a file; it finds its own way from them, and says where one leads nowhere.
  const name = kept.has(path) ? path : extname(path) in TYPES ? undefined : '/index.html';
  const file = name === undefined ? undefined : kept.get(name);
  if (!file || name === undefined) {
    refuse(response, 404);
    return;
  }
  const caching = HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
  const always = { ...SAFE, ...file.headers, ...(path === FRAMED ? file.framed : {}), 'cache-control': caching };
  if (isKnown(file.headers['etag'] ?? '', headers['if-none-match'])) {
    response.writeHead(304, always).end();
    return;
  }
  const encoding = file.packable ? encodingFor(headers['accept-encoding']) : undefined;
  const body = encoding ? await packed(file, encoding) : file.body;
  const length = { 'content-length': String(body.length) };
  response.writeHead(200, { ...always, ...length, ...(encoding ? { 'content-encoding': encoding } : {}) });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Whether the browser has it: any of those it names, or whatever there is. */
function isKnown(etag: string, named: string | undefined): boolean {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return (named ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

function packed(file: Kept, encoding: Encoding): Promise<Buffer> {
  const known = file.packed.get(encoding) ?? packers[encoding](file.body);
  file.packed.set(encoding, known);
  return known;
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const words = String(accepted ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => !/;\s*q=0(\.0*)?$/.test(word))
    .map((word) => word.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => words.includes(encoding));
}

/** An answer for browsers and strangers that got lost. */
export function refuse(response: ServerResponse, status: number, more: Readonly<Record<string, string>> = {}): void {
  // What else such a request carries is not waited for.
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache', connection: 'close' };
  response.writeHead(status, { ...SAFE, ...more, ...plain });
  response.end(`${status}\n`);
}
