/** A real nats-server: one for a whole run of tests, and others that a test may kill and start again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { NATS_MISSING, natsPath } from '../../../scripts/nats.mjs';

export type Nats = {
  readonly url: string;
  /** Where it is asked for its own figures. */
  readonly figures: string;
  readonly pid: () => number | undefined;
  readonly kill: () => Promise<void>;
  /** On the same port again. */
  readonly start: () => Promise<void>;
};

/** `options`: of its command line, besides. */
export async function startNats(...options: string[]): Promise<Nats> {
  const path = natsPath();
  if (path === undefined) throw new Error(NATS_MISSING);
  let child: ChildProcess | undefined;
  let ports = { client: '-1', figures: '-1' };
  const start = async (): Promise<void> => {
    const args = ['-a', '127.0.0.1', '-p', ports.client, '-m', ports.figures, ...options];
    const started = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    child = started;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      started.once('error', reject);
      started.once('exit', () => reject(new Error(`nats-server has ended: ${said}`)));
      started.stderr.on('data', (data) => {
        said += data;
        if (said.includes('Server is ready')) resolve();
      });
    });
    const portOf = (line: RegExp): string => line.exec(said)?.[1] ?? '';
    ports = { client: portOf(/client connections on \S+:(\d+)/), figures: portOf(/http monitor on \S+:(\d+)/) };
  };
  await start();
  return {
    url: `nats://127.0.0.1:${ports.client}`,
    figures: `http://127.0.0.1:${ports.figures}`,
    pid: () => child?.pid,
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    start,
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the one of the whole run; empty where there is none, and then what needs it is left out. */
    readonly nats: string;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (natsPath() === undefined) {
    console.error(NATS_MISSING);
    project.provide('nats', '');
    return undefined;
  }
  const nats = await startNats();
  project.provide('nats', nats.url);
  return nats.kill;
}
