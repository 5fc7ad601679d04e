/** The file of results of a long run: a line for the run, then one for each game, written as soon as it is over. */
import { appendLine, readKept, writeWhole } from '../disk.ts';
import { UsageError } from '../io.ts';
import { text } from '../text/index.ts';
import type { Result } from './balance.ts';

/** What must be the same for results to belong together. */
export type Run = {
  readonly bot: string;
  readonly seed: string;
  readonly rules: Readonly<Record<string, string>>;
  /** Marks of the nets the bot looks with. */
  readonly nets?: readonly string[];
};

export type Results = { readonly found: readonly Result[]; readonly add: (result: Result) => void };

/** What is to happen with results that lie there: go on with them, or throw them away. */
export type There = 'resume' | 'new' | undefined;

/** Begins a file, or goes on with it. Results of hours are neither mixed with others nor thrown away without being asked. */
export function openResults(path: string, run: Run, there: There): Results {
  const source = there === 'new' ? undefined : readKept(path);
  const found = source === undefined ? [] : resultsIn(source, path, run, there);
  // The line an interruption cut off is dropped.
  writeWhole(path, [run, ...found].map((line) => `${JSON.stringify(line)}\n`).join(''));
  return { found, add: (result) => appendLine(path, JSON.stringify(result)) };
}

function resultsIn(source: string, path: string, run: Run, there: There): Result[] {
  if (there === undefined) throw new UsageError(text('error.balance-exists', { path }));
  const [head, ...lines] = source.split('\n').map(parsed);
  if (!isRun(head)) throw new UsageError(text('error.balance-damaged', { path }));
  if (JSON.stringify(head) !== JSON.stringify(run))
    throw new UsageError(text('error.balance-other', { path, bot: head.bot, seed: head.seed }));
  return lines.filter(isResult);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isRun(line: unknown): line is Run {
  const { bot, seed } = (line ?? {}) as Partial<Run>;
  return typeof bot === 'string' && typeof seed === 'string';
}

/** A damaged line is no result: its game is played again. */
function isResult(line: unknown): line is Result {
  const { cell, number, winners, cards, openings, decisions, turns } = (line ?? {}) as Partial<Result>;
  return (
    typeof cell === 'string' &&
    Number.isInteger(number) &&
    Number.isInteger(decisions) &&
    Number.isFinite(turns) &&
    Array.isArray(winners) &&
    Array.isArray(cards) &&
    cards.every((played) => typeof played === 'object' && played !== null) &&
    Array.isArray(openings) &&
    openings.every((kinds) => typeof kinds === 'object' && kinds !== null && Object.values(kinds).every(Array.isArray))
  );
}
