import { INSTALLED } from '@wartable/games';
import {
  type Game,
  type MatchRecord,
  newMatch,
  type Question,
  readRecord,
  seedFrom,
  type ToSeat,
  verify,
} from '@wartable/kernel';
import { AGREED, type NewTable, type RoomState, type TableInfo, type ToClient } from '@wartable/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../src/config.ts';
import { openServer, type Server } from '../src/index.ts';
import { DATABASES } from './databases.ts';
import { newPlayer, type Player, playAt, saying, type Wire } from './player.ts';

const gameNamed = (id: string): Game => INSTALLED.find(({ manifest }) => manifest.id === id)?.game as Game;
const duel = gameNamed('duel');
const hoth = gameNamed('hoth');

const DUEL: NewTable = {
  game: 'duel',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  agreement: { ...AGREED, open: true },
};
const FAST = { messages: 1_000_000, requests: 1_000_000, guestsPerHour: 10_000 };

const firstChoice = ({ decision }: { decision: { choices: readonly number[] } | null }): number | undefined =>
  decision?.choices[0];

describe.each(DATABASES)('on %s', (_, fresh) => {
  let server: Server;
  let address: string;
  let config: Config;

  beforeAll(async () => {
    config = { ...(await fresh()).config, host: '127.0.0.1', port: 0, botThreads: 1, limits: FAST };
    await start();
  });
  afterAll(() => server.close());

  async function start(): Promise<void> {
    server = await openServer(config, { botPace: 0 });
    address = `http://127.0.0.1:${server.port}`;
  }

  const two = async (): Promise<[Player, Player]> => [await newPlayer(address, 'Ann'), await newPlayer(address, 'Ben')];

  /** Both are at the table, and the match has begun; `wait` holds answers back. */
  async function begun(table: NewTable = DUEL): Promise<{ id: string; players: [Player, Player]; wires: [Wire, Wire] }> {
    const players = await two();
    const { id } = await players[0].create(table);
    await players[1].join(id);
    const wires: [Wire, Wire] = [await players[0].connect(), await players[1].connect()];
    for (const wire of wires) playAt(wire, gameNamed(table.game), id, () => undefined);
    await Promise.all(wires.map((wire) => wire.next(isRunning)));
    return { id, players, wires };
  }
  const isRunning = (message: ToClient): message is Extract<ToClient, { say: 'room' }> =>
    message.say === 'room' && message.room.table.status === 'running';

  test('who has sat down is told no news before it has asked what it missed: its numbers may be those of another opening', async () => {
    const { id, players, wires } = await begun();
    const window = await players[0].connect();
    const entered = window.next(saying('room'));
    window.say({ say: 'sit', table: id });
    await entered;
    const asked = wires[0].heard.flatMap((one) => (one.say === 'told' ? one.messages : [])).find((one) => 'protocol' in one);
    const { id: decision = 0, choices: [choice = 0] = [] } = asked?.decision ?? {};
    const told = wires[0].next(saying('told'));
    wires[0].say({ say: 'seat', table: id, message: { say: 'answer', decision, choice, id: 'a' } });
    expect((await told).messages).toMatchObject([{ reply: 'a', done: true }, { number: 2 }]);
    const first = window.next(saying('told'));
    window.say({ say: 'seat', table: id, message: { say: 'since', number: 0 } });
    expect((await first).messages).toMatchObject([{ because: 'opened', number: 2 }]);
    expect(window.heard.filter(({ say }) => say === 'told')).toHaveLength(1);
  });

  test('two people play a whole duel, and anybody can verify it', async () => {
    const [ann, ben] = await two();
    const table = await ann.create(DUEL);
    const one = playAt(await ann.connect(), duel, table.id, firstChoice);
    await ben.join(table.id);
    const other = playAt(await ben.connect(), duel, table.id, firstChoice);
    const [first, second] = await Promise.all([one, other]);
    expect(first.outcome).toEqual(second.outcome);
    const record = await ann.call<MatchRecord>('GET', `/api/tables/${table.id}/record`);
    expect(verify(duel, readRecord(record, [duel])).commitment).toBe(true);
    expect(record.shares).toHaveLength(2);
  });

  test('two people and two bots play a battle with four seats, and a third watches', async () => {
    const [ann, ben] = await two();
    const eve = await newPlayer(address, 'Eve');
    const { id } = await ann.create({
      game: 'hoth',
      options: { scenario: '1', players: { rebel: 2, empire: 2 } },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 2 }, { kind: 'open' }, { kind: 'bot', level: 2 }],
      agreement: AGREED,
    });
    await ben.join(id);
    const all = [ann, ben, eve].map(async (person) => playAt(await person.connect(), hoth, id, firstChoice));
    const ends = await Promise.all(all);
    expect(new Set(ends.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
    expect(ends.map(({ viewer }) => viewer)).toEqual([0, 2, 'spectator']);
    const record = await eve.call<MatchRecord>('GET', `/api/tables/${id}/record`);
    expect(verify(hoth, readRecord(record, [hoth])).answers).toBeGreaterThan(20);
  });

  test('nobody hears of an answer whose commit failed; it can be given again', async () => {
    const { id, wires } = await begun();
    const [ann, ben] = wires;
    const decision = await askedAt(ann, id);
    const [before, heardBefore] = [await stored(id), ben.heard.length];
    server.store.journal.trial.beforeCommit = () => {
      throw new Error('the disk is full');
    };
    const answer = {
      say: 'seat',
      table: id,
      message: { say: 'answer', decision: decision.id, choice: decision.choices[0], id: 'a.1' },
    };
    const refused = ann.next(saying('told'));
    ann.say(answer);
    expect((await refused).messages).toEqual([{ reply: 'a.1', refused: 'failed' }]);
    delete server.store.journal.trial.beforeCommit;
    expect(await stored(id)).toEqual(before);
    expect(ben.heard.length).toBe(heardBefore);
    const done = ann.next(saying('told'));
    ann.say(answer);
    expect((await done).messages).toContainEqual({ reply: 'a.1', done: true });
    // The same once more does nothing and is answered "done"; another answer to the old decision is none.
    const again = ann.next(saying('told'));
    ann.say(answer);
    expect((await again).messages).toEqual([{ reply: 'a.1', done: true }]);
    const late = ann.next(saying('told'));
    ann.say({ ...answer, message: { ...answer.message, id: 'a.2' } });
    expect((await late).messages[0]).toMatchObject({
      reply: 'a.2',
      refused: expect.stringMatching(/stale-decision|not-your-seat/),
    });
    expect(await stored(id)).toBe((before as number) + 1);
  });

  /** What whoever is on the line is asked now. */
  async function askedAt(wire: Wire, table: string): Promise<Question> {
    const told = wire.next(saying('told'));
    wire.say({ say: 'seat', table, message: { say: 'since', number: 0 } });
    const [message] = (await told).messages;
    if (!message || !('decision' in message) || !message.decision) throw new Error('nobody is asked');
    return message.decision;
  }

  async function stored(match: string): Promise<number> {
    const rows = await server.store.db.selectFrom('step').select('sequence').where('match', '=', match).execute();
    return rows.length;
  }

  test('a match goes on after a restart, with the same answers and the same dice', async () => {
    const [ann, ben] = await two();
    const { id } = await ann.create(DUEL);
    await ben.join(id);
    let answers = 0;
    let stop = (): void => {};
    const enough = new Promise<void>((resolve) => {
      stop = resolve;
    });
    const some = ({ decision }: { decision: { choices: readonly number[] } | null }): number | undefined => {
      if (++answers > 40) stop();
      return answers > 40 ? undefined : decision?.choices[0];
    };
    for (const person of [ann, ben]) playAt(await person.connect(), duel, id, some);
    await enough;
    await server.close();
    await start();
    const ends = await Promise.all(
      [ann, ben].map(async (person) => {
        const again = await reconnected(person);
        return playAt(again, duel, id, firstChoice);
      }),
    );
    expect(ends[0]?.outcome).toEqual(ends[1]?.outcome);
    const record = (await (await fetch(`${address}/api/tables/${id}/record`)).json()) as MatchRecord;
    expect(verify(duel, readRecord(record, [duel])).commitment).toBe(true);
  });

  const reconnected = async (person: Player): Promise<Wire> => {
    const { connect } = await import('./player.ts');
    return connect(address, person.cookie());
  };

  test('going back further than one may alone needs the others, and no die is thrown again', async () => {
    const { id, wires } = await begun();
    const [ann, ben] = wires;
    // Both keep their hands, then Ann asks for the mulligan back.
    for (const wire of wires) {
      const decision = await askedAt(wire, id);
      const done = wire.next(saying('told'));
      wire.say({
        say: 'seat',
        table: id,
        message: { say: 'answer', decision: decision.id, choice: decision.choices[0], id: 'm.1' },
      });
      await done;
    }
    const asked = ben.next(
      (message): message is Extract<ToClient, { say: 'room' }> => message.say === 'room' && message.room.asks.length > 0,
    );
    ann.say({ say: 'ask', table: id, what: 'takeback', id: 'ask.1' });
    expect((await asked).room.asks).toEqual([{ id: 'ask.1', what: 'takeback', seat: 0, agreed: [] }]);
    const fresh = ann.next((message): message is Extract<ToClient, { say: 'told' }> => message.say === 'told');
    ben.say({ say: 'reply', table: id, ask: 'ask.1', yes: true, id: 'reply.1' });
    expect((await fresh).messages[0]).toMatchObject({ because: 'undo' });
  });

  test('what is said twice under one name is said once', async () => {
    const { id, wires } = await begun();
    const [ann, ben] = wires;
    for (const phrase of ['good-luck', 'good-luck']) {
      const done = ann.next(saying('done'));
      ann.say({ say: 'talk', table: id, id: 'talk.1', what: { kind: 'phrase', phrase } });
      expect((await done).id).toBe('talk.1');
    }
    const other = ben.next(saying('done'));
    ben.say({ say: 'talk', table: id, id: 'talk.1', what: { kind: 'phrase', phrase: 'thanks' } });
    await other;
    const lines = ben.heard.flatMap((message) => (message.say === 'talk' ? message.lines : []));
    expect(lines.map(({ say }) => say.kind === 'phrase' && say.phrase)).toEqual(['good-luck', 'thanks']);
  });

  test('all may agree to end; the next match has the sides swapped', async () => {
    const { id, players, wires } = await begun();
    const [ann, ben] = wires;
    const asked = ben.next(
      (message): message is Extract<ToClient, { say: 'room' }> => message.say === 'room' && message.room.asks.length > 0,
    );
    ann.say({ say: 'ask', table: id, what: 'end', id: 'end.1' });
    await asked;
    const over = ann.next(
      (message): message is Extract<ToClient, { say: 'room' }> => message.say === 'room' && message.room.table.status === 'over',
    );
    ben.say({ say: 'reply', table: id, ask: 'end.1', yes: true, id: 'reply.1' });
    expect((await over).room.table.outcome).toEqual({ winners: [], rule: 'duel/end/agreed' });
    const next = await players[1].call<TableInfo>('POST', `/api/tables/${id}/rematch`);
    expect(next.seats.map(({ sitter }) => sitter.kind === 'person' && sitter.name)).toEqual(['Ben', 'Ann']);
    expect((await players[0].call<TableInfo>('POST', `/api/tables/${id}/rematch`)).id).toBe(next.id);
    const record = await players[0].call<MatchRecord>('GET', `/api/tables/${id}/record`);
    expect(verify(duel, readRecord(record, [duel])).commitment).toBe(true);
  });

  test('the next match may have other options: everybody stays where he sits, and what the game refuses is refused', async () => {
    const { id, players, wires } = await begun();
    const over = wires[0].next(
      (message): message is Extract<ToClient, { say: 'room' }> => message.say === 'room' && message.room.table.status === 'over',
    );
    wires[1].say({ say: 'seat', table: id, message: { say: 'concede', id: 'concede.1' } });
    await over;
    const again = (options: unknown, who = 0): Promise<TableInfo> =>
      (players[who] as (typeof players)[0]).call<TableInfo>('POST', `/api/tables/${id}/rematch`, { options });
    await expect(again({ setup: 'no such' })).rejects.toThrow('bad-options');
    await expect(again('standard')).rejects.toThrow('malformed');
    await expect(again({ setup: 'x'.repeat(70_000) })).rejects.toThrow('too-large');
    const next = await again({ setup: 'first-game' });
    expect(next.options).toEqual({ setup: 'first-game' });
    expect(next.seats.map(({ sitter }) => sitter.kind === 'person' && sitter.name)).toEqual(['Ann', 'Ben']);
    // Whoever asks second gets the same, whatever he asks for.
    expect((await again({ setup: 'standard' }, 1)).id).toBe(next.id);
  });

  test('a table begun on a device goes on here', async () => {
    const ann = await newPlayer(address, 'Ann');
    const seed = seedFrom('moved');
    const { record } = newMatch(duel, { options: {}, players: ['person', 'person'], seed, began: 1 });
    const save = {
      format: 'wartable-table/2',
      id: 'x',
      game: 'duel',
      seed,
      players: [{ kind: 'person' }, { kind: 'person' }],
      record,
    };
    const table = await ann.call<TableInfo>('POST', '/api/tables/move', { save, agreement: AGREED, me: 1 });
    expect(table).toMatchObject({ status: 'running', mine: 1, myTurn: true });
    const ben = await newPlayer(address, 'Ben');
    expect((await ben.join(table.id)).table.mine).toBe(0);
    const ends = await Promise.all([ann, ben].map(async (person) => playAt(await person.connect(), duel, table.id, firstChoice)));
    expect(ends[0]?.outcome).toEqual(ends[1]?.outcome);
    const broken = { ...save, record: { ...record, log: [['leia', 'win']] } };
    await expect(ann.call('POST', '/api/tables/move', { save: broken, agreement: AGREED, me: 1 })).rejects.toMatchObject({
      body: { refused: 'bad-options' },
    });
  });

  test('who watches and then sits down sees what the seat sees, and again as one who watches when he leaves', async () => {
    const ann = await newPlayer(address, 'Ann');
    const seed = seedFrom('watched');
    const { record } = newMatch(duel, { options: {}, players: ['person', 'person'], seed, began: 1 });
    const players = [{ kind: 'person' }, { kind: 'person' }];
    const save = { format: 'wartable-table/2', id: 'x', game: 'duel', seed, players, record };
    const { id } = await ann.call<TableInfo>('POST', '/api/tables/move', { save, agreement: AGREED, me: 1 });
    const ben = await newPlayer(address, 'Ben');
    const wire = await ben.connect();
    const told = (): Promise<ToSeat[]> => wire.next(saying('told')).then(({ messages }) => [...messages]);
    const first = told();
    playAt(wire, duel, id, () => undefined);
    expect(await first).toMatchObject([{ viewer: 'spectator', number: 1 }]);
    // Numbers are each viewer's own: without a view of the seat he would go on from one of somebody else.
    const seated = told();
    await ben.join(id);
    expect(await seated).toMatchObject([{ viewer: 0, number: 1, decision: { seat: 0 } }]);
    const left = told();
    await ben.call('POST', `/api/tables/${id}/leave`);
    expect(await left).toMatchObject([{ viewer: 'spectator', decision: null }]);
  });

  test('the list of my tables begins with those that wait for me', async () => {
    const { id, players } = await begun();
    const lonely = await players[0].create(DUEL);
    const { tables, turns } = await players[0].call<{ tables: TableInfo[]; turns: number }>('GET', '/api/tables/mine');
    expect(tables.map((table) => table.id)).toEqual([id, lonely.id]);
    expect(turns).toBe(1);
    const open = await players[1].call<TableInfo[]>('GET', '/api/tables');
    expect(open.map((table) => table.id)).toContain(lonely.id);
    expect(open.map((table) => table.id)).not.toContain(id);
  });

  test('options that the game does not know are refused in its words', async () => {
    const ann = await newPlayer(address, 'Ann');
    const wrong = { ...DUEL, options: { setup: 'nonsense' } };
    await expect(ann.create(wrong)).rejects.toMatchObject({ status: 400, body: { refused: 'bad-options', at: 'options.setup' } });
    await expect(ann.create({ ...DUEL, game: 'chess' })).rejects.toMatchObject({ body: { refused: 'no-such-game' } });
    await expect(ann.create({ ...DUEL, seats: [{ kind: 'me' }] })).rejects.toMatchObject({ body: { refused: 'bad-options' } });
    const room = await ann.call<RoomState>('GET', `/api/tables/${(await ann.create(DUEL)).id}`);
    expect(room.table.mine).toBe(0);
  });
});
