/** The file of results of a long run: a line for the run, then one for each game, written as soon as it is over. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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
  const head = existsSync(path) ? readFileSync(path, 'utf8').split('\n')[0] : undefined;
  return parsed<Run>(head ?? '');
}

/** Begins a file, or goes on with it; the line an interruption cut off is dropped. */
export function openResults(path: string, run: Run, resume: boolean): Results {
  const lines = resume && existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(1) : [];
  const found = lines.flatMap((line) => parsed<Result>(line) ?? []);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, [run, ...found].map((line) => `${JSON.stringify(line)}\n`).join(''));
  return { path, found, add: (result) => appendFileSync(path, `${JSON.stringify(result)}\n`) };
}

function parsed<T>(line: string): T | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
