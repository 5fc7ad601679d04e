/** What somebody asks of the others: to take back further than one may alone, to end without a winner. */
import { goBack, type Seat, takeback, whyNotTakeback } from '@wartable/kernel';
import type { Ask } from '@wartable/protocol';
import { Refusal } from '../http/refusal.ts';
import { change, withMemory } from './begin.ts';
import { wake, wakeWhole } from './follow.ts';
import { type After, agreeToEnd, beforeOf, settle } from './play.ts';
import type { Desk, Room } from './room.ts';

/** Whose word counts: people in the other seats, unless a bot plays for them. */
function othersOf({ kept }: Room, seat: Seat): readonly number[] {
  return kept.seats.filter((one) => one.person !== null && one.bot === null && one.seat !== seat).map((one) => one.seat);
}

export async function ask(desk: Desk, room: Room, seat: Seat, what: Ask['what'], id: string, after: After): Promise<void> {
  const awake = await wake(desk, room);
  const { asks, noAsking } = room.kept.room;
  if (asks.some((one) => one.id === id)) return;
  if (room.kept.status !== 'running' || asks.some((one) => one.seat === seat)) throw new Refusal('not-now');
  if (what === 'takeback') {
    if (room.kept.agreement.undo !== 'consent') throw new Refusal('not-allowed');
    if (whyNotTakeback(awake.table.match, seat)) throw new Refusal('not-now');
  }
  const others = othersOf(room, seat);
  const refused = [{ event: 'takeback-refused', seat }] as const;
  if (others.some((one) => noAsking.includes(one))) return change(desk, room, {}, after, { notes: refused });
  const asked: Ask = { id, what, seat, agreed: [] };
  if (others.length === 0) await carryOut(desk, room, asked, after);
  else await change(desk, room, { room: withMemory(room, { asks: [...asks, asked] }) }, after);
}

export async function reply(desk: Desk, room: Room, seat: Seat, id: string, yes: boolean, after: After): Promise<void> {
  const { asks } = room.kept.room;
  const asked = asks.find((one) => one.id === id);
  if (!asked) return;
  // Who has asked may think better of it.
  if (asked.seat === seat && yes) throw new Refusal('not-now');
  if (!yes) {
    const isRefused = asked.seat !== seat && asked.what === 'takeback';
    const notes = isRefused ? [{ event: 'takeback-refused', seat: asked.seat } as const] : [];
    return change(desk, room, { room: withMemory(room, { asks: asks.filter((one) => one !== asked) }) }, after, { notes });
  }
  const now: Ask = { ...asked, agreed: [...new Set([...asked.agreed, seat])] };
  if (othersOf(room, asked.seat as Seat).every((one) => now.agreed.includes(one))) return carryOut(desk, room, now, after);
  await change(desk, room, { room: withMemory(room, { asks: asks.map((one) => (one === asked ? now : one)) }) }, after);
}

async function carryOut(desk: Desk, room: Room, { what, seat, id }: Ask, after: After): Promise<void> {
  if (what === 'end') return agreeToEnd(desk, room, seat as Seat, after);
  const awake = await wakeWhole(desk, room);
  const before = beforeOf(awake);
  // Chance goes on where it was: no die is thrown again the same.
  const done = goBack(awake.table, seat as Seat, takeback, { id });
  if ('refused' in done) return change(desk, room, { room: withMemory(room, { asks: [] }) }, after);
  await settle(desk, room, awake, before, done, { notes: [{ event: 'takeback', seat }], answered: true }, after);
}

/** Whoever does not want to be asked any more is not. */
export async function stopAsking(desk: Desk, room: Room, seat: Seat, on: boolean, after: After): Promise<void> {
  const others = room.kept.room.noAsking.filter((one) => one !== seat);
  await change(desk, room, { room: withMemory(room, { noAsking: on ? [...others, seat] : others }) }, after);
}
