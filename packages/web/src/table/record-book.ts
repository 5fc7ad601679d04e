/** One's record of games, kept on this device: what is taken into it, joined and taken out. All windows hear of it. */
import type { SeatReview } from '@wartable/ai';
import { deleted, joinNotes, type MatchRecord, revived, type Seat, seatAt } from '@wartable/kernel';
import { workerFor } from './advisers-at-work.ts';
import { allBeside, changeBeside } from './beside.ts';
import type { Fought } from './fought.ts';
import { type Figures, type Gone, isPlayed, type Looked, type Played, playedIn, type Sitter } from './played.ts';
import type { FromReplay, ToReplay } from './replay-work.ts';

const STORE = 'games';

/** A match that is over, as whoever sat there knows it. */
export type Finished = {
  readonly record: MatchRecord;
  readonly sitters: readonly Sitter[];
  readonly ended: number;
  /** "film/…" or "replay/…". */
  readonly film: string;
};

/** All that is in the record, and what was taken out of it. */
export async function allNotes(): Promise<readonly (Played | Gone)[]> {
  return (await allBeside(STORE)).flatMap((row) => playedIn(row) ?? []);
}

export const seatsHere = (sitters: readonly Sitter[]): readonly Seat[] =>
  sitters.flatMap(([who], seat) => (who === 'here' ? [seatAt(seat)] : []));

/** Takes a match in once. Nothing where nobody of this device sat there, where it is not over, or where it was taken out. */
export async function takeIn({ record, sitters, ended, film }: Finished): Promise<Played | undefined> {
  const fought = await foughtAt(record, seatsHere(sitters));
  if (!fought) return undefined;
  const { names, ...facts } = fought;
  const note: Played = {
    id: record.commitment,
    life: 0,
    game: record.game,
    ended,
    seats: sitters.map((sitter, seat) => [names[seat] ?? String(seat), ...sitter]),
    ...facts,
    films: { [film]: true },
  };
  return await keepJoined(note, (known) => ({
    ...note,
    // When it ended, and how, was told when it was taken in.
    ...(known && isPlayed(known) ? { ended: known.ended, result: known.result, gaveUp: known.gaveUp, turns: known.turns } : {}),
  }));
}

async function keepJoined(note: Played, from: (known: Played | Gone | undefined) => Played): Promise<Played | undefined> {
  let kept: Played | Gone | undefined;
  await changeBeside(STORE, note.id, (now) => {
    const known = now === undefined ? undefined : playedIn(now);
    // What a later version has written stays as it is.
    if (now !== undefined && !known) return undefined;
    kept = known ? (joinNotes(known, from(known)) as Played | Gone) : from(undefined);
    return same(kept, known) ? undefined : kept;
  });
  return kept && isPlayed(kept) ? kept : undefined;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function foughtAt(record: MatchRecord, here: readonly Seat[]): Promise<Fought | undefined> {
  if (here.length === 0) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const worker = workerFor('replay');
    const end = (fought: Fought | undefined): void => {
      worker.terminate();
      resolve(fought);
    };
    worker.onmessage = ({ data }: MessageEvent<FromReplay>) => end(data.say === 'fought' ? data.fought : undefined);
    worker.onerror = () => end(undefined);
    const request: ToReplay = { say: 'fought', record, here };
    worker.postMessage(request);
  });
}

/** Shares as whole numbers: hundredths of a hundredth. */
const inParts = (share: number): number => Math.round(share * 10_000);

export function figuresOf({ luck, withoutLuck, loss, curve, decisions }: SeatReview): Figures {
  const lowest = decisions.reduce((low, one) => (one.before < low.before ? one : low), { before: curve[0] ?? 1, entry: 0 });
  return {
    luck: inParts(luck),
    luckError: inParts(withoutLuck.error),
    without: inParts(withoutLuck.value),
    loss: inParts(loss.value),
    lossError: inParts(loss.error),
    lowest: inParts(lowest.before),
    lowestAt: lowest.entry,
    decisions: decisions.length,
  };
}

/** What a review has found, beside what is known. */
export async function keepLooked(id: string, looked: Looked): Promise<Played | undefined> {
  let kept: Played | undefined;
  await changeBeside(STORE, id, (now) => {
    const known = playedIn(now);
    if (!known || !isPlayed(known)) return undefined;
    kept = joinNotes(known, { ...known, looked }) as Played;
    return same(kept, known) ? undefined : kept;
  });
  return kept;
}

/** Out of the record, and not back in by itself. */
export async function takeOut(id: string): Promise<void> {
  await changeBeside(STORE, id, (now) => {
    const known = playedIn(now);
    return known && isPlayed(known) ? deleted(known) : undefined;
  });
}

/** Notes of another device: joined with what is known. Says how many games are new here. */
export async function joinIn(notes: readonly (Played | Gone)[]): Promise<number> {
  return await bringTogether(notes, (known, note) => (known ? (joinNotes(known, note) as Played | Gone) : note));
}

/** Notes of a file that somebody has chosen: what was taken out comes back. */
export async function bringBack(notes: readonly (Played | Gone)[]): Promise<number> {
  return await bringTogether(notes.filter(isPlayed), (known, note) => {
    if (!known) return note;
    const life = Math.max(known.life, note.life);
    return joinNotes(known, revived(note, life)) as Played | Gone;
  });
}

async function bringTogether(
  notes: readonly (Played | Gone)[],
  join: (known: Played | Gone | undefined, note: Played | Gone) => Played | Gone,
): Promise<number> {
  let added = 0;
  for (const note of notes)
    await changeBeside(STORE, note.id, (now) => {
      const known = playedIn(now);
      if (now !== undefined && !known) return undefined;
      const joined = join(known, note);
      if (isPlayed(joined) && !(known && isPlayed(known))) added++;
      return same(joined, known) ? undefined : joined;
    });
  return added;
}
