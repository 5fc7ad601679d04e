/** Figures for Prometheus: to who asks from the machine itself, or has the key that lies in the data folder. */
import type { RefusalWord } from '@wartable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { keyIn } from '../people/host-key.ts';
import { isSame } from '../people/secrets.ts';
import type { Journal } from '../store/index.ts';
import { Refusal } from './refusal.ts';

const METRICS_KEY = 'metrics.key';

type Watched =
  | 'sockets'
  | 'rooms'
  | 'bots_waiting'
  | 'nodes'
  | 'bell_up'
  | 'rings_sent'
  | 'rings_heard'
  | 'steps_followed'
  | 'races_lost';

/** What is counted where it happens. */
export type Metrics = {
  readonly registry: Registry;
  readonly refused: (word: RefusalWord, over: 'http' | 'line') => void;
  /** A notice came to this state. */
  readonly notice: (state: string) => void;
  /** What is looked up when somebody asks. */
  readonly watch: (name: Watched, help: string, count: () => number) => void;
};

export function openMetrics(journal: Journal): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'wartable_' });
  const refused = new Counter({
    name: 'wartable_refused_total',
    help: 'Requests and messages that were refused, by word',
    labelNames: ['word', 'over'],
    registers,
  });
  const notices = new Counter({
    name: 'wartable_notices_total',
    help: 'Notices that came to a state',
    labelNames: ['state'],
    registers,
  });
  const answers = new Counter({ name: 'wartable_answers_total', help: 'Steps of matches that are on disk', registers });
  const failed = new Counter({ name: 'wartable_writes_failed_total', help: 'Writes that did not reach the disk', registers });
  const sizes = new Histogram({
    name: 'wartable_commit_writes',
    help: 'Writes that shared one commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
    registers,
  });
  const durations = new Histogram({
    name: 'wartable_commit_seconds',
    help: 'How long a commit took until it was on disk',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  journal.watching.add({
    committed: (writes, steps, ms) => {
      answers.inc(steps);
      sizes.observe(writes);
      durations.observe(ms / 1000);
    },
    failed: (writes) => failed.inc(writes),
  });
  return {
    registry,
    refused: (word, over) => refused.inc({ word, over }),
    notice: (state) => notices.inc({ state }),
    watch: (name, help, count) => {
      new Gauge({
        name: `wartable_${name}`,
        help,
        registers,
        collect() {
          this.set(count());
        },
      });
    },
  };
}

export function metricsRoute(app: FastifyInstance, { data }: Pick<Config, 'data'>, { registry, refused }: Metrics): void {
  const key = keyIn(data, METRICS_KEY);
  app.addHook('onError', async (_request, _reply, error: unknown) => {
    if (error instanceof Refusal) refused(error.word, 'http');
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!isFromHere(request) && !hasKey(request, key)) throw new Refusal('not-allowed');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A proxy on the same machine calls from here as well, but for somebody else, and says so. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const passedOn = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);
  return !passedOn && /^(?:::1|(?:::ffff:)?127\..*)$/.test(socket.remoteAddress ?? '');
}

function hasKey({ headers: { authorization = '' } }: FastifyRequest, key: string): boolean {
  const [, given] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  return given !== undefined && isSame(given, key);
}
