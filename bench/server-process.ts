/** The server of the bench, in a process of its own, told over a channel what to do. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openServer } from '../packages/server/src/index.ts';
import { watchWires } from './server-wires.ts';

const { data, ...more } = JSON.parse(process.argv[2] ?? '{}');
const limits = {
  sockets: 50_000,
  socketsPerAddress: 50_000,
  messages: 1_000_000,
  requests: 1_000_000,
};

const portOf = (address: unknown): number => (typeof address === 'string' ? Number(new URL(address).port) : Number.NaN);
const wires = watchWires({ postgres: portOf(more.database), nats: portOf(more.nats) });

/** Its clock can be put forward: then all timers that are due by it go off. */
let ahead = 0;
const timers = new Set<{ readonly at: number; readonly go: () => void }>();
const now = (): number => Date.now() + ahead;
const time = {
  now,
  after: (ms: number, what: () => void) => {
    const done = (): void => {
      clearTimeout(timer);
      timers.delete(entry);
    };
    const entry = {
      at: now() + ms,
      go: () => {
        done();
        what();
      },
    };
    const timer = setTimeout(entry.go, Math.min(2 ** 31 - 1, Math.max(0, ms)));
    timer.unref();
    timers.add(entry);
    return done;
  },
};

/** How long it was deaf at a time, since it was asked last. */
const deaf = monitorEventLoopDelay({ resolution: 5 });
deaf.enable();

const began = performance.now();
const server = await openServer({ data, host: '127.0.0.1', port: 0, botThreads: 0, limits, ...more }, { time });
const collect = (globalThis as { gc?: () => void }).gc ?? (() => {});
let commits = 0;
let writes = 0;
server.store.journal.watching.add({
  committed: (many) => {
    commits++;
    writes += many;
  },
});

function memory(): number {
  for (let i = 0; i < 4; i++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

process.on('message', (asked: { readonly do: string; readonly ms?: number; readonly memory?: boolean }) => {
  if (asked.do === 'ahead') {
    ahead += asked.ms ?? 0;
    for (const timer of [...timers]) if (timer.at <= now()) timer.go();
  }
  const longest = deaf.max / 1e6;
  if (asked.do === 'stop') void server.close().finally(() => process.exit(0));
  else
    setTimeout(() => {
      const held = asked.memory ? memory() : 0;
      deaf.reset();
      process.send?.({
        memory: held,
        deaf: longest,
        commits,
        writes,
        cpu: process.cpuUsage(),
        thread: process.threadCpuUsage(),
        wires: wires(),
        ...server.hall.counts(),
      });
    }, 50);
});
// Nobody is left to ask.
process.on('disconnect', () => process.exit(1));
process.send?.({ port: server.port, ms: performance.now() - began });
