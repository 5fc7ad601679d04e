/**
 * Who may knock. Two things a browser can be made to do by a page of somebody else: to send a request here with
 * the cookie of the person in front of it (another Origin), and to take our address for that page's own name
 * (DNS rebinding: another Host).
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from '../config.ts';

export type Door = {
  /** Whether it is a name of this server; none at all comes from no browser. */
  readonly knowsHost: (host: string | undefined) => boolean;
  /** Whether a browser says that a page of somebody else sent it, or led here. */
  readonly isForeign: (headers: IncomingHttpHeaders) => boolean;
  /** Whether a page of ours, or no page, sent it. */
  readonly isOwn: (headers: IncomingHttpHeaders, host?: string) => boolean;
};

export function doorOf({ host, url }: Pick<Config, 'host' | 'url'>): Door {
  const outside = url === undefined ? undefined : new URL(url);
  const machine = hostname().toLowerCase();
  const names = new Set(['localhost', host.toLowerCase(), machine, `${machine}.local`, machine.replace(/\..*$/, '')]);
  names.delete('');
  if (outside) names.add(outside.hostname);
  const knowsHost = (asked: string | undefined): boolean => {
    if (asked === undefined) return true;
    const name = nameIn(asked);
    return name !== undefined && (names.has(name) || name.endsWith('.localhost') || isAddress(name));
  };
  const isForeign = ({ 'sec-fetch-site': site }: IncomingHttpHeaders): boolean => site === 'cross-site';
  const isOwn = (headers: IncomingHttpHeaders, seen = headers.host): boolean => {
    const { origin } = headers;
    if (isForeign(headers)) return false;
    if (origin === undefined) return true;
    const from = hostIn(origin);
    return from !== undefined && (from === seen?.toLowerCase() || from === outside?.host);
  };
  return { knowsHost, isForeign, isOwn };
}

/** For the socket, whose request never reaches a route: null where it may come in, or the status it is sent away with. */
export function checkOrigin(door: Door, headers: IncomingHttpHeaders): 403 | 421 | null {
  if (!door.isOwn(headers)) return 403;
  return door.knowsHost(headers.host) ? null : 421;
}

function nameIn(host: string): string | undefined {
  try {
    const url = new URL(`http://${host}`);
    return url.pathname === '/' && url.username === '' && !host.includes('/') ? url.hostname.replace(/\.$/, '') : undefined;
  } catch {
    return undefined;
  }
}

/** "null" is no address: nobody's page. */
function hostIn(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}
