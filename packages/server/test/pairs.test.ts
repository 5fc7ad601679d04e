/** A battle that two pairs play twice: four people, two tables, one seed, and nothing told before both are over. */
import { INSTALLED } from '@wartable/games';
import { type Followed, type Game, type LogEntry, type MatchRecord, readRecord, verify } from '@wartable/kernel';
import type { DuplicateState, RoomState } from '@wartable/protocol';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openServer, type Server } from '../src/index.ts';
import { type TableResult, verdictOf } from '../src/pairs/verdict.ts';
import { DATABASES } from './databases.ts';
import { newPlayer, type Player, playAt } from './player.ts';

const duel = INSTALLED.find(({ manifest }) => manifest.id === 'duel')?.game as Game;
const FAST = { messages: 1_000_000, requests: 1_000_000, guestsPerHour: 10_000 };
const WANTED = { game: 'duel', options: { setup: 'standard' }, pace: { kind: 'live', clock: null }, place: 0 };

const first = ({ decision }: Followed): number | undefined => decision?.choices[0];
const refusedWith = async (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error) => error.body?.refused ?? String(error),
  );
const bare = ({ log }: MatchRecord): unknown =>
  Map.groupBy(
    log.map((entry: LogEntry) => entry.slice(0, 2)),
    ([by]) => by,
  );

const result = (margin: number, gaveUp: number | null = null): TableResult => ({
  result: { outcome: 'won', parts: [{ rank: margin, text: { key: 'x' } }] },
  gaveUp,
});

describe('The verdict over two tables', () => {
  it('is what one pair has more, over both, where each has had either side', () => {
    expect(verdictOf(result(5), result(3))).toEqual({ winner: 0, by: 2, gaveUp: false });
    expect(verdictOf(result(-1), result(3))).toEqual({ winner: 1, by: 4, gaveUp: false });
    expect(verdictOf(result(4), result(4))).toEqual({ winner: null, by: 0, gaveUp: false });
  });

  it('is against the pair that has given up a table, whatever it had; both at once cancel out', () => {
    expect(verdictOf(result(5, 0), result(0))).toMatchObject({ winner: 1, gaveUp: true });
    expect(verdictOf(result(0), result(9, 1))).toMatchObject({ winner: 1, gaveUp: true });
    expect(verdictOf(result(0), result(9, 0))).toMatchObject({ winner: 0, gaveUp: true });
    expect(verdictOf(result(5, 0), result(3, 0))).toEqual({ winner: 0, by: 2, gaveUp: false });
  });
});

