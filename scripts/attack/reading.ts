/** A thread that runs commands: it may be stopped when it hangs, and has a limit of memory. */
import { parentPort } from 'node:worker_threads';
import { main } from '../../packages/cli/src/main.ts';

export type Ran = { readonly code: number; readonly out: string; readonly err: string } | { readonly died: string };

parentPort?.on('message', async (words: readonly string[]) => {
  const out: string[] = [];
  const err: string[] = [];
  let ran: Ran;
  try {
    const code = await main(words, {
      out: (line) => out.push(line),
      err: (line) => err.push(line),
      language: 'en',
      color: false,
    });
    ran = { code, out: out.join('\n'), err: err.join('\n') };
  } catch (error) {
    ran = { died: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(ran);
});
