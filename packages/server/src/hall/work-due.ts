/** What the server itself has to do at a table, and when: bots and standing orders at once, clocks when they run out. */
import { decisionOf, matchOutcome, type Seat } from '@wartable/kernel';
import { nextZero } from './clocks.ts';
import type { KeptTable } from './kept.ts';
import { answerByOrder } from './orders.ts';
import { type Awake, botSeats, type Room, reallyAsked } from './room.ts';

/** A match whose shares are all there is begun at once; whoever finds that nobody has done it does it after so long. */
const BEGINS_WITHIN = 4000;

/** Null for never; undefined where it stays as it is, since the match sleeps. */
export function workDue(room: Room, kept: KeptTable, now: number): number | null | undefined {
  if (kept.status === 'starting') return sharesMissing(kept) ? null : now + BEGINS_WITHIN;
  if (kept.status !== 'running') return null;
  const { awake } = room;
  if (!awake) return undefined;
  if (isAtOnce(kept, awake)) return now;
  return (awake.clocks && nextZero(awake.clocks)?.at) ?? null;
}

function sharesMissing({ room: { shares } }: KeptTable): boolean {
  return Object.values(shares).some(({ share }) => share === undefined);
}

/** Whether a bot or a standing order is to answer now. */
export function isAtOnce(kept: KeptTable, awake: Awake): boolean {
  const { match } = awake.table;
  if (kept.status !== 'running' || matchOutcome(match)) return false;
  const bots = botSeats({ kept });
  return reallyAsked(awake).some((seat) => bots.includes(seat) || orderFor({ kept }, awake, seat) !== undefined);
}

/** What a seat's standing orders answer now. */
export function orderFor({ kept }: Pick<Room, 'kept'>, { table }: Awake, seat: Seat): number | undefined {
  const orders = kept.room.orders[seat] ?? [];
  if (orders.length === 0) return undefined;
  const { game, state } = table.match;
  const decision = decisionOf(table.match, seat);
  return decision && answerByOrder(game, () => game.view(state, seat), decision, orders);
}
