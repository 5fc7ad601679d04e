/**
 * `node --expose-gc bench/server.ts [matches]`: what one server holds, over loopback, SQLite on the disk of the temporary folder. The
 * server has one core for itself where the system can pin it (taskset), all its threads together; the clients have the others.
 * Files that may be open are often limited to 20,000: one line carries ten tables here, as the line of a page does.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { openStore, whereOf } from '../packages/server/src/store/index.ts';
import { count, print } from './measure.ts';
import { atRate, flatOut, type Load, openLoad, share } from './server-load.ts';
import { type Guest, writeMatches, writePeople } from './server-matches.ts';

const MATCHES = Number(process.argv[2] ?? 10_000);
const STORED = 100_000;
const PER_LINE = 10;
const EVERY = 5000;
const STAGE_MS = 15_000;

const folder = mkdtempSync(join(tmpdir(), 'wartable-bench-'));
const kilo = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const ms = (x: number): string => `${x.toFixed(1)} ms`;

type State = {
  readonly memory: number;
  readonly commits: number;
  readonly writes: number;
  readonly cpu: NodeJS.CpuUsage;
  readonly awake: number;
};
type Running = {
  readonly port: number;
  readonly ms: number;
  readonly wall: number;
  readonly ask: (what: object) => Promise<State>;
  readonly stop: () => Promise<void>;
};

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

async function start(data: string): Promise<Running> {
  const file = fileURLToPath(new URL('./server-process.ts', import.meta.url));
  const words = [process.execPath, '--expose-gc', file, JSON.stringify({ data })];
  const [command = '', ...args] = canPin ? ['taskset', '-c', '0', ...words] : words;
  const began = performance.now();
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const next = <T>(): Promise<T> => new Promise((resolve) => child.once('message', (said) => resolve(said as T)));
  const { port, ms: opened } = await next<{ port: number; ms: number }>();
  return {
    port,
    ms: opened,
    wall: performance.now() - began,
    ask: (what) => {
      const answer = next<State>();
      child.send(what);
      return answer;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.send({ do: 'stop' });
      }),
  };
}

async function fill(name: string, people: number, matches: number, steps: number): Promise<{ data: string; guests: Guest[] }> {
  const data = join(folder, name);
  mkdirSync(data);
  const store = await openStore(whereOf({ data }));
  const guests = await writePeople(store, people);
  await writeMatches(store, guests, matches, { steps });
  await store.close();
  return { data, guests };
}

async function stored(): Promise<void> {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const before = await start(empty);
  const nothing = await before.ask({ do: 'look', memory: true });
  await before.stop();
  const { data } = await fill('stored', 1000, STORED, 5);
  const server = await start(data);
  const all = await server.ask({ do: 'look', memory: true });
  await server.stop();
  const size = statSync(join(data, 'wartable.db')).size;
  print(`A server with ${count(STORED)} stored matches`, [
    [
      'the database opened, listening',
      ms(server.ms),
      `goal below 1 s; ${ms(server.wall)} with the start of Node; empty ${ms(before.ms)}`,
    ],
    ['memory for each stored match', `${((all.memory - nothing.memory) / STORED).toFixed(1)} bytes`, 'goal 0'],
    ['on disk for each, with seven steps', kilo(size / STORED), ''],
  ]);
  rmSync(data, { recursive: true });
}

async function live(): Promise<void> {
  const people = Math.ceil((MATCHES * 2) / PER_LINE);
  const { data, guests } = await fill('live', people, MATCHES, 0);
  const server = await start(data);
  const nothing = await server.ask({ do: 'look', memory: true });
  const idle = await openLoad(() => server.port, guests, false);
  const connected = await server.ask({ do: 'look', memory: true });
  await idle.close();
  const load = await openLoad(() => server.port, guests);
  const seated = await server.ask({ do: 'look', memory: true });
  print(`Memory, ${count(MATCHES)} live duels, ${count(people)} lines with ${PER_LINE} tables each`, [
    ['for each line', kilo((connected.memory - nothing.memory) / people), 'the socket and what the server knows of it'],
    [
      'for each match in memory, at its beginning',
      kilo((seated.memory - connected.memory) / MATCHES),
      `goal below 30 KB; two people look; ${count(seated.awake)} awake`,
    ],
  ]);
  const rows: [string, string, string][] = [];
  for (const many of [MATCHES / 5, MATCHES / 2, MATCHES]) rows.push(await stage(server, load, many));
  print(
    `Live matches held, one answer every ${EVERY / 1000} s at each, bots off${canPin ? ', the server on one core' : ''}`,
    rows,
  );
  const later = await server.ask({ do: 'look', memory: true });
  const each = load.latencies.length / MATCHES;
  const asleep = await server.ask({ do: 'ahead', ms: 125_000, memory: true });
  const sleeping = await server.ask({ do: 'ahead', ms: 16_000, memory: true });
  print('Memory later', [
    [
      'for each match in memory',
      kilo((later.memory - connected.memory) / MATCHES),
      `after about ${each.toFixed(0)} answers more`,
    ],
    [
      'for each that sleeps',
      kilo((Math.min(asleep.memory, sleeping.memory) - connected.memory) / MATCHES),
      `nobody has said a word for two minutes, all still connected; ${count(sleeping.awake)} awake`,
    ],
  ]);
  await load.close();
  await server.stop();
}

async function stage(server: Running, load: Load, many: number): Promise<[string, string, string]> {
  // Those that were never asked wake up first.
  await atRate(load, many, EVERY, EVERY);
  load.latencies.length = 0;
  const before = await server.ask({ do: 'look' });
  const [bytes, told] = [load.counts.bytes, load.counts.told];
  const asked = await atRate(load, many, EVERY, STAGE_MS);
  const took = [...load.latencies];
  const after = await server.ask({ do: 'look' });
  const cpu = (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1000 / (STAGE_MS + 600);
  const each = (load.counts.bytes - bytes) / Math.max(1, load.counts.told - told);
  const remark = [
    `goal below 50 ms; median ${ms(share(took, 0.5))}, longest ${ms(Math.max(...took))}`,
    `${count(took.length / (STAGE_MS / 1000))} answers a second${asked > took.length + 20 ? ` (${count(asked)} asked for)` : ''}`,
    `${(cpu * 100).toFixed(0)} % of a core, ${((after.writes - before.writes) / (after.commits - before.commits)).toFixed(1)} a commit`,
    `${count(each)} bytes an answer and viewer`,
    ...(load.counts.refused > 0 ? [`${load.counts.refused} refused`] : []),
  ];
  return [`${count(many)} matches, 99 of 100 kept and told within`, ms(share(took, 0.99)), remark.join('; ')];
}

async function saturated(): Promise<void> {
  const tables = 600;
  const { data, guests } = await fill('flat-out', 120, tables, 0);
  const server = await start(data);
  const load = await openLoad(() => server.port, guests);
  await flatOut(load, tables, 2000);
  const before = await server.ask({ do: 'look' });
  load.latencies.length = 0;
  const rate = await flatOut(load, tables, 8000);
  const after = await server.ask({ do: 'look' });
  const size = (after.writes - before.writes) / (after.commits - before.commits);
  await load.close();
  await server.stop();
  const one = bare(1, 3000);
  const alike = bare(Math.max(1, Math.round(size)), 4000);
  print(`Flat out: ${tables} duels, everybody answers at once`, [
    [
      'answers kept and acknowledged',
      `${count(rate)} /s`,
      `${size.toFixed(1)} writes a commit; 99 of 100 within ${ms(share(load.latencies, 0.99))}`,
    ],
    ['bare inserts, each its own commit', `${count(one)} /s`, `the server: ${(rate / one).toFixed(2)} ×; goal 0.5 or more`],
    [
      'bare inserts, as many a commit',
      `${count(alike)} /s`,
      `the server: ${(rate / alike).toFixed(2)} ×; no rules, no lines, nothing else written`,
    ],
  ]);
}

/** The same table and the same settings, in one thread, and nothing else: inserts a second. */
function bare(perCommit: number, forMs: number): number {
  const database = new DatabaseSync(join(folder, `bare-${perCommit}.db`));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  database.exec(
    'CREATE TABLE step (match text NOT NULL, sequence integer NOT NULL, at bigint NOT NULL, entries text NOT NULL, snapshot text, clocks text, PRIMARY KEY (match, sequence))',
  );
  const insert = database.prepare('INSERT INTO step VALUES (?, ?, ?, ?, ?, ?)');
  const entries = '[["leia","play some-card on some-other-card",{"at":500000,"id":"0123456789abcdef.10"}]]';
  const began = performance.now();
  let n = 0;
  while (performance.now() - began < forMs) {
    database.exec('BEGIN IMMEDIATE');
    for (let i = 0; i < perCommit; i++, n++) insert.run(`match-${n % 600}-0123456789ab`, n, Date.now(), entries, null, null);
    database.exec('COMMIT');
  }
  const rate = (n / (performance.now() - began)) * 1000;
  database.close();
  return rate;
}

try {
  await saturated();
  await live();
  await stored();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
