/** One way to add a route: what comes in and what goes out are both held to the shared schemas. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { PersonRow } from '../store/schema.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose cookie came with it; null for strangers. */
    person: PersonRow | null;
  }
}

type Schema = v.GenericSchema;

export type Asked<Body> = {
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
  readonly person: PersonRow | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type Route<Body extends Schema | undefined, Reply extends Schema | undefined> = {
  readonly body?: Body;
  readonly reply?: Reply;
  /** How many a minute from one address; without it what holds for all. */
  readonly most?: number;
  /** Bytes of a body, where more is allowed than for all. */
  readonly bytes?: number;
};

type In<S> = S extends Schema ? v.InferOutput<S> : undefined;
type Out<S> = S extends Schema ? v.InferInput<S> : void;

/** Adds a route. Whatever is thrown as `Refusal` is answered as such; anything else is "failed" and logged. */
export function route<Body extends Schema | undefined = undefined, Reply extends Schema | undefined = undefined>(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { body, reply: answer, most, bytes }: Route<Body, Reply>,
  handle: (asked: Asked<In<Body>>) => Promise<Out<Reply>>,
): void {
  app.route({
    method,
    url: path,
    ...(most === undefined ? {} : { config: { rateLimit: { max: Math.ceil(most * app.haste), timeWindow: '1 minute' } } }),
    ...(bytes === undefined ? {} : { bodyLimit: bytes }),
    handler: async (request, reply) => {
      const said = body ? checked(body, request.body) : undefined;
      const params = request.params as Readonly<Record<string, string>>;
      const done = await handle({ body: said as In<Body>, params, person: request.person, request, reply });
      if (!answer) return reply.code(204).send();
      // What does not fit the schema is a fault of ours: nothing is sent.
      return v.parse(answer, done);
    },
  });
}

/** What was sent, as the schema reads it. */
export function checked<S extends Schema>(schema: S, input: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, input);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Refusal('malformed', v.getDotPath(issue) ?? '');
}

/** Whoever is signed in. */
export function signedIn({ person }: { readonly person: PersonRow | null }): PersonRow {
  if (!person) throw new Refusal('not-signed-in');
  if (person.banned) throw new Refusal('banned');
  return person;
}
