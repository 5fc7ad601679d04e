/** Runs commands in a thread, one after another, each within bounds of time and memory. */
import { Worker } from 'node:worker_threads';
import type { Ran } from './reading.ts';

/** On a busy machine a command may take seconds; none that reads a file takes a minute. */
const PATIENCE_MS = 60_000;
const MEMORY_MB = 1500;

export type Reader = {
  readonly run: (words: readonly string[]) => Promise<Ran | 'hang'>;
  readonly close: () => void;
};

export function openReader(): Reader {
  let thread: Worker | undefined;
  const start = (): Worker => {
    const started = new Worker(new URL('./reading.ts', import.meta.url), {
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    started.setMaxListeners(0);
    return started;
  };
  // A thread that is deep in the system ends when it comes back: nobody waits for that.
  const stop = (): void => {
    void thread?.terminate();
    thread = undefined;
  };
  return {
    run: async (words) => {
      thread ??= start();
      const running = thread;
      const ended = Promise.withResolvers<Ran | 'hang'>();
      const timer = setTimeout(() => ended.resolve('hang'), PATIENCE_MS);
      const answer = (ran: Ran): void => ended.resolve(ran);
      const fail = (error: Error): void => ended.resolve({ died: error.stack ?? error.message });
      const exit = (): void => ended.resolve({ died: 'the process ended' });
      running.once('message', answer).once('error', fail).once('exit', exit);
      running.postMessage(words);
      const ran = await ended.promise;
      clearTimeout(timer);
      running.off('message', answer).off('error', fail).off('exit', exit);
      if (ran === 'hang' || 'died' in ran) stop();
      return ran;
    },
    close: stop,
  };
}
