/** The file of results of a long run: a line for the run, then one for each game, written as soon as it is over. */
import { appendLine, readKept, writeWhole } from '../disk.ts';
import type { Result } from './balance.ts';

/** What must be the same for results to belong together. */
export type Run = { readonly bot: string; readonly seed: string; readonly rules: Readonly<Record<string, string>> };

export type Results = {
  readonly path: string;
  readonly found: readonly Result[];
  readonly add: (result: Result) => void;
};

/** The run whose results lie there, or undefined. */
export function runAt(path: string): Run | undefined {
  return parsed<Run>(readKept(path)?.split('\n')[0] ?? '');
}

/** Begins a file, or goes on with it; the line an interruption cut off is dropped. */
export function openResults(path: string, run: Run, resume: boolean): Results {
  const lines = resume ? (readKept(path) ?? '').split('\n').slice(1) : [];
  const found = lines.flatMap((line) => parsed<Result>(line) ?? []);
  writeWhole(path, [run, ...found].map((line) => `${JSON.stringify(line)}\n`).join(''));
  return { path, found, add: (result) => appendLine(path, JSON.stringify(result)) };
}

function parsed<T>(line: string): T | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
