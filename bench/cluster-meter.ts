/** What engines, nodes and clients use while something goes on. */
import { availableParallelism } from 'node:os';
import { cpuOf, cpuOfAll, type Engines, type Node } from './cluster-engines.ts';
import type { Load } from './server-load.ts';
import type { Wires } from './server-wires.ts';

type Client = Awaited<ReturnType<Engines['create']>>;

/** Processor time in seconds, bytes, and how many. */
export type Used = {
  readonly seconds: number;
  readonly answers: number;
  readonly cpu: Cpu;
  /** Of the nodes' processor time, that of the threads that hear and answer: collecting garbage has threads of its own. */
  readonly threads: number;
  /** Of the machine's processors, how much others used meanwhile: from 0 to 1. */
  readonly others: number;
  readonly wires: Wires;
  /** Of the journals: statements with steps, and what else shared a commit with them. */
  readonly statements: number;
  /** How long a node did one thing at most, in milliseconds. */
  readonly deaf: number;
  /** Rings that nodes sent, and that nodes heard. */
  readonly rings: number;
  readonly heard: number;
  /** Rows of the log of matches. */
  readonly steps: number;
  /** Bytes of the write-ahead log, of which copies of whole pages, and commits in it. */
  readonly wal: number;
  readonly pages: number;
  readonly commits: number;
  /** Rows that were changed, how many of them without touching an index, and entries of indexes. */
  readonly changed: number;
  readonly light: number;
  readonly entries: number;
  /** By how many bytes tables and their indexes have grown. */
  readonly tables: number;
  readonly indexes: number;
};

type Cpu = { readonly nodes: number; readonly postgres: number; readonly nats: number; readonly clients: number };

type Counts = Omit<
  Used,
  'cpu' | 'others' | 'deaf' | 'seconds' | 'wal' | 'pages' | 'commits' | 'changed' | 'light' | 'entries'
> & {
  readonly lsn: string;
};

type Varz = { readonly in_msgs: number; readonly out_msgs: number; readonly subscriptions: number; readonly mem: number };

export async function varzOf(engines: Engines): Promise<Varz> {
  return (await (await fetch(`${engines.nats.figures}/varz`)).json()) as Varz;
}

const SIZES = `select (select count(*)::int from step) as steps, pg_current_wal_insert_lsn()::text as lsn,
  sum(pg_table_size(oid))::float8 as tables, sum(pg_indexes_size(oid))::float8 as indexes
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;
const countOf = (kinds: string, name: string): string =>
  `coalesce(sum(count) filter (where "resource_manager/record_type" like any (array[${kinds}])), 0)::float8 as ${name}`;
const LOGGED = `select ${countOf("'Transaction/COMMIT%'", 'commits')}, ${countOf("'Heap/UPDATE%', 'Heap/HOT_UPDATE%'", 'changed')},
  ${countOf("'Heap/HOT_UPDATE%'", 'light')}, ${countOf("'Btree/INSERT%'", 'entries')},
  coalesce(sum(combined_size), 0)::float8 as wal, coalesce(sum(fpi_size), 0)::float8 as pages from pg_get_wal_stats($1, $2, true)`;

export type Meter = (work: () => Promise<unknown>) => Promise<Used>;

/** Rings are counted by NATS, bytes at the nodes' own sockets, and the write-ahead log is read. What asking costs is left out. */
export async function openMeter(engines: Engines, nodes: readonly Node[], client: Client, load: Load): Promise<Meter> {
  await client.query('create extension if not exists pg_walinspect');
  const cpu = (): Cpu => ({
    nodes: nodes.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    postgres: cpuOf(engines.postmaster, true),
    nats: cpuOf(engines.nats.pid() ?? 0),
    clients: cpuOf(process.pid),
  });
  let deaf = 0;
  const counts = async (): Promise<Counts> => {
    const said = await Promise.all(nodes.map((node) => node.ask()));
    deaf = Math.max(...said.map((one) => one.deaf));
    const sum = (of: (one: (typeof said)[number]) => number): number => said.reduce((all, one) => all + of(one), 0);
    const { in_msgs: rings, out_msgs: heard } = await varzOf(engines);
    const { rows } = await client.query(SIZES);
    const wires = {
      postgres: sum((one) => one.wires.postgres),
      nats: sum((one) => one.wires.nats),
      clients: sum((one) => one.wires.clients),
    };
    const threads = sum(({ thread }) => thread.user + thread.system) / 1e6;
    return { answers: load.counts.done, threads, wires, statements: sum((one) => one.commits), rings, heard, ...rows[0] };
  };
  return async (work) => {
    const before = await counts();
    const [began, usedBefore, allBefore] = [performance.now(), cpu(), cpuOfAll()];
    await work();
    const [seconds, used, all] = [(performance.now() - began) / 1000, less(cpu(), usedBefore), cpuOfAll() - allBefore];
    const others = all - used.nodes - used.postgres - used.nats - used.clients;
    const { lsn, ...after } = await counts();
    const { rows } = await client.query(LOGGED, [before.lsn, lsn]);
    return {
      seconds,
      cpu: used,
      deaf,
      others: Math.max(0, others / seconds / availableParallelism()),
      ...less(after, before),
      ...rows[0],
    };
  };
}

/** The difference, number by number. */
function less<T extends object>(after: T, before: T): T {
  const pairs = Object.entries(after).map(([name, is]) => {
    const was = (before as Record<string, unknown>)[name];
    return [name, typeof is === 'number' ? is - Number(was) : less(is, was as object)];
  });
  return Object.fromEntries(pairs) as T;
}
