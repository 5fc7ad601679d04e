/** Who is at a table now, and who has been away for how long. */
import type { Seat, Viewer } from '@wartable/kernel';
import { away, back, claimable, gone, nextTold } from './absence.ts';
import { openlyAsked, type Room, reallyAsked } from './room.ts';

export type Presence = {
  /** Since when a person is not at a table, as the others are told; undefined where it is, null where nobody knows. */
  readonly awaySince: (table: string, person: string, seat: number) => number | null | undefined;
  /** Seats whose people have been away long enough for what was agreed on. */
  readonly claimable: (room: Room, viewer: Viewer) => number[];
};

export function presenceIn(rooms: ReadonlyMap<string, Room>, now: () => number): Presence {
  return {
    awaySince: (table, person, seat) => {
      const room = rooms.get(table);
      if (!room) return null;
      if (isHere(room, person)) return undefined;
      return away(room.absence, now()).find((one) => one.seat === seat)?.since ?? (room.lines.size > 0 ? undefined : null);
    },
    claimable: (room, viewer) => {
      if (!room.awake) return [];
      const people = room.kept.seats.filter(({ person, bot }) => person !== null && bot === null).map(({ seat }) => seat);
      // Who has answered in secret knows that it is not asked any more.
      const asked = reallyAsked(room.awake);
      const openly = openlyAsked(room.awake).filter((seat) => people.includes(seat) && (seat !== viewer || asked.includes(seat)));
      return claimable(room.absence, openly, viewer, now());
    },
  };
}

function isHere({ lines }: Room, person: string): boolean {
  for (const line of lines.keys()) if (line.person === person) return true;
  return false;
}

/** A seat has a line. */
export function arrive(room: Room, seat: Seat, now: number): void {
  room.absence = back(room.absence, seat, now);
}

/** A line is gone; where it was the last of its seat, absence begins. */
export function depart(room: Room, viewer: Viewer, person: string | null, left: boolean, now: number): void {
  if (viewer !== 'spectator' && person !== null && !isHere(room, person)) room.absence = gone(room.absence, viewer, left, now);
}

/** When something is to be told of who is away. */
export function nextNews({ absence, lines }: Room, now: number): number | undefined {
  return lines.size === 0 ? undefined : nextTold(absence, now);
}
