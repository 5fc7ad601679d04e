/** Many games between bots in threads: what simulate, tournament and balance have in common. */
import { availableParallelism, constants } from 'node:os';
import { type Args, numberOption } from '../args.ts';
import { type Io, paint, say } from '../io.ts';
import { rounded } from '../numbers.ts';
import { progressBar } from '../progress.ts';
import { text } from '../text/index.ts';
import type { GameJob, GameReport } from './game.ts';
import { ThreadDied, workOff } from './pool.ts';

const WORKER = new URL('./worker.ts', import.meta.url);
const MOST_THREADS = 256;
/** Options may be a whole scenario. */
const OPTIONS_SHOWN = 100;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export type Series<Job extends GameJob> = {
  readonly threads: number;
  /** In the measure of `played`. */
  readonly size: number;
  readonly played: () => number;
  readonly next: () => Job | undefined;
  /** In the order of completion, which depends on the machine. */
  readonly done: (job: Job, report: GameReport) => void;
  /** True where the games that are left are not needed. */
  readonly enough?: () => boolean;
  /** Ends so many seconds after the first thread stood ready, as if all had been played: games that are not over by then are not told. */
  readonly limit?: number | undefined;
  /** A game that could not be played does not keep the others from being played. */
  readonly goesOn?: true;
};

export type Ended = {
  /** 0 all was played, 2 something could not be, 128 and more: the signal that ended it. */
  readonly code: number;
  /** Since the first thread stood ready. */
  readonly seconds: number;
  /** The time was over before the games were. */
  readonly late: boolean;
};

export function threadsOption(args: Args): number {
  return numberOption(args, 'threads', 1, MOST_THREADS, availableParallelism());
}

/** Plays a series with a bar. Where it ends early, one line says so, and what was played so far counts. */
export async function playSeries<Job extends GameJob>(series: Series<Job>, io: Io): Promise<Ended> {
  const { threads, size, played, next, done, enough, limit, goesOn } = series;
  const troubles: string[] = [];
  const stop = new AbortController();
  let stoppedBy: (typeof SIGNALS)[number] | undefined;
  const onSignal = (signal: (typeof SIGNALS)[number]): void => {
    stoppedBy ??= signal;
    stop.abort();
  };
  // Once: whoever asks a second time does not wait for anything.
  for (const signal of SIGNALS) process.once(signal, onSignal);
  let late = false;
  const onLimit = (): void => {
    late = true;
    stop.abort();
  };
  let timer: NodeJS.Timeout | undefined;
  // Where the time is what ends it, the bar shows the time.
  const progress = progressBar(limit ?? size, process.stderr);
  let began = performance.now();
  try {
    await workOff<Job, GameReport>({
      worker: WORKER,
      threads,
      next,
      began: () => {
        began = performance.now();
        if (limit !== undefined) timer = setTimeout(onLimit, limit * 1000);
      },
      done: (job, report) => {
        done(job, report);
        progress.at(limit === undefined ? played() : Math.min(limit, Math.round((performance.now() - began) / 1000)));
      },
      failed: ({ bots, options, seed }, reason) => {
        const job = `${bots.map(({ name }) => name).join(', ')} ${JSON.stringify(options).slice(0, OPTIONS_SHOWN)} ${seed}`;
        troubles.push(say(io, text('series.failed', { job, reason })));
      },
      enough: () => (troubles.length > 0 && !goesOn) || (enough?.() ?? false),
      signal: stop.signal,
    });
  } catch (error) {
    if (!(error instanceof ThreadDied)) throw error;
    troubles.push(say(io, text('series.died', { reason: error.message })));
  } finally {
    progress.end();
    clearTimeout(timer);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
  const seconds = (performance.now() - began) / 1000;
  for (const trouble of troubles) io.err(paint(io, 'red', trouble));
  const code = stoppedBy ? 128 + constants.signals[stoppedBy] : troubles.length > 0 ? 2 : 0;
  if (code !== 0 || played() === 0)
    io.err(say(io, text('series.stopped', { played: rounded(io, played()), games: rounded(io, size) })));
  return { code, seconds, late };
}
