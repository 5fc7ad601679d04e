/** What people do with tables besides playing: set up, sit down, leave, begin, again. */
import type { MatchRecord } from '@wartable/kernel';
import type { MoveTable, NewTable, RoomState, SeatWanted, TableInfo } from '@wartable/protocol';
import { type CompiledQuery, sql } from 'kysely';
import type * as v from 'valibot';
import { Refusal } from '../http/refusal.ts';
import { FORGOTTEN } from '../people/forget.ts';
import { hashOf, newToken } from '../people/secrets.ts';
import type { PersonRow } from '../store/schema.ts';
import { clocksAnew, STAND_IN } from './away.ts';
import { begin, change, emptied, isComplete, sitDown, start, withMemory, withoutShare, withSeat } from './begin.ts';
import { type FirstStep, moveHere, newRows, rematchOf, seatOf, tableFrom } from './create.ts';
import { REMOVED } from './ears.ts';
import { tellMoved } from './follow.ts';
import type { Hub } from './hub.ts';
import { closedRecord, type KeptTable, keptLog, keptTable } from './kept.ts';
import { seatLines } from './presence.ts';
import { mayWatch, peopleAt, type Room, viewerOf } from './room.ts';
import { infoFor } from './shown.ts';

/** "seat": those who set up tables of one person do it one after another. */
const SETTING_UP = 0x73_65_61_74;

/** How long everybody has to show the share of chance, in milliseconds. */
const SHARE_PATIENCE = 10_000;

export type Person = Pick<PersonRow, 'id' | 'name'>;

export type Doors = {
  readonly create: (me: Person, wanted: NewTable) => Promise<TableInfo>;
  readonly move: (me: Person, wanted: v.InferOutput<typeof MoveTable>) => Promise<TableInfo>;
  readonly look: (me: Person | null, id: string) => Promise<RoomState>;
  readonly join: (me: Person, id: string, seat: number | undefined) => Promise<RoomState>;
  readonly leave: (me: Person, id: string) => Promise<void>;
  readonly setSeat: (me: Person, id: string, seat: number, wanted: SeatWanted) => Promise<RoomState>;
  readonly start: (me: Person, id: string) => Promise<RoomState>;
  readonly rematch: (me: Person, id: string, options?: KeptTable['options']) => Promise<TableInfo>;
  readonly remove: (me: Person, id: string) => Promise<void>;
  /** The host of the server may remove any. */
  readonly removeAny: (id: string) => Promise<void>;
  /** A secret that leads its person back to its seat. */
  readonly link: (me: Person, id: string) => Promise<string>;
  readonly record: (me: Person | null, id: string) => Promise<MatchRecord>;
  /** Leaves all tables; `forGood`: nobody shall read who sat at those that are over. */
  readonly personGone: (person: string, forGood: boolean) => Promise<void>;
};

