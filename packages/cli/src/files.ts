import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { InputError, type MatchRecord, readRecord } from '@wartable/kernel';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { GAMES } from './games.ts';
import { FileError, UsageError } from './io.ts';
import { text } from './text/index.ts';

function readFileText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(text('error.unreadable', { path, reason: reasonOf(error) }));
  }
}

/** What the system or a parser says, in its own words: a code where there is one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : (error.message.split('\n')[0] ?? '');
}

/** Reads a record; a damaged or foreign file gets an error that names the first bad place. */
export function readRecordFile(path: string): MatchRecord {
  const source = readFileText(path);
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch (error) {
    throw new FileError(path, text('error.no-record', { reason: reasonOf(error) }));
  }
  return located(path, () => readRecord(data, GAMES));
}

export function badInput(place: string, { path, text: said }: InputError, game?: string): FileError {
  return new FileError(path === '' ? place : `${place}: ${path}`, said, game);
}

/** Runs work on the contents of a file and puts the file's name before what is wrong in it. */
export function located<T>(path: string, work: () => T, game?: string): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) throw badInput(path, error, game);
    throw error;
  }
}

export type Yaml = { readonly data: unknown; readonly lineOf: (path: string) => number };

/** Reads YAML (or JSON) and remembers where each thing stands. */
export function readYaml(path: string): Yaml {
  const lines = new LineCounter();
  const document = parseDocument(readFileText(path), { lineCounter: lines });
  const [error] = document.errors;
  if (error)
    throw new FileError(
      `${path}:${error.linePos?.[0]?.line ?? 1}`,
      text('error.syntax', { reason: error.message.split('\n')[0] ?? '' }),
    );
  const lineOf = (place: string): number => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const key of place.match(/[^.[\]]+/g) ?? []) {
      const start = offsetOf(node, key);
      if (start !== undefined) offset = start;
      node = isMap(node) ? node.get(key, true) : isSeq(node) ? node.get(Number(key), true) : undefined;
    }
    return lines.linePos(offset).line;
  };
  return { data: document.toJS(), lineOf };
}

function offsetOf(node: unknown, key: string): number | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
    return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  }
  if (!isSeq(node)) return undefined;
  const item = node.items[Number(key)];
  return isMap(item) || isSeq(item) || isScalar(item) ? item.range?.[0] : undefined;
}

/** The files of cases under a path, in order. */
export function caseFiles(path: string): string[] {
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch (error) {
    throw new UsageError(text('error.unreadable', { path, reason: reasonOf(error) }));
  }
  if (!isFolder) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return caseFiles(inside);
    return ['.yaml', '.yml'].includes(extname(entry.name)) ? [inside] : [];
  });
}
