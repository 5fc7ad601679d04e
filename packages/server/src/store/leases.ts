/**
 * Claims on work that nobody waits for: whoever does it has it for some seconds, and says again and again that it still does. The
 * token rises with each claim and is asked for in the very statement that writes what came of it: whoever was paused writes nothing.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** How long a claim holds, and how often it is renewed, in milliseconds. */
export const LEASE = 6000;
export const RENEWED_EVERY = 2000;

/** The time by which claims hold: the database's own where several share it. */
export type Now = () => RawBuilder<number>;

export const DATABASE_NOW: Now = () => sql<number>`(select cast(extract(epoch from clock_timestamp()) * 1000 as bigint))`;

export const nowOf =
  (now: () => number): Now =>
  () =>
    sql<number>`cast(${now()} as bigint)`;

export type Claim = { readonly what: string; readonly token: number };

export type Leases = {
  /** Work that is due and that nobody has, the oldest first, but for chores ("chore.…"), which are claimed by name; what others have the rules for and this node does not is left to them. */
  readonly claimDue: (most: number) => Promise<readonly Claim[]>;
  /** This one, if it is due, and nobody else has it. */
  readonly claim: (what: string) => Promise<Claim | undefined>;
  /** Those that are lost are given back. */
  readonly renew: (claims: readonly Claim[]) => Promise<readonly Claim[]>;
  /** It is done for now, and due again then; nothing where the claim is lost. */
  readonly release: (claim: Claim, due: number | null) => Promise<void>;
  /** Work that is to be there, unless it is. */
  readonly put: (what: string, due: number) => Promise<void>;
};

export type Claimant = {
  readonly db: Kysely<Database>;
  readonly now: Now;
  readonly node: string;
  /** "duel duel@3": what this node can do, where there may be others; undefined where it is alone. */
  readonly rules?: readonly string[];
  readonly lease?: number;
};

export function openLeases({ db, now, node, rules, lease = LEASE }: Claimant): Leases {
  const taken = (): RawBuilder<unknown> => sql`node = ${node}, token = token + 1, until = ${now()} + cast(${lease} as bigint)`;
  const may =
    rules === undefined
      ? sql`true`
      : sql`(rules is null or rules = any(${rules}) or not exists (
          select from node where node.until > ${now()}
            and (node.rules::json ->> split_part(work.rules, ' ', 1)) = split_part(work.rules, ' ', 2)))`;
  const passing = rules === undefined ? sql`` : sql`for update skip locked`;
  return {
    claimDue: async (most) => {
      const { rows } = await sql<Claim>`
        with ripe as (
          select what from work where due <= ${now()} and until <= ${now()} and ${may} and what not like 'chore.%'
            order by due limit ${most} ${passing}
        )
        update work set ${taken()} where what in (select what from ripe) returning what, token`.execute(db);
      return rows;
    },
    claim: async (what) => {
      const { rows } = await sql<Claim>`
        update work set ${taken()}
        where what = ${what} and due <= ${now()} and (until <= ${now()} or node = ${node}) and ${may}
        returning what, token`.execute(db);
      return rows[0];
    },
    renew: async (claims) => {
      // Alone there is nobody to lose them to.
      if (rules === undefined || claims.length === 0) return [];
      const { rows } = await sql<Claim>`
        with held as (
          -- In one order with all who take several, so that nobody waits for one who waits for him.
          select w.what from work w
          join unnest(${claims.map(({ what }) => what)}::text[], ${claims.map(({ token }) => token)}::bigint[]) as h (what, token)
            on w.what = h.what and w.token = h.token
          where w.until > ${now()} order by w.what for update of w
        )
        update work set until = ${now()} + cast(${lease} as bigint) from held where work.what = held.what
        returning work.what, work.token`.execute(db);
      const held = new Set(rows.map(({ what }) => what));
      return claims.filter(({ what }) => !held.has(what));
    },
    release: async ({ what, token }, due) => {
      await sql`
        update work set due = ${due}, node = null, until = 0
        where what = ${what} and token = ${token} and until > ${now()}`.execute(db);
    },
    put: async (what, due) => {
      await db
        .insertInto('work')
        .values({ what, due, rules: null, node: null, token: 0, until: 0 })
        .onConflict((on) => on.column('what').doNothing())
        .execute();
    },
  };
}
