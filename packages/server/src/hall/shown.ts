/** Tables and rooms as one viewer may see them. Nothing here depends on what is hidden from it. */
import { decisionOf, matchOutcome, type Seat } from '@wartable/kernel';
import type { RoomState, Sitter, TableInfo } from '@wartable/protocol';
import { dayOfDeal } from '../days/deal.ts';
import { pairsOfDeal } from '../pairs/places.ts';
import { type Clocks, shown } from './clocks.ts';
import type { KeptSeat, KeptTable } from './kept.ts';
import type { Presence } from './presence.ts';
import { type Room, viewerOf } from './room.ts';

/** A person who is gone keeps its place in finished matches. */
const NOBODY = '—';

/** A table in a list, as a person sees it; null for strangers. */
export function infoFor(kept: KeptTable, person: string | null, presence: Presence): TableInfo {
  const mine = person === null ? undefined : kept.seats.find((seat) => seat.person === person);
  return {
    id: kept.id,
    game: kept.game,
    options: inShort(kept.options),
    status: kept.status as TableInfo['status'],
    agreement: kept.agreement,
    seats: kept.seats.map((seat) => ({ name: seat.name, sitter: sitterOf(kept, seat, presence) })),
    owner: kept.owner,
    created: kept.created,
    changed: kept.changed,
    mine: mine?.seat ?? null,
    myTurn: mine !== undefined && kept.status === 'running' && mine.asked === 1 && mine.bot === null,
    until: kept.status === 'running' ? kept.due : null,
    outcome: kept.outcome,
    ...dealShown(kept),
  };
}

function dealShown({ deal, opens }: KeptTable): Pick<TableInfo, 'day' | 'pairs'> {
  if (deal === null) return {};
  const [day, id] = [dayOfDeal(deal), pairsOfDeal(deal)];
  if (id !== undefined) return { pairs: { id, open: opens !== null } };
  return day === undefined || opens === null ? {} : { day: { day, opens } };
}

/** Beyond this many letters, options are an own scenario file: whoever lists tables needs its title, not its map. */
const SHORT = 400;
const shortened = new WeakMap<KeptTable['options'], KeptTable['options']>();

/** Options as lists show them. Nobody fills everybody's list of open tables with what he has set up. */
function inShort(options: KeptTable['options']): Record<string, unknown> {
  const known = shortened.get(options) ?? shortOf(options);
  shortened.set(options, known);
  return { ...known };
}

function shortOf(options: KeptTable['options']): Record<string, unknown> {
  const isShort = (value: unknown): boolean => (JSON.stringify(value) ?? '').length <= SHORT;
  if (isShort(options)) return { ...options };
  const entries = Object.entries(options).flatMap(([name, value]): [string, unknown][] => {
    if (isShort(value)) return [[name, value]];
    if (typeof value !== 'object' || value === null) return [];
    const words = Object.entries(value).filter(([, one]) => typeof one === 'string' && isShort(one));
    return [[name, Object.fromEntries(words.slice(0, 4))]];
  });
  return Object.fromEntries(entries.slice(0, 8));
}

function sitterOf({ id }: KeptTable, { seat, person, personName, bot }: KeptSeat, presence: Presence): Sitter {
  if (person === null) return bot === null ? { kind: 'open' } : { kind: 'bot', level: bot };
  const since = presence.awaySince(id, person, seat);
  return { kind: 'person', person, name: personName ?? NOBODY, here: since === undefined, since: since ?? null, bot };
}

export function roomFor(room: Room, person: string | null, presence: Presence, now: number): RoomState {
  const { kept, awake } = room;
  const viewer = viewerOf(room, person);
  const info = infoFor(kept, person, presence);
  const asked = awake && viewer !== 'spectator' ? decisionOf(awake.table.match, viewer) !== undefined : undefined;
  const isMyTurn =
    asked === undefined
      ? info.myTurn
      : asked && !matchOutcome(awake?.table.match as never) && botOf(kept, viewer as Seat) === null;
  return {
    table: { ...info, myTurn: kept.status === 'running' && isMyTurn },
    now,
    clocks: awake?.clocks ? kept.seats.map(({ seat }) => shown(awake.clocks as Clocks, seat, viewer, now)) : null,
    asks: [...kept.room.asks],
    claimable: kept.status === 'running' ? presence.claimable(room, viewer) : [],
    chance: {
      commitment: kept.head?.commitment ?? null,
      shares: kept.seats.flatMap(({ seat }) => {
        const own = kept.room.shares[seat];
        // Before all are there nobody's is shown, to nobody.
        return own ? [{ seat, commitment: own.commitment, share: kept.status === 'starting' ? null : (own.share ?? null) }] : [];
      }),
    },
    watchers: presence.watchers(room),
    rematch: kept.room.rematch,
    orders: viewer === 'spectator' ? [] : [...(kept.room.orders[viewer] ?? [])],
    noAsking: viewer !== 'spectator' && kept.room.noAsking.includes(viewer),
  };
}

function botOf({ seats }: KeptTable, seat: Seat): number | null {
  return seats[seat]?.bot ?? null;
}
