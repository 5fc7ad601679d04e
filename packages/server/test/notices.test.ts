import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Channel, NoticeKind } from '@wartable/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SYSTEM_TIME } from '../src/around.ts';
import { DUE_AFTER, type Due, type Notices, openNotices } from '../src/notices/index.ts';
import { openStore, type Store } from '../src/store/index.ts';
import { newBrowser, senderOf } from './browser-push.ts';
import { DATABASES } from './databases.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { matchRow, NOON, personRow, stepRow } from './rows.ts';

const TABLE = 'a-table-of-the-tests';
const URL_OUT = 'https://wartable.example';
type Heard = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

describe.each(DATABASES)('Notices in %s', (_, fresh) => {
  let store: Store;
  let notices: Notices;
  let service: Server;
  let mailbox: Mailbox;
  let port = 0;
  let now = NOON;
  let heard: Heard[] = [];
  let status = 201;
  let asked: Due[] = [];
  let matters = true;
  const ann = personRow('ann', { language: 'de' });

  const open = (): Promise<Notices> =>
    openNotices({
      db: store.db,
      time: { ...SYSTEM_TIME, now: () => now },
      url: URL_OUT,
      smtp: mailbox.url,
      stillDue: (due) => {
        asked.push(due);
        return matters;
      },
      ways: {
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
        isAllowed: (address) => address === '127.0.0.1',
        request: request as never,
        patience: 5000,
      },
      timer: false,
    });

  beforeAll(async () => {
    store = await openStore((await fresh()).where);
    mailbox = await openMailbox();
    service = createServer(async (incoming, response) => {
      heard.push({ path: incoming.url ?? '', headers: incoming.headers, body: await buffer(incoming) });
      response.writeHead(status).end();
    });
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    port = (service.address() as AddressInfo).port;
    notices = await open();
    await store.db
      .insertInto('person')
      .values([ann, personRow('bob')])
      .execute();
  });
  afterAll(async () => {
    await notices.close();
    await mailbox.close();
    await new Promise((done) => service.close(done));
    await store.close();
  });
  beforeEach(async () => {
    await store.db.insertInto('match').values(matchRow(TABLE)).execute();
    [heard, status, asked, matters, now] = [[], 201, [], true, NOON];
  });
  afterEach(async () => {
    for (const table of ['match', 'channel', 'code'] as const) await store.db.deleteFrom(table).execute();
  });

  const browser = newBrowser();
  const push = (path = '/push'): Channel => ({
    kind: 'push',
    address: { endpoint: `https://push.example:${port}${path}`, keys: browser.keys },
  });
  const hook = (): Channel => ({ kind: 'webhook', url: `https://hook.example:${port}/hook` });
  const states = async (): Promise<string[]> =>
    (await store.db.selectFrom('notice').select('state').orderBy('number').orderBy('channel').execute()).map(
      ({ state }) => state,
    );
  const step = (number: number, kind: NoticeKind, people: readonly string[]) =>
    store.journal.append({ step: stepRow(TABLE, number), notify: { kind, people: [...people], due: now + DUE_AFTER } });
  const turn = (number: number, ...people: string[]) => step(number, 'your-turn', people.filter(notices.wants));
  const later = (ms = DUE_AFTER): Promise<number | undefined> => {
    now += ms;
    return notices.work();
  };

  it('go out once, some seconds after the step, and to nobody else', async () => {
    await notices.channels.add(ann, push(), now);
    await turn(1, 'ann', 'bob');
    expect(await notices.work()).toBe(NOON + DUE_AFTER);
    expect(heard).toEqual([]);
    expect(await later()).toBeUndefined();
    await notices.work();
    expect(asked).toEqual([{ match: TABLE, number: 1, person: 'ann', kind: 'your-turn' }]);
    expect(heard).toHaveLength(1);
    expect(await states()).toEqual(['sent']);
  });

  it('are written once for a number, whoever writes it twice', async () => {
    await notices.channels.add(ann, push(), now);
    await turn(1, 'ann');
    await expect(turn(1, 'ann')).rejects.toThrow('there already');
    await later();
    await expect(turn(1, 'ann')).rejects.toThrow('there already');
    await later();
    expect(heard).toHaveLength(1);
  });

  it('are not written where the step is not', async () => {
    await notices.channels.add(ann, push(), now);
    await turn(1);
    await expect(turn(1, 'ann')).rejects.toThrow();
    expect(await states()).toEqual([]);
  });

  it('are dropped where they do not matter any more when they are due', async () => {
    await notices.channels.add(ann, push(), now);
    await turn(1, 'ann');
    matters = false;
    await later();
    expect([heard, await states()]).toEqual([[], ['dropped']]);
  });

  it('of one table are one where several are due, the latest', async () => {
    await notices.channels.add(ann, push(), now);
    for (const number of [1, 2, 3]) await turn(number, 'ann');
    await later();
    expect(asked.map(({ number }) => number)).toEqual([3]);
    expect(await states()).toEqual(['dropped', 'dropped', 'sent']);
  });

  it('go on after a restart', async () => {
    await notices.channels.add(ann, push(), now);
    await turn(1, 'ann');
    now += DUE_AFTER;
    const again = await open();
    await again.work();
    await again.close();
    expect(heard).toHaveLength(1);
    expect(again.pushKey).toBe(notices.pushKey);
  });

  it('wake up by themselves when something is due', async () => {
    await notices.channels.add(ann, push(), now);
    const sent = Promise.withResolvers<void>();
    const mailer = { confirm: async () => {}, notice: async () => {}, close: () => {} };
    // Written long ago: the timer rings at once, and after what was written since.
    await turn(1, 'ann');
    const awake = await openNotices({
      ...{ db: store.db, url: URL_OUT, mailer, dueAfter: 0 },
      time: { ...SYSTEM_TIME, now: () => NOON + DUE_AFTER },
      stillDue: ({ number }) => {
        if (number === 2) sent.resolve();
        else void turn(2, 'ann').then(awake.written);
        return false;
      },
    });
    await sent.promise;
    await awake.close();
    expect(await states()).toEqual(['dropped', 'dropped']);
  });

  it('are sealed for the browser, and say no more than the table', async () => {
    await notices.channels.add(ann, push('/of/ann'), now);
    await turn(7, 'ann');
    await later();
    const [{ path, headers, body } = expect.unreachable()] = heard;
    expect(browser.open(body)).toEqual({ kind: 'your-turn', table: TABLE, game: 'duel' });
    expect([path, headers['content-encoding'], headers['urgency']]).toEqual(['/of/ann', 'aes128gcm', 'high']);
    expect(headers['topic']).toMatch(/^[\w-]{1,32}$/);
    const { aud, sub } = senderOf(headers.authorization ?? '', notices.pushKey);
    expect([aud, sub]).toEqual([`https://push.example:${port}`, URL_OUT]);
  });

  it.each([404, 410])('end for a browser that is gone (%i)', async (gone) => {
    await notices.channels.add(ann, push(), now);
    await turn(1, 'ann');
    status = gone;
    await later();
    expect(await notices.channels.of('ann')).toEqual([]);
    expect(await later(3_600_000)).toBeUndefined();
    expect(heard).toHaveLength(1);
  });

  it('are signed for a webhook with the secret that its owner is shown', async () => {
    await notices.channels.add(ann, hook(), now);
    const [{ secret, to } = expect.unreachable()] = await notices.channels.of('ann');
    expect(to).toBe(`https://hook.example:${port}/hook`);
    await turn(1, 'ann');
    await later();
    const [{ headers, body } = expect.unreachable()] = heard;
    const said = { table: TABLE, game: 'duel', url: `${URL_OUT}/at/${TABLE}`, kind: 'your-turn', at: now };
    expect(JSON.parse(body.toString())).toEqual(said);
    expect(headers['wartable-signature']).toBe(
      `sha256=${createHmac('sha256', secret ?? '')
        .update(body)
        .digest('hex')}`,
    );
  });

  it('are tried again twice where a webhook fails, and its owner sees why', async () => {
    await notices.channels.add(ann, hook(), now);
    await turn(1, 'ann');
    status = 500;
    expect(await later()).toBe(now + 30_000);
    expect((await notices.channels.of('ann'))[0]?.error).toBe('refused');
    expect(await later(30_000)).toBe(now + 300_000);
    expect(await later(300_000)).toBeUndefined();
    expect([heard.length, await states()]).toEqual([3, ['failed']]);
    status = 200;
    await turn(2, 'ann');
    await later();
    expect((await notices.channels.of('ann'))[0]?.error).toBeNull();
  });

  it('come by mail once the address was confirmed, in the language of the reader', async () => {
    const before = mailbox.letters.length;
    await notices.channels.add(ann, { kind: 'mail', address: 'ann@mail.example' }, now);
    await turn(1, 'ann');
    await later();
    const [question] = mailbox.letters.slice(before);
    expect([mailbox.letters.length - before, question?.to]).toEqual([1, 'ann@mail.example']);
    expect(question?.headers['subject']).toBe('Möchtest du Mails von Wartable?');
    const token = /#mail=([\w-]+)/.exec(question?.text ?? '')?.[1] ?? '';
    expect(await notices.channels.confirm(`${token}x`, now)).toBe(false);
    expect(await notices.channels.confirm(token, now)).toBe(true);
    expect(await notices.channels.confirm(token, now)).toBe(false);

    await turn(2, 'ann');
    await later();
    const [, letter] = mailbox.letters.slice(before);
    expect(letter?.headers['subject']).toBe('Du bist am Zug: Erste Schlacht: Hoth');
    expect(letter?.text).toContain(`${URL_OUT}/at/${TABLE}`);
    const stop = /#no-mail=([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    expect(letter?.headers['list-unsubscribe']).toBe(`<${URL_OUT}/api/mail/stop/${stop}>`);
    expect(await notices.channels.stop(stop.replace(/.$/, ''))).toBe(false);
    expect(await notices.channels.stop(stop)).toBe(true);
    expect(await notices.channels.of('ann')).toEqual([]);
  });

  it('cannot be used to flood an address with mail', async () => {
    const add = (to: string) => notices.channels.add(ann, { kind: 'mail', address: to }, now);
    for (let i = 0; i < 5; i++) {
      await add(`ann${i}@mail.example`);
      for (const { id } of await notices.channels.of('ann')) await notices.channels.remove('ann', id);
    }
    await expect(add('ann9@mail.example')).rejects.toThrow('too-many');
  });

  it('tell owners who are away that somebody sat down, and that it has begun', async () => {
    await notices.channels.add(ann, push(), now);
    await step(1, 'sat-down', ['ann']);
    await later();
    await step(2, 'begun', ['ann']);
    await later();
    expect(heard.map(({ body }) => browser.open(body))).toMatchObject([{ kind: 'sat-down' }, { kind: 'begun' }]);
  });

  it('have one channel for an address, and some for a person', async () => {
    for (let i = 0; i < 3; i++) await notices.channels.add(ann, push(), now);
    expect(await notices.channels.of('ann')).toHaveLength(1);
    for (let i = 0; i < 11; i++) await notices.channels.add(ann, push(`/${i}`), now);
    await expect(notices.channels.add(ann, push('/more'), now)).rejects.toThrow('too-many');
  });
});
