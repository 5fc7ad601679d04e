/** What the simulation says of the set-ups that were measured, beside what was measured. */
import { availableParallelism } from 'node:os';
import { chanceFrom, openEvents } from '../scripts/queueing/events.ts';
import { openInstallation } from '../scripts/queueing/installation.ts';
import { flatOut, inTicks, newTimes } from '../scripts/queueing/load.ts';
import { cpuEach, type Fit } from './cluster-costs.ts';
import { AFTER, type Measured, type Stage } from './cluster-setups.ts';
import { count, print } from './measure.ts';
import { share } from './server-load.ts';

/** Milliseconds over loopback from one process to the next, with the call that writes and the one that wakes. */
const WIRE = 0.05;
const WARM = 2000;
const LONG = 10_000;

type Said = { readonly rate: number; readonly acknowledged: readonly number[]; readonly heard: readonly number[] };

function simulate({ setup, matches, idle }: Measured, stage: Stage, { costs, wal }: Fit, syncs: readonly number[]): Said {
  const { nodes, apart } = setup;
  const events = openEvents();
  const chance = chanceFrom(18);
  const sync = (): number => syncs[Math.floor(chance() * syncs.length)] ?? 0;
  const layout = { nodes, apart: apart ? 1 : 0, shared: availableParallelism(), wire: WIRE, sync, wal };
  // What plays the clients is no part of what is simulated, but it takes its share of the machine.
  const client = Math.max(0, cpuEach('clients', stage, idle));
  const clients = { say: client / 3, told: (client * 2) / 3 };
  const installation = openInstallation(events, chance, { ...costs, clients }, layout);
  const times = newTimes();
  if (stage.rate !== undefined) inTicks(events, chance, installation, nodes, stage.rate, times);
  else flatOut(events, chance, installation, { nodes, tables: matches, again: stage.again, apart }, times);
  events.run(WARM);
  times.acknowledged.length = 0;
  times.heard.length = 0;
  events.run(WARM + LONG);
  return { rate: (times.acknowledged.length / LONG) * 1000, acknowledged: times.acknowledged, heard: times.heard };
}

export function checkSimulation(all: readonly Measured[], fit: Fit, syncs: readonly number[]): void {
  const rows = all.flatMap((measured) =>
    measured.stages
      .filter(({ used }) => used.answers > 0)
      .map((stage): readonly [string, string, string] => {
        const said = simulate(measured, stage, fit, syncs);
        const rate = stage.used.answers / (stage.used.seconds - AFTER);
        const both = (is: number, was: number): string => `${was.toFixed(1)} (${is.toFixed(1)})`;
        const of = (which: 'acknowledged' | 'heard', part: number): string =>
          both(share(said[which], part), share(stage[which], part));
        return [
          `${measured.setup.name}${stage.rate === undefined ? ', at once' : `, ${stage.rate} /s`}`,
          `${count(rate)} (${count(said.rate)})`,
          `kept: ${of('acknowledged', 0.5)}, 99 of 100: ${of('acknowledged', 0.99)}; told: ${of('heard', 0.5)}, 99 of 100: ${of('heard', 0.99)} ms`,
        ];
      }),
  );
  print('Measured (and simulated): answers a second, and how long they took', rows);
}
