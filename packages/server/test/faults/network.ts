/**
 * Each node on a host of its own, as far as one machine can have several: a network namespace, with a line in front, over which
 * people reach it, and one behind it, over which it reaches PostgreSQL, NATS and the mail server. Both can be cut.
 */
import { execFileSync } from 'node:child_process';

const SIDES = ['front', 'back'] as const;
export type Side = (typeof SIDES)[number];

export type Host = {
  /** Where people reach it, and by which address it reaches what lies behind it. */
  readonly front: string;
  readonly back: string;
  /** Put before a command, it runs there. */
  readonly inside: readonly string[];
  /** Cuts a line, or mends it; undefined where hosts are not apart. */
  readonly cut: ((side: Side, isCut: boolean) => void) | undefined;
};

export type Network = {
  readonly hosts: readonly Host[];
  /** Why the hosts are not apart. */
  readonly missing: string | undefined;
  /** At once: also on the way out of a process. */
  readonly close: () => void;
};

const NAMED = /^wt(\d+)-\d+$/;
/** Networks of four addresses in 10.77.0.0/16. */
const NETWORKS = 1 << 14;

export function openNetwork(hosts: number): Network {
  try {
    sweep();
    const networks = freeNetworks(hosts * 2);
    const made = Array.from({ length: hosts }, (_, n) => openHost(n, [networks[2 * n] ?? 0, networks[2 * n + 1] ?? 0]));
    return { hosts: made, missing: undefined, close };
  } catch (error) {
    close();
    const loopback: Host = { front: '127.0.0.1', back: '127.0.0.1', inside: [], cut: undefined };
    return { hosts: Array.from({ length: hosts }, () => loopback), missing: saidIn(error), close: () => {} };
  }
}

/** What the command had to say. */
function saidIn(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return said.trim().split('\n', 1)[0] ?? '';
}

function ip(...words: readonly string[]): string {
  return execFileSync('ip', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

const addressIn = (network: number, n: number): string => `10.77.${network >> 6}.${(network & 63) * 4 + n}`;

/** Others may be at it at the same time. */
function freeNetworks(many: number): readonly number[] {
  const used = ip('-o', '-4', 'addr');
  const from = (process.pid * 16) % NETWORKS;
  const all = Array.from({ length: NETWORKS }, (_, n) => (from + n) % NETWORKS);
  return all.filter((network) => !used.includes(` ${addressIn(network, 1)}/`)).slice(0, many);
}

function openHost(n: number, networks: readonly [front: number, back: number]): Host {
  const name = `wt${process.pid}-${n}`;
  const outside = (side: Side): string => `wt${process.pid}${side[0]}${n}`;
  ip('netns', 'add', name);
  ip('-n', name, 'link', 'set', 'lo', 'up');
  for (const [i, side] of SIDES.entries()) {
    const network = networks[i] ?? 0;
    ip('link', 'add', outside(side), 'type', 'veth', 'peer', 'name', side, 'netns', name);
    ip('addr', 'add', `${addressIn(network, 1)}/30`, 'dev', outside(side));
    ip('-n', name, 'addr', 'add', `${addressIn(network, 2)}/30`, 'dev', side);
    ip('link', 'set', outside(side), 'up');
    ip('-n', name, 'link', 'set', side, 'up');
  }
  return {
    front: addressIn(networks[0], 2),
    back: addressIn(networks[1], 1),
    inside: ['ip', 'netns', 'exec', name],
    cut: (side, isCut) => void ip('link', 'set', outside(side), isCut ? 'down' : 'up'),
  };
}

const namespaces = (): readonly string[] =>
  ip('netns', 'list')
    .split('\n')
    .map((line) => line.split(' ', 1)[0] ?? '')
    .filter((name) => NAMED.test(name));

const makerOf = (name: string): number => Number(NAMED.exec(name)?.[1]);

/** Their lines go with them. */
function close(): void {
  try {
    for (const name of namespaces()) if (makerOf(name) === process.pid) ip('netns', 'del', name);
  } catch {
    // There are none.
  }
}

/** What runs that ended otherwise have left behind: namespaces, and whoever is still in them. */
function sweep(): void {
  for (const name of namespaces()) {
    if (isAlive(makerOf(name)) && makerOf(name) !== process.pid) continue;
    for (const pid of ip('netns', 'pids', name).split('\n').filter(Boolean)) process.kill(Number(pid), 'SIGKILL');
    ip('netns', 'del', name);
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
