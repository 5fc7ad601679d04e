/** The siege over HTTP: every route, with bodies, paths and methods that are none of its own. */
import { request } from 'node:http';
import { INSTALLED } from '@wartable/games';
import { below, pick, type Rng } from '@wartable/kernel';
import * as protocol from '@wartable/protocol';
import * as v from 'valibot';
import { brokenText, damaged, isRight, oddValue } from './hostile.ts';
import { type Field, saveOf } from './siege-field.ts';

type Got = { readonly status: number; readonly body: string };
type Route = readonly [method: string, path: string, body?: unknown, schema?: v.GenericSchema];

const SECRET = 'long enough to be one';
const SAVE = saveOf();

/** Routes with a right body and the schema it is held to. `{}` in a path is a table. */
const ROUTES: readonly Route[] = [
  ['POST', '/api/me/guest', { name: 'Eve', language: 'de' }, protocol.NewGuest],
  ['PATCH', '/api/me', { name: 'Eve' }, protocol.PersonChange],
  ['POST', '/api/me/password', { handle: 'eve', password: SECRET }, protocol.NewPassword],
  ['POST', '/api/sign-in', { handle: 'ann', password: SECRET }, protocol.SignIn],
  ['POST', '/api/recover', { handle: 'ann', code: 'AAAA-BBBB' }, protocol.UseRecovery],
  ['POST', '/api/link', { code: 'AAAA-BBBB' }, protocol.UseCode],
  ['POST', '/api/back', { token: 'a'.repeat(43) }, protocol.OwnLink],
  ['POST', '/api/me/passkey', { ticket: 'a'.repeat(22), response: { id: 'x' } }, protocol.PasskeyResponse],
  ['POST', '/api/sign-in/passkey', { ticket: 'a'.repeat(22), response: { id: 'x' } }, protocol.PasskeyResponse],
  ['POST', '/api/me/muted', { person: 'a'.repeat(22) }, protocol.Mute],
  ['POST', '/api/reports', { about: 'problem', text: 'x' }, protocol.Report],
  ['POST', '/api/me/channels', { kind: 'webhook', url: 'https://example.org/' }, protocol.Channel],
  ['POST', '/api/mail/confirm', { token: 'a'.repeat(43) }, protocol.MailLink],
  ['POST', '/api/host', { do: 'close', closed: true }, protocol.HostAct],
  ['POST', '/api/host/key', { key: 'a'.repeat(43) }, protocol.HostKey],
  ['GET', '/api/host'],
  [
    'POST',
    '/api/tables',
    { game: 'duel', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], agreement: protocol.AGREED },
    protocol.NewTable,
  ],
  ['POST', '/api/tables/move', SAVE, protocol.MoveTable],
  ['POST', '/api/tables/{}/join', { seat: 0 }, protocol.JoinTable],
  ['POST', '/api/tables/{}/seats', { seat: 0, sitter: { kind: 'bot', level: 1 } }, protocol.SeatChange],
  ['POST', '/api/tables/{}/start'],
  ['POST', '/api/tables/{}/leave'],
  ['POST', '/api/tables/{}/rematch'],
  ['DELETE', '/api/tables/{}'],
  ['GET', '/api/tables/{}/link'],
  ['GET', '/api/tables/{}/record'],
  ['GET', '/api/tables/{}'],
];
/** These tell a stranger or a guest no even where the body is right. */
const REFUSED_ANYWAY = /host|sign-in|recover|link|back|passkey|mail|seats|start|rematch|record/;
const AT_ONCE = 16;

export async function hostileRequests(
  field: Field,
  rng: Rng,
  many: number,
  faults: string[],
): Promise<{ asked: number; statuses: Record<string, number> }> {
  const statuses: Record<string, number> = {};
  const one = async (): Promise<void> => {
    const { method, path, body, cookie, headers, undo } = hostileRequest(field, rng);
    const got = await send(field.address, method, path, { cookie, ...headers }, body);
    statuses[got.status] = (statuses[got.status] ?? 0) + 1;
    if (got.status >= 500) faults.push(`${got.status} for ${method} ${path} ${body?.slice(0, 2000)}: ${got.body}`);
    else if (path.startsWith('/api/') && got.status >= 400 && !v.is(protocol.Refused, JSON.parse(got.body || 'null')))
      faults.push(`no word for ${method} ${path}: ${got.status} ${got.body}`);
    // A table that could be set up after all is taken away again.
    if (undo && got.status === 200)
      await send(field.address, 'DELETE', `/api/tables/${JSON.parse(got.body).id}`, { cookie: field.eve.cookie() });
  };
  for (let i = 0; i < many; i += AT_ONCE) await Promise.all(Array.from({ length: Math.min(AT_ONCE, many - i) }, one));
  return { asked: many, statuses };
}

