/** Tables of the day: everybody has one for each game, and who has played may see how others did. */
import type { DayState, Ranked, Ranking, TableInfo } from '@wartable/protocol';
import type { CompiledQuery } from 'kysely';
import { newRows } from '../hall/create.ts';
import type { Hub } from '../hall/hub.ts';
import { keptTable } from '../hall/kept.ts';
import { infoFor } from '../hall/shown.ts';
import { Refusal } from '../http/refusal.ts';
import type { AttemptRow, PersonRow } from '../store/schema.ts';
import { battleOf } from './battle.ts';
import { dayOf, endsAt, opensAt } from './calendar.ts';
import { dealTo } from './deal.ts';
import { type Attempt, type Placed, ranked, rankedAlike } from './ranking.ts';
import { AGREED_FOR_A_DAY, beginDealt } from './table.ts';

type Person = Pick<PersonRow, 'id' | 'name'>;

export type Days = {
  /** One's table of today, set up where there is none. */
  readonly table: (me: Person, game: string, network: string) => Promise<TableInfo>;
  readonly today: (me: Person | null, game: string) => Promise<DayState>;
  readonly ranking: (me: Person | null, game: string, day: string, part: Part) => Promise<Ranking>;
};

/** Which lines: from which on, and whether of those with one's own dice alone. */
type Part = { readonly from: number; readonly alike: boolean };

/** So many lines at once. */
const LINES = 50;

type Played = Attempt & Pick<AttemptRow, 'match'> & { readonly name: string };

export function openDays({ desk, games, lists, presence }: Hub): Days {
  const { time, limits, store } = desk;
  const { db } = store;

  const attemptOf = (person: string, game: string, day: string): Promise<AttemptRow | undefined> =>
    db
      .selectFrom('attempt')
      .selectAll()
      .where('day', '=', day)
      .where('game', '=', game)
      .where('person', '=', person)
      .executeTakeFirst();

  const shown = async (match: string, person: string): Promise<TableInfo> => {
    const kept = await keptTable(db, match);
    if (!kept) throw new Refusal('unknown');
    return infoFor(kept, person, presence);
  };

  const table: Days['table'] = async (me, game, network) => {
    const loaded = games(game);
    const now = time.now();
    const day = dayOf(now);
    const battle = battleOf(loaded, day);
    const known = await attemptOf(me.id, game, day);
    if (known) return shown(known.match, me.id);
    const { deal, near } = await dealTo(db, day, game, network, limits.deals);
    const sitters = battle.players.map((player) => (player.kind === 'bot' ? player.level : me));
    const wanted = { options: battle.options, agreement: AGREED_FOR_A_DAY, sitters, owner: me.id };
    const begun = beginDealt(loaded, wanted, deal, now);
    const attempt = {
      day,
      game,
      person: me.id,
      match: begun.table.id,
      deal: deal.id,
      near,
      began: now,
      ended: null,
      result: null,
    };
    // Who asks twice, wherever, has one: the second finds the row of the first.
    const isFirst = await db.transaction().execute(async (trx) => {
      const put = trx.insertInto('attempt').values(attempt);
      const done = await put.onConflict((is) => is.columns(['day', 'game', 'person']).doNothing()).executeTakeFirstOrThrow();
      if (Number(done.numInsertedOrUpdatedRows) === 0) return false;
      for (const row of newRows(desk, begun.table, begun.step)) await trx.executeQuery(row.compile() as CompiledQuery);
      return true;
    });
    if (isFirst) {
      lists.changed([me.id], false);
      return infoFor(begun.table, me.id, presence);
    }
    const first = await attemptOf(me.id, game, day);
    if (!first) throw new Refusal('failed');
    return shown(first.match, me.id);
  };

  const finishers = async (game: string, day: string): Promise<number> => {
    const { n } = await db
      .selectFrom('attempt')
      .innerJoin('person', 'person.id', 'attempt.person')
      .select(({ fn }) => fn.countAll().as('n'))
      .where('attempt.day', '=', day)
      .where('attempt.game', '=', game)
      .where('attempt.ended', 'is not', null)
      .where('person.banned', '=', 0)
      .executeTakeFirstOrThrow();
    return Number(n);
  };

  /** Whom one does not want to read, and who may not come any more, stands in no ranking; the others' points are without the latter. */
  const finished = async (game: string, day: string): Promise<readonly Placed<Played>[]> => {
    const rows = await db
      .selectFrom('attempt')
      .innerJoin('person', 'person.id', 'attempt.person')
      .select(['attempt.person', 'attempt.match', 'attempt.deal', 'attempt.ended', 'attempt.result', 'person.name'])
      .where('attempt.day', '=', day)
      .where('attempt.game', '=', game)
      .where('attempt.ended', '<=', opensAt(day))
      .where('person.banned', '=', 0)
      .execute();
    return ranked(
      rows.flatMap(({ ended, result, ...row }): Played[] =>
        ended === null || result === null ? [] : [{ ...row, ended, result: JSON.parse(result) }],
      ),
    );
  };

  const mutedBy = async (me: Person | null): Promise<ReadonlySet<string>> => {
    if (!me) return new Set();
    const rows = await db.selectFrom('mute').select('muted').where('person', '=', me.id).execute();
    return new Set(rows.map(({ muted }) => muted));
  };

  const lineFor = (me: Person | null, deal: string | undefined, isOpen: boolean) => {
    return ({ place, person, name, points, match, result, ...one }: Placed<Played>): Ranked => ({
      place,
      person,
      name,
      mine: person === me?.id,
      points,
      same: one.deal === deal,
      result: { ...result, parts: [...result.parts] },
      table: isOpen || person === me?.id ? match : null,
    });
  };

  const today: Days['today'] = async (me, game) => {
    const loaded = games(game);
    const now = time.now();
    const day = dayOf(now);
    battleOf(loaded, day);
    const attempt = me ? await attemptOf(me.id, game, day) : undefined;
    // Who has not finished has no place yet, and need not be compared with anybody.
    const isDone = (attempt?.ended ?? null) !== null;
    const all = isDone ? await finished(game, day) : [];
    const many = isDone ? all.length : await finishers(game, day);
    const own = all.find(({ person }) => person === me?.id);
    const line = lineFor(me, attempt?.deal, false);
    const mine = attempt ? { table: attempt.match, over: attempt.ended !== null, standing: own ? line(own) : null } : null;
    return { day, game, now, ends: endsAt(day), opens: opensAt(day), finished: many, mine };
  };

  const ranking: Days['ranking'] = async (me, game, day, { from, alike }) => {
    games(game);
    const closed = time.now() >= opensAt(day);
    const attempt = me ? await attemptOf(me.id, game, day) : undefined;
    // Before one has played oneself one does not learn what is possible.
    if (!closed && (attempt?.ended ?? null) === null) throw new Refusal('sealed');
    const all = await finished(game, day);
    const wanted = alike ? rankedAlike(all, attempt?.deal ?? '') : all;
    const muted = await mutedBy(me);
    const lines = wanted.filter(({ person }) => !muted.has(person)).map(lineFor(me, attempt?.deal, closed));
    return { day, game, closed, opens: opensAt(day), all: lines.length, from, lines: lines.slice(from, from + LINES) };
  };

  return { table, today, ranking };
}
