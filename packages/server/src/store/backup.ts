/** Copies of a SQLite file: taken while a server writes to it, and put back when none does. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { makeFolder, move, remove, settle } from './disk.ts';
import { openStore } from './index.ts';
import { beOurs, lockOf } from './sqlite-file.ts';
import { StoreTrouble, sqliteWord } from './trouble.ts';

export { whereOf } from './index.ts';
export { StoreTrouble, type StoreTroubleWord } from './trouble.ts';

/** All pages in one go: a server that writes all the time would make a copy in small steps begin again and again. */
const ALL_AT_ONCE = 2 ** 31 - 1;
/** What SQLite lays beside a file that was not closed. */
const BESIDE = ['', '-wal', '-shm'];
const TRACES = [...BESIDE, '-journal', '.lock'];

export type Copied = {
  readonly people: number;
  readonly matches: number;
  /** Where the old file is now. */
  readonly aside?: string;
};

/** Copies all that was committed into a new file, whole and checked. */
export async function backUp(file: string, to: string): Promise<Copied> {
  if (!existsSync(file)) throw new StoreTrouble('missing', file);
  if (existsSync(to)) throw new StoreTrouble('exists', to);
  const part = `${to}.part`;
  try {
    return await at(to, async () => {
      makeFolder(dirname(to));
      const copied = await copy(file, part);
      settle(part, to);
      return copied;
    });
  } finally {
    remove(part, TRACES);
  }
}

/** Puts a copy in the place of the file, which is kept beside it. Refused while a server has it. */
export async function restore(from: string, file: string, now = new Date()): Promise<Copied> {
  if (!existsSync(from)) throw new StoreTrouble('missing', from);
  const part = `${file}.restoring`;
  const lock = await at(file, async () => {
    makeFolder(dirname(file));
    return lockOf(file);
  });
  try {
    const copied = await copy(from, part);
    // A copy of an older version is brought up to date, one of a newer is refused, before anything is moved.
    await (await openStore({ file: part })).close();
    return await at(file, async () => {
      const aside = existsSync(file) ? `${file}.${now.toISOString().replace(/\W/g, '')}` : undefined;
      if (aside !== undefined) moveAside(file, aside);
      settle(part, file);
      return { ...copied, ...(aside !== undefined && { aside }) };
    });
  } finally {
    remove(part, TRACES);
    lock.close();
  }
}

/** The copy is one file, and was read from end to end. */
async function copy(from: string, to: string): Promise<Copied> {
  remove(to, TRACES);
  await at(from, async () => {
    const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
    try {
      beOurs(source);
      await backup(source, to, { rate: ALL_AT_ONCE });
    } finally {
      source.close();
    }
  });
  return at(from, async () => {
    const made = new DatabaseSync(to);
    try {
      made.exec('PRAGMA journal_mode = DELETE');
      const [verdict] = made.prepare('PRAGMA integrity_check(1)').all();
      const [dangling] = made.prepare('PRAGMA foreign_key_check').all();
      if (verdict?.['integrity_check'] !== 'ok' || dangling) throw new StoreTrouble('damaged', from);
      const count = (table: string): number => Number(made.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.['n']);
      return { people: count('person'), matches: count('match') };
    } finally {
      made.close();
    }
  });
}

/** What was committed and not yet moved into the file goes with it, also where the file is damaged. */
function moveAside(file: string, aside: string): void {
  try {
    const old = new DatabaseSync(file);
    old.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    old.close();
  } catch {
    // As it is, then.
  }
  move(file, aside, BESIDE);
}

/** Whatever goes wrong is told with the file it happened to. */
async function at<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreTrouble ? error : new StoreTrouble(sqliteWord(error), file, error);
  }
}
