/** PostgreSQL, NATS and nodes of the bench, each in processes of its own, and what each has used so far. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Nats, startNats } from '../packages/server/test/nats.ts';
import { startPostgres } from '../packages/server/test/postgres.ts';
import type { Wires } from './server-wires.ts';

/** What a node says of itself. */
export type Said = {
  /** Microseconds of the one thread that hears and answers; the process has others. */
  readonly thread: NodeJS.CpuUsage;
  readonly commits: number;
  readonly writes: number;
  readonly memory: number;
  /** How long it did one thing at most, in milliseconds, since it was asked last. */
  readonly deaf: number;
  readonly rooms: number;
  readonly awake: number;
  readonly lines: number;
  readonly wires: Wires;
};

export type Node = {
  readonly port: number;
  readonly pid: number;
  readonly ask: (what?: { readonly memory?: boolean }) => Promise<Said>;
  readonly stop: () => Promise<void>;
};

type Client = ReturnType<Awaited<ReturnType<typeof startPostgres>>['postgres']['getPgClient']>;

export type Engines = {
  readonly nats: Nats;
  readonly url: (database: string) => string;
  /** The process all others of PostgreSQL are children of. */
  readonly postmaster: number;
  /** A new database, and a line to it that is not a node's. */
  readonly create: (name: string) => Promise<Client>;
  readonly stop: () => Promise<void>;
};

/** PostgreSQL syncs to the disk of this folder, as it would for people. */
export async function startEngines(folder: string): Promise<Engines> {
  // Its own user has to get in.
  chmodSync(folder, 0o711);
  const data = join(folder, 'postgres');
  const nats = await startNats();
  const { postgres, url } = await startPostgres(data, true);
  return {
    nats,
    url,
    postmaster: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    create: async (name) => {
      await postgres.createDatabase(name);
      const client = postgres.getPgClient(name);
      await client.connect();
      return client;
    },
    stop: async () => {
      await nats.kill();
      await postgres.stop();
    },
  };
}

/** `config`: as a server is told of it. */
export async function startNode(folder: string, name: string, config: object): Promise<Node> {
  const data = join(folder, name);
  mkdirSync(data);
  const file = fileURLToPath(new URL('./server-process.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, ['--expose-gc', file, JSON.stringify({ data, ...config })], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const next = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('a node has ended'));
      child.once('exit', gone);
      child.once('message', (said) => {
        child.off('exit', gone);
        resolve(said as T);
      });
    });
  const { port } = await next<{ port: number }>();
  return {
    port,
    pid: child.pid ?? 0,
    ask: (what = {}) => {
      const answer = next<Said>();
      child.send({ do: 'look', ...what });
      return answer;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.send({ do: 'stop' });
      }),
  };
}

/** Ticks of the kernel in a second, in which it says what a process has used; the sum of both kinds is exact, and then rounded down to one. */
const TICKS = 100;

/** Seconds of processor time of a process, with all its threads; `children`: with those it has seen end, and those that live. */
export function cpuOf(pid: number, children = false): number {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = statOf(pid).slice(11, 15).map(Number);
  if (!children) return (user + system) / TICKS;
  const living = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(statOf(Number(name))[1]) === pid);
  return (user + system + endedUser + endedSystem) / TICKS + living.reduce((sum, child) => sum + cpuOf(Number(child)), 0);
}

/** Of what the kernel says, all after the name; nothing where the process is gone. */
function statOf(pid: number): readonly string[] {
  try {
    const said = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return said.slice(said.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Seconds of processor time that anybody on this machine has used. */
export function cpuOfAll(): number {
  const [, ...times] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).map(Number);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = times;
  return (user + nice + system + irq + softirq + steal) / TICKS;
}

/** Bytes of memory that nobody else has. */
export function memoryOf(pid: number): number {
  const lines = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+:\s+(\d+) kB$/gm);
  return Array.from(lines, ([, kilo]) => Number(kilo) * 1024).reduce((sum, bytes) => sum + bytes, 0);
}
