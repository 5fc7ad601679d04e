/** Nodes, PostgreSQL and NATS as an answer finds them: where it waits, and what it uses there. */
import { type Chance, type Events, exponential } from './events.ts';
import { type Cores, openCores, openDisk, openGate, openThread, type Thread } from './stations.ts';

/** Processor time in milliseconds, each as measured by `npm run bench:cluster`. */
export type Costs = {
  readonly node: {
    /** To hear an answer and work it out; to tell it to those who are there. */
    readonly hear: number;
    readonly tell: number;
    /** Each statement of a journal, however many steps it has. */
    readonly statement: number;
    /** To hear of an answer on another node, read it, play it and tell it. */
    readonly follow: number;
  };
  readonly postgres: { readonly statement: number; readonly step: number; readonly read: number };
  readonly nats: { readonly ring: number };
  /** The one process that plays all clients, where it shares the machine. */
  readonly clients: { readonly say: number; readonly told: number };
};

export type Layout = {
  readonly nodes: number;
  /** Of answers, how many another node has to follow. */
  readonly apart: number;
  /** All on one machine with so many processors; or a processor for each node, and so many for PostgreSQL and for NATS. */
  readonly shared?: number;
  readonly postgres?: number;
  readonly nats?: number;
  /** Of each node to PostgreSQL, besides the one that says that it is there. */
  readonly connections?: number;
  /** Milliseconds from one process to another. */
  readonly wire: number;
  /** Milliseconds of a sync of so many bytes. */
  readonly sync: (bytes: number) => number;
  /** Bytes of the write-ahead log: of a statement, and of each step. */
  readonly wal: { readonly statement: number; readonly step: number };
};

/** An answer's times: given to the node by a client, acknowledged, told to the other player. */
type Told = { readonly acknowledged: () => void; readonly heard: () => void };

export type Installation = {
  /** A client says its answer to a node. */
  readonly answer: (node: number, told: Told) => void;
  /** Something else that a node does and asks PostgreSQL for: so much processor time of each. */
  readonly besides: (node: number, ms: number, postgres: number) => void;
  readonly figures: () => Figures;
};

export type Figures = {
  readonly nodes: readonly number[];
  readonly postgres: number;
  readonly nats: number;
  readonly disk: number;
  readonly statements: number;
  readonly steps: number;
  readonly syncs: number;
};

/** As in packages/server: steps of one statement, and connections of one node. */
const [MOST_STEPS, MOST_CONNECTIONS] = [1000, 10];

type Waiting = { readonly told: Told; readonly node: number };

/** `spread`: what work takes is spread about its mean as by chance; else it is always the same. */
export function openInstallation(events: Events, chance: Chance, costs: Costs, layout: Layout, spread = true): Installation {
  const shared = layout.shared === undefined ? undefined : openCores(events, layout.shared);
  const database = shared ?? openCores(events, layout.postgres ?? 1);
  const disk = openDisk(events, layout.sync);
  const nats = shared ?? openCores(events, layout.nats ?? 1);
  const clients = shared ? openThread(shared) : undefined;
  const nodes = Array.from({ length: layout.nodes }, () => newNode(shared ?? openCores(events, 1), layout));
  const used = { postgres: 0, nats: 0, statements: 0, steps: 0 };
  const about = (ms: number): number => (spread && ms > 0 ? exponential(chance, ms) : ms);
  const over = (what: () => void): void => events.after(layout.wire, what);
  const byClient = (ms: number, what: () => void): void => (clients ? clients.work(about(ms), what) : what());
  const inDatabase = (ms: number, done: () => void): void => {
    used.postgres += ms;
    database.work(ms, done);
  };

  const inNats = (ms: number, done: () => void): void => {
    used.nats += ms;
    nats.work(ms, done);
  };

  /** What came while a statement was under way goes with the next. */
  const write = (node: Node): void => {
    const batch = node.waiting.splice(0, MOST_STEPS);
    if (batch.length === 0) {
      node.isWriting = false;
      return;
    }
    node.isWriting = true;
    used.statements++;
    used.steps += batch.length;
    node.gate((leave) =>
      node.thread.work(about(costs.node.statement / 2), () =>
        over(() => commit(batch.length, () => over(() => written(node, batch, leave)))),
      ),
    );
  };

  const commit = (steps: number, done: () => void): void =>
    inDatabase(about(costs.postgres.statement) + steps * costs.postgres.step, () =>
      disk.keep(layout.wal.statement + steps * layout.wal.step, done),
    );

  const written = (node: Node, batch: readonly Waiting[], leave: () => void): void => {
    leave();
    node.thread.work(about(costs.node.statement / 2), () => {});
    for (const { told, node: at } of batch)
      node.thread.work(about(costs.node.tell), () => {
        over(() => byClient(costs.clients.told / 2, told.acknowledged));
        if (layout.nodes > 1 && chance() < layout.apart) ring(otherThan(at), told);
        else over(() => byClient(costs.clients.told / 2, told.heard));
      });
    node.thread.work(0, () => write(node));
  };

  const otherThan = (at: number): number => (at + 1 + Math.floor(chance() * (layout.nodes - 1))) % layout.nodes;

  const ring = (to: number, told: Told): void => {
    const node = nodes[to];
    if (!node) return;
    const play = (): void =>
      node.thread.work(about(costs.node.follow * 0.6), () => over(() => byClient(costs.clients.told / 2, told.heard)));
    const read = (leave: () => void): void =>
      over(() =>
        inDatabase(about(costs.postgres.read), () =>
          over(() => {
            leave();
            play();
          }),
        ),
      );
    over(() =>
      inNats(about(costs.nats.ring), () => over(() => node.thread.work(about(costs.node.follow * 0.4), () => node.gate(read)))),
    );
  };

  return {
    answer: (at, told) => {
      const node = nodes[at];
      if (!node) return;
      const hear = (): void =>
        node.thread.work(about(costs.node.hear), () => {
          node.waiting.push({ told, node: at });
          if (!node.isWriting) {
            node.isWriting = true;
            // Whatever else arrived in this turn of the loop goes along.
            node.thread.work(0, () => write(node));
          }
        });
      byClient(costs.clients.say, () => over(hear));
    },
    besides: (at, ms, postgres) => {
      const node = nodes[at];
      node?.gate((leave) =>
        over(() =>
          inDatabase(postgres, () =>
            over(() => {
              leave();
              node.thread.work(ms, () => {});
            }),
          ),
        ),
      );
    },
    figures: () => ({
      nodes: nodes.map(({ thread }) => thread.used()),
      postgres: used.postgres,
      nats: used.nats,
      disk: disk.busy(),
      statements: used.statements,
      steps: used.steps,
      syncs: disk.syncs(),
    }),
  };
}

type Node = {
  readonly thread: Thread;
  readonly waiting: Waiting[];
  readonly gate: ReturnType<typeof openGate>;
  isWriting: boolean;
};

function newNode(cores: Cores, { connections = MOST_CONNECTIONS }: Layout): Node {
  return { thread: openThread(cores), waiting: [], gate: openGate(connections), isWriting: false };
}
