import type { Text } from '@wartable/kernel';
import type { StoreTrouble, StoreTroubleWord } from '@wartable/server/backup';
import { type Args, onlyRest, textOption } from '../args.ts';
import { reasonOf } from '../files.ts';
import { type Io, say, UsageError } from '../io.ts';
import { dataFolder } from '../paths.ts';
import { text } from '../text/index.ts';

export const backupOptions = { data: 'text', database: 'text' } as const;

/** `wartable backup <file>`: all that a server keeps, in a new file. */
export async function backup(args: Args, io: Io): Promise<number> {
  const to = onlyRest(args, '<file>');
  const { backUp } = await import('@wartable/server/backup');
  const from = await fileOf(args);
  const command = `pg_dump --format=custom --file=${to} "$DATABASE_URL"`;
  if (from === undefined) return toolsOfPostgres(text('backup.postgres', { command }), io);
  const { people, matches } = await telling(() => backUp(from, to));
  io.out(say(io, text('backup.done', { people, matches, file: to })));
  return 0;
}

/** `wartable restore <file>`: back in its place; what was there is kept. */
export async function restore(args: Args, io: Io): Promise<number> {
  const from = onlyRest(args, '<file>');
  const { restore: putBack } = await import('@wartable/server/backup');
  const file = await fileOf(args);
  const command = `pg_restore --exit-on-error --no-owner --dbname="$DATABASE_URL" ${from}`;
  if (file === undefined) return toolsOfPostgres(text('restore.postgres', { command }), io);
  const { people, matches, aside } = await telling(() => putBack(from, file));
  io.out(say(io, text('restore.done', { people, matches, file })));
  if (aside !== undefined) io.out(say(io, text('restore.aside', { aside })));
  return 0;
}

/** The file of the server's data; undefined where it lies in PostgreSQL. */
async function fileOf(args: Args): Promise<string | undefined> {
  const data = textOption(args, 'data');
  const { whereOf } = await import('@wartable/server/backup');
  // A folder that was named means the file there, whatever else is set.
  const database = textOption(args, 'database') ?? (data === undefined ? process.env['DATABASE_URL'] : undefined);
  if (database) return undefined;
  const where = whereOf({ data: data ?? dataFolder(process.env) });
  return 'file' in where ? where.file : undefined;
}

function toolsOfPostgres(what: Text, io: Io): number {
  io.err(say(io, what));
  return 2;
}

async function telling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { StoreTrouble: Trouble } = await import('@wartable/server/backup');
    throw error instanceof Trouble ? new UsageError(troubleText(error)) : error;
  }
}

const TROUBLES = {
  'no-folder': 'store.no-folder',
  'not-a-database': 'store.not-a-database',
  damaged: 'store.damaged',
  'in-use': 'store.in-use',
  newer: 'store.newer',
  unreachable: 'store.unreachable',
  'no-entry': 'store.no-entry',
  missing: 'store.missing',
  exists: 'store.exists',
} as const satisfies Partial<Record<StoreTroubleWord, string>>;

/** What is wrong with the data of a server, and what to do. */
export function troubleText({ word, where, cause }: StoreTrouble): Text {
  if (word === 'failed') return text('store.failed', { where, reason: reasonOf(cause) });
  // One server has a file; several may share a database if all of them know it.
  if (word === 'in-use' && /^postgres/.test(where)) return text('store.in-use-database', { where });
  return text(TROUBLES[word], { where });
}
