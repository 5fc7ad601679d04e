import type { GameNote } from '@wartable/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES } from './databases.ts';
import { guestAt, type Inn, openInn, type Visitor } from './visitor.ts';

const PASSWORD = 'correct horse battery';
const idOf = (n: number): string => n.toString(16).padStart(64, '0');
const note = (n: number, more: object = {}): GameNote => ({ id: idOf(n), life: 0, game: 'duel', ...more }) as GameNote;
const gone = (n: number, life = 1): GameNote => ({ id: idOf(n), life }) as GameNote;
const ids = (games: readonly GameNote[]): string[] => games.map(({ id }) => id);

describe.each(DATABASES)('A record of games, kept in %s', (_, fresh) => {
  let inn: Inn;
  beforeAll(async () => {
    inn = await openInn(await fresh());
  });
  afterAll(() => inn.close());
  let people = 0;
  /** Two devices of one person. */
  const devices = async (): Promise<readonly [Visitor, Visitor]> => {
    const handle = `keeper-${++people}`;
    const first = await guestAt(inn);
    await first.post('/api/me/password', { handle, password: PASSWORD });
    const second = inn.visitor({ address: `10.9.0.${people}` });
    await second.post('/api/sign-in', { handle, password: PASSWORD });
    return [first, second];
  };
  const tell = async (who: Visitor, games: readonly object[], since = 0) =>
    (await who.post('/api/me/games', { since, games })).body;

  it('is the same on two devices, whoever comes first', async () => {
    const [one, other] = await devices();
    const mine = await tell(one, [note(1, { films: { 'film/a': true } }), note(2)]);
    expect(ids(mine.games)).toEqual([idOf(1), idOf(2)]);
    const theirs = await tell(other, [note(1, { films: { 'replay/b': true } }), note(3)]);
    expect(theirs.games.find(({ id }: GameNote) => id === idOf(1))).toEqual(
      note(1, { films: { 'film/a': true, 'replay/b': true } }),
    );
    expect(ids(theirs.games).sort()).toEqual([1, 2, 3].map(idOf));
    // Only what is new since.
    const after = await tell(one, [], mine.until);
    expect(ids(after.games).sort()).toEqual([idOf(1), idOf(3)]);
    expect(await tell(one, [], after.until)).toEqual({ games: [], until: after.until, more: false });
  });

  it('does not change by being told again', async () => {
    const [one] = await devices();
    const { until } = await tell(one, [note(1), note(1, { turns: 9 })]);
    expect(await tell(one, [note(1, { turns: 9 }), note(1)], until)).toEqual({ games: [], until, more: false });
  });

  it('stays deleted, until somebody brings it back', async () => {
    const [one, other] = await devices();
    await tell(one, [note(1)]);
    await tell(other, [gone(1)]);
    expect((await tell(one, [note(1, { turns: 9 })])).games).toEqual([gone(1)]);
    expect((await tell(one, [note(1, { life: 2 })])).games).toEqual([note(1, { life: 2 })]);
  });

  it('comes in parts where it is long', async () => {
    const [one, other] = await devices();
    const all = Array.from({ length: 250 }, (_, n) => note(n));
    for (const from of [0, 100, 200]) await tell(one, all.slice(from, from + 100));
    const heard: GameNote[] = [];
    let [since, more] = [0, true];
    for (let asked = 0; more && asked < 10; asked++) {
      const said = await tell(other, [], since);
      heard.push(...said.games);
      ({ until: since, more } = said);
    }
    expect(ids(heard)).toEqual(ids(all));
  });

  it('loses nothing where two devices tell at once', async () => {
    const [one, other] = await devices();
    const first = await tell(one, []);
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        tell(n % 2 ? one : other, [note(2 * n), note(2 * n + 1), note(99, { films: { [n]: true } })]),
      ),
    );
    const { games } = await tell(one, [], first.until);
    expect(ids(games).length).toBe(25);
    expect(Object.keys(games.find(({ id }: GameNote) => id === idOf(99)).films)).toHaveLength(12);
  });

  it('is one’s own', async () => {
    const [one] = await devices();
    const [stranger] = await devices();
    await tell(one, [note(1)]);
    expect((await tell(stranger, [])).games).toEqual([]);
  });

  it('is for accounts: a guest has no other device', async () => {
    expect(await tell(await guestAt(inn), [note(1)])).toEqual({ refused: 'not-allowed' });
    expect(await tell(inn.visitor(), [note(1)])).toMatchObject({ refused: 'not-signed-in' });
  });

  it('takes no note that is none, is too long, or says something of what is deleted', async () => {
    const [one] = await devices();
    const bad = [
      { id: 'x', life: 0 },
      { id: idOf(1), life: 0.5 },
      { id: idOf(1), life: 1e9 },
      note(1, { long: 'x'.repeat(6000) }),
      { ...gone(1), game: 'duel' },
    ];
    for (const each of bad) expect(await tell(one, [note(2), each])).toMatchObject({ refused: 'malformed' });
    expect((await tell(one, [])).games).toEqual([]);
  });

  it('takes so many at a time', async () => {
    const [one] = await devices();
    const long = 'x'.repeat(5800);
    const full = Array.from({ length: 100 }, (_, n) => note(n, { long }));
    expect((await tell(one, full)).games.length).toBe(100);
    expect(await tell(one, [...full, note(101)])).toMatchObject({ refused: expect.stringMatching(/malformed|too-large/) });
  });

  it('can be taken along, and is forgotten with its person', async () => {
    const [one] = await devices();
    await tell(one, [note(7)]);
    const { body } = await one.ask('GET', '/api/me/data');
    expect(body.games).toEqual([{ id: idOf(7), note: JSON.stringify(note(7)) }]);
    const count = async (): Promise<number> =>
      (await inn.store.db.selectFrom('played').select('id').where('person', '=', body.person.id).execute()).length;
    expect(await count()).toBe(1);
    await one.ask('DELETE', '/api/me');
    expect(await count()).toBe(0);
  });
});
