/** The table of the day: one for each, dealt by the server, sealed until the day is over, ranked by first attempts. */
import { INSTALLED } from '@wartable/games';
import { type Followed, type Game, type LogEntry, type MatchRecord, readRecord, verify } from '@wartable/kernel';
import type { DayState, Ranking, RoomState, TableInfo } from '@wartable/protocol';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { SYSTEM_TIME, type TimeSource } from '../src/around.ts';
import { openServer, type Server } from '../src/index.ts';
import { openCluster } from './cluster.ts';
import { DATABASES, sqlite } from './databases.ts';
import { newPlayer, type Player, playAt, saying, type Wire } from './player.ts';
import { asked } from './several.ts';

const gameNamed = (id: string): Game => INSTALLED.find(({ manifest }) => manifest.id === id)?.game as Game;
const endor = gameNamed('endor');
const FAST = { messages: 1_000_000, requests: 1_000_000, guestsPerHour: 10_000 };
const HOUR = 3_600_000;
/** A Sunday morning: the opponents of the day think ahead. */
const SUNDAY = Date.parse('2030-03-03T09:00:00Z');

const first = ({ decision }: Followed): number | undefined => decision?.choices[0];
const last = ({ decision }: Followed): number | undefined => decision?.choices.at(-1);
const refusedWith = async (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error) => error.body?.refused ?? String(error),
  );

/** A clock that goes on by itself, and jumps. */
function movable(start: number): TimeSource & { readonly to: (at: number) => void } {
  let ahead = start - Date.now();
  return {
    now: () => Date.now() + ahead,
    after: SYSTEM_TIME.after,
    to: (at) => {
      ahead = at - Date.now();
    },
  };
}

const myTable = (player: Player, game: string) => player.call<TableInfo>('POST', `/api/daily/${game}`, {});
const today = (player: Player, game: string) => player.call<DayState>('GET', `/api/daily/${game}`);
const ranking = (player: Player, game: string, day: string, part = '') =>
  player.call<Ranking>('GET', `/api/daily/${game}/${day}${part}`);
const recordOf = (player: Player, id: string) => player.call<MatchRecord>('GET', `/api/tables/${id}/record`);

async function concede(player: Player, game: string): Promise<string> {
  const { id } = await myTable(player, game);
  const wire = await player.connect();
  const done = playAt(wire, gameNamed(game), id, (now) => {
    wire.say({ say: 'seat', table: id, message: { say: 'concede', id: `c.${now.number}` } });
    return undefined;
  });
  await done;
  wire.socket.close();
  return id;
}

/** Plays one's table of today to its end; `after`: thinks so long, so that bots may be first where both are asked. */
async function play(player: Player, game: string, choose = first, after = 0): Promise<{ id: string; wire: Wire; end: Followed }> {
  const { id } = await myTable(player, game);
  const wire = await player.connect();
  const say: Wire['say'] = after === 0 ? wire.say : (message) => void setTimeout(() => wire.say(message), after);
  const end = await playAt({ ...wire, say }, gameNamed(game), id, choose);
  return { id, wire, end };
}

