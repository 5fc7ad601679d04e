/** Files of ours: loaded when somebody brings one. */
import { InputError, isFields, readRecord, type Text } from '@wartable/kernel';
import { MANIFESTS } from '../games/manifests.ts';
import { go } from '../shell/route.ts';
import { lettersFor } from './link.ts';
import { randomName } from './names.ts';
import { readKept } from './rows.ts';
import { keepNew } from './saves.ts';

/** Bytes; the longest battle has a hundredth of it. */
const LARGEST = 20_000_000;

/** What became of a file: it was opened, it holds nothing of ours, or a record that is wrong somewhere. */
export type OpenedFile = 'opened' | 'nothing' | { readonly at: string; readonly reason: Text };

/** A saved table goes on as a table of its own, whatever is on this device; a record opens as a film and is not kept. */
export async function openFile(file: File): Promise<OpenedFile> {
  if (file.size > LARGEST) return 'nothing';
  const data: unknown = await file
    .text()
    .then(JSON.parse)
    .catch(() => undefined);
  if (isFields(data) && String(data['format']).startsWith('wartable-record/')) return await openRecord(data);
  const found = readKept(data);
  if (typeof found !== 'object') return 'nothing';
  const id = randomName();
  const { game, format, seed, players, record } = found;
  await keepNew({ format, id, game, seed, players, record }).catch(() => {});
  go(`/table/${id}`);
  return 'opened';
}

async function openRecord(data: unknown): Promise<OpenedFile> {
  try {
    const record = readRecord(data, MANIFESTS);
    go(`/replay#g=${await lettersFor({ record })}`);
    return 'opened';
  } catch (error) {
    if (error instanceof InputError) return { at: error.path, reason: error.text };
    throw error;
  }
}
