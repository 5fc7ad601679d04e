/**
 * A request to an address that a person has named: over https, to public addresses alone, to the very address that was checked
 * (a name may lead elsewhere a moment later), without following anybody further, and not for long.
 */
import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { ChannelTrouble } from '@wartable/protocol';
import { isPublic } from './public-address.ts';

export class Unreached extends Error {
  readonly trouble: ChannelTrouble;
  constructor(trouble: ChannelTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

type Address = { readonly address: string; readonly family: number };

/** What leads out; tests put their own in. */
export type Ways = {
  readonly resolve: (host: string) => Promise<readonly Address[]>;
  readonly isAllowed: (address: string) => boolean;
  readonly request: (options: RequestOptions, answered: (response: IncomingMessage) => void) => ClientRequest;
  readonly patience: number;
};

export const WAYS: Ways = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isAllowed: isPublic,
  request,
  patience: 5000,
};

export type Sent = { readonly url: string; readonly headers: Readonly<Record<string, string | number>>; readonly body: Buffer };

/** Posts it; the status that came back. */
export async function post({ url, headers, body }: Sent, ways: Ways = WAYS): Promise<number> {
  const to = checkedUrl(url);
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => over.reject(new Unreached('timeout')), ways.patience);
  let asked: ClientRequest | undefined;
  try {
    const at = await Promise.race([pinned(to.hostname, ways), over.promise]);
    const answer = new Promise<number>((resolve, reject) => {
      asked = ways.request(
        {
          method: 'POST',
          host: bare(to.hostname),
          port: to.port === '' ? 443 : Number(to.port),
          path: `${to.pathname}${to.search}`,
          headers: { ...headers, host: to.host, 'content-length': body.length },
          ...(isIP(bare(to.hostname)) === 0 ? { servername: to.hostname } : {}),
          lookup: pinnedLookup(at),
          // No connection is kept for somebody else's name.
          agent: false,
        },
        (response) => {
          response.destroy();
          resolve(response.statusCode ?? 0);
        },
      );
      asked.on('error', () => reject(new Unreached('unreachable')));
      asked.end(body);
    });
    return await Promise.race([answer, over.promise]);
  } finally {
    clearTimeout(timer);
    asked?.destroy();
  }
}

/** An address as it may be given: https, without a name and a password in it. */
export function checkedUrl(url: string): URL {
  const to = URL.canParse(url) ? new URL(url) : undefined;
  if (to?.protocol !== 'https:' || to.username !== '' || to.password !== '') throw new Unreached('not-https');
  return to;
}

function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '');
}

/** The address to connect to. Where one of those a name leads to is not public, none is taken. */
async function pinned(host: string, { resolve, isAllowed }: Ways): Promise<Address> {
  const name = bare(host);
  const family = isIP(name);
  const found =
    family === 0
      ? await resolve(name).catch(() => {
          throw new Unreached('unknown-host');
        })
      : [{ address: name, family }];
  const [first] = found;
  if (!first) throw new Unreached('unknown-host');
  if (!found.every(({ address }) => isAllowed(address))) throw new Unreached('not-public');
  return first;
}

function pinnedLookup({ address, family }: Address): LookupFunction {
  return (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family));
}
