/** Tables kept in the browser's own database. A table that cannot be read is left alone and told of; no other one is touched. */
import type { TableSave } from './messages.ts';

const NAME = 'wartable';
const STORE = 'tables';
const FORMAT = 'wartable-table/1';

export type Kept = TableSave & { readonly changed: number; readonly over: boolean };

/** What may go wrong with the database, as the page tells it. */
export type StoreProblem = 'full' | 'unavailable' | 'newer' | 'damaged';

export class StoreError extends Error {
  readonly problem: StoreProblem;
  constructor(problem: StoreProblem) {
    super(problem);
    this.problem = problem;
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new StoreError('unavailable'));
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(problemOf(transaction.error));
      transaction.onabort = () => reject(problemOf(transaction.error));
    });
  } finally {
    database.close();
  }
}

function problemOf(error: DOMException | null): StoreError {
  return new StoreError(error?.name === 'QuotaExceededError' ? 'full' : 'unavailable');
}

/** Resolves when the table is on disk. */
export async function keepTable(save: TableSave, over: boolean): Promise<void> {
  await inStore('readwrite', (store) => store.put({ ...save, changed: Date.now(), over } satisfies Kept));
}

export async function tableNamed(id: string): Promise<Kept | undefined> {
  const found: unknown = await inStore('readonly', (store) => store.get(id));
  if (found === undefined) return undefined;
  const problem = problemWith(found);
  if (problem) throw new StoreError(problem);
  return found as Kept;
}

/** All tables that can be read, the one changed last first. */
export async function allTables(): Promise<Kept[]> {
  const found: unknown[] = await inStore('readonly', (store) => store.getAll());
  return found
    .filter((one) => problemWith(one) === undefined)
    .map((one) => one as Kept)
    .sort((a, b) => b.changed - a.changed);
}

export async function forgetTable(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
}

function problemWith(found: unknown): StoreProblem | undefined {
  const { format, record, players, seed } = (found ?? {}) as Partial<Record<keyof Kept, unknown>>;
  if (typeof format === 'string' && format.startsWith('wartable-table/') && format !== FORMAT) return 'newer';
  return format === FORMAT && typeof record === 'object' && Array.isArray(players) && typeof seed === 'string'
    ? undefined
    : 'damaged';
}
