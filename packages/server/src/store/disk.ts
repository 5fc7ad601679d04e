/** The one place of the server that touches files besides reading; the database itself is SQLite's. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true });
}

/** For its owner's eyes alone, and only where there is no such file: two that come at once keep one. */
export function writeOnce(path: string, content: string): void {
  makeFolder(dirname(path));
  try {
    writeFileSync(path, content, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** Gives a finished file its name: it is there whole, or not at all. */
export function settle(part: string, to: string): void {
  sync(part);
  renameSync(part, to);
  sync(dirname(to));
}

/** Moves a file and what lies beside it under a longer name. */
export function move(from: string, to: string, ends: readonly string[]): void {
  for (const end of ends) if (existsSync(from + end)) renameSync(from + end, to + end);
}

export function remove(file: string, ends: readonly string[]): void {
  for (const end of ends) rmSync(file + end, { force: true });
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
