/** Battles for two pairs over HTTP. */
import { DuplicateState, JoinDuplicate, NewDuplicate } from '@wartable/protocol';
import type { FastifyInstance } from 'fastify';
import type { Pairs } from '../pairs/pairs.ts';
import { route, signedIn } from './route.ts';

/** So many a minute from one address. */
const FEW = 20;

export function pairRoutes(app: FastifyInstance, pairs: Pairs): void {
  const one = (params: Readonly<Record<string, string>>): string => params['id'] ?? '';
  route(app, 'POST', '/api/pairs', { body: NewDuplicate, reply: DuplicateState, most: FEW }, (asked) =>
    pairs.create(signedIn(asked), asked.body),
  );
  route(app, 'GET', '/api/pairs/:id', { reply: DuplicateState }, ({ person, params }) => pairs.look(person, one(params)));
  route(app, 'POST', '/api/pairs/:id/join', { body: JoinDuplicate, reply: DuplicateState }, (asked) =>
    pairs.join(signedIn(asked), one(asked.params), asked.body.place),
  );
  route(app, 'POST', '/api/pairs/:id/leave', {}, (asked) => pairs.leave(signedIn(asked), one(asked.params)));
}
