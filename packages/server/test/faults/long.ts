/** A long fault run, as `npm run faults` and `npm run soak` begin it: told while it goes on, and as a few lines in the end. */
import { NATS_MISSING, natsPath } from '../../../../scripts/nats.mjs';
import { newsLine, reportLines } from './report.ts';
import { faultRun } from './run.ts';
import type { SomeFault } from './weather.ts';

export type LongRun = {
  readonly minutes: number;
  readonly matches: number;
  readonly nodes: number;
  readonly seed: string;
  /** Nodes acknowledge what is not on disk yet, and that has to be found. */
  readonly breaks?: boolean;
  readonly keep?: string | undefined;
};

/** Whether all was as it has to be. */
export async function longRun({ minutes, matches, nodes, seed, breaks = false, keep }: LongRun): Promise<boolean> {
  if (nodes > 1 && natsPath() === undefined) {
    console.log(NATS_MISSING);
    return true;
  }
  console.log(`Faults: ${nodes} nodes, ${matches} matches at once, seed ${seed}`);
  const isShown = process.stdout.isTTY;
  const report = await faultRun({
    seed,
    nodes,
    matches,
    people: Math.max(6, Math.ceil(matches / 2)),
    seconds: minutes * 60,
    every: breaks ? [1200, 1500] : [1000, 5000],
    first: breaks ? BREAKING : DEATHS,
    breaks,
    keep,
    told: (news) => isShown && process.stdout.write(`\r${newsLine(news)}`),
  });
  console.log(`${isShown ? '\r' : ''}${reportLines(report).join('\n')}`);
  if (breaks) return report.violations.some(({ promise }) => promise === 'lost');
  return report.violations.length + report.crashes === 0;
}

/** First it is seen how long it takes until a dead node's work is done by another. */
const DEATHS: readonly SomeFault[] = Array.from({ length: 4 }, () => ({ kind: 'kill', lasts: 9000, calm: 14_000 }));

/** What a node acknowledges while nothing reaches the database dies with it; more than once, since somebody has to answer just then. */
export const BREAKING: readonly SomeFault[] = [0, 1, 0].flatMap((node): SomeFault[] => [
  { kind: 'stall', line: 'postgres', lasts: 2000, node },
  { kind: 'kill', lasts: 100, node },
]);
