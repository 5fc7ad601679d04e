/** The rooms that are in memory, and what all that happens in them needs. */
import type { Choice, Question } from '@wartable/kernel';
import type { RoomState } from '@wartable/protocol';
import { Refusal } from '../http/refusal.ts';
import type { Games } from './games.ts';
import { keptTable } from './kept.ts';
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
  readonly counted: Readonly<Record<Counted, number>>;
  readonly roomOf: (id: string) => Promise<Room>;
  /** Does something at a table when it is its turn. */
  readonly at: <T>(id: string, work: (room: Room) => Promise<T>) => Promise<T>;
  /** The same where nobody waits for it. */
  readonly later: (room: Room, work: () => Promise<void>) => void;
  readonly after: After;
  readonly shownTo: (room: Room, person: string | null) => RoomState;
  readonly trouble: (error: unknown) => void;
};

/** `watchTime` sets the timers of a room. */
export function openHub(around: AroundHall, watchTime: (hub: Hub, room: Room) => void): Hub {
  const { store, time, games, log } = around;
  const rooms = new Map<string, Room>();
  const loading = new Map<string, Promise<Room>>();
  const counted: Record<Counted, number> = { answer: 0, refused: 0, failed: 0, woken: 0, asleep: 0 };
  const presence = presenceIn(rooms, time.now);
  const trouble = (error: unknown): void => {
    if (!(error instanceof Refusal)) log.error({ err: error }, 'hall');
  };
  const lists = openLists(store, time, presence, trouble);
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
      const kept = await keptTable(store.db, id);
      if (!kept) throw new Refusal('unknown');
      const room = newRoom(kept, games(kept.game), time.now());
      rooms.set(id, room);
      return room;
    };
    const loaded = load().finally(() => loading.delete(id));
    loading.set(id, loaded);
    return loaded;
  };

  const at = async <T>(id: string, work: (room: Room) => Promise<T>): Promise<T> => {
    const room = await roomOf(id);
    return inTurn(room, time.now(), () => {
      if (room.gone) throw new Refusal('unknown');
      return work(room);
    });
  };

  const shownTo = (room: Room, person: string | null): RoomState => roomFor(room, person, presence, time.now());

  const later: Hub['later'] = (room, work) => {
    inTurn(room, time.now(), work).catch(trouble);
  };

  /** What follows from a change: each line is told, bots and standing orders go on, timers are set. */
  const after: After = (room) => {
    const { awake } = room;
    for (const [line, place] of room.lines) {
      if (line.person !== null && line.looking) room.looked.set(line.person, time.now());
      tellRoomTo(line, place, shownTo(room, line.person), awake?.clocks);
    }
    watchTime(hub, room);
    if (awake && room.kept.status === 'running') goOn(desk, room, awake, (_, decision, choice) => answer(room, decision, choice));
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
    counted,
    roomOf,
    at,
    later,
    after,
    shownTo,
    trouble,
  };
  return hub;
}
