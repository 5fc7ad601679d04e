/** A record of games as a file: one list, versioned, that any device of ours can join with its own. */
import { InputError, joinNotes, readFields, readItems, readJson, type Text, within } from '@wartable/kernel';
import { type Gone, isPlayed, type Played, readPlayed } from '../table/played.ts';

export const FORMAT = 'wartable-games/1';

export type GamesFile = { readonly format: typeof FORMAT; readonly games: readonly (Played | Gone)[] };

/** What was taken out stays out of the file. */
export function fileOf(notes: readonly (Played | Gone)[]): GamesFile {
  return { format: FORMAT, games: notes.filter(isPlayed).toSorted((a, b) => b.ended - a.ended || (a.id < b.id ? -1 : 1)) };
}

const NO_RECORD: Text = { key: 'record.no-record' };
const NEWER: Text = { key: 'record.newer' };

/** Throws `InputError`, with the place; each game comes back once, however often it stands there. */
export function readGames(source: string): readonly (Played | Gone)[] {
  const document = readJson(source);
  try {
    return readFrom(document.data);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.path, error.text, document.placeOf(error.path));
  }
}

function readFrom(data: unknown): readonly (Played | Gone)[] {
  const format = typeof data === 'object' && data !== null && 'format' in data ? data.format : undefined;
  if (typeof format !== 'string' || !format.startsWith('wartable-games/')) throw new InputError('', NO_RECORD);
  if (format !== FORMAT) throw new InputError('format', NEWER);
  const { games } = readFields(data, '', ['format', 'games']) as { games?: unknown };
  const byId = new Map<string, Played | Gone>();
  for (const note of within('', () => readItems(games, 'games', readPlayed))) {
    const known = byId.get(note.id);
    byId.set(note.id, known ? (joinNotes(known, note) as Played | Gone) : note);
  }
  return [...byId.values()];
}
