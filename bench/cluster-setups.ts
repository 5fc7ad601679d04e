/** The set-ups that are compared, and what is measured of each. */
import { AGREED, type Agreement } from '@wartable/protocol';
import { openStore } from '../packages/server/src/store/index.ts';
import { type Engines, type Node, startNode } from './cluster-engines.ts';
import { type Meter, openMeter, type Used } from './cluster-meter.ts';
import { BUSY, quiet } from './cluster-quiet.ts';
import { atRate, flatOut, type Load, openLoad } from './server-load.ts';
import { type Guest, type Pairing, writeMatches, writePeople } from './server-matches.ts';

export type Setup = {
  readonly name: string;
  readonly nodes: number;
  /** Whether the two players of a match are on two nodes. */
  readonly apart: boolean;
  readonly clock?: true;
};
export const SETUPS: readonly Setup[] = [
  { name: '1 node', nodes: 1, apart: false },
  { name: '2 nodes, both players of a match on one', nodes: 2, apart: false },
  { name: '2 nodes, the players apart', nodes: 2, apart: true },
  { name: '3 nodes, both players of a match on one', nodes: 3, apart: false },
  { name: '3 nodes, the players apart', nodes: 3, apart: true },
  { name: '3 nodes, the players apart, clocks', nodes: 3, apart: true, clock: true },
];

/** Of one stage: what it used, and how long answers took to be acknowledged, and to be heard by the other. */
export type Stage = {
  /** Answers a second that were asked for; none where everybody answered as soon as asked. */
  readonly rate: number | undefined;
  readonly used: Used;
  readonly acknowledged: readonly number[];
  readonly heard: readonly number[];
  readonly refused: number;
  /** Of answers, how many were given by who had given the last. */
  readonly again: number;
};

export type Measured = {
  readonly setup: Setup;
  readonly matches: number;
  readonly idle: Used;
  readonly stages: readonly Stage[];
};
export type Plan = {
  readonly folder: string;
  readonly matches: number;
  readonly seconds: number;
  readonly rates: readonly number[];
  /** Where others are busy: how often a stage is tried, and how many seconds it waits for them before each. */
  readonly tries: number;
  readonly patience: number;
};

const PEOPLE = 120;
const IDLE = 8000;
/** Both kinds of load wait so long for the last answers. */
export const AFTER = 0.5;
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Guests are dealt to the nodes in turn. */
const pairingOf = ({ nodes, apart }: Setup): Pairing => {
  const step = apart ? 1 : nodes;
  return (table, people) => [table % people, (table + step) % people];
};
/** Nobody's time runs out, but all of it is written. */
const CLOCKS: Agreement = { ...AGREED, pace: { kind: 'live', clock: { bank: 3_600_000, each: 20_000, increment: 5000 } } };

export type Running = {
  readonly nodes: readonly Node[];
  readonly guests: readonly Guest[];
  readonly portOf: (guest: Guest) => number;
  readonly client: Awaited<ReturnType<Engines['create']>>;
  /** Everybody sits down. */
  readonly open: () => Promise<Load>;
  readonly meter: (load: Load) => Promise<Meter>;
  readonly stop: () => Promise<void>;
};

/** A database of its own with matches that have just begun, and nodes on it. */
export async function startSetup(
  engines: Engines,
  setup: Setup,
  name: string,
  folder: string,
  matches: number,
): Promise<Running> {
  const client = await engines.create(name);
  const database = engines.url(name);
  const store = await openStore({ url: database });
  const guests = await writePeople(store, PEOPLE);
  await writeMatches(store, guests, matches, { pairing: pairingOf(setup), ...(setup.clock ? { agreement: CLOCKS } : {}) });
  await store.close();
  await client.query('vacuum analyze');
  const config = { database, nats: engines.nats.url };
  const nodes = await Promise.all(Array.from({ length: setup.nodes }, (_, n) => startNode(folder, `${name}-${n}`, config)));
  const ports = new Map(guests.map((guest, n) => [guest, nodes[n % nodes.length]?.port ?? 0]));
  const portOf = (guest: Guest): number => ports.get(guest) ?? 0;
  return {
    nodes,
    guests,
    portOf,
    client,
    open: () => openLoad(portOf, guests),
    meter: (load) => openMeter(engines, nodes, client, load),
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
      await client.end();
    },
  };
}

export async function measureSetup(engines: Engines, setup: Setup, name: string, plan: Plan): Promise<Measured> {
  const { matches, seconds, rates } = plan;
  const running = await startSetup(engines, setup, name, plan.folder, matches);
  const load = await running.open();
  const meter = await running.meter(load);
  const once = async (rate: number | undefined, work: () => Promise<unknown>): Promise<Stage> => {
    load.latencies.length = 0;
    load.heard.length = 0;
    const { refused, again } = load.counts;
    const used = await meter(work);
    return {
      rate,
      used,
      acknowledged: [...load.latencies],
      heard: [...load.heard],
      refused: load.counts.refused - refused,
      again: (load.counts.again - again) / used.answers,
    };
  };
  /** Again while others are busy on the machine; the quietest counts. */
  const stage = async (rate: number | undefined, work: () => Promise<unknown>): Promise<Stage> => {
    await quiet(plan.patience);
    let best = await once(rate, work);
    for (let n = 1; n < plan.tries && best.used.others > BUSY; n++) {
      await quiet(plan.patience);
      const next = await once(rate, work);
      if (next.used.others < best.used.others) best = next;
    }
    return best;
  };
  // Past what is chosen in secret at the beginning.
  await flatOut(load, matches, 3000);
  const idle = await meter(() => sleep(IDLE));
  const stages: Stage[] = [];
  for (const rate of rates) stages.push(await stage(rate, () => atRate(load, matches, (matches / rate) * 1000, seconds * 1000)));
  stages.push(await stage(undefined, () => flatOut(load, matches, (seconds / 2) * 1000)));
  await load.close();
  await running.stop();
  return { setup, matches, idle, stages };
}
