/** The rooms that are in memory, and what all that happens in them needs. */
import type { Choice, Question } from '@wartable/kernel';
import type { RoomState } from '@wartable/protocol';
import { Refusal } from '../http/refusal.ts';
import { Conflict } from '../store/index.ts';
import { type Attendance, openAttendance } from './attendance.ts';
import { askShares } from './begin.ts';
import { catchUp, readAnew } from './follow.ts';
import type { Games } from './games.ts';
import { keptTable, nextStep } from './kept.ts';
import { type Lists, openLists } from './lists.ts';
import { type After, answerFor, goOn } from './play.ts';
import { type Presence, presenceIn } from './presence.ts';
import { type Counted, type Desk, inTurn, type Line, newRoom, type Room } from './room.ts';
import { roomFor } from './shown.ts';
import { tellRoomTo } from './tell.ts';

export type AroundHall = Omit<Desk, 'listed' | 'counted'> & { readonly games: Games };

export type Hub = {
  readonly desk: Desk;
  readonly games: Games;
  readonly rooms: Map<string, Room>;
  /** Lines with the rooms they are in. */
  readonly lines: Map<Line, Set<Room>>;
  readonly lists: Lists;
  readonly presence: Presence;
  readonly attendance: Attendance;
  readonly counted: Readonly<Record<Counted, number>>;
  readonly roomOf: (id: string) => Promise<Room>;
  /** Does something at a table when it is its turn. */
  readonly at: <T>(id: string, work: (room: Room) => Promise<T>) => Promise<T>;
  /** The same in a room that is here; where somebody else was first, all of it is done again. */
  readonly inRoom: <T>(room: Room, work: () => Promise<T>) => Promise<T>;
  /** The same where nobody waits for it. */
  readonly later: (room: Room, work: () => Promise<void>) => void;
  /** A clock may have run out. */
  readonly claimWork: (room: Room) => void;
  readonly after: After;
  /** The table is gone: who looks at it is told. */
  readonly closeRoom: (room: Room) => void;
  readonly shownTo: (room: Room, person: string | null) => RoomState;
  readonly trouble: (error: unknown) => void;
};

/** How often something is tried where others are always first. */
const TRIES = 8;

/** `watchTime` sets the timers of a room, `claimWork` is what they ring for. */
export function openHub(
  around: AroundHall,
  watchTime: (hub: Hub, room: Room) => void,
  claimWork: (hub: Hub, room: Room) => void,
): Hub {
  const { store, time, games, log, nodes } = around;
  const rooms = new Map<string, Room>();
  const loading = new Map<string, Promise<Room>>();
  const counted: Record<Counted, number> = {
    answer: 0,
    refused: 0,
    failed: 0,
    raced: 0,
    followed: 0,
    woken: 0,
    asleep: 0,
  };
  const presence = presenceIn(rooms, nodes, time.now);
  const trouble = (error: unknown): void => {
    if (!(error instanceof Refusal)) log.error({ err: error }, 'hall');
  };
  const attendance = openAttendance(store.db, nodes, trouble);
  const presenceAt = async (tables: readonly string[]): Promise<Presence> =>
    nodes.several ? presenceIn(rooms, nodes, time.now, await attendance.of(tables)) : presence;
  const lists = openLists(store, nodes, presenceAt, trouble);
  const desk: Desk = {
    ...around,
    listed: lists.changed,
    counted: (what) => {
      counted[what]++;
    },
  };

  const roomOf = async (id: string): Promise<Room> => {
    const known = rooms.get(id);
    if (known) return known;
    const underway = loading.get(id);
    if (underway) return underway;
    const load = async (): Promise<Room> => {
      // The log before the rows, so that they are not older.
      const next = await nextStep(store.db, id);
      const kept = await keptTable(store.db, id);
      if (!kept) throw new Refusal('unknown');
      const room = newRoom(kept, next, games(kept.game), time.now());
      rooms.set(id, room);
      return room;
    };
    const loaded = load().finally(() => loading.delete(id));
    loading.set(id, loaded);
    return loaded;
  };

  const again = async <T>(room: Room, work: () => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries++) {
      try {
        if (room.doubtful) await readAnew(desk, room);
        if (room.gone) throw new Refusal('unknown');
        return await work();
      } catch (error) {
        if (!(error instanceof Conflict) || tries === TRIES) throw error;
        if (await catchUp(desk, room)) after(room);
        // Nothing is new there: it was the claim that does not hold any more.
        else room.claim = undefined;
      }
    }
  };

  const inRoom: Hub['inRoom'] = (room, work) => inTurn(room, time.now(), () => again(room, work));

  const at = async <T>(id: string, work: (room: Room) => Promise<T>): Promise<T> => {
    const room = await roomOf(id);
    return inRoom(room, async () => {
      // Nobody rings for a room that nobody looks at here.
      if (nodes.several && (await catchUp(desk, room))) after(room);
      if (room.gone) throw new Refusal('unknown');
      return work(room);
    });
  };

  const shownTo = (room: Room, person: string | null): RoomState => roomFor(room, person, presence, time.now());

  const later: Hub['later'] = (room, work) => {
    inRoom(room, work).catch(trouble);
  };

  /** What follows from a change: each line is told, bots and standing orders go on, timers are set. */
  const after: After = (room) => {
    const { awake } = room;
    for (const [line, place] of room.lines) {
      if (line.person !== null && line.looking) room.looked.set(line.person, time.now());
      tellRoomTo(line, place, shownTo(room, line.person), awake?.clocks);
    }
    attendance.note(room);
    askShares(room);
    watchTime(hub, room);
    if (awake && room.kept.status === 'running') goOn(desk, room, awake, (_, decision, choice) => answer(room, decision, choice));
  };

  const closeRoom = (room: Room): void => {
    room.gone = true;
    room.flag?.();
    room.told?.();
    room.unheard?.();
    rooms.delete(room.id);
    for (const line of room.lines.keys()) line.send({ say: 'refused', refused: 'unknown', table: room.id });
  };

  const answer = (room: Room, decision: Question, choice: Choice): void =>
    later(room, () => answerFor(desk, room, decision, choice, after));

  const hub: Hub = {
    desk,
    games,
    rooms,
    lines: new Map(),
    lists,
    presence,
    attendance,
    counted,
    roomOf,
    at,
    inRoom,
    later,
    claimWork: (room) => claimWork(hub, room),
    after,
    closeRoom,
    shownTo,
    trouble,
  };
  return hub;
}
