/**
 * Makes a small database with tables at every stage, as a server leaves it that is killed, and writes it down as rows: what later
 * versions have to open (former.test.ts). It is run in a working tree of the version that is to be kept:
 *
 *     node packages/server/test/former/make.ts > packages/server/test/former/0002.jsonl
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { INSTALLED } from '@wartable/games';
import { type Followed, type Game, shareCommitment } from '@wartable/kernel';
import { AGREED, type Agreement, type NewTable } from '@wartable/protocol';
import { SYSTEM_TIME } from '../../src/around.ts';
import { openServer } from '../../src/index.ts';
import { newPlayer, type Player, playAt, type Wire } from '../player.ts';

/** Long ago: whatever was to happen then is due when it is opened. */
const BEGAN = 1_700_000_000_000;
const time = { now: () => BEGAN + Math.floor(performance.now()), after: SYSTEM_TIME.after };
const data = mkdtempSync(join(tmpdir(), 'former-'));
const limits = { messages: 1_000_000, requests: 1_000_000 };
const open = (botThreads: number, port = 0) =>
  openServer({ data, host: '127.0.0.1', port, botThreads, limits }, { time, botPace: 0 });
let server = await open(1);

const gameNamed = (id: string): Game => INSTALLED.find(({ manifest }) => manifest.id === id)?.game as Game;
const tableOf = (game: string, agreement: Partial<Agreement> = {}, options: NewTable['options'] = {}): NewTable => ({
  game,
  options,
  seats: [{ kind: 'me' }, { kind: 'open' }],
  agreement: { ...AGREED, talk: 'free', ...agreement },
});

const ann = await newPlayer(`http://127.0.0.1:${server.port}`, 'Ann');
const ben = await newPlayer(`http://127.0.0.1:${server.port}`, 'Ben');
const tables: Record<string, string> = {};

async function twoAt(name: string, table: NewTable): Promise<string> {
  const { id } = await ann.create(table);
  await ben.join(id);
  tables[name] = id;
  return id;
}

type Choose = (now: Followed) => number | undefined;
const first: Choose = ({ decision }) => decision?.choices[0];
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

function atMost(answers: number): Choose {
  let left = answers;
  return (now) => (now.decision && left-- > 0 ? first(now) : undefined);
}

/** Plays as long as `choose` says something; resolves when nobody does any more. */
async function played(
  id: string,
  game: string,
  choose: Choose,
  people: readonly Player[] = [ann, ben],
): Promise<readonly Wire[]> {
  let moved = true;
  const wires: Wire[] = [];
  for (const person of people) {
    const wire = await person.connect();
    wires.push(wire);
    wire.listeners.add(() => {
      moved = true;
    });
    void playAt(wire, gameNamed(game), id, choose);
  }
  while (moved) {
    moved = false;
    await soon();
  }
  return wires;
}

async function said(wire: Wire | undefined, message: Record<string, unknown>): Promise<void> {
  wire?.say(message);
  await soon();
}

const over = await twoAt('over', tableOf('duel'));
const [winner, loser] = await played(over, 'duel', atMost(30));
await said(loser, { say: 'seat', table: over, message: { say: 'concede', id: 'c.1' } });
await said(winner, { say: 'talk', table: over, id: 't.1', what: { kind: 'text', text: 'Well played' } });
await said(loser, { say: 'talk', table: over, id: 't.1', what: { kind: 'phrase', phrase: 'thanks' } });

await played(await twoAt('battle', tableOf('hoth', {}, { scenario: '1' })), 'hoth', atMost(24));
const clock = { bank: 120_000, each: 10_000, increment: 5000 };
await played(await twoAt('live', tableOf('duel', { pace: { kind: 'live', clock } })), 'duel', atMost(12));
await played(await twoAt('slow', tableOf('duel', { pace: { kind: 'slow', days: 2 }, atZero: 'loss' })), 'duel', atMost(9));

// Something is taken back, alone and with the other's consent.
const back = await twoAt('back', tableOf('duel'));
for (const wire of await played(back, 'duel', atMost(1)))
  await said(wire, { say: 'seat', table: back, message: { say: 'undo', id: 'u.1' } });
const [asking, asked] = await played(back, 'duel', atMost(6));
await said(asking, { say: 'ask', table: back, what: 'takeback', id: 'a.1' });
await said(asked, { say: 'reply', table: back, ask: 'a.1', yes: true, id: 'r.1' });

const { id: bot } = await ann.create({ ...tableOf('duel'), seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
tables['bot'] = bot;
await played(bot, 'duel', atMost(14), [ann]);
await server.close();

// From here on no bot answers, and what the server itself would do after something was said never comes to be.
server = await open(0, server.port);
await played(bot, 'duel', first, [ann]);

async function killedAfter(commits: number, what: () => Promise<void>): Promise<void> {
  let left = commits;
  server.store.journal.trial.beforeCommit = () => {
    if (left-- <= 0) throw new Error('killed');
  };
  await what();
  delete server.store.journal.trial.beforeCommit;
}

/** Would be answered by itself if the seat had ordered it. */
const isOrdered = ({ view, decision }: Followed): boolean => !!decision && !!gameNamed('duel').ordered?.(view, decision);
const orders = await twoAt('orders', tableOf('duel'));
const [ordering] = await played(orders, 'duel', (now) => (isOrdered(now) ? undefined : first(now)));
await killedAfter(1, () => said(ordering, { say: 'orders', table: orders, kinds: ['no-resource'], id: 'o.1' }));

const shares = { ann: randomBytes(16).toString('hex'), ben: randomBytes(16).toString('hex') };
const [annLine, benLine] = [await ann.connect(), await ben.connect()];

/** Both have committed to their shares. */
async function committed(name: string): Promise<string> {
  const table = await twoAt(name, tableOf('duel'));
  for (const [line, share] of [[annLine, shares.ann] as const, [benLine, shares.ben] as const]) {
    await said(line, { say: 'sit', table });
    await said(line, { say: 'commit', table, commitment: shareCommitment(share) });
  }
  return table;
}
const starting = await committed('starting');
await said(annLine, { say: 'reveal', table: starting, share: shares.ann });
const begins = await committed('begins');
await said(annLine, { say: 'reveal', table: begins, share: shares.ann });
await killedAfter(1, () => said(benLine, { say: 'reveal', table: begins, share: shares.ben }));

const waiting = await ann.create(tableOf('duel', { open: true }));
tables['open'] = waiting.id;
await said(annLine, { say: 'sit', table: waiting.id });
await said(annLine, { say: 'commit', table: waiting.id, commitment: shareCommitment(shares.ann) });

// As it is on disk while the server is at work.
const database = new DatabaseSync(join(data, 'wartable.db'), { readOnly: true });
const made = database.prepare(
  "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' ORDER BY name",
);
const schema = made.all().filter(({ name }) => !String(name).startsWith('migration'));
const people = { ann: { id: ann.id, cookie: ann.cookie() }, ben: { id: ben.id, cookie: ben.cookie() } };
const rows = schema
  .filter(({ sql }) => /^create table/i.test(String(sql)))
  // Keys of the server are its own.
  .filter(({ name }) => name !== 'setting')
  .flatMap(({ name }) =>
    database
      .prepare(`SELECT * FROM "${name}"`)
      .all()
      .map((row) => [name, row]),
  );
const head = { at: time.now(), people, tables, shares, schema: schema.map(({ sql }) => sql) };
process.stdout.write([head, ...rows].map((line) => `${JSON.stringify(line)}\n`).join(''), () => process.exit());
