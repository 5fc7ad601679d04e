/** Lines of talk as they are written and told, whichever node has written them. */
import type { TalkLine } from '@wartable/protocol';
import type { Compilable } from 'kysely';
import type { Store } from '../store/index.ts';
import type { TalkRow } from '../store/schema.ts';
import { statement } from '../store/statement.ts';
import type { Desk, Line, Room } from './room.ts';

type Said = TalkLine['say'];
type TableEvent = Extract<Said, { kind: 'event' }>['event'];

/** What the table says of itself; `once`: a name under which it is there once, however many say it. */
export type Note = { readonly event: TableEvent; readonly seat: number | null; readonly once?: string };

export type NewTalk = Pick<TalkRow, 'person' | 'name' | 'seat' | 'say' | 'said'>;

/** The next line of a table's talk; nothing where it was said before under the same name. */
const ADD_LINE = statement(
  `insert into "talk" ("match", "number", "at", "person", "name", "seat", "say", "said")
    select cast(? as text), coalesce(max("number"), 0) + 1, cast(? as bigint), cast(? as text), cast(? as text),
      cast(? as integer), cast(? as text), cast(? as text)
    from "talk" where "match" = cast(? as text)
    having not exists (select 1 from "talk" where "match" = cast(? as text) and "said" = cast(? as text))`,
);

export function lineStatement(store: Store, match: string, at: number, { person, name, seat, say, said }: NewTalk): Compilable {
  return ADD_LINE(store, match, at, person, name, seat, say, said, match, match, said);
}

export function noteStatement(store: Store, match: string, at: number, { event, seat, once }: Note): Compilable {
  const say: Said = { kind: 'event', event, seat };
  return lineStatement(store, match, at, { person: null, name: '', seat, say: JSON.stringify(say), said: once ?? null });
}

export function lineOf({ number, at, person, name, seat, say }: TalkRow): TalkLine {
  const from: TalkLine['from'] = person === null ? { kind: 'table' } : { kind: 'person', person, name, seat };
  return { number, at, from, say: JSON.parse(say) };
}

export function wants(line: Line, person: string | null): boolean {
  return person === null || !line.muted.has(person);
}

/** Tells those who are here what was said since they were told last. */
export async function tellTalk({ store }: Desk, room: Room): Promise<void> {
  const { talked } = room;
  if (talked === undefined || room.lines.size === 0) return;
  const rows = await store.db
    .selectFrom('talk')
    .selectAll()
    .where('match', '=', room.id)
    .where('number', '>', talked)
    .orderBy('number')
    .execute();
  room.talked = Math.max(talked, rows.at(-1)?.number ?? 0);
  for (const line of room.lines.keys()) {
    const lines = rows.filter(({ person }) => wants(line, person)).map(lineOf);
    if (lines.length > 0) line.send({ say: 'talk', table: room.id, lines });
  }
}
