/** `wartable serve` as one of several nodes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@wartable/languages';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openStore } from '../../server/src/store/index.ts';
import { postgres } from '../../server/test/databases.ts';
import { main } from '../src/main.ts';
import { wartable } from './helpers.ts';

const NATS = inject('nats');
/** Nobody answers at this one. */
const NOWHERE = 'nats://ann:secret@127.0.0.1:1';

const { folder } = await vi.hoisted(async () => {
  const [fs, os, path] = await Promise.all([import('node:fs'), import('node:os'), import('node:path')]);
  return { folder: fs.mkdtempSync(path.join(os.tmpdir(), 'wartable-nodes-')) };
});
vi.mock(import('../src/paths.ts'), async (original) => ({ ...(await original()), WEB_FOLDER: join(folder, 'dist') }));

beforeEach(() => {
  vi.stubEnv('WARTABLE_DATA', join(folder, 'data'));
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html><title>Wartable</title>');
});
afterEach(() => vi.unstubAllEnvs());

/** Serves until as many lines are told as a node has to say, and tells what was answered while it was about to stop. */
async function served(
  ...words: string[]
): Promise<{ readonly code: number; readonly lines: string[]; readonly leaving: unknown[] }> {
  const lines: string[] = [];
  const leaving: unknown[] = [];
  const stop = async (): Promise<void> => {
    process.emit('SIGTERM', 'SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const path of ['readyz', 'healthz', 'api/me'])
      leaving.push(await fetch(`${/http:\S+/.exec(lines[0] ?? '')?.[0]}${path}`).then(({ status }) => status, String));
  };
  const hear = (line: string): void => {
    lines.push(line);
    if (lines.length === 5) void stop();
  };
  const code = await main(['serve', '--port', '0', ...words], { out: hear, err: hear, language: 'en', color: false });
  return { code, lines, leaving };
}

describe('wartable serve with --nats', () => {
  it.each(LANGUAGES)('without PostgreSQL says what to do, in one line, in %s', async (language) => {
    for (const [words, environment] of [
      [['--nats', NOWHERE], {}],
      [[], { NATS_URL: NOWHERE }],
      [['--nats', NOWHERE], { DATABASE_URL: '' }],
    ] as const) {
      for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
      const { code, out, err } = await wartable(['serve', ...words], language);
      expect([code, out, err.split('\n').length]).toEqual([2, '', 1]);
      expect(err).toMatch(/--database .* DATABASE_URL/);
      expect(err).not.toContain('secret');
    }
  });

  it.each(['localhost:4222', 'http://ann:secret@host', 'nats://', 'nats://host,', 'nats:/ann:secret@host'])(
    'refuses “%s”, which is no address, and does not repeat what may be a password',
    async (address) => {
      const refused = await wartable(['serve', '--nats', address, '--database', 'postgres://x']);
      expect(refused).toMatchObject({ code: 2, out: '' });
      expect(refused.err).toMatch(
        /^wartable serve: --nats \(or NATS_URL\) takes an address such as nats:\/\/host:4222, or several with commas .*$/,
      );
      expect(refused.err).not.toContain('secret');
      vi.stubEnv('NATS_URL', address);
      expect(await wartable(['serve', '--database', 'postgres://x'])).toEqual(refused);
    },
  );

  it('takes nothing in the environment for nothing', async () => {
    vi.stubEnv('NATS_URL', '');
    const { code, err } = await wartable(['serve', '--database', 'postgres://x:y@127.0.0.1:1/z']);
    expect([code, err]).toEqual([2, expect.stringContaining('No database server answers at postgres://127.0.0.1:1/z')]);
  });

  it('starts while NATS is away, says so, and where it is, without the password', async () => {
    const { config } = await postgres();
    vi.stubEnv('DATABASE_URL', config.database);
    const { code, lines } = await served('--nats', NOWHERE);
    expect([code, lines]).toEqual([
      0,
      [
        expect.stringMatching(/^Wartable is at /),
        expect.stringMatching(/^Tables are kept in postgres:/),
        'It is one of several nodes. NATS does not answer at nats://127.0.0.1:1: all goes on, slower, until it does.',
        expect.stringMatching(/^The host’s page is at /),
        expect.stringMatching(/^Only this machine can reach it/),
      ],
    ]);
  });

  it.skipIf(NATS === '')('prefers the command line to the environment, and says that it is one of several', async () => {
    const { config } = await postgres();
    vi.stubEnv('NATS_URL', 'nats://127.0.0.1:1');
    vi.stubEnv('DATABASE_URL', 'postgres://x:y@127.0.0.1:1/z');
    const { code, lines, leaving } = await served('--nats', NATS, '--database', config.database ?? '');
    // Whoever stands in front sees it in time, and nobody else notices.
    expect(leaving).toEqual([503, 200, 200]);
    expect([code, lines[2]]).toEqual([0, `It is one of several nodes, which hear of one another over NATS at ${NATS}.`]);
  });

  it('shares a database with others that have --nats, and with none that has not', async () => {
    const { config } = await postgres();
    const url = config.database ?? '';
    const inUse =
      /^wartable serve: A server that is running has postgres:\S+: stop it first, or start every server of this database with --nats\. .*$/;
    const alone = await openStore({ url });
    expect((await wartable(['serve', '--nats', NOWHERE, '--database', url])).err).toMatch(inUse);
    await alone.close();
    const node = await openStore({ url, several: true });
    expect((await wartable(['serve', '--database', url])).err).toMatch(inUse);
    expect(await served('--nats', NOWHERE, '--database', url)).toMatchObject({ code: 0 });
    await node.close();
  });

  it('stands in the help', async () => {
    const { out } = await wartable(['serve', '--help']);
    expect(out).toContain('[--nats <address>]');
    expect(out).toContain('NATS_URL');
  });
});
