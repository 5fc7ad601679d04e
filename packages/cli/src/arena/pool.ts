/** A queue of jobs in front of threads. */
import { setTimeout as after } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export type Work<Job, Result> = {
  /** The module that runs in each thread: it says `ready`, then answers each list of jobs with a list of replies. */
  readonly worker: URL;
  readonly threads: number;
  /** The next job, asked for whenever a thread is free; undefined when there are no more. */
  readonly next: () => Job | undefined;
  /** In the order of completion. */
  readonly done: (job: Job, result: Result) => void;
  /** A job that could not be done; the others go on. */
  readonly failed: (job: Job, trouble: string) => void;
  /** Asked after each list of jobs: true ends everything at once, also what is still being worked on. */
  readonly enough?: () => boolean;
  /** The first thread stands ready: from now on there is work. */
  readonly began?: () => void;
  readonly signal?: AbortSignal;
};

export type Reply<Result> = { readonly result: Result } | { readonly trouble: string };

/** A thread ended that should not have: what it was working on is lost, and so would be what comes after. */
export class ThreadDied extends Error {}

export const READY = 'ready';

/** A thread gets as many jobs at a time as keep it busy so long: messages then cost nothing, and little is lost with a list that is not finished. */
const LIST_MS = 100;
/** A thread takes longer to start than many a run takes one that stands ready: the others join when the first has worked so long. */
const ALONE_MS = 100;

/** Works off all jobs. When it is over, also by an error, no thread is left. */
export async function workOff<Job, Result>(work: Work<Job, Result>): Promise<void> {
  const { next, done, failed, enough, began, signal } = work;
  const open = new Set<Worker>();
  const stopped = Promise.withResolvers<void>();
  const underWay = Promise.withResolvers<void>();
  let over = false;
  const stop = (): void => {
    over = true;
    stopped.resolve();
  };

  /** So many jobs, or as many as there are. */
  const take = (most: number): Job[] => {
    const jobs: Job[] = [];
    while (jobs.length < most) {
      const job = next();
      if (job === undefined) break;
      jobs.push(job);
    }
    return jobs;
  };

  /** One thread, until there is nothing left to do. */
  const run = async (number: number): Promise<void> => {
    let jobs = over ? [] : take(1);
    if (jobs.length === 0) return;
    const worker = new Worker(work.worker);
    open.add(worker);
    // Its death is told to who waits for it; a second trouble while it dies must not end the process.
    worker.on('error', () => {});
    await heard(worker);
    if (number === 0) {
      began?.();
      after(ALONE_MS, undefined, { ref: false }).then(underWay.resolve);
    }
    while (!over && jobs.length > 0) {
      const from = performance.now();
      worker.postMessage(jobs);
      const replies = (await heard(worker)) as readonly Reply<Result>[];
      if (over) return;
      const ms = performance.now() - from;
      for (const [i, reply] of replies.entries()) {
        const job = jobs[i] as Job;
        if ('result' in reply) done(job, reply.result);
        else failed(job, reply.trouble);
      }
      if (enough?.()) stop();
      else jobs = take(Math.max(1, Math.min(2 * jobs.length, Math.round((jobs.length * LIST_MS) / ms))));
    }
  };
  /** The others join, or find nothing to do. */
  const runAll = (): Promise<unknown> => {
    const first = run(0).finally(underWay.resolve);
    const others = Array.from({ length: work.threads - 1 }, (_, i) => underWay.promise.then(() => run(i + 1)));
    return Promise.all([first, ...others]);
  };

  signal?.addEventListener('abort', stop);
  try {
    if (signal?.aborted) return;
    await Promise.race([stopped.promise, runAll()]);
  } finally {
    signal?.removeEventListener('abort', stop);
    over = true;
    underWay.resolve();
    await Promise.all([...open].map((worker) => worker.terminate()));
  }
}

/** The next message of a thread, or how it ended. */
function heard(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      then();
    };
    const onMessage = (message: unknown): void => settle(() => resolve(message));
    const onError = (error: unknown): void => settle(() => reject(new ThreadDied(String(error).split('\n')[0])));
    const onExit = (code: number): void => settle(() => reject(new ThreadDied(`exit code ${code}`)));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