export function openDoors(hub: Hub): Doors {
  const { desk, games, lists, presence, at, roomOf, after, shownTo, trouble } = hub;
  const { store, time, limits } = desk;

  const ofOwner = (room: Room, me: Person): void => {
    if (room.kept.owner !== me.id) throw new Refusal('not-yours');
  };

  const startNow = async (room: Room): Promise<void> => {
    if (room.kept.status === 'starting') {
      // Nobody's share is left out before he could show it.
      if (time.now() - room.kept.changed < SHARE_PATIENCE) throw new Refusal('not-now');
      // Somebody does not come to show the share: it goes on without.
      const { shares } = room.kept.room;
      const without = room.kept.seats.filter(({ seat }) => shares[seat] && shares[seat].share === undefined);
      await begin(desk, room, after, { notes: without.map(withoutShare) });
    } else await start(desk, room, after);
  };

  const remove = async (room: Room): Promise<void> => {
    const people = peopleAt(room);
    const isOpen = room.kept.status === 'open';
    await store.journal.write([
      store.db.deleteFrom('match').where('id', '=', room.id),
      store.db.deleteFrom('work').where('what', '=', room.id),
    ]);
    hub.closeRoom(room);
    desk.nodes.bell.ring(`at.${room.id}`, REMOVED);
    lists.changed(people, isOpen);
  };

  const seatsChanged = async (room: Room): Promise<void> => {
    seatLines(room, time.now());
    after(room);
    await tellMoved(desk, room);
  };

  /** A person leaves a table: before the match the seat is open again, in it a bot goes on. */
  const leaveTable = async (room: Room, person: string, forGood: boolean): Promise<void> => {
    const seat = room.kept.seats.find((one) => one.person === person);
    if (!seat) return;
    const heir = room.kept.seats.find((one) => one.person !== null && one.person !== person)?.person;
    if (room.kept.status === 'over' || room.kept.status === 'stopped') {
      const seats = withSeat(room, seat.seat, { person: FORGOTTEN, personName: null, link: null });
      if (forGood) await change(desk, room, { seats }, after);
      return;
    }
    if (!heir) return remove(room);
    const owner = room.kept.owner === person ? heir : room.kept.owner;
    const more = { notes: [{ event: 'left', seat: seat.seat }] } as const;
    const [changed, nothing] = [time.now(), (): void => {}];
    if (room.kept.status === 'running') {
      const seats = withSeat(room, seat.seat, { person: null, personName: null, bot: STAND_IN, link: null });
      await clocksAnew(hub, room, { seats, owner, changed }, more, nothing);
    } else {
      const next = { ...emptied(room, seat.seat), status: 'open', head: null, seed: null, owner, changed };
      await change(desk, room, next, nothing, more);
    }
    await seatsChanged(room);
  };

  /** Who set it up is gone: whoever sits there has it, or nobody needs it. */
  const withoutOwner = async (room: Room): Promise<void> => {
    const [heir] = peopleAt(room);
    if (heir === undefined) await remove(room);
    else await change(desk, room, { owner: heir }, after);
  };

  const checkMany = async (me: Person, db: Pick<typeof store.db, 'selectFrom'> = store.db): Promise<void> => {
    const found = await db
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

  /** Counted and written in one: many at once are many, on whichever nodes. */
  const keepNew = (me: Person, table: KeptTable, step?: FirstStep): Promise<void> =>
    store.db.transaction().execute(async (trx) => {
      if (store.kind === 'postgres') await sql`select pg_advisory_xact_lock(${SETTING_UP}, hashtext(${me.id}))`.execute(trx);
      await checkMany(me, trx);
      for (const row of newRows(desk, table, step)) await trx.executeQuery(row.compile() as CompiledQuery);
    });

  return {
    create: async (me, wanted) => {
      const table = tableFrom(games, wanted, me, time.now());
      await keepNew(me, table);
      lists.changed([me.id], true);
      return infoFor(table, me.id, presence);
    },
    move: async (me, wanted) => {
      await checkMany(me);
      const { table, step } = moveHere(desk, games, wanted, me);
      await keepNew(me, table, step);
      lists.changed([me.id], false);
      return infoFor(table, me.id, presence);
    },
    look: (me, id) =>
      at(id, async (room) => {
        const isMine = me !== null && viewerOf(room, me.id) !== 'spectator';
        if (!isMine && !mayWatch(room)) throw new Refusal('not-allowed');
        return shownTo(room, me?.id ?? null);
      }),
    join: (me, id, seat) =>
      at(id, async (room) => {
        await sitDown(desk, room, me, seat, () => {});
        await seatsChanged(room);
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
        await seatsChanged(room);
        if (isComplete(room)) await start(desk, room, after);
        return shownTo(room, me.id);
      }),
    start: (me, id) =>
      at(id, async (room) => {
        ofOwner(room, me);
        await startNow(room);
        return shownTo(room, me.id);
      }),
    rematch: (me, id, options) =>
      at(id, async (room) => {
        if (viewerOf(room, me.id) === 'spectator') throw new Refusal('not-yours');
        if (room.kept.status !== 'over') throw new Refusal('not-now');
        const { rematch } = room.kept.room;
        const known = rematch === null ? undefined : await keptTable(store.db, rematch);
        if (known) return infoFor(known, me.id, presence);
        await checkMany(me);
        const next = rematchOf(room, me.id, time.now(), options);
        await change(desk, room, { room: withMemory(room, { rematch: next.id }) }, after, { also: newRows(desk, next) });
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
      if (room.kept.status !== 'over') await at(id, async () => {});
      if (room.kept.status !== 'over') throw new Refusal('not-now');
      const isMine = me !== null && viewerOf(room, me.id) !== 'spectator';
      if (!isMine && !room.kept.agreement.watched) throw new Refusal('not-allowed');
      const record = closedRecord(room.kept, await keptLog(store.db, id));
      if (!record) throw new Refusal('not-now');
      return record;
    },
    personGone: async (person, forGood) => {
      const seats = await store.db.selectFrom('seat').select('match').where('person', '=', person).execute();
      for (const { match } of seats) await at(match, (room) => leaveTable(room, person, forGood)).catch(trouble);
      const own = store.db.selectFrom('match').select('id').where('owner', '=', person).where('status', '!=', 'over');
      for (const { id } of await own.execute()) await at(id, (room) => withoutOwner(room)).catch(trouble);
    },
  };
}
