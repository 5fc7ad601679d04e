/**
 * How often something is done: counted from the first time on, for so many milliseconds. In memory where one server is alone; in the
 * database, by its clock, where several nodes share it: a limit holds over all of them.
 */
import { type Kysely, sql } from 'kysely';
import { DATABASE_NOW } from '../store/leases.ts';
import type { Database } from '../store/schema.ts';
import { hashOf } from './secrets.ts';

export type Rates = {
  /** Counts one more of each, and says how many these are by now. */
  readonly count: (spans: readonly Span[]) => Promise<readonly Counted[]>;
  /** What was counted is taken back. */
  readonly uncount: (counted: readonly Counted[]) => Promise<void>;
  /** Counts one more; whether that is not too many. */
  readonly take: (of: string, most: number, within: number) => Promise<boolean>;
};

type Span = { readonly of: string; readonly within: number };
type Counted = {
  readonly of: string;
  readonly count: number;
  /** When it begins anew, and how long that is from now. */
  readonly until: number;
  readonly left: number;
};

/** So many are remembered; who fills it up meets the limit on requests first. */
const MOST_KEYS = 100_000;

export function memoryRates(now: () => number): Rates {
  const counts = new Map<string, { count: number; readonly until: number }>();
  const countOf = ({ of, within }: Span): { count: number; readonly until: number } => {
    const known = counts.get(of);
    if (known && known.until > now()) return known;
    // At the end of the row, so that the first is the oldest.
    counts.delete(of);
    const [oldest] = counts.keys();
    if (counts.size >= MOST_KEYS && oldest !== undefined) counts.delete(oldest);
    const fresh = { count: 0, until: now() + within };
    counts.set(of, fresh);
    return fresh;
  };
  const one = (span: Span): Counted => {
    const counted = countOf(span);
    counted.count++;
    return { of: span.of, ...counted, left: counted.until - now() };
  };
  return {
    count: async (spans) => spans.map(one),
    uncount: async (counted) => {
      for (const { of, until } of counted) {
        const known = counts.get(of);
        if (known?.until === until) known.count--;
      }
    },
    take: async (of, most, within) => one({ of, within }).count <= most,
  };
}

export function sharedRates(db: Kysely<Database>): Rates {
  const count: Rates['count'] = async (spans) => {
    // Where somebody calls from, or a mail would go, is kept as little as a secret. In one order: no two wait for each other.
    const asked = spans.map(({ of, within }) => ({ of, within, key: hashOf(of) })).sort((a, b) => (a.key < b.key ? -1 : 1));
    const now = DATABASE_NOW();
    const { rows } = await sql<Omit<Counted, 'of'> & { readonly key: string }>`
      insert into rate (key, count, until)
      select key, 1, ${now} + span
      from unnest(${asked.map(({ key }) => key)}::text[], ${asked.map(({ within }) => within)}::bigint[]) as asked (key, span)
      on conflict (key) do update set
        count = case when rate.until <= ${now} then 1 else rate.count + 1 end,
        until = case when rate.until <= ${now} then excluded.until else rate.until end
      returning key, count, until, until - ${now} as left`.execute(db);
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return asked.flatMap(({ of, key }) => {
      const row = byKey.get(key);
      return row ? [{ of, count: row.count, until: row.until, left: row.left }] : [];
    });
  };
  return {
    count,
    uncount: async (counted) => {
      const untils = counted.map(({ until }) => until);
      await sql`
        with held as (
          select rate.key from rate
          join unnest(${counted.map(({ of }) => hashOf(of))}::text[], ${untils}::bigint[]) as back (key, until)
            on rate.key = back.key and rate.until = back.until
          order by rate.key for update of rate
        )
        update rate set count = count - 1 from held where rate.key = held.key`.execute(db);
    },
    take: async (of, most, within) => {
      const [counted] = await count([{ of, within }]);
      return counted !== undefined && counted.count <= most;
    },
  };
}
