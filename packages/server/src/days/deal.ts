/**
 * The seeds of a day. Each who plays is dealt one of several by chance, so whoever tells what he was thrown most likely helps nobody;
 * and who asks from one network (a household, somebody with several names) gets different ones as long as there are any.
 */
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, DealRow } from '../store/schema.ts';
import { opensAt } from './calendar.ts';

type Db = Pick<Kysely<Database>, 'selectFrom' | 'insertInto'>;

/** So many from the first player on. */
const FEW = 4;
/** One more whenever there are so many players for each: to compare oneself one needs others with the same dice. */
const EACH = 6;

/** How many are dealt from, when so many have begun. */
export function dealsFor(begun: number, most: number): number {
  return Math.min(most, Math.max(FEW, Math.ceil((begun + 1) / EACH)));
}

const DEAL = /^day (\d{4}-\d\d-\d\d) /;

/** The day a deal belongs to. */
export function dayOfDeal(deal: string): string | undefined {
  return DEAL.exec(deal)?.[1];
}

/** All of a day: drawn when they are needed first. Whichever node is first, all have the same. */
async function dealsOf(db: Db, day: string, game: string, many: number): Promise<readonly DealRow[]> {
  const ids = Array.from({ length: many }, (_, n) => `day ${day} ${game} ${n}`);
  const drawn = ids.map((id): DealRow => ({ id, seed: randomBytes(16).toString('hex'), opens: opensAt(day) }));
  await db
    .insertInto('deal')
    .values(drawn)
    .onConflict((is) => is.column('id').doNothing())
    .execute();
  return db.selectFrom('deal').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

export type Dealt = { readonly deal: DealRow; readonly near: string };

/** A deal for somebody who asks from this network. */
export async function dealTo(db: Db, day: string, game: string, network: string, most: number): Promise<Dealt> {
  const begun = await db
    .selectFrom('attempt')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('day', '=', day)
    .where('game', '=', game)
    .executeTakeFirstOrThrow();
  const deals = await dealsOf(db, day, game, dealsFor(Number(begun.n), most));
  const near = createHmac('sha256', deals[0]?.seed ?? '')
    .update(`wartable near ${network}`)
    .digest('hex');
  const neighbours = await db
    .selectFrom('attempt')
    .select('deal')
    .where('day', '=', day)
    .where('game', '=', game)
    .where('near', '=', near)
    .execute();
  const knownNear = (id: string): number => neighbours.filter(({ deal }) => deal === id).length;
  const least = Math.min(...deals.map(({ id }) => knownNear(id)));
  const fresh = deals.filter(({ id }) => knownNear(id) === least);
  const deal = fresh[randomInt(fresh.length)];
  if (!deal) throw new RangeError('no deal');
  return { deal, near };
}
