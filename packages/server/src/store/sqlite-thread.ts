/** A connection to a SQLite file in a thread of its own: statements go in, results come out in the same order. */
import { Worker } from 'node:worker_threads';
import { SqliteError } from './trouble.ts';

/** One that does not write reads alone. */
export type Opening = { readonly file: string; readonly writes: boolean };
export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] };
/** A statement for each of several rows of parameters. */
export type Repeated = { readonly sql: string; readonly each: readonly (readonly unknown[])[] };
/** `all` is one transaction; neither of them: the end. */
export type Asked = { readonly id: number; readonly one?: Statement; readonly all?: readonly Repeated[] };
export type Told = {
  readonly id: number;
  readonly rows?: readonly unknown[];
  readonly changes?: number;
  readonly inserted?: number;
  readonly error?: { readonly message: string; readonly errcode: number; readonly code?: string };
};

export type Thread = {
  readonly run: (statement: Statement) => Promise<Told>;
  readonly together: (all: readonly Repeated[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

type Waiting = { readonly resolve: (told: Told) => void; readonly reject: (error: Error) => void };

export async function openThread(opening: Opening): Promise<Thread> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: opening, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let dead: Error | undefined;

  const asked = (id: number): Promise<Told> => new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  const ask = (what: Omit<Asked, 'id'>): Promise<Told> => {
    if (dead) return Promise.reject(dead);
    const id = ++count;
    const answer = asked(id);
    worker.postMessage({ id, ...what } satisfies Asked);
    return answer;
  };
  const died = (error: Error): void => {
    dead ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  worker.on('message', (told: Told) => {
    const one = waiting.get(told.id);
    waiting.delete(told.id);
    if (told.error) one?.reject(new SqliteError(told.error.message, told.error.errcode, told.error.code));
    else one?.resolve(told);
  });
  worker.on('error', died);
  const gone = new Promise<void>((resolve) => worker.on('exit', () => resolve()));
  void gone.then(() => died(new Error('the database is closed')));

  const close = async (): Promise<void> => {
    if (!dead) await ask({});
    await gone;
  };
  try {
    await asked(0);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    run: (one) => ask({ one }),
    together: async (all) => void (await ask({ all })),
    close,
  };
}
