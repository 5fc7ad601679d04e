/**
 * Tables kept in the browser's own database. A table that cannot be read is left alone and told of; no other one is touched.
 * Each write checks, in the transaction that writes, that it goes on from what is there: of two windows that both believe they
 * keep a table only one can.
 */
import { inStore, patiently } from './database.ts';
import type { Fence, Keeper, Kept, TableSave, Unwritten, Written } from './messages.ts';
import { randomName } from './names.ts';
import { problemOf, StoreError, type StoreProblem } from './problems.ts';
import { type RowProblem, readKept } from './rows.ts';
import { forgetUnwritten, keepUnwritten, unwritten, unwrittenTables } from './unwritten.ts';

/** A table on the shelf that cannot be opened; its row can be had as it is, and be deleted. */
export type Unread = { readonly id: IDBValidKey; readonly problem: RowProblem };

/** All that is kept: tables in the order of their last change, and what is wrong with the database if anything is. */
export type Shelf = {
  readonly tables: readonly Kept[];
  readonly unread: readonly Unread[];
  readonly problem: StoreProblem | undefined;
};

function write({ hand, ...table }: Unwritten): Promise<Written> {
  return inStore<Written>('readwrite', (store, done, refuse) => {
    const request = store.get(table.id);
    request.onsuccess = () => {
      const row: unknown = request.result;
      const there = row === undefined ? undefined : readKept(row);
      if (there === 'newer') return refuse(new StoreError('newer'));
      const known = typeof there === 'object' ? there.fence : undefined;
      if (typeof there === 'object' && !goesOn(known, table.fence, hand)) return refuse(new StoreError('elsewhere'));
      const fence: Fence = { number: Math.max(numberOf(table.fence), numberOf(known)) + 1, by: hand };
      const found = there === 'damaged' ? 'damaged' : there === undefined && table.fence ? 'deleted' : 'as-left';
      try {
        store.put({ ...table, fence });
        done({ fence, found });
      } catch (error) {
        refuse(error);
      }
    };
  });
}

const numberOf = (fence: Fence | undefined): number => fence?.number ?? 0;

/** From the row that was read, or from one of the same hand that was written late. */
function goesOn(there: Fence | undefined, from: Fence | undefined, hand: string): boolean {
  return there?.by === hand || (there?.by === from?.by && there?.number === from?.number);
}

export function keeperFrom(from: Fence | undefined): Keeper {
  const hand = randomName();
  let fence = from;
  let busy = false;
  const newest = (save: TableSave, over: boolean): Unwritten => ({
    ...save,
    over,
    changed: Date.now(),
    hand,
    ...(fence ? { fence } : {}),
  });
  const put = async (table: Unwritten): Promise<Written['found']> => {
    busy = true;
    try {
      const written = await write(table);
      fence = written.fence;
      return written.found;
    } finally {
      busy = false;
    }
  };
  return {
    newest,
    keep: async (save, over) => {
      // What was given before still waits: nobody waits twice.
      if (busy) throw new StoreError('blocked');
      return await patiently(put(newest(save, over)));
    },
  };
}

/** A table that begins with this. */
export async function keepNew(save: TableSave): Promise<void> {
  const table: Unwritten = { ...save, over: false, changed: Date.now(), hand: randomName() };
  keepUnwritten(table);
  await writeAgain(table);
}

async function writeAgain(table: Unwritten): Promise<void> {
  try {
    await patiently(write(table));
  } catch (error) {
    // Somebody has gone on with it: this is no longer how it stands.
    if (problemOf(error) !== 'elsewhere') throw error;
  }
  forgetUnwritten(table.id, table);
}

async function writeAllAgain(): Promise<void> {
  await Promise.allSettled(unwrittenTables().map(writeAgain));
}

/** What is in the database under this name. */
async function rowNamed(id: IDBValidKey): Promise<unknown> {
  return await patiently(
    inStore<unknown>('readonly', (store, done) => {
      const request = store.get(id);
      request.onsuccess = () => done(request.result);
    }),
  );
}

/** A table as it is in the database. */
async function storedTable(id: string): Promise<Kept | undefined> {
  const row = await rowNamed(id);
  if (row === undefined) return undefined;
  const table = readKept(row);
  if (typeof table === 'string') throw new StoreError(table);
  return table;
}

/** How a table goes on: from what could not be written, unless somebody has gone on from what was. */
export async function tableToGoOn(id: string, waiting: Unwritten | undefined): Promise<Kept | undefined> {
  if (!waiting) return await storedTable(id);
  const there = await storedTable(id).catch(() => undefined);
  if (!there) return waiting;
  if (!goesOn(there.fence, waiting.fence, waiting.hand)) return there;
  return there.fence ? { ...waiting, fence: there.fence } : waiting;
}

export function tableNamed(id: string): Promise<Kept | undefined> {
  return tableToGoOn(id, unwritten(id));
}

/** What is there, for who wants to keep it elsewhere, also where it is no table. */
export async function anythingNamed(id: IDBValidKey): Promise<unknown> {
  return (typeof id === 'string' && unwritten(id)) || (await rowNamed(id));
}

export async function allTables(): Promise<Shelf> {
  await writeAllAgain();
  const tables = new Map<IDBValidKey, Kept>();
  const unread: Unread[] = [];
  let problem: StoreProblem | undefined;
  try {
    for (const [id, row] of await allRows()) {
      const table = readKept(row);
      if (typeof table === 'string') unread.push({ id, problem: table });
      else tables.set(id, table);
    }
  } catch (error) {
    problem = problemOf(error);
  }
  for (const table of unwrittenTables()) tables.set(table.id, table);
  return { tables: [...tables.values()].sort((a, b) => b.changed - a.changed), unread, problem };
}

/** One by one: a row that the browser itself cannot read must not hide the others. */
function allRows(): Promise<ReadonlyMap<IDBValidKey, unknown>> {
  return patiently(
    inStore<ReadonlyMap<IDBValidKey, unknown>>('readonly', (store, done) => {
      const rows = new Map<IDBValidKey, unknown>();
      const keys = store.getAllKeys();
      keys.onsuccess = () => {
        for (const key of keys.result) {
          rows.set(key, undefined);
          const row = store.get(key);
          row.onsuccess = () => rows.set(key, row.result);
          row.onerror = (event) => {
            event.preventDefault();
            event.stopPropagation();
          };
        }
        done(rows);
      };
    }),
  );
}

/** Deletes one, and with the room that gives writes what could not be written before. */
export async function forgetTable(id: IDBValidKey): Promise<void> {
  const here = typeof id === 'string' && forgetUnwritten(id);
  try {
    await patiently(
      inStore<void>('readwrite', (store, done) => {
        store.delete(id);
        done();
      }),
    );
  } catch (error) {
    // It was nowhere else.
    if (!here) throw error;
  }
  await writeAllAgain();
}
