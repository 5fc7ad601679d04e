/** The thread that holds one connection to a SQLite file: it may wait for the disk, nobody else has to. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { lockOf, markAsOurs } from './sqlite-file.ts';
import type { Asked, Opening, Repeated, Statement, Told } from './sqlite-thread.ts';

const MOST_PREPARED = 300;

const { file, writes } = workerData as Opening;
const port = parentPort;
if (!port) throw new Error('a thread of its own');

type Prepared = { readonly statement: StatementSync; readonly reads: boolean };

const prepared = new Map<string, Prepared>();
let database: DatabaseSync | undefined;
// Held as long as this process lives; the system lets go of it however it ends.
let lock: DatabaseSync | undefined;

try {
  if (writes) {
    lock = lockOf(file);
  }
  database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true, readOnly: !writes });
  if (writes) prepareFile(database);
  database.exec('PRAGMA cache_size = -32768');
  tell({ id: 0 });
} catch (error) {
  tell({ id: 0, error: errorOf(error) });
}

port.on('message', ({ id, one, all }: Asked) => {
  if (!one && !all) {
    database?.close();
    lock?.close();
    tell({ id });
    port.close();
    return;
  }
  try {
    if (all) together(all);
    tell(one ? { id, ...run(one) } : { id });
  } catch (error) {
    tell({ id, error: errorOf(error) });
  }
});

function tell(told: Told): void {
  port?.postMessage(told);
}

function prepareFile(opened: DatabaseSync): void {
  markAsOurs(opened);
  opened.exec('PRAGMA journal_mode = WAL');
  opened.exec('PRAGMA synchronous = FULL');
}

/** All or nothing, on disk when it is told. */
function together(all: readonly Repeated[]): void {
  database?.exec('BEGIN IMMEDIATE');
  try {
    for (const { sql, each } of all) {
      const { statement } = preparedOf(sql);
      for (const values of each) statement.run(...(values as SQLInputValue[]));
    }
    database?.exec('COMMIT');
  } catch (error) {
    if (database?.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function run({ sql, parameters }: Statement): Omit<Told, 'id'> {
  const { statement, reads } = preparedOf(sql);
  const values = parameters as SQLInputValue[];
  if (reads) return { rows: statement.all(...values) };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { changes: Number(changes), inserted: Number(lastInsertRowid) };
}

function preparedOf(sql: string): Prepared {
  const known = prepared.get(sql);
  if (known) return known;
  if (!database) throw new Error('not open');
  const statement = database.prepare(sql);
  const made = { statement, reads: statement.columns().length > 0 };
  const [eldest] = prepared.keys();
  if (prepared.size >= MOST_PREPARED && eldest !== undefined) prepared.delete(eldest);
  prepared.set(sql, made);
  return made;
}

function errorOf(error: unknown): { message: string; errcode: number; code?: string } {
  if (!(error instanceof Error)) return { message: String(error), errcode: 0 };
  const errcode = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { message: error.message, errcode, ...code };
}
