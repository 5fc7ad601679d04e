/** What somebody asks of the others: to take back further than one may alone, to end without a winner. */
import { goBack, type Seat, takeback, whyNotTakeback } from '@wartable/kernel';
import type { Ask } from '@wartable/protocol';
import { Refusal } from '../http/refusal.ts';
import { change, withMemory } from './begin.ts';
import { type After, agreeToEnd, marks, settle } from './play.ts';
import { type Desk, type Room, wake, wakeWhole } from './room.ts';
import { note } from './talk.ts';

/** Whose word counts: people in the other seats, unless a bot plays for them. */
function othersOf({ kept }: Room, seat: Seat): readonly number[] {
  return kept.seats.filter((one) => one.person !== null && one.bot === null && one.seat !== seat).map((one) => one.seat);
}

export async function ask(desk: Desk, room: Room, seat: Seat, what: Ask['what'], id: string, after: After): Promise<void> {
  const awake = await wake(desk, room);
  if (room.asks.some((one) => one.id === id)) return;
  if (room.kept.status !== 'running' || room.asks.some((one) => one.seat === seat)) throw new Refusal('not-now');
  if (what === 'takeback') {
    if (room.kept.agreement.undo !== 'consent') throw new Refusal('not-allowed');
    if (whyNotTakeback(awake.table.match, seat)) throw new Refusal('not-now');
  }
  const others = othersOf(room, seat);
  if (others.some((one) => room.kept.room.noAsking.includes(one))) {
    await note(desk, room, 'takeback-refused', seat);
    return;
  }
  room.asks = [...room.asks, { id, what, seat, agreed: [] }];
  if (others.length === 0) await carryOut(desk, room, room.asks.at(-1) as Ask, after);
  else after(room);
}

export async function reply(desk: Desk, room: Room, seat: Seat, id: string, yes: boolean, after: After): Promise<void> {
  const asked = room.asks.find((one) => one.id === id);
  if (!asked) return;
  if (asked.seat === seat) {
    // Who has asked may think better of it.
    if (yes) throw new Refusal('not-now');
    room.asks = room.asks.filter((one) => one !== asked);
    return after(room);
  }
  if (!yes) {
    room.asks = room.asks.filter((one) => one !== asked);
    if (asked.what === 'takeback') await note(desk, room, 'takeback-refused', asked.seat);
    return after(room);
  }
  const now: Ask = { ...asked, agreed: [...new Set([...asked.agreed, seat])] };
  room.asks = room.asks.map((one) => (one === asked ? now : one));
  if (othersOf(room, asked.seat as Seat).every((one) => now.agreed.includes(one))) await carryOut(desk, room, now, after);
  else after(room);
}

async function carryOut(desk: Desk, room: Room, { what, seat, id }: Ask, after: After): Promise<void> {
  const awake = await wakeWhole(desk, room);
  const before = marks(awake);
  room.asks = [];
  if (what === 'end') {
    await agreeToEnd(desk, room, seat as Seat, after);
    await note(desk, room, 'ended-by-consent', null);
    return;
  }
  // Chance goes on where it was: no die is thrown again the same.
  const done = goBack(awake.table, seat as Seat, takeback, { id });
  if ('refused' in done) return after(room);
  await settle(desk, room, awake, before, done, {}, after);
  await note(desk, room, 'takeback', seat);
}

/** Whoever does not want to be asked any more is not. */
export async function stopAsking(desk: Desk, room: Room, seat: Seat, on: boolean, after: After): Promise<void> {
  const others = room.kept.room.noAsking.filter((one) => one !== seat);
  await change(desk, room, { room: withMemory(room, { noAsking: on ? [...others, seat] : others }) }, after);
}
