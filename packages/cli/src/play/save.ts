/** The saved game: on disk before an answer is acknowledged, whole or not at all. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  InputError,
  type MatchRecord,
  readFields,
  readItems,
  readRecord,
  readSeed,
  readText,
  type Seed,
  within,
} from '@wartable/kernel';
import { parseDocument } from 'yaml';
import { DiskError, readKept, remove, sweep, writeWhole } from '../disk.ts';
import { readDataFile, reasonOf } from '../files.ts';
import { GAMES } from '../games.ts';
import { FileError, UsageError } from '../io.ts';
import { text } from '../text/index.ts';
import { type Hold, mustHold, TakenOver } from './hold.ts';

const SAVE_FORMAT = 'wartable-save/1';

export type Save = {
  /** The seed is kept beside the record, for the program alone, until the match is over. */
  readonly seed: Seed;
  /** Who plays each seat: "person", or the name of a bot. */
  readonly players: readonly string[];
  readonly record: MatchRecord;
};

/** Where a campaign is kept between its battles. */
export function campaignPath(folder: string, id: string): string {
  return join(folder, `campaign-${id}.json`);
}

export function savePath(folder: string, game: string): string {
  return join(folder, `${game}.json`);
}

export function hasSave(path: string): boolean {
  return existsSync(path);
}

export function readSave(path: string): Save {
  const { data, inside } = readDataFile(path);
  return inside(() => {
    const fields = readFields(data, '', ['format', 'seed', 'players', 'record']);
    if (fields['format'] !== SAVE_FORMAT) throw new InputError('format', text('error.format', { format: SAVE_FORMAT }));
    return {
      seed: readSeed(fields['seed'], 'seed'),
      players: readItems(fields['players'], 'players', readText),
      record: within('record', () => readRecord(fields['record'], GAMES)),
    };
  });
}

/** What is wrong with a save that was given; throws on where it was not, or where somebody else has it by now. */
export function damageIn(path: string, error: unknown): FileError {
  if (error instanceof FileError && !(error instanceof DiskError || error instanceof TakenOver)) return error;
  if (error instanceof UsageError) throw error;
  if (error instanceof InputError) return new FileError(`${path}: ${error.path}`, error.text);
  return new FileError(path, text('error.syntax', { reason: reasonOf(error) }));
}

/** What can be made of JSON that was cut off or written over; undefined where nothing can. */
export function readAsFarAsPossible(path: string): unknown {
  try {
    return parseDocument(readKept(path) ?? '', { logLevel: 'silent' }).toJS({ maxAliasCount: 0 });
  } catch {
    return undefined;
  }
}

export function writeSave(path: string, save: Save, hold: Hold): void {
  writeJson(path, { format: SAVE_FORMAT, ...save }, hold);
}

/** Writes a file of a save, if it is still ours to write. */
export function writeJson(path: string, data: unknown, hold: Hold): void {
  writeWhole(path, `${JSON.stringify(data)}\n`, () => mustHold(hold));
}

export function removeSave(path: string, hold: Hold): void {
  mustHold(hold);
  remove(path);
}

/** Whether both are records of one match: a process that ended while it kept the first left the second to be kept again. */
function isSame(one: string, other: string): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(one), JSON.parse(other));
  } catch {
    return false;
  }
}

/** Keeps the record of a finished match and returns where. Another match with the same seed stays beside it. */
export function keepRecord(folder: string, record: MatchRecord): string {
  const name = `${record.game}-${record.commitment.slice(0, 12)}`;
  const contents = `${JSON.stringify(record, null, 1)}\n`;
  for (let n = 1; ; n++) {
    const path = join(folder, 'records', `${name}${n === 1 ? '' : `-${n}`}.json`);
    const there = readKept(path);
    if (there !== undefined && !isSame(there, contents)) continue;
    writeWhole(path, contents);
    sweep(path);
    return path;
  }
}
