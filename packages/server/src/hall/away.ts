/** Time that is over, and people who are away: what was agreed on for them. */
import type { Seat, Viewer } from '@wartable/kernel';
import { Refusal } from '../http/refusal.ts';
import { atPace } from './absence.ts';
import { change, withMemory, withSeat } from './begin.ts';
import { leftOf, newClocks, nextZero, writeClocks } from './clocks.ts';
import type { Hub } from './hub.ts';
import type { KeptTable } from './kept.ts';
import { dueOf, giveUpFor, runClocks } from './play.ts';
import { nextNews } from './presence.ts';
import { type Room, wake } from './room.ts';
import { note } from './talk.ts';

/** The level of a bot that takes over for somebody. */
export const STAND_IN = 3;

/** When a clock runs out, and when somebody has been away for long. */
export function watchTime(hub: Hub, room: Room): void {
  const { time } = hub.desk;
  stopWatching(room);
  if (room.kept.status !== 'running') return;
  const now = time.now();
  // The days of slow tables are looked after on disk, so that they can sleep.
  const zero = room.kept.agreement.pace.kind === 'live' && room.awake?.clocks ? nextZero(room.awake.clocks) : undefined;
  if (zero) room.flag = time.after(zero.at - now, () => hub.later(room, () => timeIsUp(hub, room)));
  const news = nextNews(room, now);
  if (news !== undefined) room.told = time.after(news - now, () => hub.later(room, async () => hub.after(room)));
}

export function stopWatching(room: Room): void {
  room.flag?.();
  room.told?.();
  room.flag = undefined;
  room.told = undefined;
}

export async function timeIsUp(hub: Hub, room: Room): Promise<void> {
  const awake = await wake(hub.desk, room);
  // A bot may have taken over since the clocks were written down.
  runClocks(room, awake, false, undefined, hub.desk.time.now());
  const zero = awake.clocks && nextZero(awake.clocks);
  if (room.kept.status !== 'running' || !zero || !awake.clocks) return;
  const seat = zero.seat as Seat;
  if (zero.at > hub.desk.time.now() || leftOf(awake.clocks, seat, hub.desk.time.now()) > 0) return watchTime(hub, room);
  await note(hub.desk, room, 'time-out', seat);
  if (room.kept.agreement.atZero === 'bot') await standIn(hub, room, seat);
  else await giveUpFor(hub.desk, room, seat, hub.after);
}

/** A bot plays for somebody until he is back. */
async function standIn(hub: Hub, room: Room, seat: Seat): Promise<void> {
  await change(hub.desk, room, { seats: withSeat(room, seat, { bot: STAND_IN }) }, () => {});
  await clocksAnew(hub, room);
  await note(hub.desk, room, 'bot-took-over', seat);
}

/** What was agreed on for one who is away, at the wish of another. */
export async function claim(hub: Hub, room: Room, seat: Seat, by: Viewer): Promise<void> {
  await wake(hub.desk, room);
  if (by === 'spectator' || by === seat || !hub.presence.claimable(room, by).includes(seat)) throw new Refusal('not-now');
  const { absent } = room.kept.agreement;
  if (absent === 'bot') return standIn(hub, room, seat);
  if (absent === 'slow') return nowSlow(hub, room);
  await note(hub.desk, room, 'claimed', seat);
  await giveUpFor(hub.desk, room, seat, hub.after);
}

/** A live game that outlasts its players goes on as a slow one. */
async function nowSlow(hub: Hub, room: Room): Promise<void> {
  const agreement = { ...room.kept.agreement, pace: { kind: 'slow' as const, days: 3 } };
  const awake = await wake(hub.desk, room);
  awake.clocks = newClocks(agreement.pace, room.kept.seats.length);
  room.absence = atPace(room.absence, agreement.pace);
  await clocksAnew(hub, room, { agreement, changed: hub.desk.time.now() });
  await note(hub.desk, room, 'now-slow', null);
}

export async function backInSeat(hub: Hub, room: Room, viewer: Viewer): Promise<void> {
  if (viewer === 'spectator') throw new Refusal('not-yours');
  if (room.kept.seats[viewer]?.bot === null) return;
  const { clocks } = room.kept.status === 'running' ? await wake(hub.desk, room) : {};
  // Whose time is over and who has none for a decision alone would be gone again at once.
  if (clocks && leftOf(clocks, viewer, hub.desk.time.now()) === 0) throw new Refusal('not-now');
  await change(hub.desk, room, { seats: withSeat(room, viewer, { bot: null }) }, () => {});
  if (room.kept.status === 'running') await clocksAnew(hub, room);
  else hub.after(room);
  await note(hub.desk, room, 'took-seat-back', viewer);
}

/** Others play than before, or at another pace: other clocks run, until another time. */
export async function clocksAnew(hub: Hub, room: Room, also: Partial<KeptTable> = {}, after = hub.after): Promise<void> {
  const awake = await wake(hub.desk, room);
  runClocks(room, awake, true, undefined, hub.desk.time.now());
  const clocks = awake.clocks ? { next: awake.next, written: writeClocks(awake.clocks) } : null;
  const due = dueOf({ ...room.kept, ...also }, awake);
  await change(hub.desk, room, { ...also, due, room: withMemory(room, { clocks }) }, after);
}
