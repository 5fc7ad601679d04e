/** Tables over HTTP: what is done once, and lists. What happens at a table goes through the socket. */
import {
  JoinTable,
  MoveTable,
  MyTables,
  NewTable,
  NextMatch,
  RoomState,
  SeatChange,
  TableInfo,
  TableLink,
} from '@wartable/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Hall } from '../hall/hall.ts';
import { outsideUrl } from './address.ts';
import { route, signedIn } from './route.ts';

/** So many tables a minute from one address. */
const FEW = 20;
/** To bring one is rare, and long to read. */
const SELDOM = 6;
/** Bytes of a long battle with its snapshots. */
const RECORD = 2 * 1024 * 1024;

export function tableRoutes(app: FastifyInstance, hall: Hall, config: Pick<Config, 'url' | 'host'>): void {
  const one = (params: Readonly<Record<string, string>>): string => params['id'] ?? '';
  route(app, 'GET', '/api/tables', { reply: v.array(TableInfo) }, ({ person }) => hall.open(person));
  route(app, 'POST', '/api/tables', { body: NewTable, reply: TableInfo, most: FEW }, (asked) =>
    hall.create(signedIn(asked), asked.body),
  );
  route(app, 'POST', '/api/tables/move', { body: MoveTable, reply: TableInfo, most: SELDOM, bytes: RECORD }, (asked) =>
    hall.move(signedIn(asked), asked.body),
  );
  route(app, 'GET', '/api/tables/mine', { reply: MyTables }, (asked) => hall.mine(signedIn(asked)));
  route(app, 'GET', '/api/tables/:id', { reply: RoomState }, ({ person, params }) => hall.look(person, one(params)));
  route(app, 'DELETE', '/api/tables/:id', {}, (asked) => hall.remove(signedIn(asked), one(asked.params)));
  route(app, 'POST', '/api/tables/:id/join', { body: JoinTable, reply: RoomState }, (asked) =>
    hall.join(signedIn(asked), one(asked.params), asked.body.seat),
  );
  route(app, 'POST', '/api/tables/:id/leave', {}, (asked) => hall.leave(signedIn(asked), one(asked.params)));
  route(app, 'POST', '/api/tables/:id/seats', { body: SeatChange, reply: RoomState }, (asked) =>
    hall.setSeat(signedIn(asked), one(asked.params), asked.body.seat, asked.body.sitter),
  );
  route(app, 'POST', '/api/tables/:id/start', { reply: RoomState }, (asked) => hall.start(signedIn(asked), one(asked.params)));
  route(app, 'POST', '/api/tables/:id/rematch', { body: NextMatch, reply: TableInfo, most: FEW }, (asked) =>
    hall.rematch(signedIn(asked), one(asked.params), asked.body?.options),
  );
  route(app, 'GET', '/api/tables/:id/link', { reply: TableLink }, async (asked) => ({
    url: `${outsideUrl(config, asked.request)}/back/${await hall.link(signedIn(asked), one(asked.params))}`,
  }));
  route(app, 'GET', '/api/tables/:id/record', { reply: v.unknown() }, ({ person, params }) => hall.record(person, one(params)));
}