describe.each(DATABASES)('on %s', (_, fresh) => {
  let server: Server;
  let address: string;
  const time = movable(SUNDAY);
  const person = (name: string): Promise<Player> => newPlayer(address, name);

  beforeAll(async () => {
    const config = { ...(await fresh()).config, host: '127.0.0.1', port: 0, botThreads: 2, limits: FAST };
    server = await openServer(config, { time, botPace: 0 });
    address = `http://127.0.0.1:${server.port}`;
  });
  afterAll(() => server.close());

  const seedOf = async (table: string): Promise<string> => {
    const { db } = server.store;
    const found = db.selectFrom('deal').innerJoin('attempt', 'attempt.deal', 'deal.id').select('deal.seed');
    return (await found.where('attempt.match', '=', table).executeTakeFirstOrThrow()).seed;
  };

  test('each has one table of a game and day, however often and however many times at once it is asked for', async () => {
    const ann = await person('Ann');
    const tables = await Promise.all(Array.from({ length: 8 }, () => myTable(ann, 'duel')));
    expect(new Set(tables.map(({ id }) => id)).size).toBe(1);
    expect(tables[0]).toMatchObject({ status: 'running', game: 'duel', day: { day: '2030-03-03' }, agreement: { open: false } });
    expect((await myTable(ann, 'endor')).id).not.toBe(tables[0]?.id);
    const rows = await server.store.db.selectFrom('match').select('id').where('owner', '=', ann.id).execute();
    expect(rows).toHaveLength(2);
    expect(await today(ann, 'duel')).toMatchObject({
      day: '2030-03-03',
      mine: { table: tables[0]?.id, over: false, standing: null },
    });
    expect(await refusedWith(myTable(ann, 'chess'))).toBe('no-such-game');
  });

  test('people of one network are dealt different dice as long as there are any', async () => {
    time.to(SUNDAY + 24 * HOUR);
    const people = await Promise.all(['Ann', 'Ben', 'Dan', 'Eve'].map(person));
    const seeds: string[] = [];
    for (const one of people) seeds.push(await seedOf((await myTable(one, 'endor')).id));
    expect(new Set(seeds).size).toBe(4);
    time.to(SUNDAY);
  });

  test('nothing tells its seed while the day is on, also not when it is over, and nobody else sees anything of it; then everybody sees all', async () => {
    const day = SUNDAY + 7 * 24 * HOUR;
    time.to(day);
    const [ann, eve] = [await person('Ann'), await person('Eve')];
    const { id, wire, end } = await play(ann, 'endor');
    expect(end.outcome).not.toBeNull();
    const seed = await seedOf(id);
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    const row = await server.store.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'over', seed: null });

    for (const who of [ann, eve]) expect(await refusedWith(recordOf(who, id))).toBe('sealed');
    expect(await refusedWith(eve.call('GET', `/api/tables/${id}`))).toBe('not-allowed');
    const watching = await eve.connect();
    const refused = watching.next(saying('refused'));
    watching.say({ say: 'sit', table: id });
    expect(await refused).toMatchObject({ refused: 'not-allowed', table: id });
    expect(await refusedWith(ann.call('POST', `/api/tables/${id}/leave`, {}))).toBe('sealed');
    expect(await refusedWith(ann.call('DELETE', `/api/tables/${id}`))).toBe('sealed');

    const state = await ann.call<RoomState>('GET', `/api/tables/${id}`);
    expect(state.chance.commitment).toMatch(/^[0-9a-f]{64}$/);
    const all = [state, wire.heard, watching.heard];
    for (const path of ['/api/tables/mine', '/api/tables', '/api/me/data', '/api/daily/endor', '/api/daily/endor/2030-03-10'])
      all.push(await ann.call('GET', path));
    all.push(await ann.call('POST', `/api/tables/${id}/rematch`, {}));
    expect(JSON.stringify(all)).not.toContain(seed);

    time.to(day + 16.9 * HOUR);
    expect(await refusedWith(recordOf(ann, id))).toBe('sealed');
    time.to(day + 17 * HOUR);
    const record = await recordOf(eve, id);
    expect(record).toMatchObject({ seed, commitment: state.chance.commitment, shares: [] });
    expect(verify(endor, readRecord(record, [endor])).commitment).toBe(true);
    expect((await eve.call<RoomState>('GET', `/api/tables/${id}`)).table.status).toBe('over');
    time.to(SUNDAY);
  });

  test('who gives up has lost, and has no second table', async () => {
    const day = SUNDAY + 14 * 24 * HOUR;
    time.to(day);
    const ann = await person('Ann');
    const id = await concede(ann, 'duel');
    expect((await myTable(ann, 'duel')).id).toBe(id);
    expect(await today(ann, 'duel')).toMatchObject({
      finished: 1,
      mine: {
        table: id,
        over: true,
        standing: { place: 1, points: 50, mine: true, result: { outcome: 'gave-up' } },
      },
    });
    time.to(SUNDAY);
  });

  test('the ranking is for who has played, or for all when the day is over; banned and forgotten people vanish from it', async () => {
    const day = SUNDAY + 21 * 24 * HOUR;
    const date = '2030-03-24';
    time.to(day);
    const people = await Promise.all(['Ann', 'Ben', 'Dan', 'Eve'].map(person));
    const [ann, ben, dan, eve] = people as [Player, Player, Player, Player];
    await myTable(eve, 'endor');
    await play(ann, 'endor', first);
    await play(ben, 'endor', last);
    await concede(dan, 'endor');
    const names = async (who: Player, part = ''): Promise<string[]> =>
      (await ranking(who, 'endor', date, part)).lines.map(({ name }) => name);
    expect(await refusedWith(ranking(eve, 'endor', date))).toBe('sealed');
    expect((await today(eve, 'endor')).finished).toBe(3);
    expect((await names(ann)).sort()).toEqual(['Ann', 'Ben', 'Dan']);
    expect((await names(ben)).at(-1)).toBe('Dan');
    // All are of one network: nobody has the same dice.
    expect(await names(ann, '?alike=yes')).toEqual(['Ann']);
    const { lines } = await ranking(ann, 'endor', date);
    expect(lines.filter(({ mine }) => mine)).toMatchObject([{ name: 'Ann', same: true }]);
    expect(lines.filter(({ table }) => table !== null)).toHaveLength(1);
    expect(await names(ann, '?from=1')).toHaveLength(2);
    expect(await refusedWith(ranking(ann, 'endor', date, '?from=-1'))).toBe('malformed');
    expect(await refusedWith(ranking(ann, 'endor', 'yesterday'))).toBe('malformed');
    expect(await refusedWith(ranking(ann, 'endor', '2031-01-01'))).toBe('sealed');

    await ann.call('POST', '/api/me/muted', { person: ben.id });
    expect((await names(ann)).sort()).toEqual(['Ann', 'Dan']);
    time.to(day + 17 * HOUR);
    expect((await names(eve)).sort()).toEqual(['Ann', 'Ben', 'Dan']);
    expect((await ranking(eve, 'endor', date)).lines.every(({ table }) => table !== null)).toBe(true);
    await server.store.db.updateTable('person').set({ banned: 1 }).where('id', '=', dan.id).execute();
    await ben.call('DELETE', '/api/me');
    expect(await names(eve)).toEqual(['Ann']);
    const rest = await server.store.db.selectFrom('attempt').select('person').where('day', '=', date).execute();
    expect(rest.map((one) => one.person)).not.toContain(ben.id);
    time.to(SUNDAY);
  });

  test('what is finished too late counts for nothing', async () => {
    const day = SUNDAY + 28 * 24 * HOUR;
    time.to(day);
    const [ann, ben] = [await person('Ann'), await person('Ben')];
    const { id } = await myTable(ann, 'endor');
    await myTable(ben, 'endor');
    time.to(day + 16 * HOUR);
    // The day has ended; who has begun on it may still finish.
    expect((await myTable(ben, 'endor')).day?.day).toBe('2030-04-01');
    time.to(day + 17.1 * HOUR);
    const wire = await ann.connect();
    await playAt(wire, endor, id, first);
    expect((await ranking(ann, 'endor', '2030-03-31')).lines).toEqual([]);
    time.to(SUNDAY);
  });
});

