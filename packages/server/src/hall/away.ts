/** Time that is over, and people who are away: what was agreed on for them. */
import type { Seat, Viewer } from '@wartable/kernel';
import { Refusal } from '../http/refusal.ts';
import type { Claim } from '../store/leases.ts';
import { atPace } from './absence.ts';
import { change, withSeat } from './begin.ts';
import { leftOf, newClocks, nextZero } from './clocks.ts';
import { wake } from './follow.ts';
import type { Hub } from './hub.ts';
import type { KeptTable } from './kept.ts';
import { giveUpFor, runClocks } from './play.ts';
import { nextNews } from './presence.ts';
import type { Room } from './room.ts';
import { dueOf } from './standing.ts';
import type { Step } from './step.ts';

/** The level of a bot that takes over for somebody. */
export const STAND_IN = 3;

/** A timer may ring a moment before its time, and the database's clock is not known to the millisecond. */
const SURELY = 5;

/** When a clock runs out, and when somebody has been away for long. */
export function watchTime(hub: Hub, room: Room): void {
  const { time } = hub.desk;
  stopWatching(room);
  if (room.kept.status !== 'running') return;
  const now = time.now();
  const zero = room.awake?.clocks && nextZero(room.awake.clocks);
  // Days are looked after on disk, so that slow tables can sleep.
  if (zero && room.kept.agreement.pace.kind === 'live') room.flag = time.after(zero.at - now + SURELY, () => hub.claimWork(room));
  const news = nextNews(room, now);
  if (news !== undefined) room.told = time.after(news - now, () => hub.later(room, async () => hub.after(room)));
}

export function stopWatching(room: Room): void {
  room.flag?.();
  room.told?.();
  room.flag = undefined;
  room.told = undefined;
}

/** Looks whether somebody's time is over, and does what was agreed on; whether it was. */
export async function timeIsUp(hub: Hub, room: Room, lease: Claim | undefined): Promise<boolean> {
  const awake = await wake(hub.desk, room);
  const now = hub.desk.time.now();
  // A bot may have taken over since the clocks were written down.
  runClocks(room, awake, false, undefined, now);
  const zero = awake.clocks && nextZero(awake.clocks);
  if (room.kept.status !== 'running' || !zero || !awake.clocks) return false;
  const seat = zero.seat as Seat;
  if (zero.at > now || leftOf(awake.clocks, seat, now) > 0) {
    watchTime(hub, room);
    return false;
  }
  const note = { event: 'time-out', seat } as const;
  if (room.kept.agreement.atZero === 'bot') await standIn(hub, room, seat, { notes: [note], lease });
  else await giveUpFor(hub.desk, room, seat, note, lease, hub.after);
  return true;
}

type More = Pick<Step, 'notes' | 'lease'>;

/** A bot plays for somebody until he is back. */
async function standIn(hub: Hub, room: Room, seat: Seat, { notes = [], lease }: More = {}): Promise<void> {
  const seats = withSeat(room, seat, { bot: STAND_IN });
  await clocksAnew(hub, room, { seats }, { notes: [...notes, { event: 'bot-took-over', seat }], lease });
}

/** What was agreed on for one who is away, at the wish of another. */
export async function claim(hub: Hub, room: Room, seat: Seat, by: Viewer): Promise<void> {
  await wake(hub.desk, room);
  if (by === 'spectator' || by === seat || !hub.presence.claimable(room, by).includes(seat)) throw new Refusal('not-now');
  const { absent } = room.kept.agreement;
  if (absent === 'bot') return standIn(hub, room, seat);
  if (absent === 'slow') return nowSlow(hub, room);
  await giveUpFor(hub.desk, room, seat, { event: 'claimed', seat }, undefined, hub.after);
}

/** A live game that outlasts its players goes on as a slow one. */
async function nowSlow(hub: Hub, room: Room): Promise<void> {
  const agreement = { ...room.kept.agreement, pace: { kind: 'slow' as const, days: 3 } };
  const awake = await wake(hub.desk, room);
  const { clocks } = awake;
  const { absence } = room;
  awake.clocks = newClocks(agreement.pace, room.kept.seats.length);
  room.absence = atPace(absence, agreement.pace);
  try {
    const notes = [{ event: 'now-slow', seat: null }] as const;
    await clocksAnew(hub, room, { agreement, changed: hub.desk.time.now() }, { notes });
  } catch (error) {
    awake.clocks = clocks;
    room.absence = absence;
    throw error;
  }
}

export async function backInSeat(hub: Hub, room: Room, viewer: Viewer): Promise<void> {
  if (viewer === 'spectator') throw new Refusal('not-yours');
  if (room.kept.seats[viewer]?.bot === null) return;
  const { clocks } = room.kept.status === 'running' ? await wake(hub.desk, room) : {};
  // Whose time is over and who has none for a decision alone would be gone again at once.
  if (clocks && leftOf(clocks, viewer, hub.desk.time.now()) === 0) throw new Refusal('not-now');
  const seats = withSeat(room, viewer, { bot: null });
  const notes = [{ event: 'took-seat-back', seat: viewer }] as const;
  if (room.kept.status === 'running') await clocksAnew(hub, room, { seats }, { notes });
  else await change(hub.desk, room, { seats }, hub.after, { notes });
}

/** Others play than before, or at another pace: other clocks run, until another time. */
export async function clocksAnew(
  hub: Hub,
  room: Room,
  next: Partial<KeptTable>,
  more: More = {},
  after = hub.after,
): Promise<void> {
  const awake = await wake(hub.desk, room);
  const { clocks } = awake;
  const kept = { ...room.kept, ...next };
  runClocks({ kept, lines: room.lines }, awake, true, undefined, hub.desk.time.now());
  try {
    await change(hub.desk, room, { ...next, due: dueOf(kept, awake) }, after, more);
  } catch (error) {
    awake.clocks = clocks;
    throw error;
  }
}
