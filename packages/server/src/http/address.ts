/** Where somebody calls from, and where others can reach this server. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const EVERYWHERE = ['0.0.0.0', '::'];

/** By what limits count: one connection of a household has 2^64 addresses of version 6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Whether what an address says about who calls is believed: those of proxies, each alone or as a network (10.0.0.0/8). */
export function proxiesOf({ proxies = [] }: Pick<Config, 'proxies'>): (address: string) => boolean {
  const list = new BlockList();
  const kind = (address: string): 'ipv6' | 'ipv4' => (isIPv6(address) ? 'ipv6' : 'ipv4');
  for (const one of proxies) {
    const [address = '', bits] = one.split('/');
    if (bits === undefined) list.addAddress(address, kind(address));
    else list.addSubnet(address, Number(bits), kind(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, kind(address));
}

/** Who calls: the last one on the way that is no proxy of ours. */
export function callerOf({ socket, headers }: IncomingMessage, isTrusted: (address: string) => boolean): string {
  const said = headers['x-forwarded-for'];
  const way = (Array.isArray(said) ? said.join() : (said ?? '')).split(',').map((one) => one.trim());
  let caller = socket.remoteAddress ?? '';
  while (isTrusted(caller)) {
    const before = way.pop();
    if (before === undefined || isIP(before) === 0) break;
    caller = before;
  }
  return caller;
}

/** The page that asks: whose Origin was checked, or, of who is no browser, the address it has asked. */
export function originOf({ headers, protocol, host }: FastifyRequest): string {
  return headers.origin ?? `${protocol}://${host}`;
}

/** The address to be given to others: who sits at the machine itself sees one that is of no use to them. */
export function outsideUrl(
  config: Pick<Config, 'url' | 'host'>,
  request: FastifyRequest,
  interfaces = networkInterfaces(),
): string {
  if (config.url !== undefined) return config.url.replace(/\/$/, '');
  const seen = new URL(`${request.protocol}://${request.host}`);
  const isOwn = seen.hostname === 'localhost' || seen.hostname === '[::1]' || seen.hostname.startsWith('127.');
  if (isOwn && EVERYWHERE.includes(config.host)) {
    const all = Object.values(interfaces).flatMap((list) => list ?? []);
    const other = all.find(({ internal, family }) => !internal && family === 'IPv4');
    if (other) seen.hostname = other.address;
  }
  return seen.origin;
}
