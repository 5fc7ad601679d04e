/** The nodes of the fault run, as processes on hosts of their own, with all lines to and from them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../postgres.ts';
import type { Host, Side } from './network.ts';
import type { NodeWanted } from './node.ts';
import { openProxy, type ProxyLine } from './proxy.ts';

/** Where something is reached from this process. */
type At = { readonly host: string; readonly port: number };
/** What lies behind a node. Addresses with this place in them are led through a proxy of the node's own. */
export type Behind = { readonly postgres: URL; readonly nats: URL | undefined; readonly mail: URL };

export type Lines = {
  readonly people: ProxyLine;
  readonly postgres: ProxyLine;
  readonly nats: ProxyLine | undefined;
  readonly mail: ProxyLine;
};

export type Node = {
  readonly number: number;
  /** Where people reach it, through a proxy. */
  readonly address: string;
  readonly lines: Lines;
  /** Its folder, and the file of its log. */
  readonly data: string;
  readonly log: string;
  readonly cut: ((side: Side, isCut: boolean) => void) | undefined;
  readonly isRunning: () => boolean;
  /** How often it has ended, and nobody had ended it. */
  readonly crashes: () => number;
  readonly start: () => Promise<void>;
  /** `SIGKILL`, `SIGSTOP`, `SIGCONT`; or `SIGTERM`: it stops in order. The first and the last are waited for. */
  readonly signal: (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' | 'SIGTERM') => Promise<void>;
  /** At once: also on the way out of a process. */
  readonly close: () => void;
};

const MOST = 1_000_000;
/** People here are many, and all of them come from one address. */
const LIMITS = {
  messages: MOST,
  requests: MOST,
  guestsPerHour: MOST,
  openTablesPerPerson: MOST,
  tablesPerPerson: MOST,
  socketsPerAddress: MOST,
  socketsPerPerson: MOST,
  tablesPerLine: MOST,
};
const PORT = 4173;
/** A node that is to stop in order and does not is stopped otherwise. */
const PATIENCE = 15_000;

export type NodeHome = { readonly host: Host; readonly folder: string; readonly behind: Behind; readonly breaks: boolean };

export async function newNode(number: number, { host, folder, behind, breaks }: NodeHome): Promise<Node> {
  const data = join(folder, `node-${number}`);
  const log = join(folder, `node-${number}.log`);
  mkdirSync(data);
  const at: At = { host: host.front, port: host.cut ? PORT : await freePort() };
  const lines = await openLines(host, at, behind);
  const config = {
    data,
    database: through(behind.postgres, host, lines.postgres),
    ...(behind.nats && lines.nats ? { nats: through(behind.nats, host, lines.nats) } : {}),
    smtp: through(behind.mail, host, lines.mail),
    host: at.host,
    port: at.port,
    url: `http://127.0.0.1:${lines.people.port}`,
    limits: LIMITS,
    botThreads: 1,
    log: true,
  };
  const wanted: NodeWanted = { config, botPace: 50, breaks };
  const command = [
    ...host.inside,
    process.execPath,
    fileURLToPath(new URL('./node.ts', import.meta.url)),
    JSON.stringify(wanted),
  ];
  let running: ChildProcess | undefined;
  let [isEnding, crashes] = [false, 0];
  const isRunning = (): boolean => running !== undefined && running.exitCode === null && running.signalCode === null;
  return {
    number,
    address: config.url,
    lines,
    data,
    log,
    cut: host.cut,
    isRunning,
    start: async () => {
      if (isRunning()) return;
      running = await startedProcess(command, log);
      isEnding = false;
      running.once('exit', () => {
        if (!isEnding) crashes++;
      });
    },
    crashes: () => crashes,
    signal: async (signal) => {
      if (!running || !isRunning()) return;
      const gone = once(running, 'exit');
      isEnding ||= signal === 'SIGKILL' || signal === 'SIGTERM';
      running.kill(signal);
      if (!isEnding) return;
      const late = setTimeout(() => running?.kill('SIGKILL'), PATIENCE);
      await gone;
      clearTimeout(late);
    },
    close: () => {
      isEnding = true;
      running?.kill('SIGKILL');
      for (const line of Object.values(lines)) line?.close();
    },
  };
}

/** Rejects where it does not open: an engine may be away at that moment. */
async function startedProcess([command = '', ...words]: readonly string[], log: string): Promise<ChildProcess> {
  const file = openSync(log, 'a');
  const child = spawn(command, words, { stdio: ['ignore', file, file, 'ipc'] });
  closeSync(file);
  const opened = once(child, 'message').then(() => true);
  if (!(await Promise.race([opened, once(child, 'exit').then(() => false)]))) throw new Error('the node did not open');
  return child;
}

async function openLines(host: Host, people: At, { postgres, nats, mail }: Behind): Promise<Lines> {
  const lead = (url: URL): Promise<ProxyLine> => openProxy(host.back, () => ({ host: url.hostname, port: Number(url.port) }));
  return {
    people: await openProxy('127.0.0.1', () => people),
    postgres: await lead(postgres),
    nats: nats && (await lead(nats)),
    mail: await lead(mail),
  };
}

function through(url: URL, { back }: Host, { port }: ProxyLine): string {
  const led = new URL(url);
  led.host = `${back}:${port}`;
  return led.href;
}