/** By seat, for in a secret round either may be first; without times and the names that clients gave their answers. */
const bare = ({ log }: MatchRecord): unknown =>
  Map.groupBy(
    log.map((entry: LogEntry) => entry.slice(0, 2)),
    ([by]) => by,
  );

// In the first a bot goes on with earlier thoughts, in the second both sides are asked at once.
test.each([
  ['hoth', last],
  ['duel', first],
] as const)(
  'the same dice and the same answers give the same %s, whatever threads the bots think in and whoever is first in secret',
  async (name, choose) => {
    const time = movable(SUNDAY);
    const config = { ...sqlite().config, host: '127.0.0.1', port: 0, botThreads: 2, limits: { ...FAST, deals: 1 } };
    const server = await openServer(config, { time, botPace: 0 });
    const people = await Promise.all(['Ann', 'Ben', 'Dan'].map((one) => newPlayer(`http://127.0.0.1:${server.port}`, one)));
    const games = await Promise.all(people.map((player, i) => play(player, name, choose, 6 * i)));
    time.to(SUNDAY + 24 * HOUR);
    const [one, ...others] = await Promise.all(games.map(({ id }, i) => recordOf(people[i] as Player, id)));
    expect(one?.players).toContain('level:5');
    for (const other of others) expect(bare(other)).toEqual(bare(one as MatchRecord));
    const game = gameNamed(name);
    expect(verify(game, readRecord(one, [game])).commitment).toBe(true);
    await server.close();
  },
);

const NATS = inject('nats');
describe.skipIf(NATS === '')('On several nodes', () => {
  test('somebody who asks two at once has one table', async () => {
    const cluster = await openCluster(2);
    const ann = await cluster.player('Ann');
    const asks = [0, 1, 0, 1].map((node) => asked({ address: cluster.addressOf(node) }, '/api/daily/endor', {}, ann.cookie()));
    const tables = (await Promise.all(asks)).map(({ body }) => body.id);
    expect(tables[0]).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(new Set(tables).size).toBe(1);
    await cluster.close();
  });
});
