/** An update never breaks a running game: what the version before has left goes on. */
import { INSTALLED } from '@wartable/games';
import { type Followed, type Game, type MatchRecord, readRecord, verify } from '@wartable/kernel';
import type { MyTables, RoomState, TableInfo, ToClient } from '@wartable/protocol';
import { describe, expect, inject, it } from 'vitest';
import { SYSTEM_TIME, type TimeSource } from '../src/around.ts';
import { openServer, type Server } from '../src/index.ts';
import { openCluster } from './cluster.ts';
import { type Place, postgres, sqlite } from './databases.ts';
import { type Former, loadFormer } from './former/load.ts';
import { connect, playAt, saying, type Wire } from './player.ts';

const FAST = { messages: 1_000_000, requests: 1_000_000 };
const DAY = 86_400_000;

const gameNamed = (id: string): Game => INSTALLED.find(({ manifest }) => manifest.id === id)?.game as Game;
const first = ({ decision }: Followed): number | undefined => decision?.choices[0];
const until = (what: () => unknown) => expect.poll(what, { timeout: 20_000, interval: 50 });

/** The node of each of the two people. */
type House = { readonly nodes: readonly [Server, Server]; readonly close: () => Promise<void> };

async function alone(place: Place, time: TimeSource = SYSTEM_TIME): Promise<House> {
  const config = { ...place.config, host: '127.0.0.1', port: 0, botThreads: 1, limits: FAST };
  const server = await openServer(config, { time, botPace: 0 });
  return { nodes: [server, server], close: server.close };
}

async function two({ config: { database = '' } }: Place): Promise<House> {
  const { nodes, close } = await openCluster(2, { database });
  return { nodes: nodes as [Server, Server], close };
}

const addressOf = ({ port }: Server): string => `http://127.0.0.1:${port}`;

async function asked<T>(node: Server, path: string, cookie: string, body?: object): Promise<T> {
  const origin = addressOf(node);
  const headers = { origin, cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
  const reply = await fetch(`${origin}${path}`, { headers, ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}) });
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()) as T;
}

type Room = Extract<ToClient, { say: 'room' }>;
const roomOf = ({ heard }: Wire, table: string): RoomState | undefined =>
  heard.findLast((message): message is Room => message.say === 'room' && message.room.table.id === table)?.room;

/** What a server does by itself, before anybody comes. */
async function goesOnByItself({ nodes: [{ store }] }: House, { tables }: Former): Promise<void> {
  const { bot, orders, begins, starting } = tables as Record<string, string>;
  const seatsAsked = async (table = ''): Promise<readonly (number | null)[]> => {
    const seats = await store.db
      .selectFrom('seat')
      .select(['seat', 'asked'])
      .where('match', '=', table)
      .orderBy('seat')
      .execute();
    return seats.flatMap(({ seat, asked: isAsked }) => (isAsked ? seat : []));
  };
  await until(() => seatsAsked(bot)).toEqual([0]);
  await until(() => seatsAsked(orders)).not.toContain(0);
  await until(() => statusOf(store, begins)).toBe('running');
  expect(await statusOf(store, starting)).toBe('starting');
}

async function statusOf({ db }: Server['store'], table = ''): Promise<string | undefined> {
  return (await db.selectFrom('match').select('status').where('id', '=', table).executeTakeFirst())?.status;
}

/** Nobody has to do anything for it. */
async function daysRunOut({ nodes: [{ store }] }: House, { tables: { slow = '' } }: Former): Promise<void> {
  await until(() => statusOf(store, slow)).toBe('over');
  const talk = await store.db.selectFrom('talk').select('say').where('match', '=', slow).execute();
  expect(talk.map(({ say }) => JSON.parse(say))).toEqual([{ kind: 'event', event: 'time-out', seat: 0 }]);
}

async function allIsThere({ nodes }: House, { tables, people }: Former): Promise<void> {
  const { tables: mine } = await asked<MyTables>(nodes[0], '/api/tables/mine', people.ann.cookie);
  // What has been over for long is not in the list.
  expect(new Set(mine.map(({ id }) => id))).toEqual(new Set(Object.values(tables).filter((id) => id !== tables['over'])));
  const sitters = mine.flatMap(({ seats }) => seats.flatMap(({ sitter }) => (sitter.kind === 'person' ? sitter.name : [])));
  expect(new Set(sitters)).toEqual(new Set(['Ann', 'Ben']));
  const open = await asked<TableInfo[]>(nodes[1], '/api/tables', people.ben.cookie);
  expect(open.map(({ id }) => id)).toEqual([tables['open']]);
  const wire = await connect(addressOf(nodes[1]), people.ben.cookie);
  const talk = wire.next(saying('talk'));
  wire.say({ say: 'sit', table: tables['over'] });
  expect((await talk).lines.map(({ from, say }) => [from.kind === 'person' && from.name, say])).toEqual([
    ['Ann', { kind: 'text', text: 'Well played' }],
    ['Ben', { kind: 'phrase', phrase: 'thanks' }],
  ]);
  wire.socket.terminate();
}

