/** Talk at a table: set phrases that everybody reads in his language, free text where the table allows it, and what happened. */
import type { TalkLine, ToClient } from '@wartable/protocol';
import { Refusal } from '../http/refusal.ts';
import type { TalkRow } from '../store/schema.ts';
import type { Desk, Line, Room } from './room.ts';
import { viewerOf } from './room.ts';

/** How many lines somebody who comes is told. */
const MOST_LINES = 100;
/** Lines of one table, from all; a match of months has room. */
const MOST_KEPT = 5000;

type Said = TalkLine['say'];
export type TableEvent = Extract<Said, { kind: 'event' }>['event'];

export async function linesOf(desk: Desk, room: Room): Promise<readonly TalkLine[]> {
  const rows = await desk.store.db
    .selectFrom('talk')
    .selectAll()
    .where('match', '=', room.id)
    .orderBy('number', 'desc')
    .limit(MOST_LINES)
    .execute();
  return rows.toReversed().map(lineOf);
}

function lineOf({ number, at, person, name, seat, say }: TalkRow): TalkLine {
  const from: TalkLine['from'] = person === null ? { kind: 'table' } : { kind: 'person', person, name, seat };
  return { number, at, from, say: JSON.parse(say) };
}

/** What a person says. Partners' talk is everybody's, as the rules demand. */
export async function talk(
  desk: Desk,
  room: Room,
  person: { readonly id: string; readonly name: string },
  say: Said,
): Promise<void> {
  const viewer = viewerOf(room, person.id);
  const { agreement, status } = room.kept;
  if (say.kind === 'text' && agreement.talk !== 'free') throw new Refusal('not-allowed');
  // Who watches may see what no player does not; it does not speak into a match.
  if (viewer === 'spectator' && status !== 'over') throw new Refusal('not-allowed');
  if (isTooMuch(room, person.id, desk.time.now())) throw new Refusal('too-fast');
  const seat = viewer === 'spectator' ? null : viewer;
  await add(desk, room, { person: person.id, name: person.name, seat, say: JSON.stringify(say) });
}

/** Nobody says more than this in this time. */
const [AT_ONCE, WITHIN] = [8, 15_000];

function isTooMuch({ spoke }: Room, person: string, now: number): boolean {
  const lately = (spoke.get(person) ?? []).filter((at) => at > now - WITHIN);
  spoke.set(person, [...lately, now].slice(-AT_ONCE));
  return lately.length >= AT_ONCE;
}

/** What the table says of itself. */
export async function note(desk: Desk, room: Room, event: TableEvent, seat: number | null): Promise<void> {
  const say: Said = { kind: 'event', event, seat };
  await add(desk, room, { person: null, name: '', seat, say: JSON.stringify(say) });
}

async function add(desk: Desk, room: Room, what: Pick<TalkRow, 'person' | 'name' | 'seat' | 'say'>): Promise<void> {
  const { db, journal } = desk.store;
  if (room.talked === undefined) {
    const last = await db
      .selectFrom('talk')
      .select(({ fn }) => fn.max('number').as('last'))
      .where('match', '=', room.id)
      .executeTakeFirst();
    room.talked = Number(last?.last ?? 0);
  }
  if (room.talked >= MOST_KEPT) throw new Refusal('too-many');
  const row: TalkRow = { match: room.id, number: ++room.talked, at: desk.time.now(), said: null, ...what };
  await journal.write([db.insertInto('talk').values(row)]);
  const message: ToClient = { say: 'talk', table: room.id, lines: [lineOf(row)] };
  const text = JSON.stringify(message);
  for (const line of room.lines.keys()) if (wants(line, row.person)) line.sendText(text);
}

export function wants(line: Line, person: string | null): boolean {
  return person === null || !line.muted.has(person);
}
