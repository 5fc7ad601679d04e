/** All tables: those that somebody looks at are in memory, all others on disk alone. */
import type { Seat, Viewer } from '@wartable/kernel';
import type { FromClient, MyTables, TableInfo, Wish } from '@wartable/protocol';
import { Refusal } from '../http/refusal.ts';
import { away } from './absence.ts';
import { ask, reply, stopAsking } from './asks.ts';
import { backInSeat, claim, stopWatching, timeIsUp, watchTime } from './away.ts';
import { askShares, begin, change, commitShare, hasAllShares, revealShare, withMemory, withSeat } from './begin.ts';
import { type Doors, openDoors, type Person } from './doors.ts';
import { type AroundHall, openHub } from './hub.ts';
import { hearSeat } from './play.ts';
import { arrive, depart } from './presence.ts';
import { type Awake, type Counted, inTurn, type Line, mayWatch, putToSleep, type Room, viewerOf, wake } from './room.ts';
import { linesOf, note, talk, wants } from './talk.ts';

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
  readonly isConnected: (person: string) => boolean;
  /** Whether a person is still asked at a table. */
  readonly isAsked: (person: string, match: string) => Promise<boolean>;
  readonly announce: (text: string | null) => void;
  readonly counts: () => Counts;
  /** The database was away: what stood still meanwhile is given back. */
  readonly restart: () => void;
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

/** How many of the things that were said at a table it knows again. */
const MOST_SAID = 256;

export function openHall(around: AroundHall): Hall {
  const { store, time, limits } = around;
  const hub = openHub(around, watchTime);
  const { desk, rooms, lines, lists, at, after, later, trouble } = hub;

  const tellCredit = async (room: Room, awake: Awake): Promise<void> => {
    if (!awake.credited) return;
    awake.credited = false;
    await note(desk, room, 'clocks-credited', null);
  };

  const sit = async (line: Line, room: Room, wishes: readonly Wish[]): Promise<void> => {
    const places = lines.get(line);
    // Gone before its turn came.
    if (!places) return;
    if (places.size >= limits.tablesPerLine && !places.has(room)) throw new Refusal('too-many');
    const viewer = viewerOf(room, line.person);
    const { status } = room.kept;
    if (viewer === 'spectator' && !mayWatch(room)) throw new Refusal('not-allowed');
    const watchers = [...room.lines.values()].filter((one) => one.viewer === 'spectator').length;
    if (viewer === 'spectator' && watchers >= limits.watchers) throw new Refusal('full');
    const awake = status === 'running' ? await wake(desk, room) : undefined;
    if (awake) await tellCredit(room, awake);
    // Gone meanwhile.
    if (!lines.has(line)) return;
    room.lines.delete(line);
    const place = { viewer, wishes, told: '', faces: '' };
    room.lines.set(line, place);
    places.add(room);
    if (viewer !== 'spectator') arrive(room, viewer, time.now());
    const said = (await linesOf(desk, room)).filter(({ from }) => wants(line, from.kind === 'person' ? from.person : null));
    line.send({ say: 'talk', table: room.id, lines: [...said] });
    after(room);
    askShares(room, line);
    // A server that stopped in between goes on here.
    if (status === 'starting' && hasAllShares(room)) await begin(desk, room, after);
  };

  const rise = (line: Line, room: Room, left: boolean): void => {
    const place = room.lines.get(line);
    if (!place) return;
    room.lines.delete(line);
    lines.get(line)?.delete(room);
    if (line.person !== null && line.looking) room.looked.set(line.person, time.now());
    depart(room, place.viewer, line.person, left, time.now());
    later(room, async () => after(room));
  };

  /** What is said twice under one name is done once, as far as a room remembers. */
  const once = (room: Room, { person }: Line, id: string | undefined, work: () => Promise<void>): Promise<void> =>
    inTurn(room, time.now(), async () => {
      const named = `${person} ${id}`;
      if (id !== undefined && room.said.has(named)) return;
      await work();
      if (id === undefined) return;
      room.said.add(named);
      const [first] = room.said;
      if (room.said.size > MOST_SAID && first !== undefined) room.said.delete(first);
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
    const room = rooms.get(message.table);
    const viewer = room?.lines.get(line)?.viewer;
    // Who says something has to be there: the connection knows the seat.
    if (!room || viewer === undefined) throw new Refusal('not-now');
    if (message.say === 'seat') {
      await inTurn(room, time.now(), () => {
        stillAs(room, line, viewer);
        return hearSeat(desk, room, line, viewer, message.message, after);
      });
      return;
    }
    if (message.say === 'talk') {
      if (!person) throw new Refusal('not-signed-in');
      await once(room, line, message.id, () => talk(desk, room, person, message.what));
      return line.send({ say: 'done', id: message.id });
    }
    if (viewer === 'spectator') throw new Refusal('not-yours');
    const seat: Seat = viewer;
    await once(room, line, 'id' in message ? message.id : undefined, async () => {
      stillAs(room, line, seat);
      switch (message.say) {
        case 'ask':
          return ask(desk, room, seat, message.what, message.id, after);
        case 'reply':
          return reply(desk, room, seat, message.ask, message.yes, after);
        case 'no-asking':
          return stopAsking(desk, room, seat, message.on, after);
        case 'claim':
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
      const isBusy = room.waiting > 0 || room.thinking.size > 0 || room.flag !== undefined;
      // Who waits for one who is away has to be offered something.
      const isWaiting = room.lines.size > 0 && away(room.absence, now).length > 0;
      if (!isBusy && !isWaiting && room.awake && now - room.quiet > SLEEPS) putToSleep(desk, room);
      if (!isBusy && room.lines.size === 0 && now - room.quiet > LEAVES) {
        stopWatching(room);
        rooms.delete(room.id);
      }
    }
    dueNow().catch(trouble);
    sweeping = time.after(SWEEP, sweep);
  }

  /** Slow tables whose time is over, also those nobody looks at. */
  const dueNow = async (): Promise<void> => {
    const due = await store.db.selectFrom('match').select('id').where('due', '<=', time.now()).limit(50).execute();
    for (const { id } of due) await at(id, (room) => timeIsUp(hub, room)).catch(trouble);
  };

  /** Bots that were asked when the server stopped. */
  const goOnEverywhere = async (): Promise<void> => {
    const waiting = await store.db
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select('match.id')
      .distinct()
      .where('seat.asked', '=', 1)
      .where('seat.bot', 'is not', null)
      .where('match.status', '=', 'running')
      .limit(1000)
      .execute();
    for (const { id } of waiting)
      await at(id, async (room) => {
        await wake(desk, room);
        after(room);
      }).catch(trouble);
  };
  goOnEverywhere().catch(trouble);

  return {
    ...openDoors(hub),
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
      for (const room of rooms.values()) {
        stopWatching(room);
        await room.busy;
      }
      await store.journal.flushed();
    },
  };
}
