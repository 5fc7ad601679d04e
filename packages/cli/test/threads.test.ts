import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { GameJob, GameReport } from '../src/arena/game.ts';
import { ThreadDied, workOff } from '../src/arena/pool.ts';
import { progressBar } from '../src/progress.ts';
import { wartable } from './helpers.ts';

vi.mock(import('../src/progress.ts'), async (original) => ({ progressBar: vi.fn((await original()).progressBar) }));

const WORKER = new URL('../src/arena/worker.ts', import.meta.url);
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'wartable-threads-'));
const BIN = new URL('../bin/wartable.mjs', import.meta.url).pathname;

describe('Threads', () => {
  const games = (count: number): (() => GameJob | undefined) => {
    let next = 0;
    return () => (next++ < count ? { game: next === 2 ? 'chess' : 'duel', options: {}, bots: [], seed: 'x' } : undefined);
  };

  it('report the job that failed, in one line, and go on', async () => {
    const failed: unknown[] = [];
    // A duel without bots fails too: nobody answers.
    await workOff<GameJob, GameReport>({
      worker: WORKER,
      threads: 1,
      next: games(3),
      done: () => {},
      failed: (job, trouble) => failed.push([job.game, trouble]),
    });
    expect(failed).toEqual([
      ['duel', 'RangeError: nobody plays seat 0'],
      ['chess', 'Error: error.game {"id":"chess","games":"duel, hoth, endor"}'],
      ['duel', 'RangeError: nobody plays seat 0'],
    ]);
  });

  it.each([
    ['when they start', 'process.exit(3)', 'exit code 3'],
    ['by an error', 'throw new Error("no\\nway")', 'Error: no'],
    [
      'at work',
      'import { parentPort as p } from "node:worker_threads"; p.on("message", () => process.exit(4)); p.postMessage("ready")',
      'exit code 4',
    ],
  ])('that die %s end the work', async (_, code, reason) => {
    const work = workOff<GameJob, GameReport>({
      worker: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
      threads: 2,
      next: games(30),
      done: () => {},
      failed: () => {},
    });
    await expect(work).rejects.toEqual(new ThreadDied(reason));
  });
});

describe('A series of games', () => {
  it.each([
    ['duel', 'greedy,random', '12'],
    ['hoth', 'random,random', '300'],
    ['endor', 'random', '150'],
  ])('of %s comes out the same with any number of threads', async (game, bots, count) => {
    const run = async (threads: string): Promise<string> => {
      const words = ['simulate', '--game', game, '--bots', bots, '--games', count, '--seed', '5', '--json'];
      const { code, out, err } = await wartable([...words, '--threads', threads]);
      expect([code, err]).toEqual([0, '']);
      return out.replace(/,"seconds.*/, '');
    };
    expect(await run('3')).toBe(await run('1'));
  });

  it.each([
    ['simulate', [], /^leia \(random\): [\s\S]* games a second/],
    ['tournament', ['--all'], /^Bot +Elo[\s\S]*random – greedy/],
    ['balance', ['--game', 'duel', '--out', newFolder()], /^Intro Battle[\s\S]*balance\.html$/],
  ])('%s that is interrupted counts what was played so far, and says so', async (command, words, told) => {
    vi.mocked(progressBar).mockReturnValueOnce({ at: (done) => done > 2 && process.emit('SIGINT', 'SIGINT'), end: () => {} });
    const bots = { simulate: 'random,random', tournament: 'random,greedy', balance: 'random' }[command] ?? '';
    const ran = await wartable([command, '--bots', bots, '--games', '900000', '--threads', '2', ...words]);
    expect(ran).toEqual({
      code: 130,
      out: expect.stringMatching(told),
      err: expect.stringMatching(/^Stopped: [1-9][\d,]* of [\d,]+ games were played; the figures are of these\.$/),
    });
  });

  it('hears ctrl-C while threads are at work; what was played is kept, and can be gone on with', async () => {
    const folder = newFolder();
    const path = join(folder, 'games.jsonl');
    const words = ['balance', '--bots', 'random', '--game', 'duel', '--out', folder];
    const env = { ...process.env, WARTABLE_LANG: 'en' };
    const child = spawn(process.execPath, [BIN, ...words, '--games', '900000', '--json'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err]: [string[], string[]] = [[], []];
    child.stdout.on('data', (data) => out.push(String(data)));
    child.stderr.on('data', (data) => err.push(String(data)));
    const closed = once(child, 'close');
    while (!existsSync(path) || statSync(path).size < 10_000) await after(20);
    child.kill('SIGINT');
    expect(await closed).toEqual([130, null]);
    expect(err.join('')).toMatch(/^Stopped: /);
    const { standard, 'first-game': first } = JSON.parse(out.join('')).duel.cells;
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(standard.games + first.games).toBe(lines.length - 1);
    expect((await wartable([...words, '--games', '2', '--resume'])).code).toBe(0);
  });
});
