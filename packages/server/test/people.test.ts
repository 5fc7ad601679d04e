import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORGOTTEN } from '../src/people/forget.ts';
import { hashOf } from '../src/people/secrets.ts';
import { putSetting } from '../src/people/settings.ts';
import { newAuthenticator } from './authenticator.ts';
import { DATABASES, sqlite } from './databases.ts';
import { matchRow, NOON } from './rows.ts';
import { guestAt, HERE, type Inn, openInn } from './visitor.ts';

const DAY = 86_400_000;
const PASSWORD = 'correct horse battery';
const refused = (word: string, at?: string) => ({ refused: word, ...(at === undefined ? {} : { at }) });

describe.each(DATABASES)('People, kept in %s', (_, fresh) => {
  let inn: Inn;
  beforeAll(async () => {
    inn = await openInn(await fresh());
  });
  afterAll(() => inn.close());
  /** From an address of its own: what others try does not count for it. */
  let address = 0;
  const elsewhere = () => ({ address: `10.1.${++address >> 8}.${address & 255}` });
  const handle = () => `handle-${++address}`;

  it('lets a stranger in by a name, and knows the device by a cookie that no script can read', async () => {
    const ann = inn.visitor();
    const { status, body, headers } = await ann.post('/api/me/guest', { name: ' Ann ', language: 'de' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      person: { name: 'Ann', guest: true, handle: null, host: false, language: 'de' },
      build: 'index-abc',
      passkeys: 0,
      hasPassword: false,
      closed: false,
    });
    expect(headers['set-cookie']).toMatch(/^wartable=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await ann.ask('GET', '/api/me')).body.person.id).toBe(body.person.id);
    const kept = await inn.store.db.selectFrom('session').selectAll().where('person', '=', body.person.id).execute();
    expect(kept.map(({ token }) => token)).toEqual([hashOf(ann.cookie ?? '')]);
  });

  it('makes one guest of a button that was pressed twice', async () => {
    const ann = await guestAt(inn);
    expect((await ann.post('/api/me/guest', { name: 'Another' })).body.person).toMatchObject({ id: ann.id, name: 'Ann' });
  });

  it.each([
    ['', 400],
    ['   ', 400],
    ['a'.repeat(25), 400],
    ['two  blanks', 400],
    ['line\nbreak', 400],
    ['turned \u202e round', 400],
    ['zero\u200bwidth', 400],
    ['<b>Ann</b>', 200],
    ['Zoë 🐺', 200],
  ])('takes the name %j or not', async (name, status) => {
    expect((await inn.visitor().post('/api/me/guest', { name })).status).toBe(status);
  });

  it('takes what is no cookie of ours for nothing, and takes it away', async () => {
    for (const cookie of ['x', 'a'.repeat(43), '%', '../../etc/passwd', "' or 1=1 --"]) {
      const stranger = inn.visitor();
      stranger.cookie = cookie;
      const { status, body } = await stranger.ask('GET', '/api/me');
      expect([status, body.person, stranger.cookie]).toEqual([200, null, undefined]);
      stranger.cookie = cookie;
      expect((await stranger.ask('PATCH', '/api/me', { name: 'Eve' })).body).toEqual(refused('not-signed-in'));
    }
  });

  it('knows a device for 400 days after the last visit, and no longer', async () => {
    const ann = await guestAt(inn);
    inn.clock.now += 399 * DAY;
    expect((await ann.ask('GET', '/api/me')).body.person?.id).toBe(ann.id);
    inn.clock.now += 399 * DAY;
    const still = await ann.ask('GET', '/api/me');
    expect([still.body.person?.id, still.headers['set-cookie']]).toEqual([ann.id, expect.stringContaining('Max-Age=34560000')]);
    inn.clock.now += 401 * DAY;
    expect((await ann.ask('GET', '/api/me')).body.person).toBeNull();
    inn.clock.now = NOON;
  });

  it('signs a device out for good', async () => {
    const ann = await guestAt(inn);
    const { cookie } = ann;
    expect((await ann.post('/api/me/sign-out')).status).toBe(204);
    expect(ann.cookie).toBeUndefined();
    ann.cookie = cookie;
    expect((await ann.ask('GET', '/api/me')).body.person).toBeNull();
  });

  it('signs all devices of a person out at once, and nobody else', async () => {
    const [ann, bob, phone] = [await guestAt(inn), await guestAt(inn), inn.visitor()];
    await phone.post('/api/link', { code: (await ann.post('/api/me/link-code')).body.code });
    expect((await phone.ask('GET', '/api/me')).body.person?.id).toBe(ann.id);
    expect((await ann.post('/api/me/sign-out/everywhere')).status).toBe(204);
    for (const device of [ann, phone]) expect((await device.ask('GET', '/api/me')).body.person).toBeNull();
    expect((await bob.ask('GET', '/api/me')).body.person?.id).toBe(bob.id);
  });

  it('lets one change the name, and tells the tables', async () => {
    const ann = await guestAt(inn);
    expect((await ann.ask('PATCH', '/api/me', { name: 'Anna', language: 'fr' })).body.person).toMatchObject({
      name: 'Anna',
      language: 'fr',
    });
    expect(inn.told).toContain(`changed ${ann.id}`);
    expect((await ann.ask('PATCH', '/api/me', { host: 1 })).body).toEqual(refused('malformed', 'host'));
  });

  it('is closed to strangers where the host wants it, but not to those who come with the link of a table', async () => {
    const table = 'a-table-of-somebody';
    await inn.store.db.insertInto('match').values(matchRow(table)).execute();
    await putSetting(inn.store.db, 'closed', '1');
    try {
      const stranger = inn.visitor(elsewhere());
      expect((await stranger.ask('GET', '/api/me')).body.closed).toBe(true);
      expect((await stranger.post('/api/me/guest', { name: 'Eve' })).body).toEqual(refused('closed'));
      expect((await stranger.post('/api/me/guest', { name: 'Eve', table: 'no-table-of-anybody' })).body).toEqual(
        refused('closed'),
      );
      expect((await stranger.post('/api/me/guest', { name: 'Bob', table })).body.person).toMatchObject({ name: 'Bob' });
    } finally {
      await putSetting(inn.store.db, 'closed', null);
    }
  });

  describe('with a password', () => {
    it('makes an account of a guest, who signs in from elsewhere', async () => {
      const name = handle();
      const ann = await guestAt(inn);
      const made = await ann.post('/api/me/password', { handle: name, password: PASSWORD });
      expect(made.body).toMatchObject({ person: { id: ann.id, guest: false, handle: name }, hasPassword: true });
      expect((await ann.ask('GET', '/api/me')).body.person.id).toBe(ann.id);
      const { password } = await inn.store.db
        .selectFrom('person')
        .select('password')
        .where('id', '=', ann.id)
        .executeTakeFirstOrThrow();
      expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
      const phone = inn.visitor(elsewhere());
      expect((await phone.post('/api/sign-in', { handle: name, password: PASSWORD })).body.person.id).toBe(ann.id);
      expect((await phone.ask('GET', '/api/me')).body.person.id).toBe(ann.id);
    });

    it('says of a wrong password what it says of somebody who is not there', async () => {
      const name = handle();
      const ann = await guestAt(inn);
      await ann.post('/api/me/password', { handle: name, password: PASSWORD });
      const eve = inn.visitor(elsewhere());
      for (const who of [name, handle()]) {
        const { status, body } = await eve.post('/api/sign-in', { handle: who, password: `${PASSWORD}!` });
        expect([status, body]).toEqual([403, refused('wrong-secret')]);
      }
      expect(eve.cookie).toBeUndefined();
      // Who has a passkey alone has no password that could be right.
      await inn.store.db.updateTable('person').set({ password: null }).where('id', '=', ann.id).execute();
      expect((await eve.post('/api/sign-in', { handle: name, password: PASSWORD })).body).toEqual(refused('wrong-secret'));
    });

    it('gives a name to one person', async () => {
      const name = handle();
      await (await guestAt(inn)).post('/api/me/password', { handle: name, password: PASSWORD });
      const bob = await guestAt(inn, 'Bob');
      expect((await bob.post('/api/me/password', { handle: name, password: PASSWORD })).body).toEqual(refused('taken', 'handle'));
      expect((await bob.ask('GET', '/api/me')).body.person).toMatchObject({ guest: true, handle: null });
    });

    it('changes it for who knows the old one, and signs all other devices out', async () => {
      const name = handle();
      const ann = await guestAt(inn);
      await ann.post('/api/me/password', { handle: name, password: PASSWORD });
      const stolen = inn.visitor();
      stolen.cookie = ann.cookie;
      const next = 'another long password';
      for (const old of [{}, { old: 'not the password' }])
        expect((await stolen.post('/api/me/password', { handle: name, password: next, ...old })).body).toEqual(
          refused('wrong-secret', 'old'),
        );
      const phone = inn.visitor();
      await phone.post('/api/sign-in', { handle: name, password: PASSWORD });
      expect((await ann.post('/api/me/password', { handle: name, password: next, old: PASSWORD })).status).toBe(200);
      expect((await ann.ask('GET', '/api/me')).body.person.id).toBe(ann.id);
      for (const other of [phone, stolen]) expect((await other.ask('GET', '/api/me')).body.person).toBeNull();
      expect((await phone.post('/api/sign-in', { handle: name, password: PASSWORD })).body).toEqual(refused('wrong-secret'));
    });

    it('makes who guesses wait, from one address and from many', async () => {
      const name = handle();
      const ann = await guestAt(inn);
      await ann.post('/api/me/password', { handle: name, password: PASSWORD });
      const eve = inn.visitor(elsewhere());
      const guess = async (who = name) => (await eve.post('/api/sign-in', { handle: who, password: 'guess number one' })).body;
      // Handles that are nobody's cost as much; a few at once are a few.
      const first = await Promise.all(Array.from({ length: 20 }, (_unused, i) => guess(`nobody-${i}`)));
      expect(first).toEqual(first.map(() => refused('wrong-secret')));
      expect(await guess()).toEqual(refused('too-fast'));
      expect((await eve.post('/api/sign-in', { handle: name, password: PASSWORD })).body).toEqual(refused('too-fast'));
      expect((await eve.post('/api/link', { code: 'AAAA-AAAA' })).body).toEqual(refused('too-fast'));
      const home = inn.visitor(elsewhere());
      expect((await home.post('/api/sign-in', { handle: name, password: PASSWORD })).status).toBe(200);
      inn.clock.now += 16 * 60_000;
      expect(await guess()).toEqual(refused('wrong-secret'));
    });
  });

  it('gets one back in by a recovery code, each once, and then the lost password counts no longer', async () => {
    const name = handle();
    const ann = await guestAt(inn);
    expect((await ann.post('/api/me/recovery')).body).toEqual(refused('not-allowed', 'handle'));
    await ann.post('/api/me/password', { handle: name, password: PASSWORD });
    const { codes: older } = (await ann.post('/api/me/recovery')).body;
    const { codes } = (await ann.post('/api/me/recovery')).body;
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect((await ann.ask('GET', '/api/me')).body.recoveryLeft).toBe(10);
    const kept = await inn.store.db.selectFrom('code').selectAll().execute();
    for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code);

    const later = inn.visitor(elsewhere());
    for (const [who, code] of [
      [name, older[0]],
      [name, 'AAAA-BBBB-CCCC-DDDD'],
      [handle(), codes[0]],
    ])
      expect((await later.post('/api/recover', { handle: who, code })).body).toEqual(refused('wrong-secret'));
    const back = await later.post('/api/recover', { handle: name, code: String(codes[0]).toLowerCase().replaceAll('-', ' ') });
    expect(back.body).toMatchObject({ person: { id: ann.id }, hasPassword: false, recoveryLeft: 9 });
    expect((await ann.ask('GET', '/api/me')).body.person).toBeNull();
    expect((await later.post('/api/recover', { handle: name, code: codes[0] })).body).toEqual(refused('wrong-secret'));
    expect((await later.post('/api/me/password', { handle: name, password: 'a new long password' })).body.hasPassword).toBe(true);
  });

  it('lets one of two who use the same code at once in', async () => {
    const ann = await guestAt(inn);
    const { code } = (await ann.post('/api/me/link-code')).body;
    const both = [inn.visitor(elsewhere()), inn.visitor(elsewhere())];
    const statuses = await Promise.all(both.map(async (one) => (await one.post('/api/link', { code })).status));
    expect(statuses.sort()).toEqual([200, 403]);
  });

  it('links a second device by a code of eight letters, for ten minutes, once', async () => {
    const ann = await guestAt(inn);
    const first = (await ann.post('/api/me/link-code')).body;
    const { code, until } = (await ann.post('/api/me/link-code')).body;
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    expect(until).toBe(inn.clock.now + 600_000);
    const phone = inn.visitor(elsewhere());
    expect((await phone.post('/api/link', { code: first.code })).body).toEqual(refused('wrong-secret'));
    expect((await phone.post('/api/link', { code: code.toLowerCase() })).body.person.id).toBe(ann.id);
    expect((await phone.post('/api/link', { code })).body).toEqual(refused('wrong-secret'));
    expect((await ann.ask('GET', '/api/me')).body.person.id).toBe(ann.id);
    const late = (await ann.post('/api/me/link-code')).body;
    inn.clock.now += 600_000;
    expect((await inn.visitor(elsewhere()).post('/api/link', { code: late.code })).body).toEqual(refused('expired'));
  });

  it('brings a guest back to the seat by its own link, and nobody who has a better lock', async () => {
    const token = 'own-link-of-a-seat-that-nobody-guesses-0001';
    const ann = await guestAt(inn);
    await inn.store.db.insertInto('match').values(matchRow('table-of-own-link')).execute();
    const seat = { match: 'table-of-own-link', seat: 0, name: 'north', person: ann.id, bot: null, link: hashOf(token), asked: 0 };
    await inn.store.db.insertInto('seat').values(seat).execute();
    const phone = inn.visitor(elsewhere());
    expect((await phone.post('/api/back', { token: token.replace('1', '2') })).body).toEqual(refused('unknown'));
    expect((await phone.post('/api/back', { token })).body.person.id).toBe(ann.id);
    await ann.post('/api/me/password', { handle: handle(), password: PASSWORD });
    expect((await inn.visitor(elsewhere()).post('/api/back', { token })).body).toEqual(refused('not-allowed'));
  });

  describe('with a passkey', () => {
    const registered = async () => {
      const ann = await guestAt(inn, 'Ann', elsewhere());
      const device = newAuthenticator();
      const { ticket, options } = (await ann.post('/api/me/passkey/options')).body;
      const response = device.register(options, HERE);
      return { ann, device, ticket, options, response };
    };

    it('makes an account of a guest, who signs in elsewhere without a name', async () => {
      const { ann, device, ticket, options, response } = await registered();
      expect(options).toMatchObject({
        rp: { id: 'localhost' },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      const name = handle();
      const linked = inn.visitor();
      linked.cookie = await inn.people.open(ann.id);
      const made = await ann.post('/api/me/passkey', { ticket, response, handle: name });
      expect((await linked.ask('GET', '/api/me')).body.person).toBeNull();
      expect(made.body).toMatchObject({ person: { id: ann.id, guest: false, handle: name }, passkeys: 1, hasPassword: false });

      const phone = inn.visitor(elsewhere());
      const asked = (await phone.post('/api/sign-in/passkey/options')).body;
      expect(asked.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
      expect(asked.options.allowCredentials ?? []).toEqual([]);
      const signed = device.sign(asked.options, HERE);
      const back = await phone.post('/api/sign-in/passkey', { ticket: asked.ticket, response: signed });
      expect(back.body.person.id).toBe(ann.id);
      // The same again, as somebody who has listened would send it.
      const eve = inn.visitor(elsewhere());
      expect((await eve.post('/api/sign-in/passkey', { ticket: asked.ticket, response: signed })).body).toEqual(
        refused('expired'),
      );
    });

    it('is not fooled', async () => {
      const { ann, device, ticket, response } = await registered();
      const eve = await guestAt(inn, 'Eve', elsewhere());
      expect((await eve.post('/api/me/passkey', { ticket, response })).body).toEqual(refused('expired'));
      type New = Parameters<typeof device.register>[0];
      const wrong: ((options: New) => { id: string })[] = [
        (options) => device.register(options, 'http://localhost:9999'),
        (options) => device.register({ ...options, challenge: 'AAAA' }, HERE),
        (options) => device.register({ ...options, rp: { id: 'elsewhere.example' } }, HERE),
        (options) => device.sign(options, HERE),
        () => ({ id: 'x' }),
      ];
      for (const lie of wrong) {
        const asked = (await ann.post('/api/me/passkey/options')).body;
        const said = await ann.post('/api/me/passkey', { ticket: asked.ticket, response: lie(asked.options) });
        expect(said.body).toEqual(refused('wrong-secret'));
      }
      const right = (await ann.post('/api/me/passkey/options')).body;
      const kept = await ann.post('/api/me/passkey', { ticket: right.ticket, response: device.register(right.options, HERE) });
      expect(kept.status).toBe(200);

      const attempt = async (make: (options: { challenge: string; rpId?: string }) => unknown) => {
        const { ticket: mine, options } = (await eve.post('/api/sign-in/passkey/options')).body;
        return (await eve.post('/api/sign-in/passkey', { ticket: mine, response: make(options) })).body;
      };
      const other = newAuthenticator();
      const lies: ((options: { challenge: string; rpId?: string }) => unknown)[] = [
        (options) => other.sign(options, HERE),
        (options) => ({ ...other.sign(options, HERE), id: device.sign(options, HERE).id, rawId: device.sign(options, HERE).id }),
        (options) => device.sign({ ...options, challenge: 'AAAA' }, HERE),
        (options) => device.sign(options, 'https://elsewhere.example'),
        (options) => device.sign({ ...options, rpId: 'elsewhere.example' }, HERE),
        (options) => device.sign(options, HERE, { verified: false }),
        () => ({ id: device.sign(right.options, HERE).id }),
      ];
      for (const lie of lies) expect(await attempt(lie)).toEqual(refused('wrong-secret'));
      expect((await attempt((options) => device.sign(options, HERE, { count: 100 }))).person.id).toBe(ann.id);
      // A copy of the device counts anew.
      expect(await attempt((options) => device.sign(options, HERE, { count: 50 }))).toEqual(refused('wrong-secret'));
    });

    it('lets a challenge pass after five minutes, and asks for one only where browsers have passkeys', async () => {
      const { ann, ticket, response } = await registered();
      inn.clock.now += 5 * 60_000;
      expect((await ann.post('/api/me/passkey', { ticket, response })).body).toEqual(refused('expired'));
      const atHome = await guestAt(inn, 'Ann', { ...elsewhere(), origin: 'http://192.168.1.4:4173' });
      expect((await atHome.post('/api/me/passkey/options')).body).toEqual(refused('not-allowed'));
    });
  });

  it('keeps whom one does not want to read, and what is told to the host', async () => {
    const ann = await guestAt(inn);
    const eve = await guestAt(inn, 'Eve');
    expect((await ann.post('/api/me/muted', { person: eve.id })).body).toEqual([{ id: eve.id, name: 'Eve' }]);
    await ann.post('/api/me/muted', { person: eve.id });
    expect((await ann.ask('GET', '/api/me/muted')).body).toEqual([{ id: eve.id, name: 'Eve' }]);
    expect((await eve.ask('GET', '/api/me/muted')).body).toEqual([]);
    for (const nobody of [ann.id, 'nobody-of-this-name'])
      expect((await ann.post('/api/me/muted', { person: nobody })).body).toEqual(refused('unknown'));
    expect((await ann.ask('DELETE', `/api/me/muted/${eve.id}`)).body).toEqual([]);
    expect((await ann.post('/api/reports', { about: 'person', person: eve.id, text: 'rude' })).status).toBe(204);
    expect((await inn.visitor().post('/api/reports', { about: 'problem', text: 'I cannot sign in', details: '{}' })).status).toBe(
      204,
    );
    expect((await inn.visitor().post('/api/reports', { about: 'person', person: eve.id, text: 'x' })).body).toEqual(
      refused('not-signed-in'),
    );
    const kept = await inn.store.db.selectFrom('report').select(['by', 'about', 'person', 'done']).orderBy('id').execute();
    expect(kept).toEqual([
      { by: ann.id, about: 'person', person: eve.id, done: 0 },
      { by: null, about: 'problem', person: null, done: 0 },
    ]);
  });

  it('gives one all that is kept about oneself, without secrets, and forgets all of it', async () => {
    const name = 'Ygdrasil';
    const ann = await guestAt(inn, name);
    const bob = await guestAt(inn, 'Bob');
    await ann.post('/api/me/password', { handle: `${name.toLowerCase()}-1`, password: PASSWORD });
    await ann.post('/api/me/recovery');
    await ann.post('/api/me/link-code');
    const { ticket, options } = (await ann.post('/api/me/passkey/options')).body;
    await ann.post('/api/me/passkey', { ticket, response: newAuthenticator().register(options, HERE) });
    await ann.post('/api/me/muted', { person: bob.id });
    await bob.post('/api/me/muted', { person: ann.id });
    const table = 'a-table-to-be-forgotten';
    const { db } = inn.store;
    await db
      .insertInto('match')
      .values(matchRow(table, { owner: ann.id, status: 'over' }))
      .execute();
    const seat = { match: table, bot: null, link: null, asked: 0 };
    await db
      .insertInto('seat')
      .values([
        { ...seat, seat: 0, name: 'north', person: ann.id, link: 'hash' },
        { ...seat, seat: 1, name: 'south', person: bob.id },
      ])
      .execute();
    const line = { match: table, at: NOON, seat: 0 };
    const said = (text: string) => JSON.stringify({ kind: 'text', text });
    await db
      .insertInto('talk')
      .values([
        { ...line, number: 0, person: ann.id, name, say: said(`I am ${name}`) },
        { ...line, number: 1, person: bob.id, name: 'Bob', say: said('hello') },
      ])
      .execute();
    await db
      .insertInto('channel')
      .values({
        id: 'channel-of-ygdrasil',
        person: ann.id,
        kind: 'mail',
        address: `"${name}@example.org"`,
        confirmed: 1,
        error: null,
        created: NOON,
      })
      .execute();
    await db
      .insertInto('notice')
      .values({
        match: table,
        number: 1,
        person: ann.id,
        channel: 'channel-of-ygdrasil',
        due: NOON,
        tries: 0,
        kind: 'your-turn',
        state: 'sent',
        token: 0,
        until: 0,
      })
      .execute();
    await ann.post('/api/reports', { about: 'person', person: bob.id, table, text: `${name} says: rude` });
    await bob.post('/api/reports', { about: 'person', person: ann.id, table, text: `${name} is rude` });
    await bob.post('/api/reports', { about: 'problem', table, text: 'odd', details: `seat of ${name}` });

    const { body: data } = await ann.ask('GET', '/api/me/data');
    expect(data).toMatchObject({
      person: { id: ann.id, name, hasPassword: true },
      passkeys: [{ transports: '["internal"]' }],
      channels: [{ kind: 'mail' }],
      muted: [{ muted: bob.id }],
      talk: [{ name }],
      seats: [{ id: table, seat: 0 }],
      tables: [{ id: table }],
      reports: [{ about: 'person' }],
    });
    expect(data.codes).toHaveLength(11);
    expect(JSON.stringify(data)).not.toMatch(/argon2|"token"|"hash"|"public_key"/);

    inn.told.length = 0;
    expect((await ann.ask('DELETE', '/api/me')).status).toBe(204);
    expect(inn.told).toEqual([`forgotten ${ann.id}`, `changed ${ann.id}`]);
    expect(ann.cookie).toBeUndefined();
    for (const kept of await db.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(kept.name)}`.execute(db);
      const all = JSON.stringify(rows).toLowerCase();
      expect([kept.name, all.includes(ann.id.toLowerCase()), all.includes(name.toLowerCase())]).toEqual([
        kept.name,
        false,
        false,
      ]);
    }
    const sat = db.selectFrom('seat').select(['person', 'link']).where('match', '=', table).orderBy('seat');
    expect(await sat.execute()).toEqual([
      { person: FORGOTTEN, link: null },
      { person: bob.id, link: null },
    ]);
    expect(await db.selectFrom('talk').select(['number', 'name']).where('match', '=', table).orderBy('number').execute()).toEqual(
      [
        { number: 0, name: '—' },
        { number: 1, name: 'Bob' },
      ],
    );
    expect((await bob.ask('GET', '/api/me')).body.person.id).toBe(bob.id);
  });
});

describe('Guests', () => {
  it('are so many an hour from one address, and a household of version 6 is one', async () => {
    const inn = await openInn(sqlite(), { guestsPerHour: 3 });
    const come = async (address: string) => (await inn.visitor({ address }).post('/api/me/guest', { name: 'Ann' })).status;
    for (const [i, status] of [200, 200, 200, 429].entries()) expect(await come(`2001:db8:1:2::${i + 1}`)).toBe(status);
    expect(await come('2001:db8:1:3::1')).toBe(200);
    inn.clock.now += 3_600_000;
    expect(await come('2001:db8:1:2::9')).toBe(200);
    await inn.close();
  });
});

describe('Behind a proxy with TLS', () => {
  it('the cookie goes over TLS alone, and what needs it is offered', async () => {
    const url = 'https://war.example.org';
    const inn = await openInn(sqlite(), {}, { url: `${url}/`, proxies: ['10.9.0.0/16'] });
    const come = (from: { readonly origin: string; readonly address: string }) =>
      inn.visitor(from).post('/api/me/guest', { name: 'Ann' });
    const safe = await come({ origin: url, address: '10.9.9.9' });
    expect(safe.headers['set-cookie']).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    expect(safe.body).toMatchObject({ url, pushKey: 'push-key' });
    const plain = await come({ origin: 'http://192.168.1.4:4173', address: '10.0.0.1' });
    expect(plain.headers['set-cookie']).not.toContain('Secure');
    expect(plain.body).toMatchObject({ url, pushKey: null });
    await inn.close();
  });
});