describe.each(DATABASES)('on %s', (_, fresh) => {
  let server: Server;
  let address: string;

  beforeAll(async () => {
    const config = { ...(await fresh()).config, host: '127.0.0.1', port: 0, botThreads: 0, limits: FAST };
    server = await openServer(config, { botPace: 0 });
    address = `http://127.0.0.1:${server.port}`;
  });
  afterAll(() => server.close());

  const people = (): Promise<Player[]> => Promise.all(['Ann', 'Ben', 'Dan', 'Eve'].map((name) => newPlayer(address, name)));
  const look = (who: Player, id: string) => who.call<DuplicateState>('GET', `/api/pairs/${id}`);
  const join = (who: Player, id: string, place?: number) =>
    who.call<DuplicateState>('POST', `/api/pairs/${id}/join`, place === undefined ? {} : { place });
  const recordOf = (who: Player, id: string) => who.call<MatchRecord>('GET', `/api/tables/${id}/record`);

  /** Four at their places: the first two are partners. */
  async function begun(): Promise<{ all: Player[]; id: string; tables: string[] }> {
    const all = await people();
    const { id } = await (all[0] as Player).call<DuplicateState>('POST', '/api/pairs', WANTED);
    await Promise.all(all.slice(1).map((one, i) => join(one, id, i + 1)));
    const { tables } = await look(all[0] as Player, id);
    return { all, id, tables: tables.map((table) => table.id) };
  }

  const playBoth = async (all: readonly Player[], id: string, choose: (now: Followed, place: number) => number | undefined) => {
    const { tables, places } = await look(all[0] as Player, id);
    return places.map(async ({ table }, place) => {
      const wire = await (all[place] as Player).connect();
      return playAt(wire, duel, tables[table]?.id ?? '', (now) => choose(now, place));
    });
  };

  test('the same answers at both tables come to the same, so nobody has won; all four see both then, and anybody can verify them', async () => {
    const { all, id, tables } = await begun();
    expect(tables).toHaveLength(2);
    await Promise.all(await playBoth(all, id, first));
    const [ann] = all as [Player];
    const { result: ended } = await look(ann, id);
    expect(ended).toMatchObject({ winner: null, by: 0, gaveUp: false, tables: [{ parts: [{}, {}] }, {}] });
    const stranger = await newPlayer(address, 'Stranger');
    const [one, other] = await Promise.all(tables.map((table) => recordOf(stranger, table)));
    expect(bare(one as MatchRecord)).toEqual(bare(other as MatchRecord));
    for (const record of [one, other]) expect(verify(duel, readRecord(record, [duel])).commitment).toBe(true);
    for (const who of all) for (const table of tables) expect((await recordOf(who, table)).seed).toBe(one?.seed);
  });

  test('while one table is still played nothing of the other is told to anybody, nor the seed to those who have finished', async () => {
    const { all, id, tables } = await begun();
    const [ann, ben, dan, eve] = all as [Player, Player, Player, Player];
    // At the first table Ann and Dan, at the second Ben and Eve.
    const [done, going] = tables as [string, string];
    const { seed } = await server.store.db
      .selectFrom('deal')
      .innerJoin('match', 'match.deal', 'deal.id')
      .select('deal.seed')
      .where('match.id', '=', done)
      .executeTakeFirstOrThrow();
    const wires = await Promise.all([ann, dan].map((one) => one.connect()));
    await Promise.all(wires.map((wire) => playAt(wire, duel, done, first)));
    for (const who of [ann, dan, ben, eve]) {
      expect(await refusedWith(recordOf(who, done))).toBe('sealed');
      expect(await refusedWith(recordOf(who, going))).not.toBe('done');
    }
    for (const who of [ben, eve]) expect(await refusedWith(who.call('GET', `/api/tables/${done}`))).toBe('not-allowed');
    for (const who of [ann, dan]) expect(await refusedWith(who.call('GET', `/api/tables/${going}`))).toBe('not-allowed');
    expect(await refusedWith(ben.call('POST', `/api/tables/${going}/leave`, {}))).toBe('sealed');
    const said: unknown[] = wires.map(({ heard }) => heard);
    for (const who of [ann, ben]) {
      const own = who === ann ? done : going;
      const room = await who.call<RoomState>('GET', `/api/tables/${own}`);
      expect(room.chance.commitment).toMatch(/^[0-9a-f]{64}$/);
      expect(room.table).toMatchObject({ pairs: { id, open: false }, agreement: { undo: 'never' } });
      said.push(room, await look(who, id), await who.call('GET', '/api/me/data'), await who.call('GET', '/api/tables/mine'));
    }
    expect(JSON.stringify(said)).not.toContain(seed);
    expect((await look(ann, id)).tables).toEqual([
      { id: done, over: true },
      { id: going, over: false },
    ]);
    expect((await look(ann, id)).result).toBeNull();

    // Ben gives up: his pair has lost, whatever it had; all is open.
    const wire = await ben.connect();
    const ended = playAt(wire, duel, going, () => {
      wire.say({ say: 'seat', table: going, message: { say: 'concede', id: 'c' } });
      return undefined;
    });
    await expect.poll(async () => (await look(ann, id)).result).toMatchObject({ winner: 1, gaveUp: true });
    await ended;
    expect((await recordOf(ben, done)).seed).toBe(seed);
    expect((await recordOf(dan, going)).seed).toBe(seed);
  });

  test('each has one place and each place one, however many come at once, and it begins once', async () => {
    const all = await people();
    const more = await people();
    const [ann] = all as [Player];
    const { id } = await ann.call<DuplicateState>('POST', '/api/pairs', WANTED);
    expect((await join(ann, id, 3)).mine).toBe(0);
    const [ben, ...others] = [...all.slice(1), ...more] as [Player, ...Player[]];
    // One who asks for two places at once has one.
    await Promise.allSettled([join(ben, id, 1), join(ben, id, 2), join(ben, id, 3)]);
    expect((await look(ben, id)).places.filter(({ person }) => person?.id === ben.id)).toHaveLength(1);
    const fates = await Promise.all(others.flatMap((one) => [1, 2, 3].map((place) => refusedWith(join(one, id, place)))));
    expect(fates).toContain('done');
    const { places, tables } = await look(ann, id);
    expect(new Set(places.map(({ person }) => person?.id)).size).toBe(4);
    expect(places.every(({ person }) => person !== null)).toBe(true);
    const rows = await server.store.db.selectFrom('match').select('id').where('deal', '=', `pairs ${id}`).execute();
    expect(rows.map((row) => row.id).sort()).toEqual(tables.map((table) => table.id).sort());
    expect(rows).toHaveLength(2);
    const late = await newPlayer(address, 'Late');
    expect(await refusedWith(join(late, id))).toBe('full');
    expect(await refusedWith(ann.call('POST', `/api/pairs/${id}/leave`, {}))).toBe('not-now');
  });

  test('who leaves before it begins frees the place; whoever is forgotten leaves no trace; the last one closes it', async () => {
    const [ann, ben, dan] = (await people()) as [Player, Player, Player];
    const { id } = await ann.call<DuplicateState>('POST', '/api/pairs', { ...WANTED, place: 2 });
    await join(ben, id);
    await join(dan, id);
    await ann.call('POST', `/api/pairs/${id}/leave`, {});
    expect(await look(ann, id)).toMatchObject({ owner: ben.id, mine: null });
    await ben.call('DELETE', '/api/me');
    expect((await look(ann, id)).places.flatMap(({ person }) => person?.name ?? [])).toEqual(['Dan']);
    expect((await look(ann, id)).owner).not.toBe(ben.id);
    await dan.call('POST', `/api/pairs/${id}/leave`, {});
    expect(await refusedWith(look(dan, id))).toBe('unknown');
  });

  test('over days the time of who is to begin runs from the start, and who does not look is told that it has begun', async () => {
    const all = await people();
    const wanted = { ...WANTED, game: 'hoth', options: { scenario: '1' }, pace: { kind: 'slow', days: 1 } };
    const { id } = await (all[0] as Player).call<DuplicateState>('POST', '/api/pairs', wanted);
    const channel = { kind: 'webhook', address: '{}', confirmed: 1, error: null, created: 1 };
    const person = all[1]?.id ?? '';
    await server.store.db
      .insertInto('channel')
      .values({ ...channel, id: `of ${person}`, person })
      .execute();
    for (const one of all.slice(1)) await join(one, id);
    const notices = await server.store.db.selectFrom('notice').select('kind').where('person', '=', person).execute();
    expect(notices).toEqual([{ kind: 'begun' }]);
    const rows = await server.store.db.selectFrom('match').select('due').where('deal', '=', `pairs ${id}`).execute();
    expect(rows).toHaveLength(2);
    for (const { due } of rows) expect(Math.abs(Number(due) - Date.now() - 86_400_000)).toBeLessThan(60_000);
  });

  test('is for two seats, and not for many at once', async () => {
    const ann = await newPlayer(address, 'Ann');
    const four = { ...WANTED, game: 'hoth', options: { scenario: '1', players: { rebel: 2, empire: 2 } } };
    expect(await refusedWith(ann.call('POST', '/api/pairs', four))).toBe('bad-options');
    expect(await refusedWith(ann.call('POST', '/api/pairs', { ...WANTED, options: { setup: 'none' } }))).toBe('bad-options');
    for (let n = 0; n < 5; n++) await ann.call('POST', '/api/pairs', WANTED);
    expect(await refusedWith(ann.call('POST', '/api/pairs', WANTED))).toBe('too-many');
  });
});
