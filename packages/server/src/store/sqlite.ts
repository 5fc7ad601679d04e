/** Kysely over Node's SQLite: one thread writes, one reads, so that nobody who reads waits for a sync to disk. */
import { dirname } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { makeFolder } from './disk.ts';
import type { Database } from './schema.ts';
import { openThread, type Repeated, type Thread } from './sqlite-thread.ts';
import { StoreTrouble, sqliteWord } from './trouble.ts';

export type Sqlite = {
  readonly db: Kysely<Database>;
  /** One transaction with nothing to wait for in between; on disk when it resolves. */
  readonly together: (all: readonly Repeated[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openSqlite(file: string): Promise<Sqlite> {
  let writer: Thread | undefined;
  try {
    makeFolder(dirname(file));
    writer = await openThread({ file, writes: true });
    const reader = await openThread({ file, writes: false });
    return over(writer, reader);
  } catch (error) {
    await writer?.close();
    throw new StoreTrouble(sqliteWord(error), file, error);
  }
}

function over(writer: Thread, reader: Thread): Sqlite {
  const turn = turns();
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => new Line(writer, reader, turn),
    beginTransaction: (line) => (line as Line).begin(),
    commitTransaction: (line) => (line as Line).end('COMMIT'),
    rollbackTransaction: (line) => (line as Line).end('ROLLBACK'),
    savepoint: async (line, name) => void (await line.executeQuery(CompiledQuery.raw(`SAVEPOINT "${name}"`))),
    rollbackToSavepoint: async (line, name) => void (await line.executeQuery(CompiledQuery.raw(`ROLLBACK TO "${name}"`))),
    releaseSavepoint: async (line, name) => void (await line.executeQuery(CompiledQuery.raw(`RELEASE "${name}"`))),
    releaseConnection: async () => {},
    destroy: async () => {
      await reader.close();
      await writer.close();
    },
  };
  const dialect: Dialect = {
    createAdapter: () => new Adapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  const db = new Kysely<Database>({ dialect });
  const together = async (all: readonly Repeated[]): Promise<void> => {
    const release = await turn();
    try {
      await writer.together(all);
    } finally {
      release();
    }
  };
  const close = async (): Promise<void> => {
    (await turn())();
    await driver.destroy();
  };
  return { db, together, close };
}

/** Many may ask at once: the driver itself lets one after the other write. A migration is done whole or not at all. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

type Turn = () => Promise<() => void>;

/** Whoever asked first writes first. */
function turns(): Turn {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    let release = (): void => {};
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  };
}

class Line implements DatabaseConnection {
  readonly #writer: Thread;
  readonly #reader: Thread;
  readonly #turn: Turn;
  #release: (() => void) | undefined;

  constructor(writer: Thread, reader: Thread, turn: Turn) {
    this.#writer = writer;
    this.#reader = reader;
    this.#turn = turn;
  }

  async begin(): Promise<void> {
    this.#release = await this.#turn();
    try {
      await this.#writer.run({ sql: 'BEGIN IMMEDIATE', parameters: [] });
    } catch (error) {
      this.#letGo();
      throw error;
    }
  }

  async end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    try {
      await this.#writer.run({ sql: how, parameters: [] });
      this.#letGo();
    } catch (error) {
      // After a commit that failed Kysely rolls back; what cannot be rolled back is over.
      if (how === 'ROLLBACK') this.#letGo();
      throw error;
    }
  }

  #letGo(): void {
    this.#release?.();
    this.#release = undefined;
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#release) return resultOf(await this.#writer.run({ sql, parameters }));
    if (query.kind === 'SelectQueryNode') return resultOf(await this.#reader.run({ sql, parameters }));
    const release = await this.#turn();
    try {
      return resultOf(await this.#writer.run({ sql, parameters }));
    } finally {
      release();
    }
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are read at once');
  }
}

function resultOf<R>({ rows, changes, inserted }: Awaited<ReturnType<Thread['run']>>): QueryResult<R> {
  if (rows) return { rows: rows as R[] };
  return { rows: [], numAffectedRows: BigInt(changes ?? 0), insertId: BigInt(inserted ?? 0) };
}
