/** The HTTP side of the server: who may knock, who it is, how large and how often, and what is said when something is refused. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Config, LIMITS, type Limits } from '../config.ts';
import type { People } from '../people/index.ts';
import type { Rates } from '../people/rates.ts';
import { isDatabaseTrouble } from '../store/trouble.ts';
import { networkOf, proxiesOf } from './address.ts';
import { doorOf } from './door.ts';
import { type Files, filesOf, refuse, SAFE } from './files.ts';
import { logRequests } from './log.ts';
import { rateStore } from './rate-store.ts';
import { Refusal } from './refusal.ts';

const BODY = 256 * 1024;
/** Who is slower than this is not served: a request, a silence. Checked so often. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2000 };
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const SILENCE_MS = 30_000;
/** Connections beside those of the sockets. */
const MORE_CONNECTIONS = 1000;

export type Parts = {
  readonly config: Config;
  readonly limits: Limits;
  readonly people: Pick<People, 'ofCookie'>;
  /** Where several nodes count together. */
  readonly rates?: Rates;
  readonly log?: FastifyBaseLogger;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** How many times as often as usual one may ask: tests are in a hurry. */
    haste: number;
  }
}

/** The application without its routes; it does not listen yet. */
export async function buildApp({ config, limits, people, rates, log }: Parts): Promise<FastifyInstance> {
  const files = config.web === undefined ? undefined : filesOf(config.web);
  const app: FastifyInstance = fastify({
    ...(log ? { loggerInstance: log } : {}),
    // The framework would write down addresses, and those of tables open doors (log.ts).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY,
    trustProxy: proxiesOf(config),
    http: PATIENCE,
    requestTimeout: PATIENCE.requestTimeout,
    connectionTimeout: SILENCE_MS,
    return503OnClosing: false,
    forceCloseConnections: true,
    // A path that cannot be read never reaches a route.
    frameworkErrors: (_, request, reply) => {
      const { raw } = reply;
      if (isApi(request.raw.url ?? '')) raw.writeHead(404, { ...SAFE, ...JSON_TYPE }).end('{"refused":"unknown"}');
      else answerFiles(files, request.raw, reply.raw);
    },
  });
  app.server.maxConnections = limits.sockets + MORE_CONNECTIONS;
  app.decorate('haste', limits.requests / LIMITS.requests);
  app.decorateRequest('person', null);
  readJsonAlone(app);
  guardTheDoor(app, config, files);
  answerErrors(app);
  logRequests(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: () => new Refusal('too-fast'),
    ...(rates ? { store: rateStore(rates) } : {}),
  });
  // After the limit on how often one may ask, before a body is read.
  app.addHook('preParsing', async (request) => {
    if (isApi(request.url)) request.person = await people.ofCookie(request.headers.cookie);
  });
  return app;
}

/** The built web application alone, without anybody to play with: for those who look at the page. */
export async function filesOverHttp(folder: string): Promise<Server> {
  const config = { data: '', host: '127.0.0.1', port: 0, web: folder };
  const limits = { ...LIMITS, sockets: 0 };
  const app = await buildApp({ config, limits, people: { ofCookie: async () => null } });
  await app.ready();
  return app.server;
}

function guardTheDoor(app: FastifyInstance, config: Config, files: Files | undefined): void {
  const door = doorOf(config);
  app.addHook('onRequest', async (request, reply) => {
    const { method, url, headers, host } = request;
    if (!door.knowsHost(host || undefined)) {
      reply.hijack();
      refuse(reply.raw, 421);
      return;
    }
    if (request.is404 && !isApi(url)) {
      reply.hijack();
      answerFiles(files, request.raw, reply.raw);
      return;
    }
    reply.headers({ ...SAFE, 'cache-control': 'no-store' });
    const isOwn = method === 'GET' || method === 'HEAD' ? !door.isForeign(headers) : door.isOwn(headers, host);
    if (!isOwn) throw new Refusal('not-allowed');
  });
}

function answerFiles(files: Files | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (files) files(request, response).catch(() => response.destroy());
  else refuse(response, 404);
}

/** A form of another page cannot send JSON; so nothing else is read. */
function readJsonAlone(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else read(request, body, done);
  });
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.word === 'failed') request.log.error({ err: error }, 'failed');
    const { word, at, text } = refusal;
    // Whoever stands before several nodes shall try another.
    return reply.code(word === 'failed' && isDatabaseTrouble(error) ? 503 : refusal.status).send({
      refused: word,
      ...(at === undefined ? {} : { at }),
      ...(text === undefined ? {} : { text }),
    });
  });
  app.setNotFoundHandler(() => {
    throw new Refusal('unknown');
  });
}

/** What the framework refuses has a word of ours; what nobody foresaw says nothing about itself. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return new Refusal('too-large');
  if (status >= 400 && status < 500) return new Refusal('malformed');
  return new Refusal('failed');
}

function isApi(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}
