/** What stands in the way of a database is told by a word. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openStore, StoreTrouble, type Where } from '../src/store/index.ts';
import { postgres, sqlite } from './databases.ts';
import { matchRow, NOON } from './rows.ts';

async function troubleAt(where: Where): Promise<string> {
  const error = await openStore(where).then(
    async (store) => store.close(),
    (thrown) => thrown,
  );
  return error instanceof StoreTrouble ? error.word : `no trouble: ${error}`;
}

const folder = (): string => mkdtempSync(join(tmpdir(), 'trouble-'));

describe('A file that cannot be a database', () => {
  it('lies where no folder can be', async () => {
    const file = join(folder(), 'taken');
    writeFileSync(file, '');
    expect(await troubleAt({ file: join(file, 'deeper', 'wartable.db') })).toBe('no-folder');
    expect(await troubleAt({ file: folder() })).toBe('no-folder');
  });

  it('holds something else', async () => {
    const file = join(folder(), 'wartable.db');
    writeFileSync(file, 'These are not the rows you are looking for. '.repeat(100));
    expect(await troubleAt({ file })).toBe('not-a-database');
  });

  it('is the database of another program', async () => {
    const file = join(folder(), 'wartable.db');
    const other = new DatabaseSync(file);
    other.exec('CREATE TABLE cookies (name)');
    other.close();
    expect(await troubleAt({ file })).toBe('not-a-database');
  });

  it('is damaged', async () => {
    const { where } = sqlite();
    await (await openStore(where)).close();
    const file = 'file' in where ? where.file : '';
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(3000, 0x5a), 0, 3000, 110);
    closeSync(handle);
    expect(await troubleAt(where)).toBe('damaged');
  });
});

describe('A PostgreSQL that cannot be used', () => {
  it('does not answer, does not know the name, does not know the database', async () => {
    const { where } = await postgres();
    const url = new URL('url' in where ? where.url : '');
    expect(await troubleAt({ url: 'postgres://x:y@127.0.0.1:1/z' })).toBe('unreachable');
    expect(await troubleAt({ url: `postgres://${url.username}:${url.password}@${url.host}/nothing` })).toBe('no-entry');
    url.password = 'wrong';
    expect(await troubleAt({ url: url.href })).toBe('no-entry');
  });

  it('is told of without its password', async () => {
    const error = await openStore({ url: 'postgres://x:secret@127.0.0.1:1/z' }).catch((thrown) => thrown);
    expect(`${error.where} ${error.message}`).not.toContain('secret');
  });
});

describe('A server that was killed', () => {
  it('lets go of its file', async () => {
    const { where } = sqlite();
    const index = new URL('../src/store/index.ts', import.meta.url).href;
    const code = `const { openStore } = await import('${index}'); await openStore(${JSON.stringify(where)}); console.log('open'); setInterval(() => {}, 1000)`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    const said = await Promise.race([once(other.stdout, 'data'), once(other, 'exit')]);
    expect(String(said)).toBe('open\n');
    expect(await troubleAt(where)).toBe('in-use');
    other.kill('SIGKILL');
    await once(other, 'exit');
    const store = await openStore(where);
    await store.close();
  });
});

describe('Questions that are asked often', () => {
  it('are answered by an index', async () => {
    const store = await openStore(sqlite().where);
    const { db } = store;
    await db.insertInto('match').values(matchRow('a')).execute();
    const questions = {
      mine: db.selectFrom('seat').selectAll().where('person', '=', 'ann'),
      lobby: db.selectFrom('match').selectAll().where('status', '=', 'open').orderBy('changed', 'desc'),
      due: db.selectFrom('match').selectAll().where('due', '<=', NOON),
      notices: db.selectFrom('notice').selectAll().where('state', '=', 'due').where('due', '<=', NOON),
      devices: db.selectFrom('session').selectAll().where('person', '=', 'ann'),
      handle: db.selectFrom('person').selectAll().where('handle', '=', 'ann'),
      bots: db.selectFrom('seat').selectAll().where('asked', '=', 1).where('bot', 'is not', null),
      log: db.selectFrom('step').selectAll().where('match', '=', 'a').orderBy('sequence'),
    };
    for (const [name, query] of Object.entries(questions)) {
      const { sql: text, parameters } = query.compile();
      const plan = await db.executeQuery<{ detail: string }>({
        ...query.compile(),
        query: sql`x`.toOperationNode() as never,
        sql: `EXPLAIN QUERY PLAN ${text}`,
        parameters,
      });
      const details = plan.rows.map(({ detail }) => detail).join('; ');
      expect(`${name}: ${details}`).toMatch(/^\w+: SEARCH \w+ USING (COVERING )?INDEX [^;]*$/);
    }
    await store.close();
  });
});
