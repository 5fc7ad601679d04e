/** All tables: those that somebody looks at are in memory, all others on disk alone. */
import type { Seat, Viewer } from '@wartable/kernel';
import type { FromClient, MyTables, TableInfo, Wish } from '@wartable/protocol';
import { type Days, openDays } from '../days/days.ts';
import { Refusal } from '../http/refusal.ts';
import { openPairs, type Pairs } from '../pairs/pairs.ts';
import { away } from './absence.ts';
import { ask, reply, stopAsking } from './asks.ts';
import { putToSleep } from './awake.ts';
import { backInSeat, claim, stopWatching, watchTime } from './away.ts';
import { change, commitShare, revealShare, withMemory, withSeat } from './begin.ts';
import { type Doors, openDoors, type Person } from './doors.ts';
import { openEars } from './ears.ts';
import { wake } from './follow.ts';
import { type AroundHall, openHub } from './hub.ts';
import { wants } from './notes.ts';
import { hearSeat } from './play.ts';
import { arrive, attend, depart } from './presence.ts';
import { type Awake, type Counted, type Line, mayWatch, type Room, viewerOf } from './room.ts';
import { linesOf, talk } from './talk.ts';
import { claimWork, letGo } from './work.ts';

export type Hall = Doors & {
  readonly arrive: (line: Line) => void;
  /** `left`: the page said that it goes. */
  readonly depart: (line: Line, left: boolean) => void;
  /** Everything but hello and ping. */
  readonly hear: (line: Line, person: Person | null, message: FromClient) => Promise<void>;
  readonly mine: (me: Person) => Promise<MyTables>;
  readonly open: (me: Person | null) => Promise<TableInfo[]>;
  /** Of all tables those where something happened last, for the host. */
  readonly latest: () => Promise<TableInfo[]>;
  readonly personChanged: (person: string) => Promise<void>;
  readonly isLooking: (person: string, match?: string) => boolean;
  /** Whether a person has looked at a table since. */
  readonly hasLooked: (person: string, match: string, since: number) => boolean;
  /** A page is looked at, or not any more. */
  readonly looks: (line: Line) => void;
  readonly isConnected: (person: string) => boolean;
  /** Whether a person is still asked at a table. */
  readonly isAsked: (person: string, match: string) => Promise<boolean>;
  readonly announce: (text: string | null) => void;
  readonly counts: () => Counts;
  /** The database was away: what stood still meanwhile is given back. */
  readonly restart: () => void;
  readonly days: Days;
  readonly pairs: Pairs;
  readonly close: () => Promise<void>;
};

type Counts = {
  readonly rooms: number;
  readonly awake: number;
  readonly lines: number;
  readonly bots: number;
  readonly of: Readonly<Record<Counted, number>>;
};

/** After so long without a word a match leaves memory, and a room that nobody looks at. */
const [SLEEPS, LEAVES, SWEEP] = [120_000, 60_000, 15_000];

