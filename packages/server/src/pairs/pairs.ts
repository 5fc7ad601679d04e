/** Battles that two pairs play twice, as in a duplicate at bridge: the same seed at both tables, the sides swapped. */
import { randomBytes } from 'node:crypto';
import { AGREED, type Agreement, type DuplicateState, type NewDuplicate, type Pace } from '@wartable/protocol';
import { type Compilable, type CompiledQuery, sql } from 'kysely';
import type * as v from 'valibot';
import { beginDealt } from '../days/table.ts';
import { newRows } from '../hall/create.ts';
import { seatsFor } from '../hall/games.ts';
import type { Hub } from '../hall/hub.ts';
import { type KeptTable, keptTables } from '../hall/kept.ts';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../people/secrets.ts';
import type { DuplicateRow, PersonRow } from '../store/schema.ts';
import { opening } from './ended.ts';
import { dealOfPairs, PLACES } from './places.ts';
import { type TableResult, verdictOf } from './verdict.ts';

type Person = Pick<PersonRow, 'id' | 'name'>;
type Partner = { readonly place: number; readonly person: string; readonly name: string };

export type Pairs = {
  readonly create: (me: Person, wanted: v.InferOutput<typeof NewDuplicate>) => Promise<DuplicateState>;
  readonly look: (me: Person | null, id: string) => Promise<DuplicateState>;
  /** Without a place, the first that is free. It begins when all four are taken. */
  readonly join: (me: Person, id: string, place: number | undefined) => Promise<DuplicateState>;
  readonly leave: (me: Person, id: string) => Promise<void>;
};

/** An own scenario file has some thousand letters. */
const MOST_OPTIONS = 65_536;
/** So many that wait for people, set up by one person. */
const MOST_OPEN = 5;
const [SEATS, ALL] = [2, PLACES.length];

/** Nobody stops the clock by staying away, and nobody may take back what the other table cannot. */
const agreedFor = (pace: Pace): Agreement => ({ ...AGREED, pace, undo: 'never', atZero: 'loss', absent: 'claim' });

