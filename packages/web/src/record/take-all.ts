/** Finished tables that are not in the record yet: those of this device, and one's own far away. One after another. */
import type { TableInfo } from '@wartable/protocol';
import { whoAmI } from '../online/me.ts';
import { branches } from '../table/branches.ts';
import type { Kept } from '../table/messages.ts';
import type { Sitter } from '../table/played.ts';
import { allNotes, type Finished, takeIn } from '../table/record-book.ts';
import { allTables } from '../table/saves.ts';

export type Progress = { readonly done: number; readonly of: number };

type Missing = { readonly load: () => Promise<Finished | undefined> };

/** Until all are in, or `stop`. */
export async function takeAll(onProgress: (progress: Progress) => void, stop: AbortSignal): Promise<void> {
  const known = new Set((await allNotes()).map(({ id }) => id));
  const films = new Set((await allNotes()).flatMap((note) => ('films' in note ? Object.keys(note.films as object) : [])));
  const missing = [...(await onDevice(known)), ...(await farAway(films))];
  for (const [done, { load }] of missing.entries()) {
    if (stop.aborted) return;
    onProgress({ done, of: missing.length });
    // What cannot be read stays where it is, and out of the record.
    const finished = await load().catch(() => undefined);
    if (finished && !stop.aborted) await takeIn(finished);
  }
  onProgress({ done: missing.length, of: missing.length });
}

async function onDevice(known: ReadonlySet<string>): Promise<readonly Missing[]> {
  const forked = branches();
  const { tables } = await allTables();
  return tables
    .filter(({ id, over, record }) => over && !forked.has(id) && !known.has(record.commitment))
    .map((table) => ({ load: async () => finishedHere(table) }));
}

function finishedHere({ id, record, seed, players, changed }: Kept): Finished {
  const sitters = players.map((player): Sitter => (player.kind === 'bot' ? ['bot', player.level] : ['here', 0]));
  return { record: { ...record, seed }, sitters, ended: changed, film: `film/${id}` };
}

async function farAway(known: ReadonlySet<string>): Promise<readonly Missing[]> {
  const now = await whoAmI();
  if (now.state !== 'there' || !now.me.person) return [];
  const { api } = await import('../online/api.ts');
  const mine = await api.mine().catch(() => undefined);
  return (mine?.tables ?? [])
    .filter(({ id, status, mine }) => status === 'over' && mine !== null && !known.has(`replay/${id}`))
    .map((table) => ({ load: () => finishedFar(table) }));
}

async function finishedFar({ id, seats, mine, changed }: TableInfo): Promise<Finished> {
  const { recordAt } = await import('../online/place.ts');
  const sitters = seats.map(({ sitter }, seat): Sitter => {
    if (seat === mine) return ['here', 0];
    return sitter.kind === 'bot' ? ['bot', sitter.level] : ['far', 0];
  });
  return { record: await recordAt(id), sitters, ended: changed, film: `replay/${id}` };
}
