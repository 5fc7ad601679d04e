/** Where NATS is, as a host writes it: nats://user:password@host:4222, or tls://…, or several of them with commas. */

export type NatsAddress = {
  /** Host and port of each. */
  readonly servers: readonly string[];
  readonly user?: string;
  readonly pass?: string;
  readonly token?: string;
  readonly encrypted: boolean;
  /** For printing: without a password. */
  readonly where: string;
};

const SCHEMES = new Set(['nats:', 'tls:']);

/** Undefined where it is no address. All of them let in by the same name and password, or the same token. */
export function natsAddress(written: string): NatsAddress | undefined {
  const urls: URL[] = [];
  for (const one of written.split(',')) {
    const url = URL.parse(one.trim());
    if (!url || !SCHEMES.has(url.protocol) || url.hostname === '' || !/^\/?$/.test(url.pathname)) return undefined;
    urls.push(url);
  }
  const named = urls.find(({ username }) => username !== '');
  const user = decoded(named?.username ?? '');
  const pass = decoded(named?.password ?? '');
  if (user === undefined || pass === undefined) return undefined;
  const credentials = pass === '' ? { token: user } : { user, pass };
  return {
    servers: urls.map(({ host }) => host),
    encrypted: urls.some(({ protocol }) => protocol === 'tls:'),
    where: urls.map(({ protocol, host }) => `${protocol}//${host}`).join(','),
    ...(user === '' ? {} : credentials),
  };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
