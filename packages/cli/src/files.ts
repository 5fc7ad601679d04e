/** Files from outside: one door for all of them. What is wrong is told with the file and the line. */
import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  type Document,
  InputError,
  type MatchRecord,
  MOST_MEGABYTES,
  placeAt,
  readJson,
  readRecord,
  shortened,
  withPositions,
} from '@wartable/kernel';
import { GAMES, gameById } from './games.ts';
import { FileError, UsageError } from './io.ts';
import { isLink, recordInLink } from './link.ts';
import { text } from './text/index.ts';
import { readYaml } from './yaml.ts';

/** What the system says, in its own words: a code where there is one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : (error.message.split('\n')[0] ?? '');
}

/** The contents of a file, and what puts the file and the line before what is wrong in them. */
export type FromFile = {
  readonly data: unknown;
  readonly lineOf: (path: string) => number;
  readonly inside: <T>(work: () => T, game?: string) => T;
};

/** Reads a file of data: JSON where it is called so, else YAML, which JSON is too. */
export function readDataFile(path: string): FromFile {
  const source = readFileText(path);
  const document = inFile(path, () => parsed(source, extname(path).toLowerCase() === '.json'));
  return {
    data: document.data,
    lineOf: (place) => document.placeOf(place).line,
    inside: (work, game) => inFile(path, work, document, game),
  };
}

function parsed(source: string, isJson: boolean): Document {
  if (isJson) return readJson(source);
  try {
    // Records are long, and YAML takes its time.
    return readJson(source);
  } catch (error) {
    // What is within no limits is not better as YAML.
    if (error instanceof InputError && error.path !== '') throw error;
    return readYaml(source);
  }
}

function inFile<T>(path: string, work: () => T, document?: Document, game?: string): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { path: inside, text: reason, place } = error;
    const { line } = place ?? document?.placeOf(inside) ?? { line: 1 };
    if (inside !== '') throw new FileError(placed(path, line, inside), reason, game);
    // A file of a single line needs more than its number.
    throw new FileError(`${path}:${line}`, place ? text('error.column', { reason, column: place.column }) : reason, game);
  }
}

const LONG_PATH = 120;

/** `file:line: path` */
export function placed(file: string, line: number, path: string): string {
  return `${file}:${line}: ${shortened(path, LONG_PATH)}`;
}

/** Reads a record from a file or out of a link; a damaged or foreign one gets an error that names the first bad place. */
export function readRecordFile(path: string): FromFile & { readonly record: MatchRecord } {
  if (isLink(path)) return readRecordLink(path);
  const file = readDataFile(path);
  return { ...file, record: file.inside(() => readRecord(file.data, GAMES)) };
}

function readRecordLink(link: string): FromFile & { readonly record: MatchRecord } {
  const name = shortened(link, LONG_LINK);
  const inside = <T>(work: () => T, game?: string): T => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const at = error.path === '' ? name : `${name}: ${shortened(error.path, LONG_PATH)}`;
      throw new FileError(at, error.text, game);
    }
  };
  const data = inside(() => recordInLink(link));
  const bare = inside(() => readRecord(data, GAMES));
  const game = gameById(bare.game);
  return { data, lineOf: () => 1, inside, record: game ? inside(() => withPositions(game, bare), game.id) : bare };
}

const LONG_LINK = 40;

function statOf(path: string): Stats {
  try {
    return statSync(path);
  } catch (error) {
    throw new UsageError(text('error.unreadable', { path, reason: reasonOf(error) }));
  }
}

/** The text of a file. Folders, pipes and devices are refused, and what is too large, before anything is read. */
function readFileText(path: string): string {
  const stat = statOf(path);
  if (!stat.isFile()) throw new FileError(path, text('error.no-file'));
  if (stat.size > MOST_MEGABYTES * 2 ** 20) throw new FileError(path, text('error.too-large', { most: MOST_MEGABYTES }));
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new UsageError(text('error.unreadable', { path, reason: reasonOf(error) }));
  }
  return decoded(path, bytes);
}

const BYTE_ORDER_MARKS = ['fffe', 'feff'];

function decoded(path: string, bytes: Buffer): string {
  if (BYTE_ORDER_MARKS.includes(bytes.toString('hex', 0, 2))) throw new FileError(`${path}:1`, text('error.utf-16'));
  const source = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (source.trim() === '') throw new FileError(`${path}:1`, text('error.empty'));
  const bad = isUtf8(bytes) ? source.indexOf('\0') : source.indexOf('\ufffd');
  if (bad >= 0) throw new FileError(`${path}:${placeAt(source, bad).line}`, text('error.utf-8'));
  return source;
}

/** The files of cases under a path, in order. */
export function caseFiles(path: string): string[] {
  if (!statOf(path).isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return caseFiles(inside);
    return ['.yaml', '.yml'].includes(extname(entry.name)) ? [inside] : [];
  });
}
