/** The log: a line of JSON for what happened, with nothing in it that opens a door or tells who somebody is. */
import { isIPv6 } from 'node:net';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';

/** Names of things that are nobody's business, wherever they come up. */
const SECRET = ['cookie', 'authorization', 'token', 'password', 'code', 'link', 'seed', 'share', 'key', 'url', 'address', 'text'];

export type LogStream = { readonly write: (line: string) => void };

/** The log of a server; without `on` it says nothing. */
export function openLog(on: boolean, stream?: LogStream): FastifyBaseLogger {
  if (!on) return fastify({ logger: false }).log;
  // The framework brings its own logger along; this is the way to have it before there is an application.
  return fastify({
    logger: {
      level: 'info',
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`]), remove: true },
      serializers: { req: (request) => requestOf(request), res: ({ statusCode }) => ({ status: statusCode }), err: errorOf },
      ...(stream && { stream }),
    },
  }).log;
}

/** One line for each request that a route has answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.is404) return;
    const { statusCode, elapsedTime } = reply;
    const line = { req: request, status: statusCode, ms: Math.round(elapsedTime) };
    if (statusCode >= 500) request.log.warn(line, 'answered');
    else request.log.info(line, 'answered');
  });
}

/** The route, not the address: those of tables and of own links open doors. */
function requestOf(request: FastifyRequest): Readonly<Record<string, unknown>> {
  return { method: request.method, route: request.routeOptions?.url ?? '', from: shortened(request.ip) };
}

/** The network somebody calls from, not the machine. */
export function shortened(ip: string | undefined): string {
  const plain = (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, '.0');
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::`;
}

/** Without what databases add: they quote rows. */
function errorOf(error: Error): { type: string; message: string; stack: string } {
  const said = error instanceof Error ? error : new Error(String(error));
  return { type: said.name, message: said.message, stack: said.stack ?? '' };
}
