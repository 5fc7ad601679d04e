/**
 * `npm run bench:cluster [matches] [seconds]`: what an answer costs on one, two and three nodes, in PostgreSQL and in NATS, real ones,
 * over loopback, one set-up after another with the same load. All processes share the machine: of the figures, processor time and
 * bytes for each answer are worth most, answers a second and latencies compare the set-ups of one run.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../packages/server/src/store/index.ts';
import { type Engines, startEngines, startNode } from './cluster-engines.ts';
import { openMeter, type Used } from './cluster-meter.ts';
import { syncTimes } from './cluster-sync.ts';
import { count, print } from './measure.ts';
import { atRate, flatOut, openLoad, share } from './server-load.ts';
import { type Pairing, writeMatches, writePeople } from './server-matches.ts';

const MATCHES = Number(process.argv[2] ?? 600);
const SECONDS = Number(process.argv[3] ?? 15);
const PEOPLE = 120;
/** An answer every so often at each match, below what the machine can bear. */
const EVERY = 2000;

type Setup = { readonly name: string; readonly nodes: number; readonly apart: boolean };
const SETUPS: readonly Setup[] = [
  { name: '1 node', nodes: 1, apart: false },
  { name: '2 nodes, both players on one', nodes: 2, apart: false },
  { name: '2 nodes, players apart', nodes: 2, apart: true },
  { name: '3 nodes, both players on one', nodes: 3, apart: false },
  { name: '3 nodes, players apart', nodes: 3, apart: true },
];

/** Of one stage: what it used, and how long answers took to be acknowledged, and to be heard by the other. */
type Stage = {
  readonly used: Used;
  readonly took: readonly number[];
  readonly heard: readonly number[];
  readonly refused: number;
};
type Measured = { readonly setup: Setup; readonly idle: Used; readonly rate: Stage; readonly flat: Stage };

const folder = mkdtempSync(join(tmpdir(), 'wartable-cluster-'));
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Guests are dealt to the nodes in turn. */
const pairingOf = ({ nodes, apart }: Setup): Pairing => {
  const step = apart ? 1 : nodes;
  return (table, people) => [table % people, (table + step) % people];
};

async function measure(engines: Engines, setup: Setup, name: string): Promise<Measured> {
  const client = await engines.create(name);
  const database = engines.url(name);
  const store = await openStore({ url: database });
  const guests = await writePeople(store, PEOPLE);
  await writeMatches(store, guests, MATCHES, 0, pairingOf(setup));
  await store.close();
  // The planner knows of the rows, and what follows is not the first after a checkpoint.
  await client.query('vacuum analyze');
  const nodes = await Promise.all(
    Array.from({ length: setup.nodes }, (_, n) => startNode(folder, `${name}-${n}`, { database, nats: engines.nats.url })),
  );
  const placeOf = new Map(guests.map((guest, n) => [guest, n % nodes.length]));
  const load = await openLoad((guest) => nodes[placeOf.get(guest) ?? 0]?.port ?? 0, guests);
  const meter = await openMeter(engines, nodes, client, load);
  const stage = async (work: () => Promise<unknown>): Promise<Stage> => {
    load.latencies.length = 0;
    load.heard.length = 0;
    const refused = load.counts.refused;
    const used = await meter(work);
    return { used, took: [...load.latencies], heard: [...load.heard], refused: load.counts.refused - refused };
  };
  await atRate(load, MATCHES, EVERY, 4000);
  const idle = await meter(() => sleep(6000));
  const rate = await stage(() => atRate(load, MATCHES, EVERY, SECONDS * 1000));
  const flat = await stage(() => flatOut(load, MATCHES, (SECONDS / 2) * 1000));
  await load.close();
  await Promise.all(nodes.map((node) => node.stop()));
  await client.end();
  return { setup, idle, rate, flat };
}

const ms = (x: number): string => `${x.toFixed(x < 10 ? 2 : 1)} ms`;

/** Milliseconds of processor time for an answer, without what was used while nobody said anything. */
function cpuOf(what: keyof Used['cpu'], { used }: Stage, idle: Used): number {
  return ((used.cpu[what] - (idle.cpu[what] / idle.seconds) * used.seconds) / used.answers) * 1000;
}

function tell({ setup, idle, rate, flat }: Measured): void {
  const rows = (
    [
      ['at a rate', rate],
      ['flat out', flat],
    ] as const
  ).flatMap(([name, stage]) => {
    const { used, took, heard, refused } = stage;
    const each = (total: number): string => (total / used.answers).toFixed(2);
    const bytes = (total: number): string => count(total / used.answers);
    const cpu = (what: keyof Used['cpu']): string => cpuOf(what, stage, idle).toFixed(3);
    return [
      [`${name}: answers`, `${count(used.answers / (used.seconds - 0.5))} /s`, `${refused} refused`],
      [
        '  ms of processor time for an answer',
        cpu('nodes'),
        `nodes; PostgreSQL ${cpu('postgres')}, NATS ${cpu('nats')}; the clients ${cpu('clients')}`,
      ],
      [
        '  bytes for an answer',
        bytes(used.wires.postgres),
        `with PostgreSQL; with NATS ${bytes(used.wires.nats)}, with clients ${bytes(used.wires.clients)}`,
      ],
      [
        '  write-ahead log for an answer',
        bytes(used.wal),
        `bytes, ${bytes(used.pages)} of them copies of pages; ${each(used.commits)} commits, ${each(used.statements)} statements of journals`,
      ],
      [
        '  stored for an answer',
        each(used.steps),
        `steps; tables grow by ${bytes(used.tables)} bytes, indexes by ${bytes(used.indexes)}`,
      ],
      ['  rings for an answer', each(used.rings), `sent, ${each(used.heard)} heard`],
      ['  acknowledged: median, 99 of 100 within', ms(share(took, 0.5)), ms(share(took, 0.99))],
      ['  told to the other: the same', ms(share(heard, 0.5)), ms(share(heard, 0.99))],
    ] as const;
  });
  const percent = (seconds: number): string => `${((seconds / idle.seconds) * 100).toFixed(1)} %`;
  print(`${setup.name}, ${count(MATCHES)} duels`, [
    [
      'nobody says anything: of a core',
      percent(idle.cpu.nodes),
      `nodes; PostgreSQL ${percent(idle.cpu.postgres)}, NATS ${percent(idle.cpu.nats)}`,
    ],
    ...rows,
  ]);
}

try {
  const load = readFileSync('/proc/loadavg', 'utf8').split(' ')[0];
  console.log(`${availableParallelism()} processors for all of it; load of the machine before: ${load}`);
  const syncs = syncTimes(folder);
  console.log(`a sync of 8 KB to this disk: median ${ms(share(syncs, 0.5))}, 99 of 100 within ${ms(share(syncs, 0.99))}`);
  const engines = await startEngines(folder);
  try {
    const all: Measured[] = [];
    for (const [n, setup] of SETUPS.entries()) {
      const measured = await measure(engines, setup, `setup${n}`);
      tell(measured);
      all.push(measured);
    }
  } finally {
    await engines.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
