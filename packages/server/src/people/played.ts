/** One's record of games, kept in step between devices: notes are joined as they come, and told to whoever has not heard them. */
import { joinNotes, type Note } from '@wartable/kernel';
import { type GameNote, type GamesThere, LONGEST_NOTE, MOST_NOTES } from '@wartable/protocol';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/index.ts';
import type { Database, PersonRow } from '../store/schema.ts';
import { isGuest } from './accounts.ts';

/** A game a day for thirty years. */
const MOST_GAMES = 10_000;
/** One person's devices take turns. */
const TAKING_TURNS = 7_141_982;

type Told = { readonly since: number; readonly games: readonly GameNote[] };

export type PlayedGames = {
  /** Joins what a device tells with what is known, and tells what it has not heard. */
  readonly keepInStep: (person: PersonRow, told: Told) => Promise<GamesThere>;
};

export function openPlayed({ db, kind }: Pick<Store, 'db' | 'kind'>, now: () => number): PlayedGames {
  return {
    keepInStep: async (person, { since, games }) => {
      // Who cannot come back by name or key has no other device.
      if (await isGuest(db, person)) throw new Refusal('not-allowed');
      return await db.transaction().execute(async (trx) => {
        if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${TAKING_TURNS}, hashtext(${person.id}))`.execute(trx);
        if (games.length > 0) await take(trx, person.id, games, now());
        return await newSince(trx, person.id, since);
      });
    },
  };
}

async function take(db: Kysely<Database>, person: string, games: readonly GameNote[], at: number): Promise<void> {
  const own = db.selectFrom('played').where('person', '=', person);
  const { last, many } = await own
    .select(({ fn }) => [fn.max('changed').as('last'), fn.countAll().as('many')])
    .executeTakeFirstOrThrow();
  const ids = games.map(({ id }) => id);
  const rows = await own.select(['id', 'note']).where('id', 'in', ids).execute();
  const known = new Map(rows.map(({ id, note }) => [id, note]));
  const fresh = new Set(ids.filter((id) => !known.has(id))).size;
  if (Number(many) + fresh > MOST_GAMES) throw new Refusal('too-many');
  // It rises also where clocks do not.
  let changed = Math.max(Number(last ?? 0), at);
  for (const game of games) {
    const before = known.get(game.id);
    const note = JSON.stringify(before === undefined ? game : joinNotes(JSON.parse(before) as Note, game as Note));
    // What has grown too long stays as it was.
    if (note === before || note.length > 2 * LONGEST_NOTE) continue;
    known.set(game.id, note);
    changed++;
    await db
      .insertInto('played')
      .values({ person, id: game.id, changed, note })
      .onConflict((on) => on.columns(['person', 'id']).doUpdateSet({ changed, note }))
      .execute();
  }
}

async function newSince(db: Kysely<Database>, person: string, since: number): Promise<GamesThere> {
  const rows = await db
    .selectFrom('played')
    .select(['changed', 'note'])
    .where('person', '=', person)
    .where('changed', '>', since)
    .orderBy('changed')
    .limit(MOST_NOTES + 1)
    .execute();
  const told = rows.slice(0, MOST_NOTES);
  return {
    games: told.map(({ note }) => JSON.parse(note) as GameNote),
    until: Number(told.at(-1)?.changed ?? since),
    more: rows.length > told.length,
  };
}
