/** Several nodes in one process, on one database and one NATS. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Config } from '../src/config.ts';
import { openServer, type Server, type Trial } from '../src/index.ts';
import { postgres } from './databases.ts';
import { connect, newPlayer, type Player, type Wire } from './player.ts';

const FAST = { messages: 1_000_000, requests: 1_000_000, guestsPerHour: 10_000 };

export type Cluster = {
  readonly nodes: readonly Server[];
  readonly addressOf: (node: number) => string;
  readonly player: (name: string, node?: number) => Promise<Player>;
  /** A line to another node than the one where somebody came in. */
  readonly lineTo: (node: number, player: Player) => Promise<Wire>;
  /** One more on the same database. */
  readonly add: (config?: Partial<Config>, trial?: Trial) => Promise<Server>;
  readonly close: () => Promise<void>;
};

/** Without `nats` that of the whole run. */
export async function openCluster(many: number, { nats = inject('nats'), ...more }: Partial<Config> = {}): Promise<Cluster> {
  const { config } = await postgres();
  const nodes: Server[] = [];
  const add: Cluster['add'] = async (own = {}, trial = {}) => {
    const data = mkdtempSync(join(tmpdir(), 'node-'));
    const all = { ...config, data, nats, host: '127.0.0.1', port: 0, botThreads: 1, limits: FAST, ...more, ...own };
    const node = await openServer(all, { botPace: 0, ...trial });
    nodes.push(node);
    return node;
  };
  for (let n = 0; n < many; n++) await add();
  const addressOf = (node: number): string => `http://127.0.0.1:${nodes[node]?.port}`;
  return {
    nodes,
    addressOf,
    player: (name, node = 0) => newPlayer(addressOf(node), name),
    lineTo: (node, player) => connect(addressOf(node), player.cookie()),
    add,
    close: async () => {
      await Promise.all(nodes.map((node) => node.close()));
    },
  };
}
