/** Several nodes on one PostgreSQL and one NATS: any node serves any match. */
import { INSTALLED } from '@wartable/games';
import { type Followed, type Game, type MatchRecord, readRecord, type ToSeat, verify } from '@wartable/kernel';
import { AGREED, type NewTable, type RoomState, type ToClient } from '@wartable/protocol';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { TOLD_AFTER } from '../src/hall/absence.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { startNats } from './nats.ts';
import { type Player, playAt, saying, type Wire } from './player.ts';

const gameNamed = (id: string): Game => INSTALLED.find(({ manifest }) => manifest.id === id)?.game as Game;
const [duel, hoth] = [gameNamed('duel'), gameNamed('hoth')];

const DUEL: NewTable = {
  game: 'duel',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  agreement: { ...AGREED, open: true },
};

const firstChoice = ({ decision }: Pick<Followed, 'decision'>): number | undefined => decision?.choices[0];

type Room = Extract<ToClient, { say: 'room' }>;
const isRoom =
  (is: (room: RoomState) => boolean) =>
  (message: ToClient): message is Room =>
    message.say === 'room' && is(message.room);
const lastRoom = (wire: Wire): RoomState | undefined => wire.heard.filter(saying('room')).at(-1)?.room;
const until = (what: () => unknown) => expect.poll(what, { timeout: 10_000, interval: 20 });

