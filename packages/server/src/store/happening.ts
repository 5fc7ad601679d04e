/** What happens at a table, as it is written: a step of its log, and the rows that follow from it. */
import type { NoticeKind } from '@wartable/protocol';
import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import { DATABASE_NOW, LEASE } from './leases.ts';
import type { Database, MatchRow, StepRow } from './schema.ts';
import type { Repeated } from './sqlite-thread.ts';

export type Happening = {
  readonly step: StepRow;
  /** Only while this claim on the table's work holds. */
  readonly lease?: number | undefined;
  /** What everybody may see of the row, where it has changed. */
  readonly standing?: Pick<MatchRow, 'status' | 'changed' | 'outcome' | 'due'> | undefined;
  /** Seats that are asked now, or no more. */
  readonly asked?: readonly { readonly seat: number; readonly asked: number }[] | undefined;
  /** What the server has to do at the table next; `node`: who claims it in the same statement. */
  readonly work?: { readonly due: number | null; readonly rules: string | null; readonly node: string | null } | undefined;
  /** Whom a notice is due for, under the number of the step. */
  readonly notify?: { readonly kind: NoticeKind; readonly people: readonly string[]; readonly due: number } | undefined;
};

/** A step that was written, with the token of the work that was claimed with it. */
export type Written = { readonly match: string; readonly sequence: number; readonly token: number | null };

/**
 * Many in one statement, whose text is the same however many there are. What is there already is left out, and so is what is
 * written under a claim that does not hold any more: the rest follows from what was written alone.
 */
export async function writeTogether(
  db: Kysely<Database> | Transaction<Database>,
  all: readonly Happening[],
): Promise<readonly Written[]> {
  const step = <Name extends keyof StepRow>(name: Name): StepRow[Name][] => all.map((one) => one.step[name]);
  const standing = all.flatMap(({ step: { match }, standing: is }) => (is ? [{ id: match, ...is }] : []));
  const asked = all.flatMap(({ step: { match }, asked: seats = [] }) => seats.map((seat) => ({ match, ...seat })));
  const work = all.flatMap(({ step: { match }, work: is }) => (is ? [{ what: match, ...is }] : []));
  const notify = all.flatMap(({ step: { match, sequence }, notify: is }) =>
    is ? is.people.map((person) => ({ match, sequence, person, kind: is.kind, due: is.due })) : [],
  );
  const { rows } = await sql<Written>`/* prepared: step */
    with given as (
      select * from unnest(
        ${step('match')}::text[], ${step('sequence')}::int[], ${step('at')}::bigint[], ${step('entries')}::text[],
        ${step('snapshot')}::text[], ${step('clocks')}::text[], ${step('rules')}::text[], ${step('hash')}::text[],
        ${step('rows')}::int[], ${all.map(({ lease }) => lease ?? null)}::bigint[]
      ) as g(match, sequence, at, entries, snapshot, clocks, rules, hash, rows, lease)
    ), held as (
      select w.what from work w join given g on g.match = w.what
      where w.token = g.lease and w.until > ${DATABASE_NOW()} order by w.what for update of w
    ), written as (
      insert into step (match, sequence, at, entries, snapshot, clocks, rules, hash, rows)
      select match, sequence, at, entries, snapshot, clocks, rules, hash, rows from given
      where lease is null or match in (select what from held) order by match, sequence
      on conflict do nothing returning match, sequence
    ), standing as (
      update match set status = s.status, changed = s.changed, outcome = s.outcome, due = s.due from unnest(
        ${standing.map(({ id }) => id)}::text[], ${standing.map(({ status }) => status)}::text[],
        ${standing.map(({ changed }) => changed)}::bigint[], ${standing.map(({ outcome }) => outcome)}::text[],
        ${standing.map(({ due }) => due)}::bigint[]
      ) as s(id, status, changed, outcome, due)
      where match.id = s.id and s.id in (select match from written)
    ), asked as (
      update seat set asked = a.asked from unnest(
        ${asked.map(({ match }) => match)}::text[], ${asked.map(({ seat }) => seat)}::int[], ${asked.map((one) => one.asked)}::int[]
      ) as a(match, seat, asked)
      where seat.match = a.match and seat.seat = a.seat and a.match in (select match from written)
    ), work_now as (
      insert into work (what, due, rules, node, token, until)
      select w.what, w.due, w.rules, w.node, 1, case when w.node is null then 0 else ${DATABASE_NOW()} + cast(${LEASE} as bigint) end from unnest(
        ${work.map(({ what }) => what)}::text[], ${work.map(({ due }) => due)}::bigint[],
        ${work.map(({ rules }) => rules)}::text[], ${work.map(({ node }) => node)}::text[]
      ) as w(what, due, rules, node)
      where w.what in (select match from written) order by w.what
      on conflict (what) do update set due = excluded.due, rules = excluded.rules, node = excluded.node,
        token = work.token + 1, until = excluded.until
      returning what, token
    ), notified as (
      insert into notice (match, number, person, channel, kind, due, tries, state)
      select n.match, n.sequence, n.person, c.id, n.kind, n.due, 0, 'due' from unnest(
        ${notify.map(({ match }) => match)}::text[], ${notify.map(({ sequence }) => sequence)}::int[],
        ${notify.map(({ person }) => person)}::text[], ${notify.map(({ kind }) => kind)}::text[],
        ${notify.map(({ due }) => due)}::bigint[]
      ) as n(match, sequence, person, kind, due)
      join channel c on c.person = n.person and c.confirmed = 1
      where n.match in (select match from written)
      on conflict do nothing
    )
    select written.match, written.sequence, work_now.token from written left join work_now on work_now.what = written.match`.execute(
    db,
  );
  return rows;
}

