/** A table on the server as a place to play at. */
import type { MatchRecord } from '@wartable/kernel';
import type { Place } from '../table/place.ts';
import { api, Refusal } from './api.ts';
import { onLine } from './on-line.ts';
import { theLine } from './the-line.ts';

export function placeOnline(id: string, game: string, begins: () => boolean, changed: () => number): Place {
  let begun = false;
  return {
    id,
    game: async () => game,
    carry: onLine(theLine(), id),
    begins: () => {
      const first = !begun && begins();
      begun = true;
      return first;
    },
    record: () => recordAt(id),
    kept: { film: `replay/${id}`, ended: async () => changed() },
  };
}

/** It is over, and others may still be playing with the same seed. */
export function isSealed(error: unknown): boolean {
  return error instanceof Refusal && error.word === 'sealed';
}

/** The record of what is over, as everybody who may look can have it. */
export async function recordAt(id: string): Promise<MatchRecord> {
  return (await api.record(id)) as MatchRecord;
}
