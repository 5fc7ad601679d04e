/** Nodes that can be killed, on engines that can be stopped, behind one address. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIST } from '../../../../scripts/build-web.ts';
import { type Nats, startNats } from '../../../server/test/nats.ts';
import { type Cluster, startPostgres } from '../../../server/test/postgres.ts';

type Node = { readonly port: number; readonly process: ChildProcess };

export type Several = {
  readonly address: string;
  /** It ends at once, as with its machine, and comes back with all it had. */
  readonly stopPostgres: () => Promise<void>;
  readonly startPostgres: () => Promise<void>;
  readonly nats: Nats;
  /** Which node has the line that was opened last with this cookie. */
  readonly nodeOf: (cookie: string) => number | undefined;
  /** At once, as with its machine. */
  readonly kill: (node: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openSeveral(many: number): Promise<Several> {
  const folder = mkdtempSync(join(tmpdir(), 'several-'));
  // Its user is another one than that of the tests.
  const [postgres, nats]: [Cluster, Nats] = await Promise.all([startPostgres(`${folder}-postgres`), startNats()]);
  await postgres.postgres.createDatabase('several');
  const nodes: Node[] = [];
  const balancer = await openBalancer(nodes);
  const given = { database: postgres.url('several'), nats: nats.url, url: balancer.address, web: DIST, port: 0 };
  for (let n = 0; n < many; n++) nodes.push(await startNode({ ...given, data: join(folder, `${n}`) }));
  const kill = async (node: number): Promise<void> => {
    const one = nodes[node]?.process;
    if (!one || one.exitCode !== null || one.signalCode !== null) return;
    const gone = once(one, 'exit');
    one.kill('SIGKILL');
    await gone;
  };
  let isDown = false;
  const start = async (): Promise<void> => {
    await postgres.postgres.start();
    isDown = false;
  };
  return {
    ...balancer,
    stopPostgres: async () => {
      await postgres.crash();
      isDown = true;
    },
    startPostgres: start,
    nats,
    kill,
    close: async () => {
      balancer.close();
      await Promise.all(nodes.map((_, node) => kill(node)));
      await nats.kill();
      // It is waited for until it ends: one that has ended would be for ever.
      if (isDown) await start();
      await postgres.postgres.stop();
    },
  };
}

const NODE = fileURLToPath(new URL('../../../server/test/storm-server.ts', import.meta.url));

async function startNode(given: object): Promise<Node> {
  const started = spawn(process.execPath, [NODE, JSON.stringify(given)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await Promise.race([once(started.stdout, 'data'), once(started, 'exit').then(() => [''])]);
  const port = Number(String(said[0]));
  if (!port) throw new Error('the node did not start');
  return { port, process: started };
}

/** Gives each connection to the next node that answers, whoever it is from; lines have a turn of their own. */
async function openBalancer(nodes: readonly Node[]) {
  let [requests, lines] = [0, 0];
  const lineOf = new Map<string, number>();
  const open = new Set<Socket>();

  const pass = (caller: Socket, first: Buffer, node: number, tries: number): void => {
    const to = connect(nodes[node]?.port ?? 0, '127.0.0.1');
    to.once('connect', () => {
      to.off('error', next);
      to.on('error', () => caller.destroy());
      to.on('close', () => caller.destroy());
      caller.on('close', () => to.destroy());
      to.write(first);
      caller.pipe(to).pipe(caller);
      const head = String(first);
      if (isLine(head)) lineOf.set(/^cookie: (\S+?);?\s*$/im.exec(head)?.[1] ?? '', node);
    });
    const next = (): void => {
      if (tries >= nodes.length) caller.destroy();
      else pass(caller, first, (node + 1) % nodes.length, tries + 1);
    };
    to.once('error', next);
  };
  const server = createServer((caller) => {
    open.add(caller);
    caller.on('error', () => {});
    caller.on('close', () => open.delete(caller));
    caller.once('data', (first: Buffer) => pass(caller, first, (isLine(String(first)) ? lines++ : requests++) % nodes.length, 1));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  return {
    address: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    nodeOf: (cookie: string) => lineOf.get(cookie),
    close: () => {
      server.close();
      for (const one of open) one.destroy();
    },
  };
}

const isLine = (head: string): boolean => head.startsWith('GET /live ');
