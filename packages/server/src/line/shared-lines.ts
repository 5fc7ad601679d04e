/** Lines that several nodes count together: how many one person or one address has open, over all nodes that are alive. */
import { type Kysely, sql } from 'kysely';
import type { Log } from '../around.ts';
import type { Limits } from '../config.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { hashOf } from '../people/secrets.ts';
import { DATABASE_NOW } from '../store/leases.ts';
import type { Database, LineRow } from '../store/schema.ts';

export type SharedLines = {
  /** Whether it is not one too many; then it counts until it leaves. */
  readonly enter: (line: Omit<LineRow, 'node'>) => Promise<boolean>;
  /** Also while it is entering. */
  readonly leave: (id: string) => void;
  /** How many there are over all nodes. */
  readonly count: () => Promise<number>;
  readonly close: () => void;
};

export type AroundSharedLines = {
  readonly db: Kysely<Database>;
  readonly nodes: Pick<Nodes, 'id' | 'onAgain' | 'onTurn'>;
  readonly limits: Limits;
  readonly log: Log;
};

/** "line": those of one address, or of one person, enter one after another. */
const LOCK = 0x6c_69_6e_65;

export function openSharedLines({ db, nodes, limits, log }: AroundSharedLines): SharedLines {
  const entering = new Map<string, Promise<boolean>>();
  const here = new Map<string, LineRow>();
  const gone = new Set<string>();
  let closed = false;
  let busy: Promise<void> = Promise.resolve();
  /** What cannot be written now is when the database is back. */
  const inTurn = (work: () => Promise<void>): void => {
    busy = busy.then(async () => {
      if (!closed) await work();
    });
    busy = busy.catch((error) => log.warn({ err: error }, 'lines'));
  };
  const clear = async (): Promise<void> => {
    const ids = [...gone];
    if (ids.length === 0) return;
    await db.deleteFrom('line').where('id', 'in', ids).execute();
    for (const id of ids) gone.delete(id);
  };
  const drop = (id: string): void => {
    if (!here.delete(id)) return;
    gone.add(id);
    inTurn(clear);
  };
  const enter = async (row: LineRow): Promise<boolean> => {
    const may = await db.transaction().execute(async (trx) => {
      await inOrder(trx, row);
      return insertBelow(trx, row, limits);
    });
    if (may) here.set(row.id, row);
    return may;
  };

  const untold = [
    nodes.onAgain(() => inTurn(async () => putBack(db, [...here.values()]))),
    nodes.onTurn((isUp) => {
      if (isUp) inTurn(clear);
    }),
  ];
  return {
    enter: async ({ id, person, address }) => {
      // Where somebody calls from is kept as little as a secret.
      const entered = enter({ id, node: nodes.id, person, address: hashOf(address) });
      entering.set(id, entered);
      try {
        return await entered;
      } catch (error) {
        // It may be there nevertheless.
        gone.add(id);
        throw error;
      } finally {
        entering.delete(id);
      }
    },
    leave: (id) => {
      const under = entering.get(id);
      if (!under) return drop(id);
      const done = (): void => drop(id);
      under.then(done, done);
    },
    count: async () => {
      const { rows } = await sql<{ many: number }>`select count(*) as many from line where ${isAlive()}`.execute(db);
      return rows[0]?.many ?? 0;
    },
    close: () => {
      // Its rows go with the node's.
      closed = true;
      for (const one of untold) one();
    },
  };
}

/** Whoever counts sees all who have entered before; it need not be on disk. */
async function inOrder(db: Kysely<Database>, { person, address }: LineRow): Promise<void> {
  const keys = [`address ${address}`, ...(person === null ? [] : [`person ${person}`])];
  await sql`select set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(${LOCK}::int, hashtext(key))
    from unnest(${keys}::text[]) as keys (key)`.execute(db);
}

const isAlive = () => sql`exists (select from node where node.id = line.node and node.until > ${DATABASE_NOW()})`;

async function insertBelow(db: Kysely<Database>, row: LineRow, limits: Limits): Promise<boolean> {
  const { id, node, person, address } = row;
  const alive = isAlive();
  const most = { person: limits.socketsPerPerson, address: limits.socketsPerAddress };
  const { rows } = await sql<{ id: string }>`
    insert into line (id, node, person, address)
    select ${id}, ${node}, ${person}, ${address}
    where (select count(*) from line where address = ${address} and ${alive}) < ${most.address}::int
      and (select count(*) from line where person = ${person} and ${alive}) < ${most.person}::int
    returning id`.execute(db);
  return rows.length > 0;
}

/** Others may have taken this node for dead and cleared its lines away. */
async function putBack(db: Kysely<Database>, rows: readonly LineRow[]): Promise<void> {
  const column = (of: keyof LineRow) => rows.map((row) => row[of]);
  await sql`
    insert into line (id, node, person, address)
    select * from unnest(${column('id')}::text[], ${column('node')}::text[], ${column('person')}::text[], ${column('address')}::text[])
    on conflict (id) do nothing`.execute(db);
}
