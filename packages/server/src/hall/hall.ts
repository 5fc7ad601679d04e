/** All tables: those that somebody looks at are in memory, all others on disk alone. */
import type { Choice, MatchRecord, Question, Seat, Viewer } from '@wartable/kernel';
import type { FromClient, MoveTable, MyTables, NewTable, RoomState, SeatWanted, TableInfo } from '@wartable/protocol';
import type * as v from 'valibot';
import { Refusal } from '../http/refusal.ts';
import { FORGOTTEN } from '../people/forget.ts';
import { hashOf, newToken } from '../people/secrets.ts';
import type { PersonRow } from '../store/schema.ts';
import { atPace } from './absence.ts';
import { ask, reply, stopAsking } from './asks.ts';
import {
  askShares,
  begin,
  change,
  commitShare,
  emptied,
  isComplete,
  rematchOf,
  revealShare,
  sitDown,
  start,
  withMemory,
  withSeat,
} from './begin.ts';
import { leftOf, newClocks, nextZero } from './clocks.ts';
import { keepNew, moveHere, seatOf, tableFrom } from './create.ts';
import type { Games } from './games.ts';
import { closedRecord, keptLog, keptTable } from './kept.ts';
import { type Lists, openLists } from './lists.ts';
import { type After, answerFor, dueOf, giveUpFor, goOn, hearSeat, runClocks } from './play.ts';
import { arrive, depart, nextNews, presenceIn } from './presence.ts';
import {
  type Counted,
  type Desk,
  inTurn,
  type Line,
  newRoom,
  peopleAt,
  putToSleep,
  type Room,
  tellRoomTo,
  viewerOf,
  wake,
} from './room.ts';
import { infoFor, roomFor } from './shown.ts';
import { linesOf, note, talk, wants } from './talk.ts';

type Person = Pick<PersonRow, 'id' | 'name'>;

export type Hall = {
  readonly arrive: (line: Line) => void;
  /** `left`: the page said that it goes. */
  readonly depart: (line: Line, left: boolean) => void;
  /** Everything but hello and ping. */
  readonly hear: (line: Line, person: Person | null, message: FromClient) => Promise<void>;
  readonly create: (me: Person, wanted: NewTable) => Promise<TableInfo>;
  readonly move: (me: Person, wanted: v.InferOutput<typeof MoveTable>) => Promise<TableInfo>;
  readonly look: (me: Person | null, id: string) => Promise<RoomState>;
  readonly join: (me: Person, id: string, seat: number | undefined) => Promise<RoomState>;
  readonly leave: (me: Person, id: string) => Promise<void>;
  readonly setSeat: (me: Person, id: string, seat: number, wanted: SeatWanted) => Promise<RoomState>;
  readonly start: (me: Person, id: string) => Promise<RoomState>;
  readonly rematch: (me: Person, id: string) => Promise<TableInfo>;
  readonly remove: (me: Person, id: string) => Promise<void>;
  /** The host of the server may remove any. */
  readonly removeAny: (id: string) => Promise<void>;
  /** A secret that leads its person back to its seat. */
  readonly link: (me: Person, id: string) => Promise<string>;
  readonly record: (me: Person | null, id: string) => Promise<MatchRecord>;
  readonly mine: (me: Person) => Promise<MyTables>;
  readonly open: (me: Person | null) => Promise<TableInfo[]>;
  /** Of all tables those where something happened last, for the host. */
  readonly latest: () => Promise<TableInfo[]>;
  /** Leaves all tables; `forGood`: nobody shall read who sat at those that are over. */
  readonly personGone: (person: string, forGood: boolean) => Promise<void>;
  readonly personChanged: (person: string) => Promise<void>;
  readonly isLooking: (person: string, match?: string) => boolean;
  /** Whether a person has looked at a table since. */
  readonly hasLooked: (person: string, match: string, since: number) => boolean;
  readonly isConnected: (person: string) => boolean;
  /** Whether a person is still asked at a table. */
  readonly isAsked: (person: string, match: string) => Promise<boolean>;
  readonly announce: (text: string | null) => void;
  readonly counts: () => Counts;
  readonly close: () => Promise<void>;
};

export type Counts = {
  readonly rooms: number;
  readonly awake: number;
  readonly lines: number;
  readonly bots: number;
  readonly of: Readonly<Record<Counted, number>>;
};

export type AroundHall = Omit<Desk, 'listed' | 'counted'> & { readonly games: Games };

