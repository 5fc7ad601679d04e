/** What is used besides answers: by nodes that stand by, matches where nobody says anything, people who come and go, checkpoints. */
import { WebSocket } from 'ws';
import { openLog } from '../packages/server/src/http/log.ts';
import { openBell } from '../packages/server/src/nodes/bell.ts';
import { natsAddress } from '../packages/server/src/nodes/nats-address.ts';
import { type Engines, memoryOf } from './cluster-engines.ts';
import type { Used } from './cluster-meter.ts';
import { type Running, sleep, startSetup } from './cluster-setups.ts';
import { count, print } from './measure.ts';
import { atRate, flatOut, type Load } from './server-load.ts';
import type { Guest } from './server-matches.ts';

const SETUP = { name: 'besides', nodes: 2, apart: true } as const;
const MATCHES = 3000;
const STILL = 20_000;
const COMINGS = 600;
const BELLS = 50_000;

const kilo = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** A line that opens, sits down where the other player is, and is gone again. */
function comeAndGo(port: number, { cookie }: Guest, table: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { cookie }, perMessageDeflate: false });
    socket.once('open', () => socket.send('{"say":"hello","protocol":1}'));
    socket.once('message', () => socket.send(JSON.stringify({ say: 'sit', table })));
    socket.once('error', reject);
    socket.once('close', () => resolve());
    socket.on('message', (data) => {
      if ((JSON.parse(String(data)) as { say: string }).say === 'room') socket.close();
    });
  });
}

async function comings({ guests, portOf }: Running): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < COMINGS) {
      const guest = guests[next % guests.length];
      const table = guest?.tables[Math.floor(next / guests.length) % guest.tables.length];
      next++;
      if (guest && table) await comeAndGo(portOf(guest), guest, table.id);
    }
  };
  await Promise.all(Array.from({ length: 4 }, one));
  await sleep(1000);
}

/** Bytes that NATS holds for each bell of a table that somebody listens to. */
async function bellMemory({ nats }: Engines): Promise<number> {
  const address = natsAddress(nats.url);
  if (!address) return Number.NaN;
  const bell = await openBell(address, (topic) => `wartable.bench.${topic}`, openLog(false));
  const before = memoryOf(nats.pid() ?? 0);
  for (let n = 0; n < BELLS; n++) bell.listen(`at.${String(n).padStart(22, 'm')}`, () => {});
  await sleep(3000);
  const held = (memoryOf(nats.pid() ?? 0) - before) / BELLS;
  await bell.close();
  return held;
}

type Row = readonly [what: string, figure: string, remark: string];

/** `still`: all sit and nobody says anything. */
function idleRows(empty: Used, still: Used): readonly Row[] {
  const percent = (what: keyof Used['cpu']): string => `${((empty.cpu[what] / empty.seconds) * 100).toFixed(2)} %`;
  const each = (of: (used: Used) => number): number => (of(still) / still.seconds - of(empty) / empty.seconds) / MATCHES;
  const micro = (what: keyof Used['cpu']): string => `${(each(({ cpu }) => cpu[what]) * 1e6).toFixed(1)} µs`;
  return [
    [
      'two nodes that stand by, of a processor',
      percent('nodes'),
      `nodes; PostgreSQL ${percent('postgres')}, NATS ${percent('nats')}; ${count(empty.wal / empty.seconds)} bytes of log a second`,
    ],
    [
      'a match where nobody speaks, each second',
      micro('nodes'),
      `nodes; PostgreSQL ${micro('postgres')}, NATS ${micro('nats')}; ${each(({ wires }) => wires.postgres).toFixed(1)} bytes with PostgreSQL, ${each(({ wires }) => wires.clients).toFixed(1)} with clients; a node is deaf for ${still.deaf.toFixed(0)} ms at most`,
    ],
  ];
}

function comingRow(come: Used, still: Used): Row {
  const cpu = (what: keyof Used['cpu']): string =>
    `${(((come.cpu[what] - (still.cpu[what] / still.seconds) * come.seconds) / COMINGS) * 1000).toFixed(2)} ms`;
  const bytes = (total: number): string => count(total / COMINGS);
  return [
    'somebody comes, sits down and goes',
    cpu('nodes'),
    `nodes; PostgreSQL ${cpu('postgres')}; ${(come.commits / COMINGS).toFixed(1)} commits, ${bytes(come.wal)} bytes of log, ${bytes(come.wires.postgres)} with PostgreSQL, ${(come.rings / COMINGS).toFixed(1)} rings`,
  ];
}

export async function measureBesides(engines: Engines, folder: string): Promise<void> {
  const running = await startSetup(engines, SETUP, 'besides', folder, MATCHES);
  const { nodes, client } = running;
  const memory = async (): Promise<number> => {
    const said = await Promise.all(nodes.map((node) => node.ask({ memory: true })));
    return said.reduce((sum, one) => sum + one.memory, 0);
  };
  const nobody = { counts: { done: 0 } } as Load;
  const empty = await (await running.meter(nobody))(() => sleep(STILL));
  const before = await memory();
  const load = await running.open();
  const meter = await running.meter(load);
  await flatOut(load, MATCHES, 15_000);
  const still = await meter(() => sleep(STILL));
  const held = (await memory()) - before;
  await client.query('checkpoint');
  const first = await meter(() => atRate(load, MATCHES, 10_000, 10_000));
  const next = await meter(() => atRate(load, MATCHES, 10_000, 10_000));
  const come = await meter(() => comings(running));
  const { rows } = await client.query(`select pid from pg_stat_activity where application_name = 'wartable'`);
  const backends = rows.map(({ pid }) => memoryOf(Number(pid)));
  await load.close();
  await running.stop();
  const pages = ({ pages: bytes, answers }: Used): string => count(bytes / answers);
  print(`Besides answers: ${SETUP.nodes} nodes, ${count(MATCHES)} duels, the players apart`, [
    ...idleRows(empty, still),
    comingRow(come, still),
    [
      'copies of pages, at the first answer of each',
      pages(first),
      `bytes, right after a checkpoint, ${count(first.answers)} answers; at the next ${pages(next)}`,
    ],
    ['memory of a match, on both nodes together', kilo(held / MATCHES), `with its share of ${load.lines.length} lines`],
    [
      'memory of a connection of PostgreSQL',
      kilo(backends.reduce((sum, one) => sum + one, 0) / backends.length),
      `its own alone; ${backends.length} are open`,
    ],
    [
      'memory of NATS for a bell',
      kilo(await bellMemory(engines)),
      `of a table that somebody looks at, on each node; ${count(BELLS)} of them`,
    ],
  ]);
}
