/** Runs cases one after the other in a thread of their own. One that does not come to an end is stopped, and the others go on. */
import { Worker } from 'node:worker_threads';
import { type Case, type Failure, readCases, type Said, shortened } from '@wartable/kernel';
import { readDataFile } from '../files.ts';
import { GAMES } from '../games.ts';
import { text } from '../text/index.ts';

export type CaseJob = { readonly game: string; readonly item: Case };

export const READY = 'ready';
/** A case takes milliseconds. */
export const CASE_SECONDS = 10;
/** Far more than a case needs, and less than a machine has. */
const MOST_MEGABYTES = 1024;

export type CaseReport = {
  readonly file: string;
  readonly game: string;
  readonly line: number;
  readonly name: string;
  readonly rules: readonly string[];
  readonly failures: readonly {
    readonly line: number;
    readonly what: Said;
    readonly expected: Said;
    readonly found: Said;
  }[];
};

export type CaseFile = {
  readonly file: string;
  readonly game: string;
  readonly cases: readonly Case[];
  readonly lineOf: (path: string) => number;
};

/** The cases of a file. Throws `FileError`, which names the line. */
export function readCaseFile(file: string): CaseFile {
  const { data, lineOf, inside } = readDataFile(file);
  return { file, lineOf, ...inside(() => readCases(data, GAMES)) };
}

export type Runner = { readonly run: (file: CaseFile) => Promise<CaseReport[]>; readonly close: () => Promise<void> };

/** Cases may take so many seconds each. */
export function openRunner(seconds: number): Runner {
  let thread: Worker | undefined;
  const close = async (): Promise<void> => {
    await thread?.terminate();
    thread = undefined;
  };
  const runOne = async (job: CaseJob): Promise<readonly Failure[]> => {
    try {
      thread ??= await started();
      thread.postMessage(job);
      return (await heard(thread, seconds)) as readonly Failure[];
    } catch (error) {
      await close();
      if (!(error instanceof Stopped)) throw error;
      return [
        { path: job.item.path, what: { key: 'case.itself' }, expected: text('cases.ends', { n: seconds }), found: error.said },
      ];
    }
  };
  const run = async ({ file, game, cases, lineOf }: CaseFile): Promise<CaseReport[]> => {
    const reports: CaseReport[] = [];
    for (const item of cases) {
      const failures = await runOne({ game, item });
      const { name, rules } = item;
      reports.push({
        file,
        game,
        line: lineOf(item.path),
        name,
        rules,
        failures: failures.map(({ path, ...failure }) => ({ line: lineOf(path), ...failure })),
      });
    }
    return reports;
  };
  return { run, close };
}

/** A case was ended, or has ended its thread. */
class Stopped extends Error {
  readonly said: Said;
  constructor(said: Said) {
    super();
    this.said = said;
  }
}

async function started(): Promise<Worker> {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  // Its end is told to who waits; a second trouble while it ends must not end the process.
  thread.on('error', () => {});
  await heard(thread, undefined);
  return thread;
}

/** What a thread says next; where there is a limit, within so many seconds. */
function heard(thread: Worker, seconds: number | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void): void => {
      clearTimeout(timer);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      then();
    };
    const stop = (said: Said): void => settle(() => reject(new Stopped(said)));
    const onMessage = (message: unknown): void => settle(() => resolve(message));
    const onError = (error: unknown): void => stop(text('cases.died', { reason: shortened(String(error).split('\n')[0] ?? '') }));
    const onExit = (code: number): void => stop(text('cases.died', { reason: `${code}` }));
    const timer = seconds === undefined ? undefined : setTimeout(() => stop(text('cases.hangs', { n: seconds })), seconds * 1000);
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