/** After so long without a word a match leaves memory, and a room that nobody looks at. */
const [SLEEPS, LEAVES, SWEEP] = [120_000, 60_000, 15_000];
/** The level of a bot that takes over for somebody. */
const STAND_IN = 3;

export function openHall(around: AroundHall): Hall {
  const { store, time, limits, games, log } = around;
  const rooms = new Map<string, Room>();
  const loading = new Map<string, Promise<Room>>();
  const lines = new Set<Line>();
  const counted: Record<Counted, number> = { answer: 0, refused: 0, failed: 0, woken: 0, asleep: 0 };
  const presence = presenceIn(rooms, time.now);
  const trouble = (error: unknown): void => {
    if (!(error instanceof Refusal)) log.error({ err: error }, 'hall');
  };
  const lists: Lists = openLists(store, time, presence, trouble);
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

  /** What follows from a change: each line is told, bots and standing orders go on, timers are set. */
  const after: After = (room) => {
    const { awake } = room;
    for (const [line, place] of room.lines) {
      if (line.person !== null && line.looking) room.looked.set(line.person, time.now());
      tellRoomTo(line, place, shownTo(room, line.person), awake?.clocks);
    }
    watchTime(room);
    if (awake && room.kept.status === 'running')
      goOn(desk, room, awake, (seat, decision, choice) => answer(room, seat, decision, choice));
  };

  const answer = (room: Room, _seat: Seat, decision: Question, choice: Choice): void => {
    inTurn(room, time.now(), () => answerFor(desk, room, decision, choice, after)).catch(trouble);
  };

  /** When a clock runs out, and when somebody has been away for long. */
  const watchTime = (room: Room): void => {
    room.flag?.();
    room.told?.();
    room.flag = undefined;
    room.told = undefined;
    if (room.kept.status !== 'running') return;
    const now = time.now();
    const zero = room.awake?.clocks && nextZero(room.awake.clocks);
    if (zero) room.flag = time.after(zero.at - now, () => inTurn(room, time.now(), () => timeIsUp(room)).catch(trouble));
    const news = nextNews(room, now);
    if (news !== undefined)
      room.told = time.after(news - now, () => inTurn(room, time.now(), async () => after(room)).catch(trouble));
  };

  const timeIsUp = async (room: Room): Promise<void> => {
    const awake = await wake(desk, room);
    const zero = awake.clocks && nextZero(awake.clocks);
    if (room.kept.status !== 'running' || !zero || !awake.clocks) return;
    const seat = zero.seat as Seat;
    if (zero.at > time.now() || leftOf(awake.clocks, seat, time.now()) > 0) return watchTime(room);
    await note(desk, room, 'time-out', seat);
    if (room.kept.agreement.atZero === 'bot') await standIn(room, seat);
    else await giveUpFor(desk, room, seat, after);
  };

  /** A bot plays for somebody until he is back. */
  const standIn = async (room: Room, seat: Seat): Promise<void> => {
    await change(desk, room, { seats: withSeat(room, seat, { bot: STAND_IN }) }, () => {});
    const awake = await wake(desk, room);
    runClocks(room, awake, true, undefined, time.now());
    after(room);
    await note(desk, room, 'bot-took-over', seat);
  };

  /** What was agreed on for one who is away, at the wish of another. */
  const claim = async (room: Room, seat: Seat, by: Viewer): Promise<void> => {
    if (by === 'spectator' || by === seat || !presence.claimable(room, by).includes(seat)) throw new Refusal('not-now');
    const { absent } = room.kept.agreement;
    if (absent === 'bot') return standIn(room, seat);
    if (absent === 'slow') return nowSlow(room);
    await note(desk, room, 'claimed', seat);
    await giveUpFor(desk, room, seat, after);
  };

  /** A live game that outlasts its players goes on as a slow one. */
  const nowSlow = async (room: Room): Promise<void> => {
    const agreement = { ...room.kept.agreement, pace: { kind: 'slow' as const, days: 3 } };
    const awake = await wake(desk, room);
    awake.clocks = newClocks(agreement.pace, room.kept.seats.length);
    room.absence = atPace(room.absence, agreement.pace);
    runClocks(room, awake, true, undefined, time.now());
    await change(desk, room, { agreement, due: dueOf({ agreement }, awake), changed: time.now() }, after);
    await note(desk, room, 'now-slow', null);
  };

  const backInSeat = async (room: Room, viewer: Viewer): Promise<void> => {
    if (viewer === 'spectator') throw new Refusal('not-yours');
    if (room.kept.seats[viewer]?.bot === null) return;
    await change(desk, room, { seats: withSeat(room, viewer, { bot: null }) }, () => {});
    if (room.kept.status === 'running') runClocks(room, await wake(desk, room), true, undefined, time.now());
    after(room);
    await note(desk, room, 'took-seat-back', viewer);
  };

  const sit = async (line: Line, room: Room): Promise<void> => {
    const viewer = viewerOf(room, line.person);
    const { status, agreement } = room.kept;
    if (viewer === 'spectator' && status === 'running' && !agreement.watched) throw new Refusal('not-allowed');
    const watchers = [...room.lines.values()].filter((one) => one.viewer === 'spectator').length;
    if (viewer === 'spectator' && watchers >= limits.watchers) throw new Refusal('full');
    room.lines.delete(line);
    const place = { viewer, told: '', faces: '' };
    room.lines.set(line, place);
    if (viewer !== 'spectator') arrive(room, viewer, time.now());
    if (status === 'running') await wake(desk, room);
    const said = (await linesOf(desk, room)).filter(({ from }) => wants(line, from.kind === 'person' ? from.person : null));
    line.send({ say: 'talk', table: room.id, lines: [...said] });
    after(room);
    askShares(room, line);
  };

  const rise = (line: Line, room: Room, left: boolean): void => {
    const place = room.lines.get(line);
    if (!place) return;
    room.lines.delete(line);
    if (line.person !== null && line.looking) room.looked.set(line.person, time.now());
    depart(room, place.viewer, line.person, left, time.now());
    inTurn(room, time.now(), async () => after(room)).catch(trouble);
  };

  const ofOwner = (room: Room, me: Person): void => {
    if (room.kept.owner !== me.id) throw new Refusal('not-yours');
  };

  const startNow = async (room: Room): Promise<void> => {
    if (room.kept.status === 'starting') {
      // Somebody does not come to show the share: it goes on without.
      for (const { seat } of room.kept.seats)
        if (room.kept.room.shares[seat] && !room.kept.room.shares[seat]?.share) await note(desk, room, 'without-share', seat);
      await begin(desk, room, after);
    } else await start(desk, room, after);
  };

  const remove = async (room: Room): Promise<void> => {
    const people = peopleAt(room);
    const isOpen = room.kept.status === 'open';
    await store.journal.write([store.db.deleteFrom('match').where('id', '=', room.id)]);
    room.gone = true;
    room.flag?.();
    room.told?.();
    rooms.delete(room.id);
    for (const line of room.lines.keys()) line.send({ say: 'refused', refused: 'unknown', table: room.id });
    lists.changed(people, isOpen);
  };

  /** A person leaves a table: before the match the seat is open again, in it a bot goes on. */
  const leaveTable = async (room: Room, person: string, forGood: boolean): Promise<void> => {
    const seat = room.kept.seats.find((one) => one.person === person);
    if (!seat) return;
    const others = room.kept.seats.some((one) => one.person !== null && one.person !== person);
    if (room.kept.status === 'over') {
      if (forGood)
        await change(
          desk,
          room,
          { seats: withSeat(room, seat.seat, { person: FORGOTTEN, personName: null, link: null }) },
          after,
        );
      return;
    }
    if (!others) return remove(room);
    const isRunning = room.kept.status === 'running';
    const heir = room.kept.seats.find((one) => one.person !== null && one.person !== person)?.person;
    const next = isRunning
      ? { seats: withSeat(room, seat.seat, { person: null, personName: null, bot: STAND_IN, link: null }) }
      : { ...emptied(room, seat.seat), status: 'open', head: null, seed: null };
    await change(desk, room, { ...next, changed: time.now() }, () => {});
    if (room.kept.owner === person && heir) await handOver(room, heir);
    for (const [line, place] of room.lines) if (line.person === person) room.lines.set(line, { ...place, viewer: 'spectator' });
    if (isRunning) runClocks(room, await wake(desk, room), true, undefined, time.now());
    after(room);
    await note(desk, room, 'left', seat.seat);
  };

  const handOver = async (room: Room, owner: string): Promise<void> => {
    await store.journal.write([store.db.updateTable('match').set({ owner }).where('id', '=', room.id)]);
    room.kept = { ...room.kept, owner };
  };

  /** Who set it up is gone: whoever sits there has it, or nobody needs it. */
  const withoutOwner = async (room: Room): Promise<void> => {
    const [heir] = peopleAt(room);
    if (heir === undefined) await remove(room);
    else await handOver(room, heir);
  };

  const checkMany = async (me: Person): Promise<void> => {
    const found = await store.db
      .selectFrom('match')
      .select(['status', ({ fn }) => fn.countAll().as('n')])
      .where('owner', '=', me.id)
      .where('status', '!=', 'over')
      .groupBy('status')
      .execute();
    const count = (word?: string): number =>
      found.reduce((sum, { status, n }) => sum + (word === undefined || status === word ? Number(n) : 0), 0);
    if (count('open') >= limits.openTablesPerPerson || count() >= limits.tablesPerPerson) throw new Refusal('too-many');
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
        return at(message.table, (room) => sit(line, room));
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
      await inTurn(room, time.now(), () => hearSeat(desk, room, line, viewer, message.message, after));
      return;
    }
    if (message.say === 'talk') {
      if (!person) throw new Refusal('not-signed-in');
      await inTurn(room, time.now(), () => talk(desk, room, person, message.what));
      return line.send({ say: 'done', id: message.id });
    }
    if (viewer === 'spectator') throw new Refusal('not-yours');
    const seat: Seat = viewer;
    await inTurn(room, time.now(), async () => {
      switch (message.say) {
        case 'ask':
          return ask(desk, room, seat, message.what, message.id, after);
        case 'reply':
          return reply(desk, room, seat, message.ask, message.yes, after);
        case 'no-asking':
          return stopAsking(desk, room, seat, message.on, after);
        case 'claim':
          return claim(room, message.seat as Seat, seat);
        case 'take-back-seat':
          return backInSeat(room, seat);
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
      if (!isBusy && room.awake && now - room.quiet > SLEEPS) putToSleep(desk, room);
      if (!isBusy && room.lines.size === 0 && now - room.quiet > LEAVES) {
        room.told?.();
        rooms.delete(room.id);
      }
    }
    dueNow().catch(trouble);
    sweeping = time.after(SWEEP, sweep);
  }

  /** Slow tables whose time is over, also those nobody looks at. */
  const dueNow = async (): Promise<void> => {
    const due = await store.db.selectFrom('match').select('id').where('due', '<=', time.now()).limit(50).execute();
    for (const { id } of due) await at(id, timeIsUp).catch(trouble);
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
    arrive: (line) => {
      lines.add(line);
    },
    depart: (line, left) => {
      lines.delete(line);
      lists.leave(line);
      for (const room of rooms.values()) if (room.lines.has(line)) rise(line, room, left);
    },
    hear: heard,
    create: async (me, wanted) => {
      await checkMany(me);
      const table = tableFrom(games, wanted, me, time.now());
      await keepNew(desk, table);
      lists.changed([me.id], true);
      return infoFor(table, me.id, presence);
    },
    move: async (me, wanted) => {
      await checkMany(me);
      const table = await moveHere(desk, games, wanted, me);
      lists.changed([me.id], false);
      return infoFor(table, me.id, presence);
    },
    look: (me, id) =>
      at(id, async (room) => {
        const isMine = me !== null && viewerOf(room, me.id) !== 'spectator';
        if (!isMine && room.kept.status === 'running' && !room.kept.agreement.watched) throw new Refusal('not-allowed');
        return shownTo(room, me?.id ?? null);
      }),
    join: (me, id, seat) =>
      at(id, async (room) => {
        await sitDown(desk, room, me, seat, () => {});
        for (const [line, place] of room.lines)
          if (line.person === me.id) room.lines.set(line, { ...place, viewer: viewerOf(room, me.id) });
        const viewer = viewerOf(room, me.id);
        if (viewer !== 'spectator' && [...room.lines.keys()].some((line) => line.person === me.id))
          arrive(room, viewer, time.now());
        after(room);
        if (isComplete(room)) await start(desk, room, after);
        return shownTo(room, me.id);
      }),
    leave: (me, id) => at(id, (room) => leaveTable(room, me.id, false)),
    setSeat: (me, id, seat, wanted) =>
      at(id, async (room) => {
        ofOwner(room, me);
        const old = room.kept.seats[seat];
        const isLate = room.kept.status !== 'open' && !(room.kept.status === 'running' && old && !old.person && old.bot === null);
        if (!old || isLate) throw new Refusal('not-now');
        const mine = room.kept.seats.find((one) => one.person === me.id);
        const cleared = emptied(room, seat);
        const fresh = seatOf(seat, old.name, wanted, me, room.game.manifest.levels.length);
        const seats = cleared.seats.map((one) => {
          if (one.seat === seat) return { ...fresh, asked: old.asked };
          // Whoever takes another seat leaves the own one.
          return wanted.kind === 'me' && mine?.seat === one.seat ? { ...one, person: null, personName: null, link: null } : one;
        });
        const shares = wanted.kind === 'me' && mine ? {} : cleared.room.shares;
        await change(desk, room, { seats, room: { ...cleared.room, shares }, changed: time.now() }, () => {});
        for (const [line, place] of room.lines) room.lines.set(line, { ...place, viewer: viewerOf(room, line.person) });
        after(room);
        if (isComplete(room)) await start(desk, room, after);
        return shownTo(room, me.id);
      }),
    start: (me, id) =>
      at(id, async (room) => {
        ofOwner(room, me);
        await startNow(room);
        return shownTo(room, me.id);
      }),
    rematch: (me, id) =>
      at(id, async (room) => {
        if (viewerOf(room, me.id) === 'spectator') throw new Refusal('not-yours');
        if (room.kept.status !== 'over') throw new Refusal('not-now');
        const { rematch } = room.kept.room;
        const known = rematch === null ? undefined : await keptTable(store.db, rematch);
        if (known) return infoFor(known, me.id, presence);
        await checkMany(me);
        const next = { ...rematchOf(room, time.now()), owner: me.id };
        await keepNew(desk, next);
        await change(desk, room, { room: withMemory(room, { rematch: next.id }) }, after);
        lists.changed(peopleAt(room), true);
        return infoFor(next, me.id, presence);
      }),
    remove: (me, id) =>
      at(id, async (room) => {
        ofOwner(room, me);
        const others = room.kept.seats.some(({ person }) => person !== null && person !== me.id);
        if (room.kept.status !== 'open' && others) throw new Refusal('not-now');
        await remove(room);
      }),
    removeAny: (id) => at(id, remove),
    link: (me, id) =>
      at(id, async (room) => {
        const viewer = viewerOf(room, me.id);
        if (viewer === 'spectator') throw new Refusal('not-yours');
        const secret = newToken();
        await change(desk, room, { seats: withSeat(room, viewer, { link: hashOf(secret) }) }, () => {});
        return secret;
      }),
    record: async (me, id) => {
      const room = await roomOf(id);
      if (room.kept.status !== 'over') throw new Refusal('not-now');
      const isMine = me !== null && viewerOf(room, me.id) !== 'spectator';
      if (!isMine && !room.kept.agreement.watched) throw new Refusal('not-allowed');
      const record = closedRecord(room.kept, await keptLog(store.db, id));
      if (!record) throw new Refusal('not-now');
      return record;
    },
    mine: (me) => lists.mine(me.id),
    latest: lists.latest,
    open: (me) => lists.open(me?.id ?? null),
    personGone: async (person, forGood) => {
      const seats = await store.db.selectFrom('seat').select('match').where('person', '=', person).execute();
      for (const { match } of seats) await at(match, (room) => leaveTable(room, person, forGood)).catch(trouble);
      const own = store.db.selectFrom('match').select('id').where('owner', '=', person).where('status', '!=', 'over');
      for (const { id } of await own.execute()) await at(id, (room) => withoutOwner(room)).catch(trouble);
    },
    personChanged: async (person) => {
      const row = await store.db.selectFrom('person').select('name').where('id', '=', person).executeTakeFirst();
      if (!row) return;
      for (const room of rooms.values()) {
        const seat = room.kept.seats.find((one) => one.person === person);
        if (!seat) continue;
        room.kept = { ...room.kept, seats: withSeat(room, seat.seat, { personName: row.name }) };
        inTurn(room, time.now(), async () => after(room)).catch(trouble);
      }
      lists.changed([person], true);
    },
    isLooking: (person, match) => {
      for (const line of lines)
        if (line.person === person && line.looking && (match === undefined || rooms.get(match)?.lines.has(line))) return true;
      return false;
    },
    hasLooked: (person, match, since) => {
      const room = rooms.get(match);
      if (!room) return false;
      for (const line of room.lines.keys()) if (line.person === person && line.looking) return true;
      return (room.looked.get(person) ?? 0) > since;
    },
    isConnected: (person) => [...lines].some((line) => line.person === person),
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
      for (const line of lines) line.send({ say: 'announcement', text });
    },
    counts: () => ({
      rooms: rooms.size,
      awake: [...rooms.values()].filter(({ awake }) => awake).length,
      lines: lines.size,
      bots: around.bots.waiting(),
      of: counted,
    }),
    close: async () => {
      sweeping();
      for (const room of rooms.values()) {
        room.flag?.();
        room.told?.();
        await room.busy;
      }
      await store.journal.flushed();
    },
  };
}
