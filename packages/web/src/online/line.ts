/**
 * The one line of a page to its server: it says again what was not acknowledged, and takes its places at tables, in the lobby and
 * at the list of one's own games again whenever it has come back. It knows no browser: `the-line.ts` gives it one.
 */
import { type FromClient, LIVE_PROTOCOL, type MyTables, type TableInfo, type ToClient } from '@wartable/protocol';
import { type Fate, idOf, type Lasting, openOutbox, type Shelf } from './outbox.ts';
import { type AroundWire, openWire, type Rest, type WireState } from './wire.ts';

export type LineState = {
  readonly is: WireState;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** The server carries a newer page than this one. */
  readonly newer: boolean;
  /** Who the server takes us for. */
  readonly person: string | null;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  readonly announcement: string | null;
};

export type OfTable = Extract<ToClient, { say: 'told' | 'room' | 'talk' | 'reveal' }>;
export type AtTable = {
  /** The line is there, or there again: what was missed can be asked for. */
  readonly arrived: () => void;
  readonly heard: (message: OfTable) => void;
  /** The table does not let us in, or is not there. */
  readonly refused: (word: string) => void;
};

type Unlisten = () => void;

export type Line = {
  readonly state: () => LineState;
  /** Called whenever the state, or what waits to be acknowledged, has changed. */
  readonly listen: (listener: () => void) => Unlisten;
  readonly sit: (table: string, listener: AtTable) => Unlisten;
  readonly lobby: (listener: (tables: readonly TableInfo[]) => void) => Unlisten;
  readonly mine: (listener: (mine: MyTables) => void) => Unlisten;
  /** What has no id is said now or never. */
  readonly say: (message: FromClient) => void;
  /** What has one is said until it is acknowledged; gives 'done' or the word of the refusal. */
  readonly tell: (message: Lasting) => Promise<Fate>;
  /** What waits to be acknowledged, of a table or of all. */
  readonly waiting: (table?: string) => readonly Lasting[];
  /** Something has happened after which the line may be there again, or dead. */
  readonly wake: () => void;
  /** Whether the page is looked at may have changed. */
  readonly look: () => void;
  /** As somebody else: the cookie is another one. */
  readonly again: () => void;
};

export type Around = AroundWire & { readonly looking: () => boolean; readonly shelf: Shelf };

/** What was not acknowledged for so long is said again, and what makes no sense leads to a resync no more often than this. */
const [SAID_AGAIN, RESYNC] = [5000, 4000];
/** How long a line stays that nobody needs. */
const LINGERS = 10_000;
/** Refusals that may pass. */
const PASSING: readonly string[] = ['too-fast', 'stopping'];

/** A table as it was told last, for those who come later. */
type Place = {
  readonly listeners: Set<AtTable>;
  /** The server has let us in, on this line: before that it takes nothing for the table. */
  isIn: boolean;
  /** It could not let us in just now. */
  tryAgain?: boolean;
  room?: Of<'room'>;
  talk?: Of<'talk'>;
};
type Of<Say extends ToClient['say']> = Extract<ToClient, { say: Say }>;

export function openLine(around: Around): Line {
  const { now, log } = around;
  const outbox = openOutbox(around.shelf);
  const listeners = new Set<() => void>();
  const places = new Map<string, Place>();
  const lobby = aList<readonly TableInfo[]>('lobby');
  const mine = aList<MyTables>('mine');
  let state: LineState = { is: 'idle', since: now(), newer: false, person: null, ahead: 0, announcement: null };
  let lastResync = 0;
  let looked: boolean | undefined;
  let lingering: ReturnType<typeof setTimeout> | undefined;

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
      outbox.said(idOf(message), now());
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
    for (const listener of [...place.listeners]) listener.arrived();
    sayAgain(waiting(table));
  };
  const sitEverywhere = (): void => {
    // Also where nobody looks any more but something is still to be said.
    for (const { table } of outbox.all()) placeAt(table);
    for (const [table, place] of places) sitDown(table, place);
  };
  const maybeRise = (table: string): void => {
    const place = places.get(table);
    if (!place || place.listeners.size > 0 || waiting(table).length > 0) return;
    say({ say: 'rise', table });
    places.delete(table);
    lingerIfUnwanted();
  };

  const wire = openWire(around, {
    isWanted,
    moved: (is) => {
      if (is !== 'here') for (const place of places.values()) place.isIn = false;
      set({ is, since: now() });
    },
    welcomed: ({ protocol, build, person, now: serverNow }) => {
      const isOther = around.build !== '' && build !== '' && build !== around.build;
      set({ newer: protocol > LIVE_PROTOCOL || isOther, person, ahead: serverNow - now() });
      looked = undefined;
      look();
      for (const list of [lobby, mine]) if (list.listeners.size > 0) wire.send({ say: list.name, on: true });
      sitEverywhere();
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
      for (const [table, place] of places) if (place.tryAgain) sitDown(table, place);
      sayAgain(outbox.saidBefore(now() - SAID_AGAIN).filter(({ table }) => places.get(table)?.isIn));
    },
  });

  const settle = (id: string, fate: Fate): void => {
    // It is said again with one of the next pongs.
    if (PASSING.includes(fate)) return;
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
      tellTable(message.table, message);
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
      if (id !== undefined) return settle(id, refused);
      log('refused', { refused, table });
      if (refused === 'older-page') set({ newer: true });
      const place = table === undefined ? undefined : places.get(table);
      // Whoever is in stays in, unless the table is gone.
      if (!place || (place.isIn && refused !== 'unknown')) return;
      if (PASSING.includes(refused)) place.tryAgain = true;
      else {
        for (const listener of [...place.listeners]) listener.refused(refused);
        // It will never hear what it was to be told.
        for (const one of waiting(table ?? '')) settle(idOf(one), refused);
      }
    },
    lobby: ({ tables }) => lobby.hear(tables),
    mine: (message) => mine.hear(message.mine),
    announcement: ({ text }) => set({ announcement: text }),
    trouble: ({ on }) => log('trouble', { on }),
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
      const fate = outbox.add(message, now());
      if (!places.has(message.table) && state.is === 'here') sitDown(message.table, placeAt(message.table));
      say(message);
      tellAll();
      wire.open();
      return fate;
    },
    waiting: (table) => (table === undefined ? outbox.all() : waiting(table)),
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

/** Something that comes whole whenever it has changed. */
type List<T> = {
  readonly name: 'lobby' | 'mine';
  readonly listeners: Set<(value: T) => void>;
  readonly hear: (value: T) => void;
  last?: T;
};

function aList<T>(name: List<T>['name']): List<T> {
  const list: List<T> = {
    name,
    listeners: new Set(),
    hear: (value) => {
      list.last = value;
      for (const listener of [...list.listeners]) listener(value);
    },
  };
  return list;
}

type Lines = Of<'talk'>['lines'];

/** Lines of talk, each once, in their order. */
export function merged(before: Lines, more: Lines): Lines {
  const all = new Map([...before, ...more].map((line) => [line.number, line]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}
