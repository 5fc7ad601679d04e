/** How a node hears of what others do: the bell of each table that somebody looks at here, and by asking now and then. */
import { sql } from 'kysely';
import { RENEWED_EVERY } from '../store/leases.ts';
import { readRows } from './awake.ts';
import { catchUp } from './follow.ts';
import type { Hub } from './hub.ts';
import { tellTalk } from './notes.ts';
import { attend } from './presence.ts';
import type { Room } from './room.ts';
import { doWhatIsDue, holdOn } from './work.ts';

export type Ears = {
  readonly listen: (room: Room) => void;
  readonly unlisten: (room: Room) => void;
  readonly close: () => Promise<void>;
};

/** How often it is looked for work that is due: alone only days run out by themselves. */
const [WORK, WORK_ALONE] = [1000, 15_000];
/** How often it is asked for what nobody rang for; while the bell is silent, more often. Lists are looked at every so many times. */
const [ASKED, ASKED_IN_SILENCE, LISTS] = [5000, 1000, 24];

/** The number that is rung for a table that was removed: no step has it. */
export const REMOVED = 2 ** 31;

export function openEars(hub: Hub): Ears {
  const { desk, rooms, lists, after, attendance, trouble } = hub;
  const { store, nodes, time } = desk;
  const timers = new Set<() => void>();
  /** Tables that are going to be read, and whether talk and who is there with the log. */
  const ringing = new Map<Room, boolean>();
  let closed = false;
  const underway = new Set<Promise<void>>();

  const every = (ms: () => number, what: () => Promise<void>): void => {
    let [busy, missed] = [false, false];
    const work = (): void => {
      missed = busy;
      if (busy || closed) return;
      busy = true;
      const done = what()
        .catch(trouble)
        .then(() => {
          busy = false;
          underway.delete(done);
          if (missed) work();
        });
      underway.add(done);
    };
    const again = (): void => {
      const off = time.after(ms(), () => {
        timers.delete(off);
        again();
        work();
      });
      timers.add(off);
    };
    again();
  };

  const read = async (room: Room, whole: boolean): Promise<void> => {
    const isNews = await catchUp(desk, room);
    // Nothing is new there: perhaps nothing is there.
    if (!isNews && !whole) await readRows(desk, room);
    if (room.gone) return hub.closeRoom(room);
    if (whole) {
      await tellTalk(desk, room);
      await attendance.read(room);
      attend(room, nodes, time.now());
    }
    if (isNews || whole) after(room);
  };

  /** Something was written of this table: what it was is in the database. Once for all who ring before it is read. */
  const look = (room: Room, whole = true): void => {
    const before = ringing.get(room);
    ringing.set(room, whole || before === true);
    if (before !== undefined) return;
    const heardOf = (): boolean => {
      const all = ringing.get(room) === true;
      ringing.delete(room);
      return all;
    };
    hub
      .inRoom(room, () => read(room, heardOf()))
      .catch((error) => {
        // It never came to its turn.
        ringing.delete(room);
        trouble(error);
      });
  };

  const heard = (room: Room, number: number): void => {
    if (number === 0 || number > room.next) look(room, number === 0);
  };

  /** Tables that were looked at here and have gone on without a ring. */
  const askAll = async (): Promise<void> => {
    const looked = [...rooms.values()].filter(({ lines }) => lines.size > 0);
    if (looked.length === 0 || !nodes.isUp()) return;
    const ids = looked.map(({ id }) => id);
    const { rows } = await sql<{ id: string; next: number; talked: number }>`
      select m.id, coalesce((select max(sequence) + 1 from step s where s.match = m.id), 0) as next,
        coalesce((select max(number) from talk t where t.match = m.id), 0) as talked
      from match m where m.id = any(${ids})`.execute(store.db);
    const known = new Map(rows.map((row) => [row.id, row]));
    const there = Map.groupBy(await attendance.of(ids), ({ match }) => match);
    for (const room of looked) {
      const row = known.get(room.id);
      const others = (there.get(room.id) ?? []).filter(({ node }) => node !== nodes.id);
      const isSame = JSON.stringify(others) === JSON.stringify(room.elsewhere);
      if (!row) hub.closeRoom(room);
      else if (row.next > room.next || row.talked > (room.talked ?? 0) || !isSame) look(room);
    }
  };

  every(
    () => (nodes.several ? WORK : WORK_ALONE),
    () => doWhatIsDue(hub),
  );
  // What others, or this one before it was started anew, have left.
  underway.add(doWhatIsDue(hub).catch(trouble));
  const ends: (() => void)[] = [];
  if (nodes.several) {
    let [asks, alive] = [0, ''];
    every(
      () => RENEWED_EVERY,
      () => holdOn(hub),
    );
    every(
      () => (nodes.bell.isUp() ? ASKED : ASKED_IN_SILENCE),
      async () => {
        await askAll();
        if (++asks % LISTS === 0 || !nodes.bell.isUp()) lists.lookAgain();
        const now = [...nodes.alive()].sort().join();
        if (now !== alive) for (const room of rooms.values()) if (room.elsewhere.length > 0) look(room);
        alive = now;
      },
    );
    const lookAtAll = (): void => {
      askAll().catch(trouble);
      lists.lookAgain();
    };
    ends.push(nodes.bell.onBack(lookAtAll));
    ends.push(nodes.onTurn((isUp) => isUp && lookAtAll()));
    ends.push(
      nodes.onAgain(() => {
        for (const room of rooms.values()) attendance.noteAnew(room);
      }),
    );
  }

  return {
    listen: (room) => {
      room.unheard ??= nodes.bell.listen(`at.${room.id}`, (number) => heard(room, number));
    },
    unlisten: (room) => {
      room.unheard?.();
      room.unheard = undefined;
    },
    close: async () => {
      closed = true;
      for (const off of timers) off();
      for (const end of ends) end();
      await Promise.all(underway);
    },
  };
}
