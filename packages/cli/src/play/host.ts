/**
 * The keeper of a table at the terminal: match, seed and save. It carries messages between the table and those who sit at it;
 * what people are shown and bots are asked comes from these messages alone.
 */
import {
  closeRecord,
  type Followed,
  type FromSeat,
  follow,
  freshFor,
  type GameEvent,
  type GameState,
  hear,
  isReply,
  newMatch,
  openTable,
  type Reply,
  type Resumed,
  resume,
  type Seed,
  type Table,
  type ToSeat,
  type Viewer,
} from '@wartable/kernel';
import type { AnyGame } from '../games.ts';
import type { Hold } from './hold.ts';
import { keepRecord, removeSave, type Save, writeSave } from './save.ts';

export type Host = {
  readonly game: AnyGame;
  readonly table: Table<GameState, GameEvent>;
  readonly seed: Seed;
  /** Who plays each seat: a person, or the name of a bot. */
  readonly players: readonly string[];
  readonly folder: string;
  readonly path: string;
  readonly hold: Hold;
  /** Does what must be on disk; while the disk does not take it, whoever plays may try again, or leave with the error. */
  readonly surely: <T>(work: () => T) => Promise<T>;
  /** What else must be on disk before the save of a finished match goes. */
  readonly over?: ((host: Host) => void) | undefined;
  /** What everybody knows: each seat, and who only watches. */
  readonly known: Map<Viewer, Followed>;
  /** Ids of messages: how long the log was when the table was opened, and a count. Together they are never used twice. */
  readonly opened: number;
  said: number;
};

export type HostOf = Pick<Host, 'game' | 'folder' | 'path' | 'hold' | 'surely' | 'over'>;

export function hostNew(of: HostOf, players: readonly string[], options: unknown, seed: Seed): Host {
  const happened: { entry: number; event: GameEvent }[] = [];
  const match = newMatch(of.game, { options, players, seed, began: Date.now() }, (event) => happened.push({ entry: -1, event }));
  return openHost(of, openTable(match, happened), players, seed);
}

/** Goes on with a kept match; `changed` where that happens under other rules than it began with. */
export function hostAgain(
  of: HostOf,
  { record, seed, players }: Save,
): Pick<Resumed<GameState, GameEvent>, 'changed'> & { host: Host } {
  const { match, events, changed } = resume(of.game, record, seed);
  return { host: openHost(of, openTable(match, events), players, seed), changed };
}

function openHost(of: HostOf, table: Host['table'], players: readonly string[], seed: Seed): Host {
  const { game, folder, path, hold, surely, over } = of;
  const opened = table.match.record.log.length;
  const host: Host = { game, table, seed, players, folder, path, hold, surely, over, known: new Map(), opened, said: 0 };
  keep(host);
  for (const viewer of table.feeds.keys()) deliver(host, viewer, freshFor(table, viewer, 'opened'));
  return host;
}

export function knownBy({ known }: Host, viewer: Viewer): Followed {
  const found = known.get(viewer);
  if (!found) throw new Error(`nobody sits at ${viewer}`);
  return found;
}

/** What somebody says, the host giving it its id. */
type Said = WithoutId<FromSeat>;
type WithoutId<Message> = Message extends { readonly id: string } ? Omit<Message, 'id'> : never;

/** Takes what somebody at the table says. It is on disk before anybody is told what became of it. */
export async function tell(host: Host, viewer: Viewer, said: Said): Promise<Reply> {
  const { table } = host;
  const { began } = table.match.record;
  const message = { ...said, id: `${host.opened}.${++host.said}` } as FromSeat;
  const { changed, deliveries } = hear(table, viewer, message, began === undefined ? undefined : Math.max(0, Date.now() - began));
  if (changed) await host.surely(() => keep(host));
  let reply: Reply | undefined;
  for (const { to, message: told } of deliveries) {
    if (isReply(told)) reply = told;
    else deliver(host, to, told);
  }
  if (!reply) throw new Error('nothing was replied');
  return reply;
}

function keep({ path, seed, players, table, hold }: Host): void {
  writeSave(path, { seed, players, record: table.match.record }, hold);
}

function deliver(host: Host, to: Viewer, message: Exclude<ToSeat, Reply>): void {
  const next = follow(host.game, host.known.get(to), message);
  // Nothing gets lost between two ends of one process.
  if (typeof next === 'string') throw new Error(`a message to ${to} came out of turn`);
  host.known.set(to, next.now);
}

/** The match is over: its record is kept with the seed, what follows from it is kept, then the save goes. Returns where the record is. */
export function closeTable(host: Host): Promise<string> {
  const { table, seed, folder, path, hold } = host;
  return host.surely(() => {
    const kept = keepRecord(folder, closeRecord(table.match, seed));
    host.over?.(host);
    removeSave(path, hold);
    return kept;
  });
}
