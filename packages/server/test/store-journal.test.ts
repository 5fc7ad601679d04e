/** An answer is on disk before anybody hears of it, and one commit carries many. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Conflict, openStore, type Store } from '../src/store/index.ts';
import { DATABASES, postgres } from './databases.ts';
import { matchRow, NOON, personRow, stepRow } from './rows.ts';

describe.each(DATABASES)('The journal in %s', (_kind, fresh) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore((await fresh()).where);
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    await store.db.deleteFrom('match').execute();
    await store.db
      .insertInto('match')
      .values([matchRow('a'), matchRow('b')])
      .execute();
  });

  const kept = async (): Promise<string[]> => {
    const rows = await store.db.selectFrom('step').select(['match', 'sequence']).orderBy('match').orderBy('sequence').execute();
    return rows.map(({ match, sequence }) => `${match}${sequence}`);
  };
  const changed = (match: string, at: number) => store.db.updateTable('match').set({ changed: at }).where('id', '=', match);
  const outcomes = async (all: readonly Promise<unknown>[]): Promise<string[]> =>
    (await Promise.allSettled(all)).map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.constructor.name));

  it('resolves in order, when it is on disk, and shares commits', async () => {
    const commits: number[] = [];
    const watcher = { committed: (_: number, steps: number) => void commits.push(steps) };
    store.journal.watching.add(watcher);
    const order: number[] = [];
    const all = Array.from({ length: 3000 }, (_, n) => store.journal.append({ step: stepRow('a', n) }).then(() => order.push(n)));
    await Promise.all(all);
    expect(order).toEqual(Array.from({ length: 3000 }, (_, n) => n));
    expect(await kept()).toHaveLength(3000);
    store.journal.watching.delete(watcher);
    expect(commits.length).toBeLessThan(10);
    expect(commits.reduce((sum, one) => sum + one, 0)).toBe(3000);
  });

  it('keeps a step whole', async () => {
    const step = { ...stepRow('a', 7, '[{"say":"ünï \'\\"{}"}]'), snapshot: '{"a":null}', clocks: 'x,{y}' };
    await store.journal.append({ step });
    expect(await store.db.selectFrom('step').selectAll().execute()).toEqual([step]);
  });

  it('refuses the same place of a match twice, and that one alone', async () => {
    await store.journal.append({ step: stepRow('a', 1) });
    const all = [stepRow('a', 2), stepRow('a', 1), stepRow('b', 1), stepRow('b', 2)].map((step) =>
      store.journal.append({ step }),
    );
    expect(await outcomes(all)).toEqual(['done', Conflict.name, 'done', 'done']);
    expect(await kept()).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  it('writes what belongs to a step with it, by statements or by a function', async () => {
    await store.journal.append({ step: stepRow('a', 1) }, [changed('a', NOON + 5)]);
    await store.journal.append(
      { step: stepRow('b', 1) },
      async (trx) => void (await trx.updateTable('match').set({ changed: 6 }).where('id', '=', 'b').execute()),
    );
    await store.journal.write([store.db.insertInto('setting').values({ name: 'x', value: 'y' })]);
    const rows = await store.db.selectFrom('match').select(['id', 'changed']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 'a', changed: NOON + 5 },
      { id: 'b', changed: 6 },
    ]);
  });

  it('drops a step whose other writes fail, and that one alone', async () => {
    const broken = [sql`insert into nothing values (1)`].map((one) => ({ compile: () => one.compile(store.db) }));
    const all = [
      store.journal.append({ step: stepRow('a', 1) }, [changed('a', 1)]),
      store.journal.append({ step: stepRow('a', 2) }, broken),
      store.journal.append({ step: stepRow('b', 1) }, async () => {
        throw new RangeError('no');
      }),
      store.journal.append({ step: stepRow('b', 2) }),
    ];
    const said = await outcomes(all);
    expect([said[0], said[2], said[3]]).toEqual(['done', 'RangeError', 'done']);
    expect(said[1]).not.toBe('done');
    expect(await kept()).toEqual(['a1', 'b2']);
  });

  it('tells nobody and keeps nothing where the commit fails; goes on when it works again', async () => {
    store.journal.trial.beforeCommit = () => {
      throw new EvalError('the disk is full');
    };
    const all = [
      store.journal.append({ step: stepRow('a', 1) }),
      store.journal.append({ step: stepRow('b', 1) }, [changed('b', 2)]),
    ];
    expect(await outcomes(all)).toEqual(['EvalError', 'EvalError']);
    expect(await kept()).toEqual([]);
    delete store.journal.trial.beforeCommit;
    await store.journal.append({ step: stepRow('a', 1) });
    expect(await kept()).toEqual(['a1']);
  });

  it('tells nobody before the commit', async () => {
    let goOn = (): void => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let told = 0;
    let seen = -1;
    store.journal.trial.beforeCommit = async () => {
      seen = told;
      goOn();
    };
    void store.journal.append({ step: stepRow('a', 1) }).then(() => ++told);
    const flushed = store.journal.flushed();
    await held;
    delete store.journal.trial.beforeCommit;
    await flushed;
    expect([seen, told]).toEqual([0, 1]);
  });

  it('writes with a step who is asked, how it stands, whom to notify and what is to be done', async () => {
    await store.db.deleteFrom('work').execute();
    await store.db.deleteFrom('person').execute();
    await store.db.insertInto('person').values(personRow('ann')).execute();
    const channel = { person: 'ann', kind: 'push', address: '{}', error: null, created: NOON };
    await store.db
      .insertInto('channel')
      .values([
        { id: 'ear', confirmed: 1, ...channel },
        { id: 'not yet', confirmed: 0, ...channel },
      ])
      .execute();
    await store.db
      .insertInto('seat')
      .values([0, 1].map((seat) => ({ match: 'a', seat, name: 'x', person: null, bot: null, link: null, asked: 0 })))
      .execute();
    const happening = {
      step: stepRow('a', 1),
      standing: { status: 'over', changed: NOON + 9, outcome: '{}', due: 7 },
      asked: [{ seat: 1, asked: 1 }],
      work: { due: 5, rules: 'duel duel@1', node: null },
      notify: { kind: 'your-turn', people: ['ann', 'bob'], due: NOON + 8 },
    } as const;
    await Promise.all([store.journal.append(happening), store.journal.append({ step: stepRow('b', 1) })]);
    const again = { ...happening, standing: { ...happening.standing, status: 'open' }, asked: [{ seat: 0, asked: 1 }] };
    expect(await outcomes([store.journal.append(again), store.journal.append({ step: stepRow('b', 2) })])).toEqual([
      Conflict.name,
      'done',
    ]);
    const match = await store.db.selectFrom('match').selectAll().where('id', '=', 'a').executeTakeFirst();
    expect(match).toMatchObject(happening.standing);
    const seats = await store.db.selectFrom('seat').select(['seat', 'asked']).orderBy('seat').execute();
    expect(seats).toEqual([
      { seat: 0, asked: 0 },
      { seat: 1, asked: 1 },
    ]);
    expect(await store.db.selectFrom('work').selectAll().execute()).toMatchObject([{ what: 'a', due: 5, token: 1 }]);
    expect(await store.db.selectFrom('notice').selectAll().execute()).toMatchObject([
      { match: 'a', number: 1, person: 'ann', channel: 'ear', kind: 'your-turn', due: NOON + 8, state: 'due' },
    ]);
  });
});

describe('The journal of several nodes', () => {
  it('writes under a claim as long as it holds, by the clock of the database', async () => {
    const store = await openStore((await postgres()).where);
    await store.db.insertInto('match').values(matchRow('a')).execute();
    const work = { due: 5, rules: null, node: 'one' };
    const { token = -1 } = await store.journal.append({ step: stepRow('a', 0), work });
    const next = await store.journal.append({ step: stepRow('a', 1), lease: token, work });
    expect(next.token).toBe(token + 1);
    // Somebody else has claimed it since: the step itself would still be free.
    await expect(store.journal.append({ step: stepRow('a', 2), lease: token })).rejects.toThrow(Conflict);
    await store.db.updateTable('work').set({ until: 0 }).execute();
    await expect(store.journal.append({ step: stepRow('a', 2), lease: token + 1 })).rejects.toThrow(Conflict);
    await store.journal.append({ step: stepRow('a', 2) });
    await store.close();
  });
});
