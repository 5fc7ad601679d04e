/** Copies of what a server keeps: taken while it runs, put back when it does not. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store, whereOf } from '../../server/src/store/index.ts';
import { matchRow, personRow, stepRow } from '../../server/test/rows.ts';
import { wartable } from './helpers.ts';

const folder = mkdtempSync(join(tmpdir(), 'wartable-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let data: string;
let copy: string;
beforeEach(() => {
  data = mkdtempSync(join(folder, 'data-'));
  copy = join(mkdtempSync(join(folder, 'copies-')), 'copy.db');
});

const open = (): Promise<Store> => openStore(whereOf({ data }));

async function fill(store: Store, name: string, steps: number): Promise<void> {
  await store.db.insertInto('person').values(personRow(name)).execute();
  await store.db
    .insertInto('match')
    .values(matchRow(`m-${name}`, { owner: name }))
    .execute();
  await Promise.all(
    Array.from({ length: steps }, (_, n) => store.journal.append({ step: stepRow(`m-${name}`, n, `["${name} ${n}"]`) })),
  );
}

const people = async (store: Store): Promise<string[]> =>
  (await store.db.selectFrom('person').select('id').orderBy('id').execute()).map(({ id }) => id);

describe('wartable backup', () => {
  it('copies everything while a server writes, into one file', async () => {
    const store = await open();
    await fill(store, 'ann', 500);
    let stop = false;
    const writing = (async () => {
      for (let n = 1000; !stop; n++) await store.journal.append({ step: stepRow('m-ann', n) });
    })();
    const { code, out } = await wartable(['backup', copy, '--data', data]);
    stop = true;
    await writing;
    await store.close();
    expect([code, out]).toEqual([0, `1 person and 1 table are in ${copy} now.`]);
    expect(readdirSync(join(copy, '..'))).toEqual(['copy.db']);
    const made = new DatabaseSync(copy, { readOnly: true });
    const sequences = made
      .prepare('SELECT sequence FROM step ORDER BY sequence')
      .all()
      .map(({ sequence }) => Number(sequence));
    made.close();
    // All that was there before, and of what came meanwhile no step without those before it.
    const later = sequences.filter((one) => one >= 1000);
    expect(sequences.length - later.length).toBe(500);
    expect(later).toEqual(later.map((_, n) => 1000 + n));
  });

  it('writes over nothing, and says where nothing is', async () => {
    expect(await wartable(['backup', copy, '--data', data])).toMatchObject({
      code: 2,
      err: expect.stringContaining(`There is no file ${data}`),
    });
    await (await open()).close();
    writeFileSync(copy, 'precious');
    expect(await wartable(['backup', copy, '--data', data])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is there already'),
    });
    expect(readFileSync(copy, 'utf8')).toBe('precious');
  });

  it('leaves PostgreSQL to its own tools', async () => {
    const { code, err } = await wartable(['backup', 'x.dump', '--database', 'postgres://u:secret@h/d']);
    expect(code).toBe(2);
    expect(err).toContain('pg_dump --format=custom --file=x.dump "$DATABASE_URL"');
    expect(err).not.toContain('secret');
  });
});

describe('wartable restore', () => {
  it('puts a copy back, keeps what was there, and the server goes on from it', async () => {
    let store = await open();
    await fill(store, 'ann', 20);
    expect((await wartable(['backup', copy, '--data', data])).code).toBe(0);
    await fill(store, 'bea', 5);

    const refused = await wartable(['restore', copy, '--data', data]);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('A server that is running has') });
    expect(await people(store)).toEqual(['ann', 'bea']);
    await store.close();

    const { code, out } = await wartable(['restore', copy, '--data', data]);
    expect(code).toBe(0);
    const [, aside = ''] = /kept as (\S+)\.$/.exec(out) ?? [];
    store = await open();
    expect(await people(store)).toEqual(['ann']);
    await store.journal.append({ step: stepRow('m-ann', 20) });
    await store.close();
    const before = await openStore({ file: aside });
    expect(await people(before)).toEqual(['ann', 'bea']);
    await before.close();
  });

  it('saves what a server that was killed had not moved into its file yet', async () => {
    const store = await open();
    await fill(store, 'ann', 3);
    await wartable(['backup', copy, '--data', data]);
    await fill(store, 'bea', 3);
    // As after kill -9: the file with what lies beside it.
    const killed = mkdtempSync(join(folder, 'killed-'));
    for (const name of ['wartable.db', 'wartable.db-wal']) writeFileSync(join(killed, name), readFileSync(join(data, name)));
    await store.close();
    const { out } = await wartable(['restore', copy, '--data', killed]);
    const [, aside = ''] = /kept as (\S+)\.$/.exec(out) ?? [];
    const before = await openStore({ file: aside });
    expect(await people(before)).toEqual(['ann', 'bea']);
    await before.close();
  });

  it('refuses what is damaged or something else, and changes nothing then', async () => {
    const store = await open();
    await fill(store, 'ann', 300);
    await wartable(['backup', copy, '--data', data]);
    await store.close();
    const bytes = readFileSync(copy);
    bytes.fill(0x5a, 4096 * 6, 4096 * 40);
    const bad = { damaged: bytes, 'no database of Wartable': Buffer.from('just a letter. '.repeat(400)) };
    const listed = readdirSync(data);
    for (const [word, content] of Object.entries(bad)) {
      const path = join(folder, 'bad.db');
      writeFileSync(path, content);
      const { code, err } = await wartable(['restore', path, '--data', data]);
      expect([code, err]).toEqual([2, expect.stringContaining(word)]);
    }
    expect(readdirSync(data)).toEqual(listed);
    const after = await open();
    expect(await people(after)).toEqual(['ann']);
    await after.close();
  });
});
