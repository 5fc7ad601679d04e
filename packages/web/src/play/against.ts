/** Who goes on from a moment of a battle. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { beginFrom, beginFromRecord } from '../table/begin.ts';
import type { Place } from '../table/place.ts';
import type { Reviewed } from '../table/review-work.ts';
import type { Snapshot } from './snapshot.ts';

/** Bots that give a game, and can be beaten. */
export const MIDDLE_LEVEL = 3;

/** A person in a seat, and bots of a level in all others. */
export function against(seats: readonly string[], person: number, level = MIDDLE_LEVEL): SeatPlayer[] {
  return seats.map((_, seat) => (seat === person ? { kind: 'person' } : { kind: 'bot', level }));
}

/** Another try at a decision, at a table of this device: with the same players, or where it was far away, against bots. */
export function againFrom(place: Place, isFar: boolean, { seats, viewer }: Snapshot, turns: Reviewed['turns'] | undefined) {
  return async (entry: number): Promise<void> => {
    const fork = { entry, turn: turns?.get(entry) ?? 1 };
    if (!isFar) return beginFrom(place.id, fork);
    const record = await place.record();
    const names = seats.map(({ name }) => name);
    if (record) await beginFromRecord(record, fork, against(names, viewer === 'spectator' ? 0 : viewer));
  };
}
