import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES } from './databases.ts';
import { matchRow } from './rows.ts';
import { guestAt, type Inn, openInn } from './visitor.ts';

const refused = (word: string) => ({ refused: word });
const ACTS = [
  { do: 'ban', person: 'somebody-or-other', banned: true },
  { do: 'close', closed: true },
  { do: 'announce', text: 'hello' },
  { do: 'report-done', report: 1 },
  { do: 'remove-table', table: 'somebodys-table-01' },
];

describe.each(DATABASES)('The host of a server, kept in %s', (_, fresh) => {
  let inn: Inn;
  let key: string;
  beforeAll(async () => {
    inn = await openInn(await fresh());
    key = readFileSync(join(inn.data, 'host.key'), 'utf8').trim();
  });
  afterAll(() => inn.close());
  const hostHere = async () => {
    const host = await guestAt(inn, 'Hal');
    expect((await host.post('/api/host/key', { key })).body).toMatchObject({ id: host.id, host: true });
    return host;
  };

  it('is who can read the key in the data folder, which nobody else on the machine can', async () => {
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(statSync(join(inn.data, 'host.key')).mode & 0o777).toBe(0o600);
    const eve = await guestAt(inn, 'Eve', { address: '10.7.0.1' });
    expect((await eve.post('/api/host/key', { key: `${key.slice(0, -1)}x` })).body).toEqual(refused('wrong-secret'));
    expect((await inn.visitor().post('/api/host/key', { key })).body).toEqual(refused('not-signed-in'));
    const host = await hostHere();
    expect((await host.ask('GET', '/api/me')).body.person.host).toBe(true);
  });

  it('alone sees the page and does what is done there', async () => {
    const eve = await guestAt(inn, 'Eve');
    for (const [who, word] of [
      [eve, 'not-allowed'],
      [inn.visitor(), 'not-signed-in'],
    ] as const) {
      expect((await who.ask('GET', '/api/host')).body).toEqual(refused(word));
      for (const act of ACTS) expect((await who.post('/api/host', act)).body).toEqual(refused(word));
    }
    expect((await inn.visitor().ask('GET', '/api/me')).body).toMatchObject({ closed: false, announcement: null });
  });

  it('sees people and reports, closes the door, and says something to all', async () => {
    const host = await hostHere();
    const eve = await guestAt(inn, 'Eve');
    await inn.store.db.insertInto('match').values(matchRow('a-table-of-somebody')).execute();
    await host.post('/api/reports', {
      about: 'person',
      person: eve.id,
      table: 'a-table-of-somebody',
      text: 'rude',
      details: '{}',
    });
    const { status, body } = await host.ask('GET', '/api/host');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      counts: { tables: 1, running: 0, sockets: 0 },
      reports: [{ by: 'Hal', about: 'person', person: eve.id, table: 'a-table-of-somebody', text: 'rude', done: false }],
      closed: false,
      announcement: null,
      database: inn.store.where,
    });
    expect(body.people.find(({ id }: { id: string }) => id === eve.id)).toMatchObject({ name: 'Eve', banned: false, tables: 0 });
    const after = await host.post('/api/host', { do: 'report-done', report: body.reports[0].id });
    expect(after.body.reports[0].done).toBe(true);
    expect((await host.post('/api/host', { do: 'announce', text: 'Back at noon' })).body.announcement).toBe('Back at noon');
    expect((await host.post('/api/host', { do: 'close', closed: true })).body.closed).toBe(true);
    expect((await inn.visitor().ask('GET', '/api/me')).body).toMatchObject({ closed: true, announcement: 'Back at noon' });
    expect((await inn.visitor().post('/api/me/guest', { name: 'Bob' })).body).toEqual(refused('closed'));
    await host.post('/api/host', { do: 'announce', text: null });
    await host.post('/api/host', { do: 'close', closed: false });
    await host.post('/api/host', { do: 'remove-table', table: 'a-table-of-somebody' });
    expect(inn.told).toEqual(expect.arrayContaining(['announced Back at noon', 'announced null', 'removed a-table-of-somebody']));
  });

  it('bans somebody, who is signed out everywhere, leaves all tables and does not come back', async () => {
    const host = await hostHere();
    const eve = await guestAt(inn, 'Eve');
    const handle = `eve-${eve.id
      .slice(0, 8)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, 'x')}`;
    await eve.post('/api/me/password', { handle, password: 'a long password' });
    const { code } = (await eve.post('/api/me/link-code')).body;
    const { codes } = (await eve.post('/api/me/recovery')).body;
    await host.post('/api/host', { do: 'ban', person: eve.id, banned: true });
    expect(inn.told).toContain(`gone ${eve.id}`);
    expect((await eve.ask('GET', '/api/me')).body.person).toBeNull();
    const again = inn.visitor({ address: '10.7.0.2' });
    expect((await again.post('/api/sign-in', { handle, password: 'a long password' })).body).toEqual(refused('banned'));
    expect((await again.post('/api/link', { code })).body).toEqual(refused('banned'));
    expect((await again.post('/api/recover', { handle, code: codes[0] })).body).toEqual(refused('banned'));
    expect((await host.post('/api/host', { do: 'ban', person: host.id, banned: true })).body).toEqual(refused('not-allowed'));
    await host.post('/api/host', { do: 'ban', person: eve.id, banned: false });
    expect((await again.post('/api/recover', { handle, code: codes[1] })).body.person.id).toBe(eve.id);
  });
});
