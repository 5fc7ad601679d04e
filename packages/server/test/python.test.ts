/** Bots from outside, as docs/bots.md shows them, play whole matches that hold when they are verified. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { INSTALLED } from '@wartable/games';
import { type Game, type MatchRecord, readRecord, verify } from '@wartable/kernel';
import { AGREED } from '@wartable/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openServer, type Server } from '../src/index.ts';
import { sqlite } from './databases.ts';
import { newPlayer, playAt } from './player.ts';

const ROOT = join(import.meta.dirname, '../../..');
const BOT = join(ROOT, 'examples/python/wartable_bot.py');
const python = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']);
const gameNamed = (id: string): Game => INSTALLED.find(({ manifest }) => manifest.id === id)?.game as Game;

describe.skipIf(python.status !== 0)('The example in Python (needs python3, 3.9 or newer)', () => {
  let server: Server;
  let address: string;
  const config = {
    ...sqlite().config,
    host: '127.0.0.1',
    port: 0,
    botThreads: 1,
    limits: { messages: 1_000_000, requests: 1_000_000 },
  };

  beforeAll(async () => {
    server = await openServer(config, { botPace: 0 });
    address = `http://127.0.0.1:${server.port}`;
  });
  afterAll(() => server.close());

  /** Starts it; its lines come one by one, and after the last its complaints. */
  function start(...args: string[]): { lines: AsyncIterator<string>; child: ChildProcess; complaints: () => string } {
    const child = spawn('python3', [BOT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => {
      child.kill();
    });
    let complaints = '';
    child.stderr.on('data', (data) => {
      complaints += data;
    });
    async function* lines(): AsyncGenerator<string> {
      let rest = '';
      for await (const data of child.stdout) {
        const parts = `${rest}${data}`.split('\n');
        rest = parts.pop() ?? '';
        yield* parts;
      }
      throw new Error(complaints);
    }
    return { lines: lines(), child, complaints: () => complaints };
  }

  const nextLine = async (lines: AsyncIterator<string>): Promise<string> => (await lines.next()).value;

  async function verified(game: string, table: string): Promise<ReturnType<typeof verify>> {
    const record = (await (await fetch(`${address}/api/tables/${table}/record`)).json()) as MatchRecord;
    return verify(gameNamed(game), readRecord(record, [gameNamed(game)]));
  }

  test('two of them play a whole duel, from the link of the table on', async () => {
    const one = start(address, '--create', 'duel', '--seed', 'leia');
    const link = await nextLine(one.lines);
    expect(link.startsWith(`${address}/at/`)).toBe(true);
    const other = start(link, '--name', 'Second bot', '--seed', 'vader');
    const ends = await Promise.all([nextLine(one.lines), nextLine(other.lines)]);
    expect(ends[0]).toBe(ends[1]);
    const { commitment, answers } = await verified('duel', link.split('/at/')[1] ?? '');
    expect(commitment).toBe(true);
    expect(answers).toBeGreaterThan(20);
  });

  test('one plays a whole Hoth battle against a bot of the server', async () => {
    const options = JSON.stringify({ scenario: '1' });
    const bot = start(address, '--create', 'hoth', '--options', options, '--seats', 'me,bot:1', '--seed', 'hoth');
    const link = await nextLine(bot.lines);
    expect(JSON.parse(await nextLine(bot.lines))).toMatchObject({ rule: expect.stringMatching(/^hoth\//) });
    expect((await verified('hoth', link.split('/at/')[1] ?? '')).commitment).toBe(true);
  });

  test('the program in docs/bots.md plays against it', async () => {
    const [, program] = /^```ts\n(import .*?)^```$/ms.exec(readFileSync(join(ROOT, 'docs/bots.md'), 'utf8')) ?? [];
    const one = start(address, '--create', 'duel', '--seed', 'docs');
    const link = await nextLine(one.lines);
    const other = spawn(process.execPath, ['--input-type=module-typescript', '-', link], {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    other.stdin.end(program);
    expect(JSON.parse(await text(other.stdout))).toEqual(JSON.parse(await nextLine(one.lines)));
  });

  test('it comes back to a server that was stopped in the middle, and goes on', async () => {
    const ann = await newPlayer(address, 'Ann');
    const { id } = await ann.create({
      game: 'duel',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      agreement: AGREED,
    });
    const bot = start(`${address}/at/${id}`, '--seed', 'back');
    let answers = 0;
    await new Promise<void>((enough) => {
      ann.connect().then((wire) =>
        playAt(wire, gameNamed('duel'), id, ({ decision }) => {
          if (++answers > 25) enough();
          return answers > 25 ? undefined : decision?.choices[0];
        }),
      );
    });
    const { port } = server;
    await server.close();
    server = await openServer({ ...config, port }, { botPace: 0 });
    const end = await playAt(await ann.connect(), gameNamed('duel'), id, ({ decision }) => decision?.choices[0]);
    expect(JSON.parse(await nextLine(bot.lines))).toEqual(end.outcome);
    expect(bot.complaints()).toContain('The line is gone (stopping)');
    expect((await verified('duel', id)).commitment).toBe(true);
  });
});
