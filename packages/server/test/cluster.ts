/** Several nodes in one process, on one database and one NATS, and people who play there. */
import { inject } from 'vitest';
import type { Config } from '../src/config.ts';
import type { Server, Trial } from '../src/index.ts';
import { connect, newPlayer, type Player, type Wire } from './player.ts';
import { newDatabase, openNode } from './several.ts';

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
  const database = await newDatabase();
  const nodes: Server[] = [];
  const add: Cluster['add'] = async (own = {}, trial = {}) => {
    const { server } = await openNode({ database, nats, botThreads: 1, ...more, ...own }, { botPace: 0, ...trial });
    nodes.push(server);
    return server;
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
