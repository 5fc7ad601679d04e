/** New tables: set up by somebody, the next match of one that is over, or begun on a device and gone on with here. */
import type { LoadedGame } from '@wartable/games';
import { InputError, readRecord, resume } from '@wartable/kernel';
import type { MoveTable, NewTable, SeatWanted } from '@wartable/protocol';
import type { Compilable } from 'kysely';
import type * as v from 'valibot';
import { Refusal } from '../http/refusal.ts';
import { FORGOTTEN } from '../people/forget.ts';
import { newId } from '../people/secrets.ts';
import type { PersonRow } from '../store/schema.ts';
import { newClocks, writeClocks } from './clocks.ts';
import { type Games, seatsFor } from './games.ts';
import { type Head, type KeptSeat, type KeptTable, NO_MEMORY } from './kept.ts';
import type { Desk, Room } from './room.ts';

type Person = Pick<PersonRow, 'id' | 'name'>;

/** An own scenario file has some thousand letters. */
const MOST_OPTIONS = 65_536;
/** A table of a device is played again from its beginning, while others wait: the longest battles have a thousand entries. */
const MOST_ENTRIES = 5000;

type Setting = Pick<KeptTable, 'game' | 'options' | 'agreement'>;

function emptyTable({ game, options, agreement }: Setting, owner: string, now: number): KeptTable {
  return {
    id: newId(),
    game,
    options,
    agreement,
    status: 'open',
    listed: agreement.open ? 1 : 0,
    owner,
    created: now,
    changed: now,
    head: null,
    seed: null,
    room: NO_MEMORY,
    outcome: null,
    due: null,
    seats: [],
  };
}

export function seatOf(seat: number, name: string, wanted: SeatWanted | undefined, me: Person, levels: number): KeptSeat {
  const isMe = wanted?.kind === 'me';
  const bot = wanted?.kind === 'bot' ? Math.min(levels, wanted.level) : null;
  return { seat, name, person: isMe ? me.id : null, personName: isMe ? me.name : null, bot, link: null, asked: 0 };
}

/** A table as somebody wants it. */
export function tableFrom(games: Games, wanted: NewTable, me: Person, now: number): KeptTable {
  const loaded = games(wanted.game);
  const names = namesFor(loaded, wanted.options, wanted.seats.length);
  if (wanted.seats.filter(({ kind }) => kind === 'me').length > 1) throw new Refusal('bad-options', 'seats');
  const table = emptyTable(wanted, me.id, now);
  const seats = names.map((name, i) => seatOf(i, name, wanted.seats[i], me, loaded.manifest.levels.length));
  return { ...table, seats };
}

/** The same again with sides swapped, for the same people, or with other options as they sit; the place of who is forgotten is free. */
export function rematchOf(
  { kept, game }: Pick<Room, 'kept' | 'game'>,
  owner: string,
  now: number,
  options?: KeptTable['options'],
): KeptTable {
  const names = options ? namesFor(game, options, kept.seats.length) : kept.seats.map(({ name }) => name);
  const sitters = options ? kept.seats : kept.seats.toReversed();
  const seats = kept.seats.map(({ seat }, i): KeptSeat => {
    const { person = null, personName = null, bot = null } = sitters[i] ?? {};
    const isThere = person !== null && person !== FORGOTTEN;
    const sitter = isThere ? { person, personName, bot: null } : { person: null, personName: null, bot };
    return { seat, name: names[i] ?? '', ...sitter, link: null, asked: 0 };
  });
  return { ...emptyTable({ ...kept, ...(options ? { options } : {}) }, owner, now), seats };
}

/** The seats of a game with these options: as many as there are sitters. */
function namesFor(loaded: LoadedGame, options: KeptTable['options'], seats: number): readonly string[] {
  if (JSON.stringify(options).length > MOST_OPTIONS) throw new Refusal('too-large', 'options');
  const names = seatsFor(loaded, options);
  if (names.length !== seats) throw new Refusal('bad-options', 'seats');
  return names;
}

/** A match so far. */
export type FirstStep = { readonly entries: string; readonly snapshot: string };

/** The rows of a new table; `step`: its match so far. */
export function newRows(desk: Desk, table: KeptTable, step?: FirstStep): readonly Compilable[] {
  const { seats, ...row } = table;
  const { db } = desk.store;
  const written = {
    ...row,
    options: JSON.stringify(row.options),
    agreement: JSON.stringify(row.agreement),
    head: row.head && JSON.stringify(row.head),
    room: JSON.stringify(row.room),
    outcome: row.outcome && JSON.stringify(row.outcome),
  };
  const at = desk.time.now();
  const clocks = newClocks(row.agreement.pace, seats.length);
  const first = { match: row.id, sequence: 0, at, rules: null, hash: null, rows: 1, clocks: clocks ? writeClocks(clocks) : null };
  // Whoever claims it finds out what is to be done.
  const work = { what: row.id, due: at, rules: null, node: null, token: 0, until: 0 };
  return [
    db.insertInto('match').values(written),
    db.insertInto('seat').values(seats.map(({ personName: _name, ...seat }) => ({ ...seat, match: row.id }))),
    ...(step ? [db.insertInto('step').values({ ...step, ...first }), db.insertInto('work').values(work)] : []),
  ];
}

/** A table of a device goes on here: whoever brings it sits where it sat, the other people's seats are open. */
export function moveHere(
  desk: Desk,
  games: Games,
  { save, agreement, me: mine }: v.InferOutput<typeof MoveTable>,
  me: Person,
): { readonly table: KeptTable; readonly step: FirstStep } {
  const loaded = games(save.game);
  const now = desk.time.now();
  try {
    if (isTooLong(save.record)) throw new Refusal('too-large', 'save.record.log');
    const record = readRecord(save.record, [loaded.game]);
    const { match } = resume(loaded.game, record, save.seed);
    if (save.players.length !== match.seats.length) throw new Refusal('bad-options', 'players');
    const { rules, players, chance, commitment, shares, began } = match.record;
    const head: Head = { rules, players, chance, commitment, shares, ...(began === undefined ? {} : { began }) };
    const asked = loaded.game.pending(match.state).map(({ seat }) => seat as number);
    const seats = match.seats.map((name, i) => {
      const player = save.players[i];
      const wanted: SeatWanted =
        i === mine ? { kind: 'me' } : player?.kind === 'bot' ? { kind: 'bot', level: player.level } : { kind: 'open' };
      return { ...seatOf(i, name, wanted, me, loaded.manifest.levels.length), asked: asked.includes(i) ? 1 : 0 };
    });
    const options = record.options as KeptTable['options'];
    const table: KeptTable = {
      ...emptyTable({ game: save.game, options, agreement }, me.id, now),
      status: 'running',
      head,
      seed: save.seed,
      seats,
    };
    const { log, snapshots } = match.record;
    const step = { entries: JSON.stringify(log), snapshot: JSON.stringify({ keep: 0, add: snapshots }) };
    return { table, step };
  } catch (error) {
    if (error instanceof InputError) throw new Refusal('bad-options', `save.record.${error.path}`, error.text);
    throw error;
  }
}

function isTooLong(record: unknown): boolean {
  const { log, options } = (record ?? {}) as { readonly log?: unknown; readonly options?: unknown };
  return (Array.isArray(log) && log.length > MOST_ENTRIES) || (JSON.stringify(options) ?? '').length > MOST_OPTIONS;
}
