/** Who is at which table, written down for other nodes, and read from them. Alone there is nobody to tell. */
import type { Kysely } from 'kysely';
import type { Nodes } from '../nodes/nodes.ts';
import type { Database, PresenceRow } from '../store/schema.ts';
import { WATCHERS } from './presence.ts';
import type { Room } from './room.ts';

export type Attendance = {
  /** Somebody came, went, or looks away: rows that are others now are written. `left`: whose page said that it goes. */
  readonly note: (room: Room, left?: string | null) => void;
  /** Others may have cleared it away: all of it is written anew. */
  readonly noteAnew: (room: Room) => void;
  /** What other nodes say of a table. */
  readonly read: (room: Room) => Promise<void>;
  readonly of: (tables: readonly string[]) => Promise<readonly PresenceRow[]>;
  /** When all of it is written. */
  readonly settled: () => Promise<void>;
};

const NOBODY: Attendance = {
  note: () => {},
  noteAnew: () => {},
  read: async () => {},
  of: async () => [],
  settled: async () => {},
};

export function openAttendance(db: Kysely<Database>, nodes: Nodes, trouble: (error: unknown) => void): Attendance {
  if (!nodes.several) return NOBODY;
  /** What was written last, by table and person. */
  const written = new WeakMap<Room, Map<string, string>>();
  let writing: Promise<void> = Promise.resolve();

  const write = (row: PresenceRow): void => {
    const { match, person, node, ...now } = row;
    writing = writing
      .then(async () => {
        await db
          .insertInto('presence')
          .values(row)
          .onConflict((on) => on.columns(['match', 'person', 'node']).doUpdateSet(now))
          .execute();
        nodes.bell.ring(`at.${match}`);
      })
      .catch(trouble);
  };

  const note = (room: Room, left: string | null = null): void => {
    const known = written.get(room) ?? new Map<string, string>();
    written.set(room, known);
    const here = hereIn(room);
    for (const person of new Set([...known.keys(), ...here.keys()])) {
      const { lines, looking } = here.get(person) ?? { lines: 0, looking: false };
      const state = `${lines} ${looking}`;
      if (known.get(person) === state) continue;
      known.set(person, state);
      write({
        match: room.id,
        person,
        node: nodes.id,
        here: lines,
        since: nodes.time.now(),
        left: person === left ? 1 : 0,
        times: 0,
        looking: looking ? 1 : 0,
        looked: room.looked.get(person) ?? 0,
      });
    }
  };

  return {
    note,
    noteAnew: (room) => {
      written.delete(room);
      note(room);
    },
    read: async (room) => {
      room.elsewhere = await db
        .selectFrom('presence')
        .selectAll()
        .where('match', '=', room.id)
        .where('node', '!=', nodes.id)
        .execute();
    },
    of: async (tables) =>
      tables.length === 0 ? [] : db.selectFrom('presence').selectAll().where('match', 'in', tables).execute(),
    settled: () => writing,
  };
}

type Here = { readonly lines: number; readonly looking: boolean };

/** By person; those who watch together. */
function hereIn({ lines }: Room): ReadonlyMap<string, Here> {
  const here = new Map<string, Here>();
  for (const [line, { viewer }] of lines) {
    const person = viewer === 'spectator' || line.person === null ? WATCHERS : line.person;
    const before = here.get(person) ?? { lines: 0, looking: false };
    here.set(person, { lines: before.lines + 1, looking: person !== WATCHERS && (before.looking || line.looking) });
  }
  return here;
}
