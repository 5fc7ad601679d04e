/** What goes wrong: chosen by a seed, done to processes, engines and lines, and mended again. */
import { below, pick, type Rng } from '@wartable/kernel';
import type { Lines, Node } from './nodes.ts';
import { pause } from './pause.ts';
import type { Site } from './site.ts';

export const FAULTS = [
  'kill', // A node, with SIGKILL.
  'pause', // A node, for longer than its claims hold.
  'stop', // A node, in order.
  'postgres', // Ends at once, and begins again.
  'nats',
  'cut', // A line of a host, with all that goes over it.
  'stall', // Nothing comes through on one line.
  'slow',
  'tear', // Lines break in the middle of a message.
] as const;
export type FaultKind = (typeof FAULTS)[number];

export type Fault = {
  readonly kind: FaultKind;
  readonly node: number;
  readonly lasts: number;
  /** Which line stands still, is slow or breaks. */
  readonly line?: keyof Lines;
};
/** One that is over. */
export type PastFault = Fault & { readonly from: number; readonly to: number };
/** What is not said is left to chance. `calm`: so many milliseconds later the next one comes. */
export type SomeFault = Partial<Fault> & Pick<Fault, 'kind'> & { readonly calm?: number };

export type Sky = {
  readonly site: Site;
  readonly rng: Rng;
  /** Told when a node has been killed. */
  readonly died: (node: Node) => Promise<void>;
  readonly done: (fault: PastFault) => void;
};

/** In milliseconds, at least and at most. A claim holds for 6 seconds. */
const LASTS: Readonly<Record<FaultKind, readonly [number, number]>> = {
  kill: [300, 6000],
  pause: [7000, 10_000],
  stop: [300, 3000],
  postgres: [300, 5000],
  nats: [300, 6000],
  cut: [1500, 9000],
  stall: [1000, 9000],
  slow: [3000, 9000],
  tear: [1, 2],
};
const START_AGAIN = 500;
/** The lines that people and steps take break more often. */
const LINES = ['people', 'people', 'postgres', 'postgres', 'nats', 'mail'] as const;

function isPossible({ nats, uncut }: Site, kind: FaultKind): boolean {
  return (kind !== 'nats' || nats !== undefined) && (kind !== 'cut' || uncut === undefined);
}

export function anyFault({ site, rng }: Pick<Sky, 'site' | 'rng'>, { calm: _calm, ...some }: Partial<SomeFault> = {}): Fault {
  const possible = FAULTS.filter((one) => isPossible(site, one));
  const kind = some.kind ?? pick(rng, possible);
  const [least, most] = LASTS[kind];
  const line = pick(rng, LINES);
  return { kind, node: below(rng, site.nodes.length), lasts: least + below(rng, most - least), line, ...some };
}

/** What is at fault already is left alone: then nothing happens. */
export async function happen(sky: Sky, fault: Fault, busy: Set<string>): Promise<void> {
  const { site, done } = sky;
  const node = site.nodes[fault.node];
  if (!node) return;
  const { kind } = fault;
  if (!isPossible(site, kind)) return;
  const isNode = kind === 'kill' || kind === 'pause' || kind === 'stop';
  const target = kind === 'postgres' || kind === 'nats' ? kind : `${isNode ? 'node' : kind} ${fault.node}`;
  if (busy.has(target)) return;
  busy.add(target);
  const from = Date.now();
  try {
    if (isNode) await strike(sky, node, kind, fault.lasts);
    else if (kind === 'postgres') await restartPostgres(site, fault.lasts);
    else if (kind === 'nats') await restartNats(site, fault.lasts);
    else await disturb(sky, node, fault);
    done({ ...fault, from, to: Date.now() });
  } finally {
    busy.delete(target);
  }
}

async function strike({ died }: Sky, node: Node, kind: 'kill' | 'pause' | 'stop', lasts: number): Promise<void> {
  if (kind === 'pause') {
    await node.signal('SIGSTOP');
    await pause(lasts);
    return node.signal('SIGCONT');
  }
  await node.signal(kind === 'kill' ? 'SIGKILL' : 'SIGTERM');
  if (kind === 'kill') await died(node);
  await pause(lasts);
  await startAgain(node);
}

/** What it needs may be away at the moment. */
export async function startAgain(node: Node): Promise<void> {
  while (!node.isRunning()) {
    await node.start().catch(() => {});
    if (!node.isRunning()) await pause(START_AGAIN);
  }
}

async function restartPostgres({ cluster }: Site, lasts: number): Promise<void> {
  await cluster.crash();
  await pause(lasts);
  await cluster.postgres.start();
}

async function restartNats({ nats }: Site, lasts: number): Promise<void> {
  await nats?.kill();
  await pause(lasts);
  await nats?.start();
}

async function disturb({ rng }: Sky, { lines, cut }: Node, { kind, lasts, line: name = 'people' }: Fault): Promise<void> {
  if (kind === 'cut') {
    const sides = pick(rng, [['front'], ['back'], ['back'], ['front', 'back']] as const);
    for (const side of sides) cut?.(side, true);
    await pause(lasts);
    for (const side of sides) cut?.(side, false);
    return;
  }
  const line = lines[name] ?? lines.people;
  if (kind === 'tear') return line.tear();
  if (kind === 'slow') line.slow(20 + below(rng, 300));
  else line.stall(true);
  await pause(lasts);
  line.slow(0);
  line.stall(false);
}