export function openPairs({ desk, games, lists }: Hub): Pairs {
  const { time, store } = desk;
  const { db } = store;

  const rowOf = async (id: string): Promise<DuplicateRow> => {
    const row = await db.selectFrom('duplicate').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Refusal('unknown');
    return row;
  };
  const partnersOf = (id: string): Promise<readonly Partner[]> =>
    db
      .selectFrom('partner')
      .innerJoin('person', 'person.id', 'partner.person')
      .select(['partner.place', 'partner.person', 'person.name'])
      .where('partner.duplicate', '=', id)
      .orderBy('partner.place')
      .execute();

  /** Who does not look is told that it has begun. */
  const begunNotices = ({ id, seats }: KeptTable): Compilable =>
    db
      .insertInto('notice')
      .columns(['match', 'number', 'person', 'channel', 'kind', 'due', 'tries', 'state', 'token', 'until'])
      .expression(
        db
          .selectFrom('channel')
          .select(({ ref, val }) => [
            val(id).as('match'),
            sql<number>`0`.as('number'),
            ref('person').as('person'),
            ref('id').as('channel'),
            val('begun').as('kind'),
            sql<number>`cast(${time.now() + desk.notices.dueAfter} as bigint)`.as('due'),
            sql<number>`0`.as('tries'),
            val('due').as('state'),
            sql<number>`0`.as('token'),
            sql<number>`0`.as('until'),
          ])
          .where('confirmed', '=', 1)
          .where(
            'person',
            'in',
            seats.flatMap(({ person }) => person ?? []),
          ),
      );

  /** Whoever is first begins both tables, with whatever belongs to them, or none. */
  const beginIfFull = async (row: DuplicateRow): Promise<void> => {
    const partners = row.began === null ? await partnersOf(row.id) : [];
    if (partners.length < ALL) return;
    const loaded = games(row.game);
    const now = time.now();
    const deal = { id: dealOfPairs(row.id), seed: randomBytes(16).toString('hex'), opens: null };
    const wanted = { options: JSON.parse(row.options), agreement: agreedFor(JSON.parse(row.pace)), owner: row.owner };
    const [first, second] = [0, 1].map((table) => {
      const sitters = [0, 1].map((seat) => {
        const place = PLACES.findIndex((one) => one.table === table && one.seat === seat);
        const { person: id = '', name = '' } = partners.find((one) => one.place === place) ?? {};
        return { id, name };
      });
      return beginDealt(loaded, { ...wanted, sitters }, deal, now);
    });
    if (!first || !second) return;
    const isBegun = await db.transaction().execute(async (trx) => {
      const begun = await trx
        .updateTable('duplicate')
        .set({ began: now, first: first.table.id, second: second.table.id })
        .where('id', '=', row.id)
        .where('began', 'is', null)
        .where(
          ({ selectFrom }) =>
            selectFrom('partner')
              .select(({ fn }) => fn.countAll().as('n'))
              .where('duplicate', '=', row.id),
          '=',
          ALL,
        )
        .executeTakeFirst();
      if (Number(begun.numUpdatedRows) === 0) return false;
      await trx.insertInto('deal').values(deal).execute();
      for (const { table, step } of [first, second])
        for (const one of [...newRows(desk, table, step), begunNotices(table)])
          await trx.executeQuery(one.compile() as CompiledQuery);
      return true;
    });
    if (!isBegun) return;
    desk.notices.written();
    lists.changed(
      partners.map(({ person }) => person),
      false,
    );
  };

  const shown = async (me: Person | null, id: string): Promise<DuplicateState> => {
    await beginIfFull(await rowOf(id));
    const row = await rowOf(id);
    if (row.first_result !== null && row.second_result !== null) await opening(db, id, time.now()).execute();
    const partners = await partnersOf(id);
    const options = JSON.parse(row.options);
    const ids = row.first === null || row.second === null ? [] : [row.first, row.second];
    const tables = await keptTables(db, ids);
    const mine = partners.find(({ person }) => person === me?.id)?.place ?? null;
    const results = [row.first_result, row.second_result].flatMap((one): TableResult[] =>
      one === null ? [] : [JSON.parse(one)],
    );
    const [first, second] = results;
    return {
      id,
      game: row.game,
      options,
      pace: JSON.parse(row.pace),
      owner: row.owner,
      seats: [...seatsFor(games(row.game), options)],
      places: PLACES.map((place, i) => {
        const partner = partners.find((one) => one.place === i);
        return { ...place, person: partner ? { id: partner.person, name: partner.name } : null };
      }),
      mine,
      tables: ids.map((table) => ({ id: table, over: tables.find((one) => one.id === table)?.status === 'over' })),
      result:
        first && second
          ? {
              ...verdictOf(first, second),
              tables: [first, second].map(({ result }) => ({ ...result, parts: [...result.parts] })),
            }
          : null,
    };
  };

  /** One place for each person, one person for each place: their keys say so. */
  const sit = async (id: string, place: number, person: string): Promise<boolean> => {
    const put = db.insertInto('partner').values({ duplicate: id, place, person });
    const { numInsertedOrUpdatedRows: n } = await put.onConflict((is) => is.doNothing()).executeTakeFirstOrThrow();
    return Number(n) > 0;
  };

  return {
    create: async (me, { game, options, pace, place }) => {
      if (JSON.stringify(options).length > MOST_OPTIONS) throw new Refusal('too-large', 'options');
      if (seatsFor(games(game), options).length !== SEATS) throw new Refusal('bad-options', 'options');
      const open = await db
        .selectFrom('duplicate')
        .select(({ fn }) => fn.countAll().as('n'))
        .where('owner', '=', me.id)
        .where('began', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(open.n) >= MOST_OPEN) throw new Refusal('too-many');
      const id = newId();
      const row = { id, game, options: JSON.stringify(options), pace: JSON.stringify(pace), owner: me.id, created: time.now() };
      const none = { began: null, first: null, second: null, first_result: null, second_result: null };
      await db
        .insertInto('duplicate')
        .values({ ...row, ...none })
        .execute();
      await sit(id, place, me.id);
      return shown(me, id);
    },
    look: shown,
    join: async (me, id, place) => {
      const row = await rowOf(id);
      const partners = await partnersOf(id);
      if (partners.some(({ person }) => person === me.id)) return shown(me, id);
      if (row.began !== null || partners.length === ALL) throw new Refusal('full');
      const free = PLACES.findIndex((_, i) => !partners.some((one) => one.place === i));
      if (!(await sit(id, place ?? free, me.id))) throw new Refusal('taken');
      return shown(me, id);
    },
    leave: async (me, id) => {
      const row = await rowOf(id);
      if (row.began !== null) throw new Refusal('not-now');
      await db.transaction().execute(async (trx) => {
        // Whoever begins it meanwhile holds its row.
        const held = await trx
          .updateTable('duplicate')
          .set({ began: null })
          .where('id', '=', id)
          .where('began', 'is', null)
          .executeTakeFirst();
        if (Number(held.numUpdatedRows) === 0) throw new Refusal('not-now');
        await trx.deleteFrom('partner').where('duplicate', '=', id).where('person', '=', me.id).execute();
        const heir = await trx
          .selectFrom('partner')
          .select('person')
          .where('duplicate', '=', id)
          .orderBy('place')
          .limit(1)
          .executeTakeFirst();
        if (!heir) await trx.deleteFrom('duplicate').where('id', '=', id).execute();
        else if (row.owner === me.id)
          await trx.updateTable('duplicate').set({ owner: heir.person }).where('id', '=', id).execute();
      });
    },
  };
}
