/**
 * What is kept on this device beside the tables: rows with an `id`, in stores of their own. Rows are read by whoever keeps them:
 * what cannot be read is left alone. All windows hear of what one has changed.
 */
import { inStoreBeside, type StoreBeside } from './database.ts';

export type Row = { readonly id: string };

const CHANNEL = 'wartable-beside';

export async function allBeside(store: StoreBeside): Promise<readonly unknown[]> {
  return await inStoreBeside<readonly unknown[]>(store, 'readonly', (rows, done) => {
    const request = rows.getAll();
    request.onsuccess = () => done(request.result);
  });
}

export async function oneBeside(store: StoreBeside, id: string): Promise<unknown> {
  return await inStoreBeside<unknown>(store, 'readonly', (rows, done) => {
    const request = rows.get(id);
    request.onsuccess = () => done(request.result);
  });
}

/** Reads a row and writes what becomes of it, in one: two windows cannot lose each other's changes. Undefined leaves it as it is. */
export async function changeBeside<T extends Row>(
  store: StoreBeside,
  id: string,
  change: (now: unknown) => T | undefined,
): Promise<T | undefined> {
  const changed = await inStoreBeside<T | undefined>(store, 'readwrite', (rows, done, refuse) => {
    const request = rows.get(id);
    request.onsuccess = () => {
      try {
        const next = change(request.result);
        if (next !== undefined) rows.put(next);
        done(next);
      } catch (error) {
        refuse(error);
      }
    };
  });
  if (changed !== undefined) tell(store);
  return changed;
}

export async function forgetBeside(store: StoreBeside, id: string): Promise<void> {
  await inStoreBeside<void>(store, 'readwrite', (rows, done) => {
    rows.delete(id);
    done();
  });
  tell(store);
}

/** Who listens in this window, like who listens in any other, has a channel of its own. */
function tell(store: StoreBeside): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(store);
  channel.close();
}

/** Calls whenever a store has changed, here or in another window; returns how to stop it. */
export function whenBesideChanges(store: StoreBeside, changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<StoreBeside>) => {
    if (data === store) changed();
  };
  return () => channel.close();
}
