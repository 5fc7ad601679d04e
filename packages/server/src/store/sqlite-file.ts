/** A SQLite file is ours, and one server's at a time. */
import { DatabaseSync } from 'node:sqlite';

/** The mark in the head of the file, so that no other program's is taken. */
const OURS = 0x77_61_72_74;
const BUSY = 5;

/** Held until it is closed or the process ends, however it ends: the system lets go of it then. */
export function lockOf(file: string): DatabaseSync {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === BUSY;
    throw isBusy ? Object.assign(new Error('another server has it'), { code: 'in-use' }) : error;
  }
}

/** One that is empty becomes ours. */
export function markAsOurs(database: DatabaseSync): void {
  const tables = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.['n'];
  if (markOf(database) === 0 && tables === 0) database.exec(`PRAGMA application_id = ${OURS}`);
  else beOurs(database);
}

export function beOurs(database: DatabaseSync): void {
  if (markOf(database) !== OURS) throw Object.assign(new Error('of another program'), { code: 'not-ours' });
}

function markOf(database: DatabaseSync): unknown {
  return database.prepare('PRAGMA application_id').get()?.['application_id'];
}