describe.skipIf(inject('nats') === '')('Three nodes', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await openCluster(3);
  });
  afterAll(() => cluster.close());

  /** Two people on two nodes, in a match that has begun; nobody answers. */
  async function begun(table: NewTable = DUEL): Promise<{ id: string; people: [Player, Player]; wires: [Wire, Wire] }> {
    const people: [Player, Player] = [await cluster.player('Ann', 0), await cluster.player('Ben', 1)];
    const { id } = await people[0].create(table);
    await people[1].join(id);
    const wires: [Wire, Wire] = [await people[0].connect(), await people[1].connect()];
    for (const wire of wires) playAt(wire, gameNamed(table.game), id, () => undefined);
    await Promise.all(wires.map((wire) => wire.next(isRoom(({ table: { status } }) => status === 'running'))));
    for (const wire of wires) await until(() => decisionIn(wire)).toBeDefined();
    return { id, people, wires };
  }

  test('two people far apart play a whole duel while a third watches, each on another node', async () => {
    const [ann, ben, eve] = [await cluster.player('Ann', 0), await cluster.player('Ben', 1), await cluster.player('Eve', 2)];
    const { id } = await ann.create(DUEL);
    await ben.join(id);
    const all = [ann, ben, eve].map(async (person) => playAt(await person.connect(), duel, id, firstChoice));
    const ends = await Promise.all(all);
    expect(new Set(ends.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
    const record = await eve.call<MatchRecord>('GET', `/api/tables/${id}/record`);
    expect(verify(duel, readRecord(record, [duel])).answers).toBeGreaterThan(20);
    const steps = await cluster.nodes[0]?.store.db.selectFrom('step').selectAll().where('match', '=', id).execute();
    expect(steps?.filter(({ entries }) => entries !== '[]').every(({ rules, hash }) => rules === duel.rules && hash)).toBe(true);
  });

  test('two people and two bots play a battle, each on another node', async () => {
    const [ann, ben, eve] = [await cluster.player('Ann', 0), await cluster.player('Ben', 1), await cluster.player('Eve', 2)];
    const { id } = await ann.create({
      game: 'hoth',
      options: { scenario: '1', players: { rebel: 2, empire: 2 } },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }, { kind: 'open' }, { kind: 'bot', level: 1 }],
      agreement: AGREED,
    });
    await ben.join(id);
    const all = [ann, ben, eve].map(async (person) => playAt(await person.connect(), hoth, id, firstChoice));
    const ends = await Promise.all(all);
    expect(new Set(ends.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
    const record = await ben.call<MatchRecord>('GET', `/api/tables/${id}/record`);
    expect(verify(hoth, readRecord(record, [hoth])).answers).toBeGreaterThan(20);
  });

  test('who changes to another node goes on there', async () => {
    const { id, people, wires } = await begun();
    const decision = duelDecision(wires[0]);
    wires[0].socket.terminate();
    const again = await cluster.lineTo(2, people[0]);
    again.say({ say: 'sit', table: id });
    await again.next(isRoom(({ table: { status } }) => status === 'running'));
    const done = again.next(saying('told'));
    again.say({ say: 'seat', table: id, message: { say: 'answer', decision: decision.id, choice: decision.choice, id: 'x.1' } });
    expect((await done).messages[0]).toEqual({ reply: 'x.1', done: true });
    // Said again on the node that has only heard of it.
    const third = await cluster.lineTo(1, people[0]);
    third.say({ say: 'sit', table: id });
    await third.next(isRoom(({ table: { status } }) => status === 'running'));
    const twice = third.next(saying('told'));
    third.say({ say: 'seat', table: id, message: { say: 'answer', decision: decision.id, choice: decision.choice, id: 'x.1' } });
    expect((await twice).messages[0]).toEqual({ reply: 'x.1', done: true });
  });

  test('who comes back to a node where the match slept meanwhile is told what happened on another', async () => {
    const { id, wires, people } = await begun();
    const [ann, ben] = wires;
    for (const [n, wire] of wires.entries()) answerFirst(wire, id, `m.${n}`);
    await until(() => told(ann).length).toBeGreaterThan(1);
    const { number } = told(ann).at(-1) ?? { number: 0 };
    const { opening } = told(ann).find((one) => 'opening' in one) as { opening: string };
    const counts = () => cluster.nodes[0]?.hall.counts() ?? { lines: 0, awake: 0 };
    const { lines, awake } = counts();
    ann.socket.terminate();
    await until(() => counts().lines).toBe(lines - 1);
    cluster.nodes[0]?.hall.restart();
    await until(() => counts().awake).toBeLessThan(awake);
    // Both place resources in secret; then it is seen whose turn it is.
    const elsewhere = await cluster.lineTo(2, people[0]);
    playAt(elsewhere, duel, id, () => undefined);
    await until(() => decisionIn(elsewhere)).toBeDefined();
    for (const [n, wire] of [elsewhere, ben].entries()) answerFirst(wire, id, `n.${n}`);
    await until(() => told(elsewhere).length).toBeGreaterThan(1);
    const back = await cluster.lineTo(0, people[0]);
    back.say({ say: 'sit', table: id });
    await back.next(saying('room'));
    back.say({ say: 'seat', table: id, message: { say: 'since', number, opening } });
    await until(() => told(back).at(-1)?.decision).toEqual(told(elsewhere).at(-1)?.decision);
  });

  test('a node that could not read all that others wrote trusts nothing of it', async () => {
    const ann = await cluster.player('Ann', 0);
    const { id } = await ann.create(DUEL);
    // The third node knows it as it is now.
    const early = await cluster.lineTo(2, ann);
    early.say({ say: 'sit', table: id });
    await early.next(saying('room'));
    early.socket.terminate();
    await until(() => lastRoom(early)?.table.status).toBe('open');
    const ben = await cluster.player('Ben', 1);
    await ben.join(id);
    const wires = [await ann.connect(), await ben.connect()];
    for (const wire of wires) playAt(wire, duel, id, () => undefined);
    for (const wire of wires) await until(() => decisionIn(wire)).toBeDefined();
    const { db } = cluster.nodes[2]?.store ?? {};
    if (!db) throw new Error('no node');
    const { selectFrom } = db;
    Object.assign(db, {
      selectFrom: (table: never) => {
        if (table !== 'match') return selectFrom.call(db, table);
        Object.assign(db, { selectFrom });
        throw new Error('no connection');
      },
    });
    const late = await cluster.lineTo(2, ann);
    late.say({ say: 'sit', table: id });
    expect(await late.next(saying('refused'))).toMatchObject({ refused: 'failed' });
    late.say({ say: 'sit', table: id });
    expect((await late.next(saying('room'))).room.table.status).toBe('running');
  });

  test('talk, questions and their answers, and who is here are known on all nodes', async () => {
    const { id, wires, people } = await begun();
    const [ann, ben] = wires;
    await until(() => lastRoom(ben)?.table.seats.map(({ sitter }) => sitter.kind === 'person' && sitter.here)).toEqual([
      true,
      true,
    ]);
    const heard = ben.next(saying('talk'));
    ann.say({ say: 'talk', table: id, what: { kind: 'phrase', phrase: 'hello' }, id: 't.1' });
    expect((await heard).lines[0]?.say).toEqual({ kind: 'phrase', phrase: 'hello' });
    const asked = ben.next(isRoom(({ asks }) => asks.length === 1));
    ann.say({ say: 'ask', table: id, what: 'end', id: 'e.1' });
    const [ask] = (await asked).room.asks;
    const over = Promise.all(wires.map((wire) => wire.next(isRoom(({ table }) => table.status === 'over'))));
    ben.say({ say: 'reply', table: id, ask: ask?.id, yes: true, id: 'r.1' });
    await over;
    expect(lastRoom(ann)?.table.outcome).toMatchObject({ winners: [], rule: 'duel/end/agreed' });
    const eve = await cluster.player('Eve', 2);
    const watching = await eve.connect();
    watching.say({ say: 'sit', table: id });
    await until(() => lastRoom(ben)?.watchers).toBe(1);
    watching.socket.terminate();
    await until(() => lastRoom(ben)?.watchers).toBe(0);
    expect((await people[1].call<{ tables: { id: string }[] }>('GET', '/api/tables/mine')).tables.map((one) => one.id)).toContain(
      id,
    );
  });

  test('who sits down and leaves through another node than his line is on plays, and watches then', async () => {
    const [ann, ben] = [await cluster.player('Ann', 0), await cluster.player('Ben', 1)];
    const { id } = await ann.create(DUEL);
    const wires = [await ann.connect(), await ben.connect()] as const;
    for (const wire of wires) playAt(wire, duel, id, () => undefined);
    await until(() => lastRoom(wires[1])?.table.mine).toBeNull();
    const through = (door: string): Promise<Response> =>
      fetch(`${cluster.addressOf(2)}/api/tables/${id}/${door}`, {
        method: 'POST',
        headers: { origin: cluster.addressOf(2), cookie: ben.cookie(), 'content-type': 'application/json' },
        body: '{}',
      });
    await through('join');
    for (const wire of wires) await until(() => decisionIn(wire)).toBeDefined();
    expect(lastRoom(wires[1])?.table.mine).toBe(1);
    await through('leave');
    await until(() => told(wires[1]).at(-1)).toMatchObject({ viewer: 'spectator', decision: null });
    const refused = wires[1].next(saying('told'));
    answerFirst(wires[1], id, 'left.1');
    expect((await refused).messages[0]).toMatchObject({ reply: 'left.1', refused: 'not-your-seat' });
  });

  test('who leaves one node is missed on the others, and not where he is on another', async () => {
    const { id, wires, people } = await begun();
    const [ann, ben] = wires;
    const second = await cluster.lineTo(2, people[0]);
    second.say({ say: 'sit', table: id });
    await second.next(saying('room'));
    const sitter = () => lastRoom(ben)?.table.seats[0]?.sitter;
    ann.socket.terminate();
    await new Promise((resolve) => setTimeout(resolve, TOLD_AFTER + 500));
    expect(sitter()).toMatchObject({ kind: 'person', here: true });
    second.socket.terminate();
    await until(sitter).toMatchObject({ kind: 'person', here: false });
    const back = await cluster.lineTo(2, people[0]);
    back.say({ say: 'sit', table: id });
    await until(sitter).toMatchObject({ kind: 'person', here: true });
  });

  test('lists are told on all nodes', async () => {
    const [ann, ben] = [await cluster.player('Ann', 0), await cluster.player('Ben', 1)];
    const wire = await ben.connect();
    wire.say({ say: 'lobby', on: true });
    wire.say({ say: 'mine', on: true });
    await wire.next(saying('lobby'));
    const told = wire.next((message): message is Extract<ToClient, { say: 'lobby' }> => {
      return message.say === 'lobby' && message.tables.some(({ owner }) => owner === ann.id);
    });
    const { id } = await ann.create(DUEL);
    expect((await told).tables.map((table) => table.id)).toContain(id);
    const mine = wire.next((message): message is Extract<ToClient, { say: 'mine' }> => {
      return message.say === 'mine' && message.mine.tables.some((table) => table.id === id);
    });
    // Through a third node.
    const door = await cluster.lineTo(2, ben);
    door.socket.terminate();
    await fetch(`${cluster.addressOf(2)}/api/tables/${id}/join`, {
      method: 'POST',
      headers: { origin: cluster.addressOf(2), cookie: ben.cookie(), 'content-type': 'application/json' },
      body: '{}',
    });
    await mine;
  });

  test('a table that was removed is gone everywhere', async () => {
    const ann = await cluster.player('Ann', 0);
    const { id } = await ann.create(DUEL);
    const eve = await (await cluster.player('Eve', 1)).connect();
    eve.say({ say: 'sit', table: id });
    await eve.next(saying('room'));
    const refused = eve.next(saying('refused'));
    await ann.call('DELETE', `/api/tables/${id}`);
    expect(await refused).toMatchObject({ refused: 'unknown', table: id });
  });

  test('two nodes that differ are found, and the match is stopped', async () => {
    const { id, wires } = await begun();
    const db = cluster.nodes[0]?.store.db;
    const decision = duelDecision(wires[0]);
    const { journal } = cluster.nodes[0]?.store ?? {};
    if (!db || !journal) throw new Error('no node');
    // What the first node says of its state is wrong.
    const { append } = journal;
    Object.assign(journal, {
      append: (happening: Parameters<typeof append>[0], also: Parameters<typeof append>[1]) =>
        append({ ...happening, step: { ...happening.step, hash: happening.step.hash && 'another' } }, also),
    });
    const stopped = Promise.all(wires.map((wire) => wire.next(isRoom(({ table }) => table.status === 'stopped'))));
    wires[0].say({
      say: 'seat',
      table: id,
      message: { say: 'answer', decision: decision.id, choice: decision.choice, id: 'd.1' },
    });
    await stopped;
    Object.assign(journal, { append });
    const refused = wires[1].next(saying('refused'));
    wires[1].say({ say: 'seat', table: id, message: { say: 'concede', id: 'd.2' } });
    expect(await refused).toMatchObject({ refused: 'stopped' });
  });
});

