/** The saved game: on disk before an answer is acknowledged, whole or not at all. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
import { readDataFile } from '../files.ts';
import { GAMES } from '../games.ts';
import { text } from '../text/index.ts';

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

export function writeSave(path: string, save: Save): void {
  writeWhole(path, `${JSON.stringify({ format: SAVE_FORMAT, ...save })}\n`);
}

export function writeJson(path: string, data: unknown): void {
  writeWhole(path, `${JSON.stringify(data)}\n`);
}

export function removeSave(path: string): void {
  rmSync(path, { force: true });
}

/** Moves a save that cannot be read out of the way, so that nothing is lost. */
export function setAside(path: string): string {
  const aside = `${path}.damaged`;
  renameSync(path, aside);
  return aside;
}

/** Keeps the record of a finished match and returns where. */
export function keepRecord(folder: string, record: MatchRecord): string {
  const path = join(folder, 'records', `${record.game}-${record.commitment.slice(0, 12)}.json`);
  writeWhole(path, `${JSON.stringify(record, null, 1)}\n`);
  return path;
}

function writeWhole(path: string, contents: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.new`;
  const file = openSync(fresh, 'w');
  try {
    writeSync(file, contents);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(fresh, path);
}
