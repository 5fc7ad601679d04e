/** What can go wrong with what is kept, by words that whoever runs the server can be told in his language. */

export const STORE_TROUBLES = [
  /** The folder cannot be made or written to. */
  'no-folder',
  /** The file is no database, or one of another program. */
  'not-a-database',
  'damaged',
  /** Another server has it. */
  'in-use',
  /** A newer Wartable has written it. */
  'newer',
  /** No database server answers there. */
  'unreachable',
  /** The database server does not let us in. */
  'no-entry',
  /** No file to copy from; a file where the copy should go. */
  'missing',
  'exists',
  'failed',
] as const;
export type StoreTroubleWord = (typeof STORE_TROUBLES)[number];

export class StoreTrouble extends Error {
  readonly word: StoreTroubleWord;
  /** Where it was looked for, without a password. */
  readonly where: string;

  constructor(word: StoreTroubleWord, where: string, cause?: unknown) {
    super(`${word}: ${where}${cause instanceof Error ? ` (${cause.message})` : ''}`, { cause });
    this.word = word;
    this.where = where;
  }
}

/** A step with this (match, sequence) is there already. */
export class Conflict extends Error {
  constructor(match: string, sequence: number) {
    super(`step ${sequence} of ${match} is there already`);
  }
}

/** An error of the SQLite thread; `errcode` as SQLite counts them. */
export class SqliteError extends Error {
  readonly errcode: number;
  /** The operation could not be opened at all, as the system says (EACCES …). */
  readonly code: string | undefined;

  constructor(message: string, errcode: number, code?: string) {
    super(message);
    this.errcode = errcode;
    this.code = code;
  }
}

const UNIQUE = 2067;
const PRIMARY_KEY = 1555;

/** A row with this key is there already, whichever database says it. */
export function isTaken(error: unknown): boolean {
  if (error instanceof SqliteError) return error.errcode === UNIQUE || error.errcode === PRIMARY_KEY;
  return sqlState(error) === '23505';
}

/** Two have waited for each other, and this one was called off: it can simply be done again. */
export function isDeadlock(error: unknown): boolean {
  return /^40/.test(sqlState(error) ?? '');
}

/** Errors a statement can bring upon itself: ERROR, TOOBIG, CONSTRAINT, MISMATCH, RANGE. */
const OF_A_STATEMENT = new Set([1, 18, 19, 20, 25]);

/** The database itself is in trouble (disk full, connection lost): whatever is tried next would fail as well. */
export function isDatabaseTrouble(error: unknown): boolean {
  // The low byte is what happened, the rest how.
  if (error instanceof SqliteError) return !OF_A_STATEMENT.has(error.errcode & 0xff);
  const state = sqlState(error);
  if (state !== undefined) return /^(?:08|53|57|58|XX|25)/.test(state);
  return error instanceof Error && /^E[A-Z]+$|connection|terminat|timeout|queryable/i.test(systemCode(error) ?? error.message);
}

/** The five characters of SQL's standard. */
function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error ? systemCode(error) : undefined;
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) && 'severity' in (error as object) ? code : undefined;
}

export function systemCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** SQLite's PERM, READONLY, CORRUPT, CANTOPEN, NOTADB. */
const SQLITE_WORDS: Readonly<Record<number, StoreTroubleWord>> = {
  3: 'no-folder',
  8: 'no-folder',
  11: 'damaged',
  14: 'no-folder',
  26: 'not-a-database',
};

/** What an error of SQLite or of the system means for a file. */
export function sqliteWord(error: unknown): StoreTroubleWord {
  const code = systemCode(error);
  if (code === 'in-use') return 'in-use';
  if (code === 'not-ours') return 'not-a-database';
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  if (errcode !== 0) return SQLITE_WORDS[errcode & 0xff] ?? 'failed';
  return /^E[A-Z]+$/.test(code ?? '') ? 'no-folder' : 'failed';
}
