/** Who is at a table now, and who has been away for how long: by the lines that are open here, and by what other nodes say of theirs. */
import type { Seat, Viewer } from '@wartable/kernel';
import type { Nodes } from '../nodes/nodes.ts';
import type { PresenceRow } from '../store/schema.ts';
import { away, back, claimable, gone, goneSince, nextTold } from './absence.ts';
import { openlyAsked, type Room, reallyAsked, viewerOf } from './room.ts';

export type Presence = {
  /** Since when a person is not at a table, as the others are told; undefined where it is, null where nobody knows. */
  readonly awaySince: (table: string, person: string, seat: number) => number | null | undefined;
  /** Seats whose people have been away long enough for what was agreed on. */
  readonly claimable: (room: Room, viewer: Viewer) => number[];
  readonly watchers: (room: Room) => number;
};

/** The person of the row that counts all who watch. */
export const WATCHERS = '';

type Alive = Pick<Nodes, 'alive'>;

/** `rows`: what is known of tables that nobody looks at here. */
export function presenceIn(
  rooms: ReadonlyMap<string, Room>,
  nodes: Alive,
  now: () => number,
  rows: readonly PresenceRow[] = [],
): Presence {
  return {
    awaySince: (table, person, seat) => {
      const room = rooms.get(table);
      if (!room || room.lines.size === 0) {
        const others = rows.filter((row) => row.match === table && row.person === person);
        return others.length > 0 ? sinceOf(others, nodes) : room ? localSince(room, person, seat, nodes, now()) : null;
      }
      return localSince(room, person, seat, nodes, now());
    },
    claimable: (room, viewer) => {
      if (!room.awake) return [];
      const people = room.kept.seats.filter(({ person, bot }) => person !== null && bot === null).map(({ seat }) => seat);
      // Who has answered in secret knows that it is not asked any more.
      const asked = reallyAsked(room.awake);
      const openly = openlyAsked(room.awake).filter((seat) => people.includes(seat) && (seat !== viewer || asked.includes(seat)));
      return claimable(room.absence, openly, viewer, now());
    },
    watchers: (room) => {
      const here = [...room.lines.values()].filter((line) => line.viewer === 'spectator').length;
      return ofPerson(room, WATCHERS, nodes).reduce((sum, row) => sum + row.here, here);
    },
  };
}

function localSince(room: Room, person: string, seat: number, nodes: Alive, now: number): number | null | undefined {
  if (isHere(room, person) || isElsewhere(room, person, nodes)) return undefined;
  return away(room.absence, now).find((one) => one.seat === seat)?.since ?? (room.lines.size > 0 ? undefined : null);
}

function sinceOf(rows: readonly PresenceRow[], nodes: Alive): number | undefined {
  const alive = nodes.alive();
  if (rows.some(({ node, here }) => here > 0 && alive.has(node))) return undefined;
  return Math.max(...rows.map(({ since }) => since));
}

function isHere({ lines }: Room, person: string): boolean {
  for (const line of lines.keys()) if (line.person === person) return true;
  return false;
}

/** What nodes that are alive say of a person. */
function ofPerson({ elsewhere }: Room, person: string, nodes: Alive): readonly PresenceRow[] {
  if (elsewhere.length === 0) return [];
  const alive = nodes.alive();
  return elsewhere.filter((row) => row.person === person && alive.has(row.node));
}

function isElsewhere(room: Room, person: string, nodes: Alive): boolean {
  return ofPerson(room, person, nodes).some(({ here }) => here > 0);
}

/** A seat has a line. */
export function arrive(room: Room, seat: Seat, now: number): void {
  room.absence = back(room.absence, seat, now);
}

/** Seats have changed hands: lines look as who they are now. */
export function seatLines(room: Room, now: number): void {
  for (const [line, place] of [...room.lines]) {
    const viewer = viewerOf(room, line.person);
    if (viewer === place.viewer) continue;
    room.lines.set(line, { ...place, viewer, follows: '', isNew: true });
    if (viewer !== 'spectator') arrive(room, viewer, now);
  }
}

/** A line is gone; where it was the last of its seat, on all nodes, absence begins. */
export function depart(room: Room, viewer: Viewer, person: string | null, left: boolean, nodes: Alive, now: number): void {
  if (viewer === 'spectator' || person === null || isHere(room, person) || isElsewhere(room, person, nodes)) return;
  room.absence = gone(room.absence, viewer, left, now);
}

/** Other nodes say something new, or one of them is gone: who is away is found anew. */
export function attend(room: Room, nodes: Alive, now: number): void {
  for (const { seat, person } of room.kept.seats) {
    if (person === null || isHere(room, person)) continue;
    const is = room.absence.seats[seat];
    if (isElsewhere(room, person, nodes)) {
      if (is?.since !== null) room.absence = back(room.absence, seat, now);
      continue;
    }
    const said = room.elsewhere.filter((row) => row.person === person);
    const last = said.reduce<PresenceRow | undefined>((best, row) => (best && best.since > row.since ? best : row), undefined);
    // A node that died has not said since when its people are gone.
    const since = last ? (last.here > 0 ? now : last.since) : undefined;
    if (is?.since === null) room.absence = gone(room.absence, seat, last?.left === 1, since ?? now);
    else if (last?.here === 0 && is && is.since > last.since)
      room.absence = goneSince(room.absence, seat, last.since, last.left === 1);
  }
}

/** When something is to be told of who is away. */
export function nextNews({ absence, lines }: Room, now: number): number | undefined {
  return lines.size === 0 ? undefined : nextTold(absence, now);
}