type Hostile = {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly cookie: string;
  readonly headers: Record<string, string>;
  readonly undo?: boolean;
};

function hostileRequest(field: Field, rng: Rng): Hostile {
  const cookie = pick(rng, [
    '',
    field.eve.cookie(),
    field.eve.cookie(),
    `wartable=${'a'.repeat(43)}`,
    'wartable=%; wartable=x',
    `${field.eve.cookie()}x`,
  ]);
  const headers = { 'content-type': 'application/json' };
  switch (below(rng, 12)) {
    case 0:
      return {
        method: pick(rng, ['GET', 'PUT', 'POST', 'OPTIONS', 'TRACE', 'DELETE', 'PATCH']),
        path: oddPath(rng),
        cookie,
        headers,
      };
    case 1:
      return { method: 'POST', path: '/api/reports', body: 'x'.repeat(300_000), cookie, headers };
    case 2:
    case 3:
      return { ...hostileTable(rng), cookie: field.eve.cookie(), headers };
    case 4: {
      const body = JSON.stringify({ ...SAVE, save: damaged(rng, SAVE['save']) });
      return { method: 'POST', path: '/api/tables/move', body, cookie: field.eve.cookie(), headers, undo: true };
    }
  }
  for (;;) {
    const [method, route, right, schema] = pick(rng, ROUTES);
    // Somebody else's table, in which every seat is taken; or none.
    const path = route.replace(
      '{}',
      pick(rng, [field.table, field.table, 'no-table-of-anybody', encodeURIComponent(JSON.stringify(oddValue(rng)))]),
    );
    if (right === undefined) return { method, path, cookie, headers };
    if (below(rng, 6) === 0) {
      const body = brokenText(rng, right);
      if (schema && isRight(schema, body)) continue;
      return { method, path, body, cookie, headers };
    }
    if (below(rng, 8) === 0) {
      const type = pick(rng, [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/xml',
        'application/json; charset=utf-7',
      ]);
      if (!type.startsWith('application/json'))
        return { method, path, body: JSON.stringify(right), cookie, headers: { 'content-type': type } };
    }
    const wrong = damaged(rng, right);
    if (schema && v.is(schema, wrong) && !REFUSED_ANYWAY.test(path)) continue;
    const foreign = below(rng, 10) === 0 ? { origin: 'https://elsewhere.example' } : {};
    return { method, path, body: JSON.stringify(wrong) ?? '', cookie, headers: { ...headers, ...foreign } };
  }
}

/** Set-ups that a game has to read with care. */
function hostileTable(rng: Rng): Pick<Hostile, 'method' | 'path' | 'body' | 'undo'> {
  const { manifest } = pick(rng, INSTALLED);
  const first = manifest.first.options;
  const options =
    below(rng, 3) === 0 ? { [pick(rng, ['scenario', 'players', 'leaders', 'map', 'x'])]: oddValue(rng) } : damaged(rng, first);
  const seats = Array.from({ length: 1 + below(rng, 4) }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const body = JSON.stringify({ game: manifest.id, options, seats, agreement: protocol.AGREED });
  return { method: 'POST', path: '/api/tables', body, undo: true };
}

function oddPath(rng: Rng): string {
  const parts = [
    'api',
    'tables',
    'me',
    'live',
    '..',
    '.',
    '%2e%2e',
    '%00',
    '%',
    '',
    'a'.repeat(300),
    'host',
    'constructor',
    '__proto__',
    '%ff',
  ];
  return `/${Array.from({ length: 1 + below(rng, 4) }, () => pick(rng, parts)).join('/')}`;
}

function send(address: string, method: string, path: string, headers: Record<string, string>, body?: string): Promise<Got> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const asked = request({ hostname, port, path, method, headers: { ...headers, connection: 'close' } }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    // Who sends too much is cut off while it still sends.
    asked.on('error', () => resolve({ status: 413, body: '{"refused":"too-large"}' }));
    asked.end(body);
  });
}
