/**
 * The fault run: nodes in processes, people at them, and faults chosen by a seed, for a bounded time. Then all comes back, everybody
 * looks for the last time, and the checker reads every history beside the log.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { below, rngFromSeed, seedFrom } from '@wartable/kernel';
import { type Crowd, gather, type Tally } from './crowd.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { pause } from './pause.ts';
import { openSite, type Site } from './site.ts';
import { type Death, judge, type Verdict } from './verdict.ts';
import { anyFault, happen, type PastFault, type Sky, type SomeFault, startAgain } from './weather.ts';

export type Wanted = {
  readonly seed: string;
  readonly nodes: number;
  readonly people: number;
  /** At once. */
  readonly matches: number;
  readonly seconds: number;
  /** Milliseconds from one fault to the next, at least and at most. */
  readonly every: readonly [number, number];
  /** These come first, in this order. */
  readonly first?: readonly SomeFault[];
  /** Nodes acknowledge what is not on disk yet. */
  readonly breaks?: boolean;
  /** Where histories, logs and what the nodes said go. */
  readonly keep?: string | undefined;
  readonly told?: (news: News) => void;
};

export type News = {
  readonly seconds: number;
  readonly faults: readonly PastFault[];
  readonly tally: Tally;
  readonly matches: number;
};

export type Report = Omit<Verdict, 'kept'> &
  Omit<News, 'matches'> & { readonly uncut: string | undefined; readonly crashes: number };

/** So long all is well before everybody looks for the last time; so long all is still at least, and at most waited for. */
const [WELL, STILL, MOST_STILL] = [5000, 2500, 8000];
const TOLD_EVERY = 10_000;
/** What is broken on purpose is found in the log alone. */
const NOT_LOOKED: ReadonlyMap<string, number> = new Map();

export async function faultRun(wanted: Wanted): Promise<Report> {
  const site = await openSite({ nodes: wanted.nodes, breaks: wanted.breaks ?? false });
  const ledger = openLedger(site.database);
  try {
    return await runAt(site, ledger, wanted);
  } finally {
    await ledger.close().catch(() => {});
    await site.close();
  }
}

async function runAt(site: Site, ledger: Ledger, wanted: Wanted): Promise<Report> {
  const rng = rngFromSeed(seedFrom(wanted.seed));
  const crowd = await gather(site, rng, wanted.people);
  const { tally, tables } = crowd;
  const [faults, deaths]: [PastFault[], Death[]] = [[], []];
  const began = Date.now();
  const seconds = (): number => Math.round((Date.now() - began) / 1000);
  const died: Sky['died'] = async ({ data }) => {
    const at = Date.now();
    // Nobody can be asked while the database is away.
    const claimed = await ledger.claimedBy(data).catch(() => []);
    deaths.push({ at, claimed });
  };
  const telling = setInterval(() => wanted.told?.({ seconds: seconds(), faults, tally, matches: tables.length }), TOLD_EVERY);
  try {
    const until = began + wanted.seconds * 1000;
    const playing = crowd.play(until, wanted.matches);
    await rage({ site, rng, died, done: (fault) => void faults.push(fault) }, wanted, until);
    const well = Date.now();
    await playing;
    const before = wanted.breaks ? NOT_LOOKED : await lastLook(crowd, ledger, well + WELL);
    const { kept, ...verdict } = await judge(ledger, { tables, before, mailbox: site.mailbox, deaths, faults, well });
    const crashes = site.nodes.reduce((sum, node) => sum + node.crashes(), 0);
    const report = { ...verdict, faults, tally, seconds: seconds(), uncut: site.uncut, crashes };
    if (wanted.keep !== undefined) keepAt(wanted.keep, site, { ...report, kept, tables });
    return report;
  } finally {
    clearInterval(telling);
    crowd.leave();
  }
}

/** One after another, each mended after a while; returns when all are. */
async function rage(sky: Sky, { every: [least, most], first = [] }: Wanted, until: number): Promise<void> {
  const busy = new Set<string>();
  const happening: Promise<void>[] = [];
  for (let n = 0; ; n++) {
    await pause(first[n - 1]?.calm ?? least + below(sky.rng, most - least));
    if (Date.now() >= until) break;
    happening.push(happen(sky, anyFault(sky, first[n]), busy));
  }
  await Promise.all(happening);
  await Promise.all(sky.site.nodes.map(startAgain));
}

/** How many steps each table had a while before. Bots and clocks go on by themselves: not all of them come to rest. */
async function lastLook(crowd: Crowd, ledger: Ledger, from: number): Promise<ReadonlyMap<string, number>> {
  await pause(Math.max(0, from - Date.now()));
  crowd.rest();
  const ids = crowd.tables.map(({ id }) => id);
  const until = Date.now() + MOST_STILL;
  for (;;) {
    const before = await ledger.stepsOf(ids);
    await pause(STILL);
    const now = await ledger.stepsOf(ids);
    if (Date.now() < until && ids.some((id) => before.get(id) !== now.get(id))) continue;
    await crowd.lookForTheLastTime();
    return before;
  }
}

function keepAt(folder: string, site: Site, found: Report & Pick<Verdict, 'kept'> & Pick<Crowd, 'tables'>): void {
  mkdirSync(folder, { recursive: true });
  const histories = found.tables.flatMap(({ chairs }) => chairs.map(({ history }) => history));
  writeFileSync(join(folder, 'found.json'), JSON.stringify({ ...found, tables: undefined, histories }, undefined, 1));
  for (const { log } of site.nodes) cpSync(log, join(folder, basename(log)));
}