export function openHall(around: AroundHall): Hall {
  const { store, time, limits, nodes } = around;
  const hub = openHub(around, watchTime, claimWork);
  const { desk, rooms, lines, lists, at, after, later, trouble, attendance } = hub;
  const ears = openEars(hub);

  const tellCredit = async (room: Room, awake: Awake): Promise<void> => {
    if (!awake.credited) return;
    awake.credited = false;
    // Each node that has it in memory gives the same.
    const once = `credit ${nodes.standingSince()}`;
    await change(desk, room, {}, () => {}, { notes: [{ event: 'clocks-credited', seat: null, once }] });
  };

  const sit = async (line: Line, room: Room, wishes: readonly Wish[]): Promise<void> => {
    const places = lines.get(line);
    // Gone before its turn came.
    if (!places) return;
    if (places.size >= limits.tablesPerLine && !places.has(room)) throw new Refusal('too-many');
    const viewer = viewerOf(room, line.person);
    const { status } = room.kept;
    if (viewer === 'spectator' && !mayWatch(room, time.now())) throw new Refusal('not-allowed');
    if (viewer === 'spectator' && hub.presence.watchers(room) >= limits.watchers) throw new Refusal('full');
    ears.listen(room);
    if (room.lines.size === 0) await attendance.read(room);
    const awake = status === 'running' ? await wake(desk, room) : undefined;
    if (awake) await tellCredit(room, awake);
    // Gone meanwhile.
    if (!lines.has(line)) return;
    room.lines.delete(line);
    room.lines.set(line, { viewer, wishes, told: '', faces: '', reveals: '', follows: '' });
    places.add(room);
    if (viewer !== 'spectator') arrive(room, viewer, time.now());
    attend(room, nodes, time.now());
    const talked = await linesOf(desk, room);
    const said = talked.filter(({ from }) => wants(line, from.kind === 'person' ? from.person : null));
    room.talked = Math.max(room.talked ?? 0, talked.at(-1)?.number ?? 0);
    line.send({ say: 'talk', table: room.id, lines: [...said] });
    after(room);
  };

  const rise = (line: Line, room: Room, left: boolean): void => {
    const place = room.lines.get(line);
    if (!place) return;
    room.lines.delete(line);
    lines.get(line)?.delete(room);
    if (line.person !== null && line.looking) room.looked.set(line.person, time.now());
    depart(room, place.viewer, line.person, left, nodes, time.now());
    attendance.note(room, left ? line.person : null);
    if (room.lines.size === 0) ears.unlisten(room);
    later(room, async () => after(room));
  };

  /** What is said twice under one name is done once, as far as a table remembers. */
  const once = (room: Room, seat: Seat, id: string | undefined, work: () => Promise<void>): Promise<void> =>
    hub.inRoom(room, async () => {
      const named = id === undefined ? undefined : `${seat} ${id}`;
      if (named !== undefined && room.kept.room.said.includes(named)) return;
      room.saying = named;
      try {
        await work();
      } finally {
        room.saying = undefined;
      }
    });

  /** Seats change hands while something waits for its turn: nobody acts for who sits there since. */
  const stillAs = (room: Room, line: Line, viewer: Viewer): void => {
    if (room.lines.get(line)?.viewer !== viewer) throw new Refusal('not-now');
  };

  const heard = async (line: Line, person: Person | null, message: FromClient): Promise<void> => {
    switch (message.say) {
      case 'hello':
      case 'ping':
      case 'looking':
        return;
      case 'lobby':
        return lists.listenOpen(line, message.on);
      case 'mine':
        if (line.person === null) throw new Refusal('not-signed-in');
        return lists.listenMine(line, message.on);
      case 'sit':
        return at(message.table, (room) => sit(line, room, message.with ?? []));
      case 'rise': {
        const room = rooms.get(message.table);
        if (room) rise(line, room, true);
        return;
      }
    }
    // While it is not known what stood still, nobody's time is charged: it is said again in a moment.
    if (!nodes.isSteady()) throw new Refusal('failed');
    const room = rooms.get(message.table);
    const viewer = room?.lines.get(line)?.viewer;
    // Who says something has to be there: the connection knows the seat.
    if (!room || viewer === undefined) throw new Refusal('not-now');
    if (message.say === 'seat') {
      await hub.inRoom(room, () => {
        stillAs(room, line, viewer);
        return hearSeat(desk, room, line, viewer, message.message, after);
      });
      return;
    }
    if (message.say === 'talk') {
      if (!person) throw new Refusal('not-signed-in');
      await hub.inRoom(room, () => talk(desk, room, person, message.what, message.id));
      return line.send({ say: 'done', id: message.id });
    }
    if (viewer === 'spectator') throw new Refusal('not-yours');
    const seat: Seat = viewer;
    await once(room, seat, 'id' in message ? message.id : undefined, async () => {
      stillAs(room, line, seat);
      if (room.kept.status === 'stopped') throw new Refusal('stopped');
      switch (message.say) {
        case 'ask':
          return ask(desk, room, seat, message.what, message.id, after);
        case 'reply':
          return reply(desk, room, seat, message.ask, message.yes, after);
        case 'no-asking':
          return stopAsking(desk, room, seat, message.on, after);
        case 'claim':
          await attendance.read(room);
          return claim(hub, room, message.seat as Seat, seat);
        case 'take-back-seat':
          return backInSeat(hub, room, seat);
        case 'orders': {
          const orders = { ...room.kept.room.orders, [seat]: message.kinds };
          return change(desk, room, { room: withMemory(room, { orders }) }, after);
        }
        case 'commit':
          return commitShare(desk, room, seat, message.commitment, after);
        case 'reveal':
          return revealShare(desk, room, seat, message.share, after);
      }
    });
    if ('id' in message) line.send({ say: 'done', id: message.id });
  };

  /** Rooms that are quiet leave memory. */
  let sweeping = time.after(SWEEP, sweep);
  function sweep(): void {
    const now = time.now();
    for (const room of rooms.values()) {
      const isBusy = room.waiting > 0 || room.thinking.size > 0 || room.flag !== undefined || room.claim !== undefined;
      // Who waits for one who is away has to be offered something.
      const isWaiting = room.lines.size > 0 && away(room.absence, now).length > 0;
      if (!isBusy && !isWaiting && room.awake && now - room.quiet > SLEEPS) putToSleep(desk, room);
      if (!isBusy && room.lines.size === 0 && now - room.quiet > LEAVES) {
        stopWatching(room);
        ears.unlisten(room);
        rooms.delete(room.id);
      }
    }
    sweeping = time.after(SWEEP, sweep);
  }

  return {
    ...openDoors(hub),
    days: openDays(hub),
    pairs: openPairs(hub),
    arrive: (line) => {
      lines.set(line, new Set());
    },
    depart: (line, left) => {
      const open = lines.get(line) ?? [];
      lines.delete(line);
      lists.leave(line);
      for (const room of [...open]) rise(line, room, left);
    },
    hear: heard,
    mine: (me) => lists.mine(me.id),
    latest: lists.latest,
    open: (me) => lists.open(me?.id ?? null),
    personChanged: async (person) => {
      const row = await store.db.selectFrom('person').select('name').where('id', '=', person).executeTakeFirst();
      if (!row) return;
      for (const room of rooms.values()) {
        const seat = room.kept.seats.find((one) => one.person === person);
        if (!seat) continue;
        room.kept = { ...room.kept, seats: withSeat(room, seat.seat, { personName: row.name }) };
        later(room, async () => after(room));
      }
      lists.changed([person], true);
    },
    isLooking: (person, match) => {
      for (const [line, open] of lines)
        if (line.person === person && line.looking && (match === undefined || [...open].some(({ id }) => id === match)))
          return true;
      return false;
    },
    hasLooked: (person, match, since) => {
      const room = rooms.get(match);
      if (!room) return false;
      for (const line of room.lines.keys()) if (line.person === person && line.looking) return true;
      return (room.looked.get(person) ?? 0) > since;
    },
    isConnected: (person) => [...lines.keys()].some((line) => line.person === person),
    isAsked: async (person, match) => {
      const seat = await store.db
        .selectFrom('seat')
        .select('asked')
        .where('match', '=', match)
        .where('person', '=', person)
        .where('bot', 'is', null)
        .executeTakeFirst();
      return seat?.asked === 1;
    },
    looks: (line) => {
      for (const room of lines.get(line) ?? []) {
        if (line.person !== null) room.looked.set(line.person, time.now());
        attendance.note(room);
      }
    },
    announce: (text) => {
      for (const line of lines.keys()) line.send({ say: 'announcement', text });
    },
    counts: () => ({
      rooms: rooms.size,
      awake: [...rooms.values()].filter(({ awake }) => awake).length,
      lines: lines.size,
      bots: around.bots.waiting(),
      of: hub.counted,
    }),
    restart: () => {
      for (const room of rooms.values())
        if (room.awake)
          later(room, async () => {
            putToSleep(desk, room);
            if (room.lines.size === 0 || room.kept.status !== 'running') return;
            await tellCredit(room, await wake(desk, room));
            after(room);
          });
    },
    close: async () => {
      sweeping();
      await ears.close();
      for (const room of rooms.values()) {
        stopWatching(room);
        room.unheard?.();
        await room.busy;
      }
      await letGo(hub).catch(trouble);
      await attendance.settled();
      await store.journal.flushed();
    },
  };
}
