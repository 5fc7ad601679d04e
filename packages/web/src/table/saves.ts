/** Tables kept in the browser's own database. A table that cannot be read is left alone and told of; no other one is touched. */
import { isFields } from '@wartable/kernel';
import { isGame, levelsOf } from '../games/manifests.ts';
import type { TableSave } from './messages.ts';

const NAME = 'wartable';
const STORE = 'tables';
const FORMATS: readonly unknown[] = ['wartable-table/1', 'wartable-table/2'];

export type Kept = TableSave & { readonly changed: number; readonly over: boolean };

/** A table on the shelf that cannot be opened; it can be deleted. */
export type Unread = { readonly id: IDBValidKey; readonly problem: 'newer' | 'damaged' };

/** All that is kept: tables in the order of their last change, and what is wrong with the database if anything is. */
export type Shelf = {
  readonly tables: readonly Kept[];
  readonly unread: readonly Unread[];
  readonly problem: StoreProblem | undefined;
};

/** What may go wrong, as the page tells it; "outdated": a newer version of the page has changed the database. */
export type StoreProblem = 'full' | 'unavailable' | 'outdated' | Unread['problem'];

export class StoreError extends Error {
  readonly problem: StoreProblem;
  constructor(problem: StoreProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Tables that could not be written last time. They last as long as the page. */
const unwritten = new Map<IDBValidKey, Kept>();

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  let database: IDBDatabase | undefined;
  try {
    const opened = await open();
    database = opened;
    return await new Promise<T>((resolve, reject) => {
      const transaction = opened.transaction(STORE, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } catch (error) {
    throw new StoreError(PROBLEMS[error instanceof Error ? error.name : ''] ?? 'unavailable');
  } finally {
    database?.close();
  }
}

const PROBLEMS: Readonly<Record<string, StoreProblem>> = { QuotaExceededError: 'full', VersionError: 'outdated' };

/** A table its own worker could not write: it lasts as long as the page, and is written as soon as there is room. */
export function keepInMemory(save: TableSave, over: boolean): void {
  unwritten.set(save.id, { ...save, changed: Date.now(), over });
}

/** Its worker has written the table after all. */
export function written(id: string): void {
  unwritten.delete(id);
}

async function write(table: Kept): Promise<void> {
  unwritten.set(table.id, table);
  await inStore('readwrite', (store) => store.put(table));
  if (unwritten.get(table.id) === table) unwritten.delete(table.id);
}

/** Tries again what could not be written last time. */
export async function writeAgain(id: string): Promise<void> {
  const table = unwritten.get(id);
  if (table) await write(table);
}

/** Resolves when the table is on disk. */
export async function keepTable(save: TableSave, over: boolean, changed = Date.now()): Promise<void> {
  await write({ ...save, changed, over });
}

export async function tableNamed(id: string): Promise<Kept | undefined> {
  const found: unknown = unwritten.get(id) ?? (await inStore('readonly', (store) => store.get(id)));
  if (found === undefined) return undefined;
  const table = readKept(found);
  if (typeof table === 'string') throw new StoreError(table);
  return table;
}

export async function allTables(): Promise<Shelf> {
  const tables = new Map<IDBValidKey, Kept>();
  const unread: Unread[] = [];
  let problem: StoreProblem | undefined;
  try {
    const found: { readonly id: IDBValidKey }[] = await inStore('readonly', (store) => store.getAll());
    for (const one of found) {
      const table = readKept(one);
      if (typeof table === 'string') unread.push({ id: one.id, problem: table });
      else tables.set(one.id, table);
    }
  } catch (error) {
    problem = error instanceof StoreError ? error.problem : 'unavailable';
  }
  for (const [id, table] of unwritten) tables.set(id, table);
  return { tables: [...tables.values()].sort((a, b) => b.changed - a.changed), unread, problem };
}

/** Deletes one, and with the room that gives writes what could not be written before. */
export async function forgetTable(id: IDBValidKey): Promise<void> {
  const here = unwritten.delete(id);
  try {
    await inStore('readwrite', (store) => store.delete(id));
  } catch (error) {
    // It was nowhere else.
    if (!here) throw error;
  }
  for (const table of unwritten.values()) await write(table).catch(() => {});
}

/** A table from the shelf, or what is wrong with it. */
function readKept(found: unknown): Kept | Unread['problem'] {
  if (!isFields(found)) return 'damaged';
  const { format } = found;
  if (typeof format === 'string' && format.startsWith('wartable-table/') && !FORMATS.includes(format)) return 'newer';
  if (!isKept(found)) return 'damaged';
  return isGame(found.game) ? found : 'newer';
}

function isKept(found: unknown): found is Kept {
  if (!isFields(found)) return false;
  const { format, id, game, record, players, seed, changed } = found;
  return (
    FORMATS.includes(format) &&
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof seed === 'string' &&
    Number.isFinite(changed) &&
    isFields(record) &&
    Array.isArray(record['log']) &&
    Array.isArray(players) &&
    players.every((player) => isPlayer(player, game))
  );
}

function isPlayer(found: unknown, game: string): boolean {
  if (!isFields(found)) return false;
  const { kind, level } = found;
  return (
    kind === 'person' ||
    (kind === 'bot' && Number.isInteger(level) && (!isGame(game) || levelsOf(game).some((one) => one === level)))
  );
}