/** All of them, to the end, and then verified by anybody. */
async function arePlayed({ nodes }: House, { tables, people, shares }: Former): Promise<void> {
  const { open = '', starting = '', live = '' } = tables;
  await asked(nodes[1], `/api/tables/${open}/join`, people.ben.cookie, {});
  const wires = [
    await connect(addressOf(nodes[0]), people.ann.cookie),
    await connect(addressOf(nodes[1]), people.ben.cookie),
  ] as const;
  wires[1].say({ say: 'sit', table: starting });
  await until(() => wires[1].heard.some(({ say }) => say === 'reveal')).toBe(true);
  wires[1].say({ say: 'reveal', table: starting, share: shares.ben });
  await until(() => roomOf(wires[1], starting)?.table.status).toBe('running');

  // A stop costs nobody time: clocks go on with what was left, and something on top.
  for (const wire of wires) wire.say({ say: 'sit', table: live });
  for (const wire of wires) {
    await until(() => roomOf(wire, live)?.clocks?.length).toBe(2);
    for (const { left } of roomOf(wire, live)?.clocks ?? []) expect(left).toBeGreaterThan(110_000);
    const events = () => wire.heard.filter(saying('talk')).flatMap(({ lines }) => lines.map(({ say }) => say));
    await until(events).toContainEqual({ kind: 'event', event: 'clocks-credited', seat: null });
  }

  await Promise.all(Object.entries(tables).map(([name, id]) => isPlayed(name, id)));

  async function isPlayed(name: string, id: string): Promise<void> {
    const game = gameNamed(name === 'battle' ? 'hoth' : 'duel');
    // What a seat has ordered is left to its orders.
    const isOrdered = ({ viewer, view, decision }: Followed): boolean =>
      name === 'orders' && viewer === 0 && decision !== null && game.ordered?.(view, decision) !== undefined;
    const choose = (now: Followed): number | undefined => (isOrdered(now) ? undefined : first(now));
    const shareOfAnn = async (): Promise<unknown> => {
      const row = await nodes[0].store.db.selectFrom('match').select('room').where('id', '=', id).executeTakeFirst();
      return JSON.parse(row?.room ?? '{}').shares?.[0]?.commitment;
    };
    const [before, ann] = [await shareOfAnn(), playAt(wires[0], game, id, choose)];
    // She has lost the share that she had committed to, and commits to another before he completes the table.
    if (name === 'open') await until(shareOfAnn).not.toBe(before);
    const ends = await Promise.all([ann, playAt(wires[1], game, id, choose)]);
    expect(ends[0]?.outcome).toEqual(ends[1]?.outcome);
    const record = await asked<MatchRecord>(nodes[0], `/api/tables/${id}/record`, '');
    expect(verify(game, readRecord(record, [game]))).toMatchObject({ commitment: true });
  }
}

describe('What the version before has left', () => {
  it('are tables as its migrations still make them', async () => {
    const { schema, made } = await loadFormer('0001', sqlite().where);
    expect(made).toEqual(schema);
  });

  it('has no more time than it had, and no less', async () => {
    const place = sqlite();
    const former = await loadFormer('0001', place.where);
    const ago = Date.now() - former.at - DAY;
    const house = await alone(place, { ...SYSTEM_TIME, now: () => Date.now() - ago });
    await goesOnByItself(house, former);
    expect(await statusOf(house.nodes[0].store, former.tables['slow'])).toBe('running');
    await house.close();
    const later = await alone(place, { ...SYSTEM_TIME, now: () => Date.now() - ago + DAY });
    await daysRunOut(later, former);
    await later.close();
  });

  const opened = (name: string, fresh: () => Promise<Place>, open: (place: Place) => Promise<House>) =>
    it.skipIf(name.startsWith('two') && inject('nats') === '')(`goes on: ${name}`, async () => {
      const place = await fresh();
      const former = await loadFormer('0001', place.where);
      const house = await open(place);
      await goesOnByItself(house, former);
      await daysRunOut(house, former);
      await allIsThere(house, former);
      await arePlayed(house, former);
      await house.close();
    });
  opened('SQLite', async () => sqlite(), alone);
  opened('two nodes on PostgreSQL', postgres, two);
});
