/** A queue of jobs in front of threads. */
import { Worker } from 'node:worker_threads';

export type Work<Job, Result> = {
  /** The module that runs in each thread: it gets jobs and answers each with `{result}` or `{trouble}`. */
  readonly worker: URL;
  readonly threads: number;
  /** The next job, asked for whenever a thread is free; undefined when there are no more. */
  readonly next: () => Job | undefined;
  /** In the order of completion. */
  readonly done: (job: Job, result: Result) => void;
  /** A job that could not be done; the others go on, in a new thread where the old one died. */
  readonly failed: (job: Job, trouble: string) => void;
  /** Asked after each job: true ends everything at once, also what is still being worked on. */
  readonly enough?: () => boolean;
};

type Reply<Result> = { readonly result: Result } | { readonly trouble: string; readonly died?: true };

/** Works off all jobs. When it is over, no thread is left. */
export async function workOff<Job, Result>(work: Work<Job, Result>): Promise<void> {
  const open = new Set<Worker>();
  const stopped = Promise.withResolvers<void>();
  let over = false;

  /** One thread after the other, until there is nothing left to do. */
  const run = async (): Promise<void> => {
    let worker: Worker | undefined;
    while (!over) {
      const job = work.next();
      if (job === undefined) return;
      worker ??= start();
      const reply: Reply<Result> = await ask(worker, job);
      if (over) return;
      if ('result' in reply) work.done(job, reply.result);
      else {
        work.failed(job, reply.trouble);
        if (reply.died) worker = undefined;
      }
      if (work.enough?.()) stopped.resolve();
    }
  };

  const start = (): Worker => {
    const worker = new Worker(work.worker);
    open.add(worker);
    // Trouble is told in the reply to the job; a second one while the thread dies must not end the process.
    worker.on('error', () => open.delete(worker));
    return worker;
  };

  try {
    await Promise.race([stopped.promise, Promise.all(Array.from({ length: work.threads }, run))]);
  } finally {
    over = true;
    await Promise.all([...open].map((worker) => worker.terminate()));
  }
}

/** Whatever happens to the thread, there is a reply. */
function ask<Job, Result>(worker: Worker, job: Job): Promise<Reply<Result>> {
  return new Promise((resolve) => {
    const settle = (reply: Reply<Result>): void => {
      worker.off('message', settle).off('error', onError).off('exit', onExit);
      resolve(reply);
    };
    const onError = (error: unknown): void => settle({ trouble: String(error), died: true });
    const onExit = (code: number): void => settle({ trouble: `the thread ended with code ${code}`, died: true });
    worker.on('message', settle).on('error', onError).on('exit', onExit);
    worker.postMessage(job);
  });
}
