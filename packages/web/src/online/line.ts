/**
 * The one line of a page to its server: it says again what was not acknowledged, and takes its places at tables, in the lobby and
 * at the list of one's own games again whenever it has come back. It knows no browser: `the-line.ts` gives it one.
 */
import { type FromClient, LIVE_PROTOCOL, type MyTables, type TableInfo, type ToClient } from '@wartable/protocol';
import type { Around, AtTable, Line, LineState, OfTable, Unlisten } from './line-types.ts';
import { aList, type List, merged } from './lists.ts';
import { type Fate, idOf, type Lasting, openOutbox } from './outbox.ts';
import { pauseAfter } from './pause.ts';
import { openSearch } from './search.ts';
import { openWire, type Rest } from './wire.ts';

/** What was not acknowledged for so long is said again, and what makes no sense leads to a resync no more often than this. */
const [SAID_AGAIN, RESYNC] = [5000, 4000];
/** How long a line stays that nobody needs. */
const LINGERS = 10_000;
/** Refusals that may pass: it is said again after a pause. */
const PASSING: readonly string[] = ['too-fast', 'stopping', 'elsewhere', 'failed'];
const PAUSES = { first: 2000, longest: 10_000 };
/** What fails so often may never be done. */
const AGAIN_AND_AGAIN = 3;
/** Within so long all come again when the server can keep things again, in milliseconds. */
const ALL_AGAIN = 1500;

/** A table as it was told last, for those who come later. */
type Place = {
  readonly listeners: Set<AtTable>;
  /** The server has let us in, on this line: before that it takes nothing for the table. */
  isIn: boolean;
  /** It could not let us in just now. */
  tryAgain?: boolean;
  /** Only another server can. */
  elsewhere?: boolean;
  room?: Of<'room'>;
  talk?: Of<'talk'>;
};
type Timer = ReturnType<typeof setTimeout> | undefined;
const WELL = { trouble: false, elsewhere: [] } as const;
type Of<Say extends ToClient['say']> = Extract<ToClient, { say: Say }>;

