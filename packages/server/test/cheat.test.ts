/** What somebody tries who does not keep to the rules of the house. */
import { INSTALLED } from '@wartable/games';
import { type Game, type Question, shareCommitment } from '@wartable/kernel';
import { AGREED, type NewTable, type TableInfo, type ToClient } from '@wartable/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openServer, type Server } from '../src/index.ts';
import { putSetting } from '../src/people/settings.ts';
import { DATABASES, sqlite } from './databases.ts';
import { newFakeTime } from './fake-time.ts';
import { connect, newPlayer, type Player, playAt, saying, type Wire } from './player.ts';

const duel = INSTALLED.find(({ manifest }) => manifest.id === 'duel')?.game as Game;
const FAST = { messages: 100_000, requests: 1_000_000, guestsPerHour: 10_000 };
const DUEL: NewTable = { game: 'duel', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], agreement: AGREED };

const isRunning = (message: ToClient): message is ToClient => message.say === 'room' && message.room.table.status === 'running';

type Begun = { readonly id: string; readonly players: readonly [Player, Player]; readonly wires: readonly [Wire, Wire] };

async function begun(
  address: string,
  table: Partial<NewTable> = {},
  names: readonly [string, string] = ['Ann', 'Ben'],
): Promise<Begun> {
  const players = [await newPlayer(address, names[0]), await newPlayer(address, names[1])] as const;
  const { id } = await players[0].create({ ...DUEL, ...table });
  await players[1].join(id);
  const wires = [await players[0].connect(), await players[1].connect()] as const;
  for (const wire of wires) playAt(wire, duel, id, () => undefined);
  await Promise.all(wires.map((wire) => wire.next(isRunning)));
  return { id, players, wires };
}

/** What is asked of who is on the line. */
async function askedAt(wire: Wire, table: string): Promise<Question | null> {
  const told = wire.next(
    (message): message is Extract<ToClient, { say: 'told' }> => message.say === 'told' && 'view' in (message.messages[0] ?? {}),
  );
  wire.say({ say: 'seat', table, message: { say: 'since', number: 0 } });
  const [message] = (await told).messages;
  return message && 'decision' in message ? message.decision : null;
}

/** What comes back for something said under an id. */
async function replyTo(wire: Wire, id: string, message: Record<string, unknown>): Promise<string> {
  const back = wire.next((one): one is ToClient => JSON.stringify(one).includes(`"${id}"`));
  wire.say(message);
  const said = await back;
  if (said.say === 'refused') return said.refused;
  if (said.say !== 'told') return said.say;
  const reply = said.messages.find((one) => 'reply' in one && one.reply === id);
  return reply && 'refused' in reply ? reply.refused : 'done';
}

async function sitAt(wire: Wire, table: string): Promise<void> {
  const room = wire.next(saying('room'));
  wire.say({ say: 'sit', table });
  await room;
}

