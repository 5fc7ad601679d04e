/** One database with its nodes, as large as wanted: people who answer by chance, come and go, and are swept for. */
import { BESIDES, type Fit, HELD, PEOPLE, PLACE, PLAN } from './costs.ts';
import { type Chance, chanceFrom, type Events, exponential, openEvents } from './events.ts';
import { type Figures, type Installation, type Layout, openInstallation } from './installation.ts';
import { byChance, newTimes } from './load.ts';

export type Cell = Fit & {
  readonly people: number;
  readonly nodes: number;
  /** Processors of PostgreSQL. */
  readonly cores: number;
  /** So many times as many answers, for a second. */
  readonly burst?: number;
  /** Of answers, how many another node has to follow. */
  readonly apart?: number;
  readonly connections?: number;
};

export type Result = {
  /** Answers a second that came, and that were acknowledged. */
  readonly asked: number;
  readonly done: number;
  /** Of the time, how much each was at work. */
  readonly node: number;
  readonly postgres: number;
  readonly nats: number;
  readonly disk: number;
  /** A second. */
  readonly statements: number;
  readonly syncs: number;
  /** Milliseconds: the median, and what 99 of 100 are within. */
  readonly acknowledged: readonly [number, number];
  readonly heard: readonly [number, number];
};

const WARM = 1000;
const DAY = 86_400;

/** Answers a second of so many people who are connected, and of those who play slowly besides. */
export function answersOf(people: number): { readonly live: number; readonly slow: number } {
  const { slow, answersEvery } = PEOPLE;
  return { live: people / answersEvery, slow: (people * slow.each * slow.aDay) / DAY };
}

/** Comings and goings a second: lines that break, and slow players for each answer. */
export const comingsOf = (people: number): number => people / PEOPLE.comesEvery + answersOf(people).slow;

function besides(events: Events, chance: Chance, installation: Installation, { people, nodes }: Cell): void {
  const come = (): void => {
    installation.besides(Math.floor(chance() * nodes), BESIDES.coming.node, BESIDES.coming.postgres);
    events.after(exponential(chance, 1000 / comingsOf(people)), come);
  };
  come();
  // A room for each line: the other player is on another node.
  const rooms = people / nodes;
  for (let node = 0; node < nodes; node++) {
    const sweep = (): void => {
      installation.besides(node, rooms * BESIDES.sweep.node, rooms * BESIDES.sweep.postgres);
      events.after(BESIDES.sweepEvery, sweep);
    };
    events.after(chance() * BESIDES.sweepEvery, sweep);
  }
}

export function runCell(cell: Cell, long = 5000): Result {
  const { people, nodes, cores, burst, costs, wal, apart = 1, connections = HELD.connections - 1 } = cell;
  const events = openEvents();
  const chance = chanceFrom(nodes * 1000 + cores);
  const sync = (bytes: number): number => PLACE.sync + bytes / PLACE.bandwidth;
  const place = { postgres: cores, nats: PLAN.nats, connections, wire: PLACE.wire, sync };
  const layout: Layout = { nodes, apart, wal, ...place };
  const installation = openInstallation(events, chance, costs, layout);
  const times = newTimes();
  const { live, slow } = answersOf(people);
  const isBurst = (now: number): boolean => now > WARM && now < WARM + 1000;
  const rate = (now: number): number => (live + slow) * (burst !== undefined && isBurst(now) ? burst : 1);
  byChance(events, chance, installation, nodes, rate, times);
  besides(events, chance, installation, cell);
  events.run(WARM);
  times.acknowledged.length = 0;
  times.heard.length = 0;
  const before = installation.figures();
  events.run(WARM + long);
  const after = installation.figures();
  const passed = (of: (figures: Figures) => number): number => (of(after) - of(before)) / long;
  return {
    asked: live + slow,
    done: (times.acknowledged.length / long) * 1000,
    node: passed((figures) => figures.nodes.reduce((sum, one) => sum + one, 0)) / nodes,
    postgres: passed((figures) => figures.postgres) / cores,
    nats: passed((figures) => figures.nats) / PLAN.nats,
    disk: passed((figures) => figures.disk),
    statements: passed((figures) => figures.statements) * 1000,
    syncs: passed((figures) => figures.syncs) * 1000,
    acknowledged: middleAndEnd(times.acknowledged),
    heard: middleAndEnd(times.heard),
  };
}

function middleAndEnd(all: number[]): readonly [number, number] {
  all.sort((a, b) => a - b);
  const at = (part: number): number => all[Math.floor(part * all.length)] ?? Number.NaN;
  return [at(0.5), at(0.99)];
}

/** The most people whose answers are all kept, and 99 of 100 told to the other within `patience` milliseconds. */
export function mostPeople(cell: Omit<Cell, 'people' | 'nodes'>, patience: number): number {
  const isFine = (people: number): boolean => {
    const { asked, done, heard } = runCell({ ...cell, people, nodes: Math.ceil(people / PLAN.perNode) }, 1000);
    return done > asked * 0.95 && heard[1] < patience;
  };
  let [fine, bad] = [0, cell.cores * 60_000];
  while (bad - fine > bad / 16) {
    const middle = (fine + bad) / 2;
    if (isFine(middle)) fine = middle;
    else bad = middle;
  }
  return fine;
}
