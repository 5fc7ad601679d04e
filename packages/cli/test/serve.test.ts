import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { join } from 'node:path';
import { forLogs } from '@wartable/kernel';
import { filesOverHttp } from '@wartable/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen, openTo, whyNotListening } from '../src/commands/serve.ts';
import { main } from '../src/main.ts';
import { wartable } from './helpers.ts';

let server: Server;
let address: string;

const { folder } = await vi.hoisted(async () => {
  const [fs, os, path] = await Promise.all([import('node:fs'), import('node:os'), import('node:path')]);
  return { folder: fs.mkdtempSync(path.join(os.tmpdir(), 'wartable-serve-')) };
});
const dist = join(folder, 'dist');
vi.mock(import('../src/paths.ts'), async (original) => ({ ...(await original()), WEB_FOLDER: join(folder, 'dist') }));

beforeAll(async () => {
  // Nothing of these tests may come near what is kept for people.
  vi.stubEnv('WARTABLE_DATA', join(folder, 'data'));
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Wartable</title>');
  server = await filesOverHttp(dist);
  address = await listen(server, 0, '127.0.0.1');
});
afterAll(() => server.close());

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
    expect(await served('127.0.0.1', 'SIGINT')).toEqual([
      expect.stringMatching(/^Wartable is at http:\/\/127\.0\.0\.1:\d+\/ /),
      `Tables are kept in ${join(folder, 'data', 'wartable.db')}.`,
      expect.stringMatching(/^The host’s page is at http:.*host\.key\.$/),
      expect.stringMatching(/^Only this machine can reach it/),
    ]);
    expect(await served('localhost', 'SIGTERM')).toHaveLength(4);
  });

  it('says so where others can reach it, and at which addresses', async () => {
    const [at, , , open] = await served('0.0.0.0', 'SIGTERM');
    expect(at).toMatch(/^Wartable is at http:\/\/127\.0\.0\.1:/);
    expect(open).toMatch(/^(Other devices in your network can reach it at http|It listens beyond this machine)/);
    const everywhere = await filesOverHttp(dist);
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
    const run = async (words: readonly string[], stops = false) => {
      const child = spawn(process.execPath, [bin, 'serve', ...words], { env: { ...process.env, WARTABLE_LANG: 'en' } });
      let said = '';
      const hear = (data: Buffer): void => {
        said += data;
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      // Once: a second ctrl-C ends it the hard way.
      if (stops) child.stdout.once('data', () => child.kill('SIGINT'));
      // Not its end alone: what it said last may be read later.
      const [code] = await once(child, 'close');
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
    const { code, said } = await run(['--port', '0'], true);
    expect(code).toBe(0);
    expect(said).toMatch(/^Wartable is at http:\/\/127\.0\.0\.1:\d+\/ \(ctrl-C ends it\)\n/);
  });
});
