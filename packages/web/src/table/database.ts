/** The browser's own database, opened for each piece of work and closed after it: no window stands in the way of another. */
import { problemOf, StoreError, type StoreProblem } from './problems.ts';

type Database = { readonly name: string; readonly version: number; readonly stores: readonly string[] };

/** Since 2 a table is only written over the state one knows; a page of version 1 did not look, so it may not write any more. */
const TABLES: Database = { name: 'wartable', version: 2, stores: ['tables'] };
/** What is kept beside tables, each with an `id`: campaigns, battles of the day, games that were played, drawings. */
const BESIDE = { name: 'wartable-beside', version: 1, stores: ['campaigns', 'days', 'games', 'drawings'] } as const;
export type StoreBeside = (typeof BESIDE)['stores'][number];

/** How long the database may be busy with something else, in milliseconds. */
const [PATIENCE, IMPATIENCE] = [4000, 200];

const PROBLEMS: Readonly<Record<string, StoreProblem>> = { QuotaExceededError: 'full', VersionError: 'outdated' };

function open({ name, version, stores }: Database): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames;
      for (const store of stores) if (!there.contains(store)) request.result.createObjectStore(store, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  });
}

type Work<T> = (store: IDBObjectStore, done: (result: T) => void, refuse: (error: unknown) => void) => void;

async function once<T>(kept: Database, name: string, mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  let database: IDBDatabase | undefined;
  try {
    const opened = await open(kept);
    database = opened;
    return await new Promise<T>((resolve, reject) => {
      const transaction = opened.transaction(name, mode, { durability: 'strict' });
      let finish = (): void => reject(transaction.error);
      transaction.oncomplete = () => finish();
      transaction.onabort = () => reject(transaction.error);
      work(
        transaction.objectStore(name),
        (result) => {
          finish = () => resolve(result);
        },
        (error) => {
          reject(error);
          transaction.abort();
        },
      );
    });
  } catch (error) {
    throw error instanceof StoreError
      ? error
      : new StoreError(PROBLEMS[error instanceof Error ? error.name : ''] ?? 'unavailable');
  } finally {
    database?.close();
  }
}

async function twice<T>(kept: Database, name: string, mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  try {
    return await once(kept, name, mode, work);
  } catch (error) {
    // A database that was closed or deleted under the work is there again at once.
    if (problemOf(error) !== 'unavailable') throw error;
    return await once(kept, name, mode, work);
  }
}

/** Resolves when what was done with the tables is on disk. */
export function inStore<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  return twice(TABLES, 'tables', mode, work);
}

/** The same with what is kept beside them. */
export function inStoreBeside<T>(name: StoreBeside, mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  return patiently(twice(BESIDE, name, mode, work));
}

/** Pieces of work that were not waited for any longer, and are not done yet. */
let stuck = 0;

/** Gives up waiting, not the work. Nobody waits as long a second time. */
export function patiently<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let isStuck = false;
    const giveUp = (): void => {
      isStuck = true;
      stuck++;
      reject(new StoreError('blocked'));
    };
    const timer = setTimeout(giveUp, stuck > 0 ? IMPATIENCE : PATIENCE);
    const done = (): void => {
      clearTimeout(timer);
      if (isStuck) stuck--;
    };
    work.then(resolve, reject).finally(done);
  });
}