function duelDecision(wire: Wire): { id: number; choice: number } {
  const decision = decisionIn(wire);
  if (!decision) throw new Error('nothing is asked');
  return decision;
}

/** News of the match, as they came. */
function told(wire: Wire): readonly (Extract<ToSeat, { number: number }> & { readonly opening?: string })[] {
  return wire.heard
    .filter(saying('told'))
    .flatMap(({ messages }) => messages.flatMap((one) => ('number' in one ? [one as never] : [])));
}

function answerFirst(wire: Wire, table: string, id: string): void {
  const decision = duelDecision(wire);
  wire.say({ say: 'seat', table, message: { say: 'answer', decision: decision.id, choice: decision.choice, id } });
}

function decisionIn(wire: Wire): { id: number; choice: number } | undefined {
  for (const message of wire.heard.filter(saying('told')).toReversed())
    for (const one of message.messages)
      if ('decision' in one && one.decision) return { id: one.decision.id, choice: one.decision.choices[0] ?? 0 };
  return undefined;
}

test.skipIf(inject('nats') === '')('without NATS it is slower, and not wrong', async () => {
  const nats = await startNats();
  const cluster = await openCluster(2, { nats: nats.url });
  try {
    const [ann, ben] = [await cluster.player('Ann', 0), await cluster.player('Ben', 1)];
    const { id } = await ann.create(DUEL);
    await ben.join(id);
    const wires = [await ann.connect(), await ben.connect()];
    let answers = 0;
    const choose = (now: Followed): number | undefined => {
      answers++;
      return answers > 40 ? undefined : firstChoice(now);
    };
    const over = wires.map((wire) => playAt(wire, duel, id, choose));
    await until(() => answers > 10).toBe(true);
    await nats.kill();
    await expect.poll(() => answers, { timeout: 60_000, interval: 100 }).toBeGreaterThan(18);
    await nats.start();
    await expect.poll(() => answers, { timeout: 60_000, interval: 100 }).toBeGreaterThan(40);
    wires[0]?.say({ say: 'seat', table: id, message: { say: 'concede', id: 'end' } });
    const ends = await Promise.all(over);
    expect(ends[0]?.outcome).toEqual(ends[1]?.outcome);
  } finally {
    await cluster.close();
    await nats.kill();
  }
});
