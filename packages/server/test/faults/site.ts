/** All that a fault run needs, made for it and gone with it: PostgreSQL, NATS, a mail server, hosts, and nodes on them. */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mailbox, openMailbox } from '../mailbox.ts';
import { type Nats, startNats } from '../nats.ts';
import { type Cluster, startPostgres } from '../postgres.ts';
import { isAlive, openNetwork } from './network.ts';
import { type Behind, type Node, newNode } from './nodes.ts';
import { pause } from './pause.ts';

export type Site = {
  readonly folder: string;
  readonly cluster: Cluster;
  /** The database, as this process reaches it. */
  readonly database: string;
  /** None where one node is alone. */
  readonly nats: Nats | undefined;
  readonly mailbox: Mailbox;
  readonly nodes: readonly Node[];
  /** Why no line can be cut. */
  readonly uncut: string | undefined;
  readonly close: () => Promise<void>;
};

export type SiteWanted = { readonly nodes: number; readonly breaks: boolean };

const PREFIX = 'wartable-faults-';

export async function openSite({ nodes, breaks }: SiteWanted): Promise<Site> {
  await sweep();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // The database's own user has to get in.
  chmodSync(folder, 0o711);
  const network = openNetwork(nodes);
  const made: Node[] = [];
  const closeNow = (): void => {
    for (const node of made) node.close();
    network.close();
    rmSync(folder, { recursive: true, force: true });
  };
  // However this process ends; what it cannot do then is swept by the next.
  process.once('exit', closeNow);
  const cluster = await startPostgres(join(folder, 'postgres'), true);
  await cluster.postgres.createDatabase('faults');
  const nats = nodes > 1 ? await startNats('-P', join(folder, 'nats.pid')) : undefined;
  const mailbox = await openMailbox();
  const database = cluster.url('faults');
  const behind: Behind = { postgres: new URL(database), nats: nats && new URL(nats.url), mail: new URL(mailbox.url) };
  for (const [number, host] of network.hosts.entries()) made.push(await newNode(number, { host, folder, behind, breaks }));
  // The first brings the database up to date.
  await made[0]?.start();
  await Promise.all(made.map((node) => node.start()));
  const close = async (): Promise<void> => {
    for (const node of made) node.close();
    await mailbox.close();
    await nats?.kill();
    await cluster.crash();
    process.off('exit', closeNow);
    closeNow();
  };
  return { folder, cluster, database, nats, mailbox, nodes: made, uncut: network.missing, close };
}

/** What runs that ended otherwise have left behind: folders, and the PostgreSQL and NATS that work in them. */
async function sweep(): Promise<void> {
  const mine = new RegExp(`^${PREFIX}(\\d+)-`);
  for (const name of readdirSync(tmpdir())) {
    const maker = Number(mine.exec(name)?.[1]);
    if (!maker || isAlive(maker)) continue;
    const folder = join(tmpdir(), name);
    for (const file of ['postgres/postmaster.pid', 'nats.pid']) await endWhoWorksIn(folder, join(folder, file));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function endWhoWorksIn(folder: string, file: string): Promise<void> {
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  const command = existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
  // The number may be somebody else's by now.
  if (!command.includes(folder)) return;
  process.kill(pid, 'SIGQUIT');
  for (let n = 0; n < 50 && isAlive(pid); n++) await pause(100);
}
