/**
 * Tables that could not be written. They last as long as the page, and where the browser allows it as long as the tab: a reload
 * does not lose them.
 */
import { isFields } from '@wartable/kernel';
import type { Unwritten } from './messages.ts';
import { readKept } from './rows.ts';

const KEPT = 'wartable.unwritten.';

/** Read at first use. Workers have no storage of the tab, and no tables that wait. */
let known: Map<string, Unwritten> | undefined;

function tables(): Map<string, Unwritten> {
  if (known) return known;
  known = new Map();
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(KEPT)) continue;
      const table = readUnwritten(sessionStorage.getItem(key) ?? '');
      if (table) known.set(table.id, table);
    }
  } catch {
    // Then they last as long as the page.
  }
  return known;
}

function readUnwritten(words: string): Unwritten | undefined {
  try {
    const found: unknown = JSON.parse(words);
    const table = readKept(found);
    if (typeof table === 'string' || !isFields(found)) return undefined;
    const { hand } = found;
    return typeof hand === 'string' ? { ...table, hand } : undefined;
  } catch {
    return undefined;
  }
}

export function unwritten(id: string): Unwritten | undefined {
  return tables().get(id);
}

export function unwrittenTables(): readonly Unwritten[] {
  return [...tables().values()];
}

export function keepUnwritten(table: Unwritten): void {
  tables().set(table.id, table);
  try {
    sessionStorage.setItem(KEPT + table.id, JSON.stringify(table));
  } catch {
    // An older state would be worse than none.
    dropFromTab(table.id);
  }
}

/** Whether there was one; where `only` is given, that one and no newer one. */
export function forgetUnwritten(id: string, only?: Unwritten): boolean {
  const table = tables().get(id);
  if (!table || (only && table !== only)) return false;
  dropFromTab(id);
  return tables().delete(id);
}

function dropFromTab(id: string): void {
  try {
    sessionStorage.removeItem(KEPT + id);
  } catch {
    // It was never there.
  }
}
