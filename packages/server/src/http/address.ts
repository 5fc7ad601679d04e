/** Where somebody calls from, and where others can reach this server. */
import { isIPv6 } from 'node:net';
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
