/**
 * One's record of games, kept in step with an account: what is new here goes there, what is new there comes here, and both join
 * what they know by the same rule. Which notes the server has heard is kept beside them.
 */
import { canonical, isFields, seedFrom } from '@wartable/kernel';
import { type GameNote, LONGEST_NOTE } from '@wartable/protocol';
import { allBeside, changeBeside, forgetBeside, oneBeside, type Row } from '../table/beside.ts';
import { type Gone, type Played, playedIn } from '../table/played.ts';
import { joinIn } from '../table/record-book.ts';
import { whoAmI } from './me.ts';

/** `nobody`: no server, or no account there. `other`: what is here was in step with somebody else's. */
export type InStep = 'nobody' | 'other' | 'done' | 'failed';

const STORE = 'games';
const ID = 'sync';
/** At a time; the server takes a few more. */
const BATCH = 80;
const MARK = 16;

/** With whose account, how far one has heard, and what it knows: a mark of each note. */
type State = Row & { readonly person: string; readonly until: number; readonly known: Readonly<Record<string, string>> };

const markOf = (note: unknown): string => seedFrom(canonical(note)).slice(0, MARK);

/** `joining`: what is here is to be joined with this account, whosever it was before. One window after another. */
export function keepInStep(joining = false): Promise<InStep> {
  const work = (): Promise<InStep> => once(joining).catch(() => 'failed' as const);
  // Over plain http there are no locks; two windows at once say the same twice, and that changes nothing.
  return typeof navigator.locks?.request === 'function' ? navigator.locks.request('wartable-games', work) : work();
}

/** The account is gone: what is here is nobody else's. */
export async function outOfStep(): Promise<void> {
  await forgetBeside(STORE, ID).catch(() => {});
}

async function once(joining: boolean): Promise<InStep> {
  const now = await whoAmI();
  const person = now.state === 'there' ? now.me.person : null;
  if (!person || person.guest) return 'nobody';
  const state = stateIn(await oneBeside(STORE, ID));
  if (state && state.person !== person.id && !joining) return 'other';
  const { api } = await import('./api.ts');
  const from = state?.person === person.id ? state : undefined;
  let until = from?.until ?? 0;
  let known: State['known'] = from?.known ?? {};
  for (let more = true; more; ) {
    const marks = new Map((await notesHere()).map((note) => [note, markOf(note)]));
    const fresh = [...marks.keys()].filter((note) => known[note.id] !== marks.get(note));
    const batch = fresh.slice(0, BATCH);
    const said = await api.games({ since: until, games: batch as readonly GameNote[] as GameNote[] });
    // What a later version has told is not for us.
    await joinIn(said.games.flatMap((note) => playedIn(note) ?? []));
    const heard = [
      ...batch.map((note) => [note.id, marks.get(note) ?? '']),
      ...said.games.map((note) => [note.id, markOf(note)]),
    ];
    known = { ...known, ...Object.fromEntries(heard) };
    until = said.until;
    // Where nothing is new nothing is written: whoever listens would ask again.
    if (!from || heard.length > 0) await changeBeside<State>(STORE, ID, () => ({ id: ID, person: person.id, until, known }));
    more = said.more || fresh.length > batch.length;
  }
  return 'done';
}

async function notesHere(): Promise<readonly (Played | Gone)[]> {
  return (await allBeside(STORE)).flatMap((row) => {
    const note = playedIn(row);
    return note && JSON.stringify(note).length <= LONGEST_NOTE ? [note] : [];
  });
}

function stateIn(row: unknown): State | undefined {
  if (!isFields(row)) return undefined;
  const { person, until, known } = row;
  if (typeof person !== 'string' || typeof until !== 'number' || !Number.isSafeInteger(until) || !isFields(known))
    return undefined;
  return { id: ID, person, until, known: known as Readonly<Record<string, string>> };
}