const INSERT_STEP =
  'insert into "step" ("match", "sequence", "at", "entries", "snapshot", "clocks", "rules", "hash", "rows") values (?, ?, ?, ?, ?, ?, ?, ?, ?)';
const SET_STANDING = 'update "match" set "outcome" = ?, "status" = ?, "changed" = ?, "due" = ? where "id" = ?';
const SET_ASKED = 'update "seat" set "asked" = ? where "match" = ? and "seat" = ?';
const SET_WORK =
  'insert into "work" ("what", "due", "rules", "node", "token", "until") values (?, ?, ?, null, 1, 0) on conflict ("what") do update set "due" = excluded."due", "rules" = excluded."rules", "token" = "token" + 1';
const NOTIFY =
  'insert into "notice" ("match", "number", "person", "channel", "kind", "due", "tries", "state", "token", "until") select ?, ?, "person", "id", ?, ?, 0, \'due\', 0, 0 from "channel" where "person" = ? and "confirmed" = 1 on conflict do nothing';

/** The same for one process that writes alone: nobody else claims anything. */
export function statementsOf(all: readonly Happening[]): Repeated[] {
  const steps = all.map(({ step }) => [
    step.match,
    step.sequence,
    step.at,
    step.entries,
    step.snapshot,
    step.clocks,
    step.rules,
    step.hash,
    step.rows,
  ]);
  const standing = all.flatMap(({ step: { match }, standing: is }) =>
    is ? [[is.outcome, is.status, is.changed, is.due, match]] : [],
  );
  const asked = all.flatMap(({ step: { match }, asked: seats = [] }) => seats.map((one) => [one.asked, match, one.seat]));
  const work = all.flatMap(({ step: { match }, work: is }) => (is ? [[match, is.due, is.rules]] : []));
  const notify = all.flatMap(({ step: { match, sequence }, notify: is }) =>
    is ? is.people.map((person) => [match, sequence, is.kind, is.due, person]) : [],
  );
  return [
    { sql: INSERT_STEP, each: steps },
    { sql: SET_STANDING, each: standing },
    { sql: SET_ASKED, each: asked },
    { sql: SET_WORK, each: work },
    { sql: NOTIFY, each: notify },
  ].filter(({ each }) => each.length > 0);
}

/** Each of them as a query, where they go one by one. */
export function queriesOf(all: readonly Repeated[]): CompiledQuery[] {
  return all.flatMap(({ sql: text, each }) => each.map((parameters) => CompiledQuery.raw(text, [...parameters])));
}