export function openLine(around: Around): Line {
  const { now, log, chance } = around;
  const outbox = openOutbox(around.shelf);
  const listeners = new Set<() => void>();
  const places = new Map<string, Place>();
  const lobby = aList<readonly TableInfo[]>('lobby');
  const mine = aList<MyTables>('mine');
  let state: LineState = { is: 'idle', since: now(), newer: false, person: null, ahead: 0, announcement: null, ...WELL };
  let lastResync = 0;
  let recovering: Timer;
  let looked: boolean | undefined;
  let lingering: Timer;

  const tellAll = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const set = (changes: Partial<LineState>): void => {
    state = { ...state, ...changes };
    tellAll();
  };
  const isWanted = (): boolean =>
    places.size > 0 || lobby.listeners.size > 0 || mine.listeners.size > 0 || outbox.all().length > 0;
  const say = (message: FromClient): void => {
    const isIn = !('table' in message) || places.get(message.table)?.isIn === true;
    if (state.is === 'here' && isIn) wire.send(message);
  };

  const sayAgain = (messages: readonly Lasting[]): void => {
    for (const message of messages) {
      outbox.later(idOf(message), now() + SAID_AGAIN);
      wire.send(message);
    }
  };
  const look = (): void => {
    const looking = around.looking();
    if (state.is !== 'here' || looking === looked) return;
    looked = looking;
    wire.send({ say: 'looking', looking });
  };
  const waiting = (table: string): Lasting[] => outbox.all().filter((one) => one.table === table);
  const placeAt = (table: string): Place => {
    const place: Place = places.get(table) ?? { listeners: new Set(), isIn: false };
    places.set(table, place);
    return place;
  };
  const sitDown = (table: string, place: Place): void => {
    place.isIn = false;
    delete place.tryAgain;
    wire.send({ say: 'sit', table });
  };
  const comeIn = (table: string, place: Place): void => {
    place.isIn = true;
    delete place.elsewhere;
    noteElsewhere();
    for (const listener of [...place.listeners]) listener.arrived();
    if (!state.trouble) sayAgain(waiting(table));
  };
  const sitEverywhere = (): void => {
    // Also where nobody looks any more but something is still to be said.
    for (const { table } of outbox.all()) placeAt(table);
    for (const [table, place] of places) sitDown(table, place);
  };
  /** As if the line had just come. */
  const comeAgain = (): void => {
    for (const list of [lobby, mine]) if (list.listeners.size > 0) wire.send({ say: list.name, on: true });
    sitEverywhere();
  };
  const noteElsewhere = (): void => {
    const elsewhere = [...places].flatMap(([table, place]) => (place.elsewhere ? [table] : []));
    if (elsewhere.join() !== state.elsewhere.join()) set({ elsewhere });
  };
  const search = openSearch(now, chance, () => {
    if (state.is === 'here' && state.elsewhere.length > 0) wire.again();
  });
  const lookElsewhere = (table: string): void => {
    placeAt(table).elsewhere = true;
    noteElsewhere();
    search.look();
  };
  const maybeRise = (table: string): void => {
    const place = places.get(table);
    if (!place || place.listeners.size > 0 || waiting(table).length > 0) return;
    say({ say: 'rise', table });
    places.delete(table);
    noteElsewhere();
    lingerIfUnwanted();
  };

  const wire = openWire(around, {
    isWanted,
    moved: (is) => {
      if (is !== 'here') for (const place of places.values()) place.isIn = false;
      clearTimeout(recovering);
      set({ is, since: now(), trouble: false });
    },
    welcomed: ({ protocol, build, person, now: serverNow }) => {
      const isOther = around.build !== '' && build !== '' && build !== around.build;
      set({ newer: protocol > LIVE_PROTOCOL || isOther, person, ahead: serverNow - now() });
      looked = undefined;
      look();
      comeAgain();
    },
    heard: (message) => (hearing[message.say] as (message: Rest) => void)(message),
    // Perhaps something was missed.
    notUnderstood: () => {
      if (state.is !== 'here' || now() - lastResync < RESYNC) return;
      lastResync = now();
      sitEverywhere();
    },
    pulse: () => {
      look();
      if (state.trouble) return;
      for (const [table, place] of places) if (place.tryAgain) sitDown(table, place);
      sayAgain(outbox.due(now()).filter(({ table }) => places.get(table)?.isIn));
    },
  });

  const settle = (id: string, fate: Fate): void => {
    if (PASSING.includes(fate)) {
      // It is said again with one of the next pongs, or when the server can keep things again.
      if (state.trouble) return;
      const failures = outbox.failed(id);
      outbox.later(id, now() + pauseAfter(PAUSES, failures - 1, chance));
      if (failures >= AGAIN_AND_AGAIN) tellAll();
      return;
    }
    give(id, fate);
  };
  const give = (id: string, fate: Fate): void => {
    const table = outbox.settle(id, fate);
    if (table === undefined) return;
    tellAll();
    maybeRise(table);
  };
  const at = (table: string): AtTable[] => [...(places.get(table)?.listeners ?? [])];
  const tellTable = (table: string, message: OfTable): void => {
    for (const listener of at(table)) listener.heard(message);
  };

  const hearing: { readonly [Say in Rest['say']]: (message: Of<Say>) => void } = {
    told: (message) => {
      for (const one of message.messages) if ('reply' in one) settle(one.reply, 'done' in one ? 'done' : one.refused);
      // What will be said again has not been refused yet.
      const messages = message.messages.filter((one) => !('refused' in one && PASSING.includes(one.refused)));
      if (messages.length > 0) tellTable(message.table, { ...message, messages });
    },
    room: (message) => {
      const { table, now: then } = message.room;
      const place = places.get(table.id);
      // One that was overtaken by a later one.
      if (place?.room && place.room.room.now > then) return;
      if (place) place.room = message;
      if (place && !place.isIn) comeIn(table.id, place);
      tellTable(table.id, message);
    },
    clocks: ({ table, clocks, now: then }) => {
      const room = places.get(table)?.room?.room;
      if (room) hearing.room({ say: 'room', room: { ...room, clocks, now: then } });
    },
    talk: (message) => {
      const place = places.get(message.table);
      if (place) place.talk = { ...message, lines: merged(place.talk?.lines ?? [], message.lines) };
      tellTable(message.table, message);
    },
    reveal: (message) => tellTable(message.table, message),
    done: ({ id }) => settle(id, 'done'),
    refused: ({ refused, id, table }) => {
      if (id !== undefined) {
        const at = outbox.named(id)?.table;
        if (refused === 'elsewhere' && at !== undefined) lookElsewhere(at);
        return settle(id, refused);
      }
      log('refused', { refused, table });
      if (refused === 'older-page') set({ newer: true });
      const place = table === undefined ? undefined : places.get(table);
      if (!place || table === undefined) return;
      if (refused === 'elsewhere') lookElsewhere(table);
      // Who is in comes in again: what has no id, and was not done, follows from that.
      else if (PASSING.includes(refused)) place.tryAgain = true;
      // Whoever is in stays in, unless the table is gone.
      else if (!place.isIn || refused === 'unknown') {
        for (const listener of [...place.listeners]) listener.refused(refused);
        // It will never hear what it was to be told.
        for (const one of waiting(table)) settle(idOf(one), refused);
      }
    },
    lobby: ({ tables }) => lobby.hear(tables),
    mine: (message) => mine.hear(message.mine),
    announcement: ({ text }) => set({ announcement: text }),
    trouble: ({ on }) => {
      log('trouble', { on });
      clearTimeout(recovering);
      if (on) return set({ trouble: true });
      recovering = setTimeout(() => {
        set({ trouble: false });
        comeAgain();
      }, chance() * ALL_AGAIN);
    },
  };

  const lingerIfUnwanted = (): void => {
    clearTimeout(lingering);
    if (!isWanted()) lingering = setTimeout(() => !isWanted() && wire.leave(), LINGERS);
  };

  const subscribe = <T>(list: List<T>, listener: (value: T) => void): Unlisten => {
    list.listeners.add(listener);
    if (list.listeners.size === 1) say({ say: list.name, on: true });
    else if (list.last !== undefined) listener(list.last);
    wire.open();
    return () => {
      if (list.listeners.delete(listener) && list.listeners.size === 0) say({ say: list.name, on: false });
      lingerIfUnwanted();
    };
  };

  return {
    state: () => state,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sit: (table, listener) => {
      const isNew = !places.has(table);
      const place = placeAt(table);
      place.listeners.add(listener);
      if (isNew && state.is === 'here') sitDown(table, place);
      if (place.isIn) listener.arrived();
      if (place.room) listener.heard(place.room);
      if (place.talk) listener.heard(place.talk);
      wire.open();
      return () => {
        place.listeners.delete(listener);
        maybeRise(table);
      };
    },
    lobby: (listener) => subscribe(lobby, listener),
    mine: (listener) => subscribe(mine, listener),
    say,
    tell: (message) => {
      const fate = outbox.add(message, now() + SAID_AGAIN);
      if (!places.has(message.table) && state.is === 'here') sitDown(message.table, placeAt(message.table));
      if (!state.trouble) say(message);
      tellAll();
      wire.open();
      return fate;
    },
    waiting: (table) => (table === undefined ? outbox.all() : waiting(table)),
    failing: (table) => (state.trouble ? [] : outbox.failing(table, AGAIN_AND_AGAIN)),
    withdraw: (table) => {
      for (const one of outbox.failing(table, AGAIN_AND_AGAIN)) give(idOf(one), 'failed');
    },
    wake: wire.wake,
    look,
    again: () => {
      // Others are told other things.
      for (const place of places.values()) {
        delete place.room;
        delete place.talk;
      }
      delete lobby.last;
      delete mine.last;
      wire.again();
    },
  };
}
