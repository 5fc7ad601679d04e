import { existsSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Text } from '@wartable/kernel';
import type { Config, Server } from '@wartable/server';
import { natsAddress } from '@wartable/server/nats-address';
import { type Args, noRest, numberOption, textOption } from '../args.ts';
import { reasonOf } from '../files.ts';
import { type Io, say, UsageError } from '../io.ts';
import { dataFolder, WEB_FOLDER } from '../paths.ts';
import { text } from '../text/index.ts';
import { troubleText } from './backup.ts';

export const serveOptions = {
  port: 'text',
  host: 'text',
  data: 'text',
  database: 'text',
  nats: 'text',
  url: 'text',
  proxies: 'text',
  log: 'flag',
} as const;

const PORT = 4173;
const HOST = '127.0.0.1';
/** A load balancer is given so long to see that a node is not ready any more, before its door is shut. */
const LEAVING_MS = 3000;
const HOST_NAME = /^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*\.?$/i;
/** All addresses of the machine, and the one it reaches itself by. */
const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** `wartable serve`: the web application and its tables at an address, until ctrl-C. */
export async function serve(args: Args, io: Io): Promise<number> {
  noRest(args);
  const config = configFrom(args, process.env);
  if (!existsSync(join(WEB_FOLDER, 'index.html'))) {
    io.err(say(io, text('serve.missing')));
    return 2;
  }
  // The other commands start without it.
  const { openServer, StoreTrouble } = await import('@wartable/server');
  const { port, host } = config;
  let server: Server;
  try {
    server = await openServer(config);
  } catch (error) {
    if (error instanceof StoreTrouble) throw new UsageError(troubleText(error));
    if (!isSystemError(error)) throw error;
    const reason = reasonOf(error);
    io.err(say(io, 'syscall' in error && error.syscall === 'listen' ? whyNotListening(reason, host, port) : unreadable(reason)));
    return 2;
  }
  const stopped = untilStopped();
  const address = addressAt(EVERYWHERE[host] ?? host, server.port);
  io.out(say(io, text('serve.listening', { address })));
  io.out(say(io, text('serve.kept', { where: server.where })));
  const nats = config.nats === undefined ? undefined : natsAddress(config.nats);
  if (nats) io.out(say(io, text(server.bell.isUp() ? 'serve.node' : 'serve.node-alone', { where: nats.where })));
  io.out(say(io, text('serve.host-page', { address: `${address}host`, file: join(config.data, 'host.key') })));
  const open = openTo(server.http);
  io.out(say(io, open ?? text('serve.alone')));
  await stopped;
  if (nats) {
    server.leave();
    await setTimeout(LEAVING_MS);
  }
  await server.close();
  return 0;
}

/** What was asked for on the command line, else in the environment. */
function configFrom(args: Args, environment: NodeJS.ProcessEnv): Config {
  const host = textOption(args, 'host') ?? HOST;
  if (!isIP(host) && !HOST_NAME.test(host)) throw new UsageError(text('error.host', { value: host }));
  const database = textOption(args, 'database') ?? environment['DATABASE_URL'];
  const nats = natsFrom(args, environment, database);
  const url = textOption(args, 'url') ?? environment['WARTABLE_URL'];
  if (url !== undefined && !isHttp(url)) throw new UsageError(text('error.url', { value: url }));
  const proxies = textOption(args, 'proxies')?.split(',');
  const { SMTP_URL: smtp, MAIL_FROM: mailFrom } = environment;
  return {
    port: numberOption(args, 'port', 0, 65_535, PORT),
    host,
    data: textOption(args, 'data') ?? dataFolder(environment),
    web: WEB_FOLDER,
    log: args.values['log'] === true,
    ...(database ? { database } : {}),
    ...(nats ? { nats } : {}),
    ...(url === undefined ? {} : { url }),
    ...(proxies ? { proxies } : {}),
    ...(smtp ? { smtp } : {}),
    ...(mailFrom ? { mailFrom } : {}),
  };
}

/** With it, this is one of several nodes, and what they share is PostgreSQL. */
function natsFrom(args: Args, environment: NodeJS.ProcessEnv, database: string | undefined): string | undefined {
  const nats = textOption(args, 'nats') ?? environment['NATS_URL'];
  if (!nats) return undefined;
  // What was given is not said again: there may be a password in it.
  if (!natsAddress(nats)) throw new UsageError(text('error.nats'));
  if (!database) throw new UsageError(text('error.nats-alone'));
  return nats;
}

function isHttp(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}

function unreadable(reason: string): Text {
  return text('error.unreadable', { path: WEB_FOLDER, reason });
}

/** Resolves with the address when the server listens. */
export function listen(server: HttpServer, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(addressAt(EVERYWHERE[host] ?? host, portOf(server)));
    });
  });
}

export function whyNotListening(reason: string, host: string, port: number): Text {
  if (reason === 'EADDRINUSE') return text('serve.in-use', { port });
  if (reason === 'EACCES') return text('serve.forbidden', { port });
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(reason))
    return text('serve.no-host', { host, reason });
  return text('serve.failed', { host, port, reason });
}

/** Where others can reach it, if they can. */
export function openTo(server: HttpServer, interfaces = networkInterfaces()): Text | undefined {
  const at = server.address();
  const bound = typeof at === 'object' ? at?.address : undefined;
  if (bound === undefined || isLoopback(bound)) return undefined;
  const addresses = bound in EVERYWHERE ? ownAddresses(bound, interfaces) : [bound];
  if (addresses.length === 0) return text('serve.open-alone');
  return text('serve.open', { addresses: addresses.map((address) => addressAt(address, portOf(server))).join(' ') });
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** Addresses that only count on one wire cannot be typed into a browser. */
function ownAddresses(everywhere: string, interfaces: ReturnType<typeof networkInterfaces>): string[] {
  return Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(
      ({ internal, family, address }) => !internal && !address.startsWith('fe80:') && (family === 'IPv4' || everywhere === '::'),
    )
    .map(({ address }) => address);
}

function portOf(server: HttpServer): number | undefined {
  const at = server.address();
  return typeof at === 'object' ? at?.port : undefined;
}

function addressAt(host: string, port: number | undefined): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