describe.each(DATABASES)('On %s', (_, fresh) => {
  let server: Server;
  let address: string;
  beforeAll(async () => {
    const { config } = await fresh();
    server = await openServer({ ...config, host: '127.0.0.1', port: 0, botThreads: 0, limits: FAST });
    address = `http://127.0.0.1:${server.port}`;
  });
  afterAll(() => server.close());

  it('nobody acts for another seat, whoever he is and whatever he quotes', async () => {
    const { id, wires } = await begun(address);
    const [ann, ben] = wires;
    const decision = await askedAt(ann, id);
    const steps = () => server.store.db.selectFrom('step').selectAll().where('match', '=', id).execute();
    const before = await steps();
    const answer = (said: string, more = {}) => ({
      say: 'seat',
      table: id,
      message: { say: 'answer', decision: decision?.id, choice: decision?.choices[0], id: said, ...more },
    });
    const eve = await (await newPlayer(address, 'Eve')).connect();
    const stranger = await connect(address);
    // Who is not at the table, and who watches.
    for (const [i, wire] of [eve, stranger].entries()) {
      expect(await replyTo(wire, `a.${i}`, answer(`a.${i}`))).toBe('not-now');
      await sitAt(wire, id);
      expect(await replyTo(wire, `b.${i}`, answer(`b.${i}`))).toBe('not-your-seat');
      expect(await replyTo(wire, `c.${i}`, { say: 'seat', table: id, message: { say: 'concede', id: `c.${i}` } })).not.toBe(
        'done',
      );
      expect(await replyTo(wire, `d.${i}`, { say: 'seat', table: id, message: { say: 'undo', id: `d.${i}` } })).not.toBe('done');
      for (const said of [
        { say: 'ask', what: 'end' },
        { say: 'reply', ask: 'x', yes: true },
        { say: 'claim', seat: 0 },
        { say: 'take-back-seat' },
        { say: 'orders', kinds: [] },
        { say: 'no-asking', on: true },
      ])
        expect(await replyTo(wire, `e.${i}`, { ...said, table: id, id: `e.${i}` })).toBe('not-yours');
    }
    // A message that names a seat is none: the line knows who sits where.
    for (const more of [{ seat: 0 }, { viewer: 0 }])
      expect(await replyTo(ben, 'f', { ...answer('f'), ...more })).toBe('malformed');
    expect(await replyTo(ben, 'g', answer('g', { seat: 0 }))).toBe('malformed');
    expect(await replyTo(ben, 'h', answer('h', { decision: 999 }))).toBe('stale-decision');
    expect(await replyTo(ben, 'i', { say: 'claim', table: id, seat: 0, id: 'i' })).toBe('not-now');
    expect(await steps()).toEqual(before);
    // The same answer, by whom it was asked.
    expect(await replyTo(ann, 'j', answer('j'))).toBe('done');
  });

  it('what was said for a seat counts no longer when it has changed hands before it was heard', async () => {
    const { id, players, wires } = await begun(address);
    const { trial } = server.store.journal;
    let goOn = (): void => {};
    const held = new Promise<void>((reached) => {
      trial.beforeCommit = () => {
        delete trial.beforeCommit;
        reached();
        return new Promise((resolve) => {
          goOn = resolve;
        });
      };
    });
    const leaves = players[0].call('POST', `/api/tables/${id}/leave`);
    await held;
    // The seat is a bot's as soon as that is on disk; until then this waits.
    const back = replyTo(wires[0], 'late', { say: 'seat', table: id, message: { say: 'concede', id: 'late' } });
    const pong = wires[0].next(saying('pong'));
    wires[0].say({ say: 'ping', n: 1 });
    await pong;
    goOn();
    await leaves;
    expect(await back).toBe('not-now');
    const { table } = await players[1].call<{ table: TableInfo }>('GET', `/api/tables/${id}`);
    expect([table.status, table.seats[0]?.sitter.kind]).toEqual(['running', 'bot']);
  });

  it('nobody does over HTTP what is not his', async () => {
    const { id, players } = await begun(address);
    const [, ben] = players;
    const open = await players[0].create(DUEL);
    const eve = await newPlayer(address, 'Eve');
    const refusalOf = async (who: Player, method: string, path: string, body?: unknown): Promise<string> =>
      who.call<{ refused?: string }>(method, path, body).then(
        () => 'done',
        (error: { body: { refused: string } }) => error.body.refused,
      );
    const bot = { seat: 0, sitter: { kind: 'bot', level: 1 } };
    for (const [who, method, path, body, word] of [
      [eve, 'POST', `/api/tables/${id}/join`, {}, 'full'],
      [eve, 'POST', `/api/tables/${id}/start`, undefined, 'not-yours'],
      [eve, 'POST', `/api/tables/${open.id}/start`, undefined, 'not-yours'],
      [eve, 'POST', `/api/tables/${open.id}/seats`, bot, 'not-yours'],
      [eve, 'DELETE', `/api/tables/${open.id}`, undefined, 'not-yours'],
      [eve, 'DELETE', `/api/tables/${id}`, undefined, 'not-yours'],
      [eve, 'GET', `/api/tables/${id}/link`, undefined, 'not-yours'],
      [eve, 'GET', `/api/tables/${id}/record`, undefined, 'not-now'],
      [eve, 'POST', `/api/tables/${id}/rematch`, undefined, 'not-yours'],
      [ben, 'POST', `/api/tables/${id}/seats`, bot, 'not-yours'],
      [ben, 'DELETE', `/api/tables/${id}`, undefined, 'not-yours'],
      [players[0], 'POST', `/api/tables/${id}/seats`, { ...bot, seat: 1 }, 'not-now'],
      [players[0], 'DELETE', `/api/tables/${id}`, undefined, 'not-now'],
      [ben, 'GET', `/api/tables/${id}/record`, undefined, 'not-now'],
    ] as const)
      expect([path, await refusalOf(who, method, path, body)]).toEqual([path, word]);
  });

  it('nobody fills the lists of all others, or keeps the server busy, with what he sets up or brings', async () => {
    const eve = await newPlayer(address, 'Eve');
    const wide = { game: 'duel', options: { setup: 'standard', notes: 'x'.repeat(70_000) } };
    await expect(eve.create({ ...DUEL, ...wide })).rejects.toMatchObject({ body: { refused: 'too-large', at: 'options' } });
    const save = { game: 'duel', seed: 'a'.repeat(32), players: [], record: { log: Array(6000).fill(['leia', 'pass']) } };
    await expect(eve.call('POST', '/api/tables/move', { save, agreement: AGREED, me: 0 })).rejects.toMatchObject({
      body: { refused: 'too-large', at: 'save.record.log' },
    });
  });

  it('strangers find no table of a closed server, whose link would let them in', async () => {
    const ann = await newPlayer(address, 'Ann');
    const { id } = await ann.create({ ...DUEL, agreement: { ...AGREED, open: true } });
    const lobbyOf = async (cookie: string): Promise<string> => {
      const wire = await connect(address, cookie);
      const lobby = wire.next(saying('lobby'));
      wire.say({ say: 'lobby', on: true });
      const told = JSON.stringify(await lobby);
      wire.socket.close();
      return told + (await (await fetch(`${address}/api/tables`, { headers: { cookie } })).text());
    };
    expect(await lobbyOf('')).toContain(id);
    await putSetting(server.store.db, 'closed', '1');
    expect([(await lobbyOf('')).includes(id), (await lobbyOf(ann.cookie())).includes(id)]).toEqual([false, true]);
    await putSetting(server.store.db, 'closed', null);
  });

  it('who has no seat does not look where the table does not want it, also not after the end', async () => {
    const { id, wires } = await begun(address, { agreement: { ...AGREED, watched: false } });
    const eve = await newPlayer(address, 'Eve');
    const wire = await eve.connect();
    for (const ends of [false, true]) {
      if (ends) await replyTo(wires[0], 'over', { say: 'seat', table: id, message: { say: 'concede', id: 'over' } });
      const refused = wire.next(saying('refused'));
      wire.say({ say: 'sit', table: id });
      expect((await refused).refused).toBe('not-allowed');
      for (const path of ['', '/record'])
        await expect(eve.call('GET', `/api/tables/${id}${path}`)).rejects.toMatchObject({
          body: { refused: path === '' || ends ? 'not-allowed' : 'not-now' },
        });
    }
  });

  it('nobody leaves the share of another out of the chance of a match by being quick', async () => {
    const [ann, ben] = [await newPlayer(address, 'Ann'), await newPlayer(address, 'Ben')];
    const { id } = await ann.create(DUEL);
    await ben.join(id);
    const [one, other] = [await ann.connect(), await ben.connect()];
    for (const wire of [one, other]) await sitAt(wire, id);
    // Both have given the hash, one does not show the share.
    const asked = other.next(saying('reveal'));
    one.say({ say: 'commit', table: id, commitment: shareCommitment('a'.repeat(32)) });
    other.say({ say: 'commit', table: id, commitment: shareCommitment('b'.repeat(32)) });
    await asked;
    one.say({ say: 'reveal', table: id, share: 'a'.repeat(32) });
    await expect(ann.call('POST', `/api/tables/${id}/start`)).rejects.toMatchObject({ body: { refused: 'not-now' } });
    const running = one.next(isRunning);
    other.say({ say: 'reveal', table: id, share: 'b'.repeat(32) });
    expect(JSON.stringify(await running)).toContain('b'.repeat(32));
  });

  it('no hand, deck, seed or share goes to whom it does not belong', async () => {
    const { id, wires, players } = await begun(address);
    const [ann, ben] = wires;
    await askedAt(ann, id);
    const row = await server.store.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const eve = await (await newPlayer(address, 'Eve')).connect();
    await sitAt(eve, id);
    await askedAt(eve, id);
    const view = ann.heard
      .filter(saying('told'))
      .flatMap(({ messages }) => messages)
      .find((one) => 'view' in one) as { view: { leia: { hand: unknown } } };
    expect(view.view.leia.hand).toHaveLength(6);
    for (const other of [ben, eve]) {
      const all = JSON.stringify(other.heard);
      expect(all).toContain('"leia":{"base":0,"leader":"ready","epicUsed":false,"hand":6');
      expect(all).not.toContain(row.seed);
    }
    const rest = await players[1].call('GET', `/api/tables/${id}`);
    expect(JSON.stringify(rest)).not.toContain(row.seed);
  });

  it('who wants to be forgotten in the middle of a match is, and the others play on', async () => {
    const name = 'Ygdrasil';
    const { id, players, wires } = await begun(address, { agreement: { ...AGREED, talk: 'free' } }, [name, 'Ben']);
    const [her] = players;
    await replyTo(wires[0], 'talk.1', { say: 'talk', table: id, id: 'talk.1', what: { kind: 'text', text: `I am ${name}` } });
    await her.call('GET', `/api/tables/${id}/link`);
    const empty = await her.create(DUEL);
    const told = wires[1].next(
      (message): message is ToClient => message.say === 'room' && message.room.table.seats[0]?.sitter.kind === 'bot',
    );
    const bye = wires[0].next(saying('bye'));
    await her.call('DELETE', '/api/me');
    expect((await bye).because).toBe('signed-out');
    expect(JSON.stringify(await told)).not.toContain(name);
    const { db } = server.store;
    for (const kept of await db.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(kept.name)}`.execute(db);
      const all = JSON.stringify(rows);
      expect([kept.name, all.includes(her.id), all.includes(name)]).toEqual([kept.name, false, false]);
    }
    expect(await db.selectFrom('match').select('id').where('id', '=', empty.id).execute()).toEqual([]);
    // He who is left has the table.
    expect((await players[1].call<{ table: TableInfo }>('GET', `/api/tables/${id}`)).table.owner).toBe(players[1].id);
    const decision = await askedAt(wires[1], id);
    const answer = { say: 'answer', decision: decision?.id, choice: decision?.choices[0], id: 'on' };
    expect(await replyTo(wires[1], 'on', { say: 'seat', table: id, message: answer })).toBe('done');
  });

  it('a device that is signed out or banned is off the line, the others are not', async () => {
    const ann = await newPlayer(address, 'Ann');
    const { code } = await ann.call<{ code: string }>('POST', '/api/me/link-code');
    const phone = await newPlayer(address, 'Phone');
    await phone.call('POST', '/api/link', { code });
    const [first, second] = [await ann.connect(), await phone.connect()];
    const bye = second.next(saying('bye'));
    await phone.call('POST', '/api/me/sign-out');
    expect((await bye).because).toBe('signed-out');
    const pong = first.next(saying('pong'));
    first.say({ say: 'ping', n: 7 });
    expect((await pong).n).toBe(7);
    // After the last word nothing is heard.
    await new Promise((resolve) => (second.isClosed() ? resolve(0) : second.socket.once('close', resolve)));
    const host = await newPlayer(address, 'Hal');
    await server.store.db.updateTable('person').set({ host: 1 }).where('id', '=', host.id).execute();
    const banned = first.next(saying('bye'));
    await host.call('POST', '/api/host', { do: 'ban', person: ann.id, banned: true });
    expect((await banned).because).toBe('banned');
  });

  it('who is muted is not read from then on, and a new name is spoken under at once', async () => {
    const { id, players, wires } = await begun(address, { agreement: { ...AGREED, talk: 'free' } });
    const [ann, ben] = wires;
    const linesTo = (wire: Wire) =>
      wire.heard
        .filter(saying('talk'))
        .flatMap(({ lines }) => lines)
        .map(({ say }) => ('text' in say ? say.text : ''));
    const talk = (text: string, said: string) =>
      replyTo(ben, said, { say: 'talk', table: id, id: said, what: { kind: 'text', text } });
    await talk('one', 't.1');
    await players[0].call('POST', '/api/me/muted', { person: players[1].id });
    await players[1].call('PATCH', '/api/me', { name: 'Benno' });
    await talk('two', 't.2');
    await players[0].call('DELETE', `/api/me/muted/${players[1].id}`);
    const three = ann.next((message): message is ToClient => JSON.stringify(message).includes('three'));
    await talk('three', 't.3');
    expect(JSON.stringify(await three)).toContain('Benno');
    expect(linesTo(ann).filter((text) => text !== '')).toEqual(['one', 'three']);
  });
});

describe('Limits', () => {
  async function opened(limits: Record<string, number>, clock = newFakeTime()) {
    const config = { ...sqlite().config, host: '127.0.0.1', port: 0, botThreads: 0, limits: { ...FAST, ...limits } };
    const server = await openServer(config, { time: clock });
    return { server, clock, address: `http://127.0.0.1:${server.port}` };
  }
  /** The status a socket is sent away with, or that it is open. */
  const knock = (address: string, headers: Record<string, string> = {}): Promise<number | 'open'> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/live`, { headers });
      socket.on('open', () => resolve('open'));
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.on('error', () => {});
    });

  it('let so many lines in, of all, of one person, of one address, also when they come at once', async () => {
    for (const [limits, status] of [
      [{ sockets: 5 }, 503],
      [{ socketsPerPerson: 5 }, 429],
      [{ socketsPerAddress: 5 }, 429],
    ] as const) {
      const { server, address } = await opened(limits);
      const ann = await newPlayer(address, 'Ann');
      const all = await Promise.all(Array.from({ length: 12 }, () => knock(address, { cookie: ann.cookie() })));
      expect(all.sort()).toEqual([...Array(7).fill(status), ...Array(5).fill('open')]);
      await server.close();
    }
  });

  it('keep a page of somebody else and a name of somebody else off the line', async () => {
    const { server, address } = await opened({});
    const host = address.replace('http://', '');
    expect(await knock(address, { origin: address })).toBe('open');
    expect(await knock(address)).toBe('open');
    expect(await knock(address, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await knock(address, { origin: 'null' })).toBe(403);
    expect(await knock(address, { host: 'elsewhere.example', origin: 'http://elsewhere.example' })).toBe(421);
    expect(await knock(`${address}/elsewhere`, { host })).toBe(404);
    await server.close();
  });

  it('cut off who does not read, who comes back to all of it', async () => {
    const { server, address } = await opened({ waiting: 20_000 });
    const { id, players, wires } = await begun(address);
    const [ann, ben] = wires;
    // It takes nothing any more; the operating system holds some, the server little, and then no more.
    const socket = (ben.socket as unknown as { _socket: { pause: () => void } })._socket;
    socket.pause();
    const gone = new Promise((resolve) => ben.socket.once('close', resolve));
    for (let i = 0; i < 4000 && server.hall.counts().lines > 1; i++) {
      ben.say({ say: 'seat', table: id, message: { say: 'since', number: 0 } });
      if (i % 20 === 0) await new Promise(setImmediate);
    }
    const pong = ann.next(saying('pong'));
    ann.say({ say: 'ping', n: 1 });
    await pong;
    for (let i = 0; i < 200 && server.hall.counts().lines > 1; i++) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(server.hall.counts().lines).toBe(1);
    ben.socket.terminate();
    await gone;
    const again = await players[1].connect();
    await sitAt(again, id);
    expect(await askedAt(again, id)).not.toBeNull();
    await server.close();
  });

  it('tell who says too much to wait, and cut off who goes on', async () => {
    const { server, clock, address } = await opened({ messages: 20 });
    const ann = await (await newPlayer(address, 'Ann')).connect();
    for (let n = 0; n < 30; n++) ann.say({ say: 'ping', n });
    await ann.next((message): message is ToClient => message.say === 'refused' && message.refused === 'too-fast');
    clock.pass(15_000);
    const pong = ann.next(saying('pong'));
    ann.say({ say: 'ping', n: 99 });
    expect((await pong).n).toBe(99);
    const bye = ann.next(saying('bye'));
    for (let n = 0; n < 80; n++) ann.say({ say: 'ping', n });
    expect((await bye).because).toBe('flood');
    await server.close();
  });

  it('hold for tables of one person, places of one line, and who watches', async () => {
    const { server, address } = await opened({ openTablesPerPerson: 3, tablesPerLine: 2, watchers: 1 });
    const ann = await newPlayer(address, 'Ann');
    const made: string[] = [];
    for (let i = 0; i < 3; i++) made.push((await ann.create(DUEL)).id);
    await expect(ann.create(DUEL)).rejects.toMatchObject({ body: { refused: 'too-many' } });
    const wire = await ann.connect();
    await sitAt(wire, made[0] as string);
    await sitAt(wire, made[1] as string);
    const refused = wire.next(saying('refused'));
    wire.say({ say: 'sit', table: made[2] });
    expect((await refused).refused).toBe('too-many');
    const [one, two] = [await connect(address), await connect(address)];
    await sitAt(one, made[0] as string);
    const full = two.next(saying('refused'));
    two.say({ say: 'sit', table: made[0] });
    expect((await full).refused).toBe('full');
    await server.close();
  });
});
