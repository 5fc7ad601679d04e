/** Nodes of two successive versions on one database: other rules, other tables, the same matches. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MatchRecord, readRecord, verify } from '@wartable/kernel';
import { AGREED, type NewTable, type ToClient } from '@wartable/protocol';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { Config } from '../src/config.ts';
import { openServer, type Server, type Trial } from '../src/index.ts';
import { type Chair, sitDown } from './chair.ts';
import { postgres } from './databases.ts';
import { NEW, OLD } from './nim.ts';
import { connect, newPlayer, type Player, saying, type Wire } from './player.ts';

const NATS = inject('nats');
const NIM: NewTable = { game: 'nim', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], agreement: AGREED };
const AGAINST_A_BOT: NewTable = { ...NIM, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] };
const LIMITS = { messages: 1_000_000, requests: 1_000_000, guestsPerHour: 10_000 };

const open: { readonly close: () => Promise<unknown> }[] = [];
let database = '';
beforeEach(async () => {
  // For the threads of the bots.
  vi.stubEnv('WARTABLE_GAMES', join(import.meta.dirname, '..', '..', 'games', 'test', 'games.json'));
  database = (await postgres()).config.database ?? '';
});
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
  vi.unstubAllEnvs();
});

type Node = { readonly address: string; readonly end: () => Promise<unknown>; readonly store?: Server['store'] };

const configOf = (more: Partial<Config> = {}): Config => {
  const data = mkdtempSync(join(tmpdir(), 'node-'));
  return { data, database, nats: NATS, host: '127.0.0.1', port: 0, botThreads: 1, limits: LIMITS, ...more };
};

async function node(trial: Trial, more: Partial<Config> = {}): Promise<Required<Node>> {
  const server = await openServer(configOf(more), { botPace: 0, ...trial });
  let ended: Promise<void> | undefined;
  const end = (): Promise<void> => {
    ended ??= server.close();
    return ended;
  };
  open.push({ close: end });
  return { address: `http://127.0.0.1:${server.port}`, end, store: server.store };
}

const older = (more?: Partial<Config>) => node({ games: [OLD] }, more);
/** Its tables have become more, and its rules are others. */
const newer = () =>
  node({
    games: [NEW],
    migrations: { '9001-expand': { up: async (db) => void (await sql`alter table match add column mood text`.execute(db)) } },
  });

