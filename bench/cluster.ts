/**
 * `npm run bench:cluster [matches] [seconds] [set-ups: all, or as 1,3; 0: besides answers] [seconds to wait for others]`: what an answer costs on one, two and three nodes, in PostgreSQL and in NATS, real ones,
 * over loopback, one set-up after another with the same load. All processes share the machine: of the figures, processor time and
 * bytes for each answer are worth most, answers a second and latencies compare the set-ups of one run. At the end the simulation of
 * the same set-ups, from processor time alone, beside what was measured.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBesides } from './cluster-besides.ts';
import { checkSimulation } from './cluster-check.ts';
import { cpuEach, fitCosts } from './cluster-costs.ts';
import { startEngines } from './cluster-engines.ts';
import type { Used } from './cluster-meter.ts';
import { AFTER, type Measured, measureSetup, type Plan, SETUPS, type Stage } from './cluster-setups.ts';
import { syncTimes } from './cluster-sync.ts';
import { count, print } from './measure.ts';
import { share } from './server-load.ts';

const folder = mkdtempSync(join(tmpdir(), 'wartable-cluster-'));
const plan: Plan = {
  folder,
  matches: Number(process.argv[2] ?? 600),
  seconds: Number(process.argv[3] ?? 12),
  rates: [100, 400],
  tries: 6,
  patience: Number(process.argv[5] ?? 10),
};

const wanted = process.argv[4] ?? 'all';
const only = wanted === 'all' ? undefined : wanted.split(',').map(Number);

const ms = (x: number): string => `${x.toFixed(x < 10 ? 2 : 1)} ms`;

function rowsOf(stage: Stage, idle: Used): readonly (readonly [string, string, string])[] {
  const { used, acknowledged, heard, refused } = stage;
  const each = (total: number): string => (total / used.answers).toFixed(2);
  const bytes = (total: number): string => count(total / used.answers);
  const cpu = (what: keyof Used['cpu']): string => cpuEach(what, stage, idle).toFixed(3);
  const { wires } = used;
  return [
    [
      stage.rate === undefined ? 'everybody at once: answers' : 'at a rate: answers',
      `${count(used.answers / (used.seconds - AFTER))} /s`,
      [`others used ${(used.others * 100).toFixed(0)} % of the machine`, ...(refused > 0 ? [`${refused} refused`] : [])].join(
        '; ',
      ),
    ],
    [
      '  ms of processor time for each',
      cpu('nodes'),
      `nodes; PostgreSQL ${cpu('postgres')}, NATS ${cpu('nats')}; the clients ${cpu('clients')}`,
    ],
    [
      '  bytes over the wire for each',
      bytes(wires.postgres),
      `with PostgreSQL; with NATS ${bytes(wires.nats)}, with clients ${bytes(wires.clients)}`,
    ],
    [
      '  bytes of write-ahead log for each',
      bytes(used.wal),
      `${bytes(used.pages)} of them copies of pages; ${each(used.commits)} commits, ${each(used.statements)} statements of journals`,
    ],
    [
      '  bytes stored for each',
      bytes(used.tables + used.indexes),
      `${bytes(used.indexes)} of them indexes; ${each(used.steps)} steps, ${each(used.changed)} rows changed (${each(used.light)} of them beside all indexes), ${each(used.entries)} entries of indexes`,
    ],
    ['  rings for each', each(used.rings), `${each(used.heard)} heard`],
    ['  acknowledged: median, 99 of 100 within', ms(share(acknowledged, 0.5)), ms(share(acknowledged, 0.99))],
    ['  told to the other: the same', ms(share(heard, 0.5)), ms(share(heard, 0.99))],
  ];
}

function tell({ setup, matches, idle, stages }: Measured): void {
  const percent = (seconds: number): string => `${((seconds / idle.seconds) * 100).toFixed(1)} %`;
  print(`${setup.name}: ${count(matches)} duels`, [
    [
      'nobody says anything: of a processor',
      percent(idle.cpu.nodes),
      `nodes; PostgreSQL ${percent(idle.cpu.postgres)}, NATS ${percent(idle.cpu.nats)}`,
    ],
    ...stages.flatMap((stage) => rowsOf(stage, idle)),
  ]);
}

try {
  const busy = readFileSync('/proc/loadavg', 'utf8').split(' ')[0];
  console.log(`${availableParallelism()} processors for all of it; load of the machine before: ${busy}`);
  const syncs = syncTimes(folder);
  console.log(`a sync of 8 KB to this disk: median ${ms(share(syncs, 0.5))}, 99 of 100 within ${ms(share(syncs, 0.99))}`);
  const engines = await startEngines(folder);
  try {
    const all: Measured[] = [];
    for (const [n, setup] of SETUPS.entries()) {
      if (only && !only.includes(n + 1)) continue;
      all.push(await measureSetup(engines, setup, `setup${n}`, plan));
      for (const one of all.slice(-1)) tell(one);
    }
    if (!only || only.includes(0)) await measureBesides(engines, folder);
    if (all.some(({ setup }) => setup.apart) && all.some(({ setup }) => !setup.apart)) {
      const fit = fitCosts(all);
      console.log(`\n${JSON.stringify(fit, (_, value) => (typeof value === 'number' ? Number(value.toFixed(4)) : value))}`);
      checkSimulation(all, fit, syncs);
    }
  } finally {
    await engines.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
