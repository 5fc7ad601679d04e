/** What is on disk: saves as the program wrote them, and whether one goes on from another. */
import { existsSync, readFileSync } from 'node:fs';
import { readSave } from '../../packages/cli/src/play/save.ts';

/** The log of a saved game, as lines that can be compared; undefined where there is none. A damaged one goes on from nothing. */
export function logIn(path: string): readonly string[] | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return linesOf(readSave(path).record);
  } catch {
    return ['damaged'];
  }
}

export function logOfRecord(path: string): readonly string[] {
  return linesOf(JSON.parse(readFileSync(path, 'utf8')));
}

function linesOf({ log }: { readonly log: readonly unknown[] }): string[] {
  return ['log', ...log.map((entry) => JSON.stringify(entry))];
}

/** Whether everything that was there is still there, in its place. */
export function goesOnFrom(before: readonly string[], after: readonly string[]): boolean {
  return before.length <= after.length && before.every((entry, i) => entry === after[i]);
}