/** One that can be killed. */
async function olderProcess(more?: Partial<Config>): Promise<Node> {
  const script = fileURLToPath(new URL('./nim-server.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [script, JSON.stringify(configOf(more))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  open.push({ close: end });
  const [said] = (await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')])) as [Buffer];
  return { address: `http://127.0.0.1:${String(said).trim()}`, end };
}

async function wireTo({ address }: Node, player: Player): Promise<Wire> {
  const wire = await connect(address, player.cookie());
  open.push({ close: async () => wire.socket.terminate() });
  return wire;
}

const sticksOf = (chairs: readonly Chair[]): unknown[] =>
  chairs.map((chair) => (chair.now()?.view as { sticks: number } | undefined)?.sticks);
const choicesOf = (chair: Chair): unknown => chair.now()?.decision?.choices;

/** Two people at a table of a node, whose match has begun. */
async function begun(at: Node, game: typeof OLD, table = NIM) {
  const [ann, ben] = [await newPlayer(at.address, 'Ann'), await newPlayer(at.address, 'Ben')];
  const { id } = await ann.create(table);
  if (table === NIM) await ben.join(id);
  const wires = [await wireTo(at, ann), ...(table === NIM ? [await wireTo(at, ben)] : [])];
  const chairs = wires.map((wire) => sitDown(wire, game.game, id));
  await until(() => expect(sticksOf(chairs)).toEqual(chairs.map(() => 12)));
  return { id, ann, ben, chairs: chairs as [Chair, Chair] };
}

const until = (what: () => void | Promise<void>, timeout = 30_000): Promise<void> => vi.waitFor(what, { timeout, interval: 50 });

/** What a node says to somebody who wants to sit down at a table, once. */
async function saidBy(at: Node, player: Player, table: string): Promise<ToClient> {
  const wire = await wireTo(at, player);
  const said = Promise.race([wire.next(saying('refused')), wire.next(saying('room'))]);
  wire.say({ say: 'sit', table });
  return said.finally(() => wire.socket.terminate());
}

async function call({ address }: Node, player: Player, method: string, path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${address}${path}`, { method, headers: { origin: address, cookie: player.cookie() } });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** The log of a match: the rules of each step, and its entries. */
async function logOf({ store: { db } }: Required<Node>, match: string): Promise<string[]> {
  const steps = await db.selectFrom('step').select(['entries', 'rules']).where('match', '=', match).orderBy('sequence').execute();
  return steps.flatMap(({ entries, rules }) =>
    JSON.parse(entries).map(
      ([who, what]: [string, unknown]) => `${rules} ${who} ${typeof what === 'string' ? what : JSON.stringify(what)}`,
    ),
  );
}

const CHANGED = 'nim@2 rules {"rules":"nim@2","snapshot":0}';

describe.skipIf(NATS === '')('A match that was begun under the rules of the older version', () => {
  it('goes on where they are, in the middle of a turn; the newer node says so, and begins its own under its own rules', async () => {
    const old = await older();
    const { id, ann, chairs } = await begun(old, OLD);
    chairs[0].answer(3);
    await until(() => expect(sticksOf(chairs)).toEqual([9, 9]));
    const fresh = await newer();
    expect(await saidBy(fresh, ann, id)).toMatchObject({ say: 'refused', refused: 'elsewhere', table: id });
    expect(await call(fresh, ann, 'POST', `/api/tables/${id}/leave`)).toEqual({ status: 503, body: { refused: 'elsewhere' } });
    // What all may see needs no rules.
    expect(await call(fresh, ann, 'GET', `/api/tables/${id}`)).toMatchObject({
      status: 200,
      body: { table: { status: 'running' } },
    });
    chairs[1].answer(3);
    await until(() => expect(sticksOf(chairs)).toEqual([6, 6]));
    expect(await logOf(fresh, id)).toEqual(['nim@1 one take 3', 'nim@1 two take 3']);

    const own = await begun(fresh, NEW);
    expect(choicesOf(own.chairs[0])).toEqual([1, 2]);
    own.chairs[0].answer(2);
    await until(() => expect(sticksOf(own.chairs)).toEqual([10, 10]));
    expect(await saidBy(old, own.ann, own.id)).toMatchObject({ refused: 'elsewhere' });
    expect(await logOf(old, own.id)).toEqual(['nim@2 one take 2']);
  });

  it.each([
    ['was stopped', older],
    ['was killed', olderProcess],
  ] as const)('is resumed from its snapshot by the newer one when the last node that has them %s', async (_, begin) => {
    const [old, fresh] = [await begin(), await newer()];
    const { id, ann, ben, chairs } = await begun(old, OLD);
    chairs[0].answer(3);
    await until(() => expect(sticksOf(chairs)).toEqual([9, 9]));
    await old.end();
    const wires = await Promise.all([ann, ben].map((player) => wireTo(fresh, player)));
    // Until the row of the dead one has lapsed.
    await until(async () => expect(await saidBy(fresh, ann, id)).toMatchObject({ say: 'room' }));
    const [one, two] = wires.map((wire) => sitDown(wire, NEW.game, id)) as [Chair, Chair];
    await until(() => expect(sticksOf([one, two])).toEqual([12, 12]));
    expect(choicesOf(one)).toEqual([1, 2]);
    expect(await logOf(fresh, id)).toEqual(['nim@1 one take 3', CHANGED]);
    for (let turns = 0; turns < 3; turns++)
      for (const chair of [one, two]) {
        const before = Number(sticksOf([one])[0]);
        await until(() => expect(choicesOf(chair)).toEqual([1, 2]));
        chair.answer(2);
        await until(() => expect(sticksOf([one, two])).toEqual([before - 2, before - 2]));
      }
    await until(() => expect(one.now()?.outcome).toBeTruthy());
    const { body } = await call(fresh, ann, 'GET', `/api/tables/${id}/record`);
    const record = readRecord(body as MatchRecord, [NEW.game]);
    expect(record).toMatchObject({ rules: 'nim@1', outcome: { winners: ['two'] } });
    expect(verify(NEW.game, record)).toMatchObject({ commitment: true, answers: 6, from: 2 });
  });

  it('has its bot’s turn done by a node that has the rules, and by the newer one when there is none any more', async () => {
    const fresh = await newer();
    // It has claimed the turn, and will never do it.
    const first = await olderProcess({ botThreads: 0 });
    const { id, chairs } = await begun(first, OLD, AGAINST_A_BOT);
    chairs[0].answer(1);
    await until(() => expect(sticksOf(chairs)).toEqual([11]));
    const second = await older();
    await first.end();
    await until(async () => expect(await logOf(fresh, id)).toHaveLength(2));
    expect(await logOf(fresh, id)).toEqual(['nim@1 one take 1', expect.stringMatching(/^nim@1 two take/)]);
    await second.end();

    const third = await olderProcess({ botThreads: 0 });
    const other = await begun(third, OLD, AGAINST_A_BOT);
    other.chairs[0].answer(3);
    await until(() => expect(sticksOf(other.chairs)).toEqual([9]));
    // However often it is free to be claimed: it is left to the one that has the rules.
    for (let times = 0; times < 8; times++) {
      await sql`update work set until = 0, token = token + 1 where what = ${other.id}`.execute(fresh.store.db);
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    expect(await logOf(fresh, other.id)).toHaveLength(1);
    await third.end();
    // From the snapshot: whose turn it is then is a person.
    await until(async () => expect(await logOf(fresh, other.id)).toEqual(['nim@1 one take 3', CHANGED]));
  });
});
