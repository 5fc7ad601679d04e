/** Talk at a table: set phrases that everybody reads in his language, free text where the table allows it, and what happened. */
import type { TalkLine } from '@wartable/protocol';
import { Refusal } from '../http/refusal.ts';
import { hashOf } from '../people/secrets.ts';
import { isTaken } from '../store/index.ts';
import { lineOf, lineStatement, type NewTalk, tellTalk } from './notes.ts';
import { type Desk, type Room, viewerOf } from './room.ts';

/** How many lines somebody who comes is told. */
const MOST_LINES = 100;
/** Lines of one table, from all; a match of months has room. */
const MOST_KEPT = 5000;

type Said = TalkLine['say'];

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

/** What a person says, under a name of its own. Partners' talk is everybody's, as the rules demand. */
export async function talk(
  desk: Desk,
  room: Room,
  person: { readonly id: string; readonly name: string },
  say: Said,
  said: string,
): Promise<void> {
  const viewer = viewerOf(room, person.id);
  const { agreement, status } = room.kept;
  if (say.kind === 'text' && agreement.talk !== 'free') throw new Refusal('not-allowed');
  // Who watches may see what no player does not; it does not speak into a match.
  if (viewer === 'spectator' && status !== 'over') throw new Refusal('not-allowed');
  if (!(await desk.rates.take(`talk ${room.id} ${person.id}`, AT_ONCE, WITHIN))) throw new Refusal('too-fast');
  const seat = viewer === 'spectator' ? null : viewer;
  await add(desk, room, {
    person: person.id,
    name: person.name,
    seat,
    say: JSON.stringify(say),
    said: hashOf(`${person.id} ${said}`),
  });
}

/** Nobody says more than this in this time. */
const [AT_ONCE, WITHIN] = [8, 15_000];

/** Somebody else may have said something in the same moment. */
const TRIES = 5;

async function add(desk: Desk, room: Room, line: NewTalk): Promise<void> {
  const { db, journal } = desk.store;
  const last = db.selectFrom('talk').select('number').where('match', '=', room.id).orderBy('number', 'desc').limit(1);
  if (((await last.executeTakeFirst())?.number ?? 0) >= MOST_KEPT) throw new Refusal('too-many');
  for (let tries = 1; ; tries++) {
    try {
      await journal.write([lineStatement(desk.store, room.id, desk.time.now(), line)]);
      break;
    } catch (error) {
      if (tries === TRIES || !isTaken(error)) throw error;
    }
  }
  desk.nodes.bell.ring(`at.${room.id}`);
  await tellTalk(desk, room);
}
