import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { openLog } from '../src/http/log.ts';
import { type Bell, openBell } from '../src/nodes/bell.ts';
import { type NatsAddress, natsAddress } from '../src/nodes/nats-address.ts';
import { subjectsOf } from '../src/nodes/subjects.ts';
import { openStore } from '../src/store/index.ts';
import { postgres } from './databases.ts';
import { type Nats, startNats } from './nats.ts';

const NATS = inject('nats');
const said: string[] = [];
const LOG = openLog(true, { write: (line) => void said.push(line) });

const open: { readonly close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
  said.length = 0;
});

async function bell(url = NATS, prefix = 'one', patience?: number): Promise<Bell> {
  const opened = await openBell(natsAddress(url) as NatsAddress, (topic) => `wartable.${prefix}.${topic}`, LOG, patience);
  open.push(opened);
  return opened;
}

async function ownNats(...options: string[]): Promise<Nats> {
  const nats = await startNats(...options);
  open.push({ close: nats.kill });
  return nats;
}

/** What was heard, as one line. */
function ear(at: Bell, ...topics: Parameters<Bell['listen']>[0][]): string[] {
  const heard: string[] = [];
  for (const topic of topics) at.listen(topic, (number, of) => heard.push(`${of} ${number}`));
  return heard;
}

const until = (what: () => void): Promise<void> => vi.waitFor(what, { timeout: 20_000, interval: 10 });

/** Rings until it is heard: when a subscription has arrived nobody says. */
async function heardAgain(from: Bell, at: Bell): Promise<void> {
  const marks = ear(at, 'house');
  await until(() => {
    from.ring('house');
    expect(marks).not.toEqual([]);
  });
}

describe.skipIf(NATS === '')('The bell', () => {
  it('is heard by the others, not by who rings, and only by who listens', async () => {
    const [one, two, three] = await Promise.all([bell(), bell(), bell()]);
    const [own, heard, other] = [ear(one, 'at.a', 'lobby'), ear(two, 'at.a', 'lobby'), ear(three, 'at.b')];
    await heardAgain(one, two);
    one.ring('at.a', 7);
    one.ring('lobby');
    three.ring('at.a', 8);
    await until(() => expect([...heard].sort()).toEqual(['a 7', 'a 8', 'lobby 0']));
    expect(own).toEqual(['a 8']);
    expect(other).toEqual([]);
    expect(three.counts()).toEqual({ sent: 1, heard: 0 });
  });

  it('tells who has changed to who listens to all people', async () => {
    const [one, two] = await Promise.all([bell(), bell()]);
    const heard = ear(two, 'who.*');
    await heardAgain(one, two);
    one.ring('who.ann_-1', 3);
    one.ring('mine.ann_-1', 4);
    one.ring('who.bob', 5);
    await until(() => expect(heard).toEqual(['ann_-1 3', 'bob 5']));
  });

  it('is one subscription however many listen, and none when nobody does any more', async () => {
    const nats = await ownNats();
    const [one, two] = await Promise.all([bell(nats.url), bell(nats.url)]);
    const subscriptions = async (): Promise<number> => {
      const figures = (await (await fetch(`${nats.figures}/subsz?subs=1`)).json()) as {
        subscriptions_list?: { subject: string }[];
      };
      return (figures.subscriptions_list ?? []).filter(({ subject }) => subject.endsWith('.at.a')).length;
    };
    const heard: number[] = [];
    const ends = [1, 2, 3].map((n) =>
      two.listen('at.a', () => {
        heard.push(n);
        if (n === 2) throw new Error('a listener at fault');
      }),
    );
    await heardAgain(one, two);
    one.ring('at.a', 1);
    await until(() => expect(heard).toEqual([1, 2, 3]));
    expect(said.filter((line) => line.includes('at fault'))).toHaveLength(1);
    expect(await subscriptions()).toBe(1);
    for (const end of ends) end();
    ends[0]?.();
    await vi.waitFor(async () => expect(await subscriptions()).toBe(0), { timeout: 20_000 });
  });

  it('is not heard by another installation on the same NATS', async () => {
    const [one, two, stranger] = await Promise.all([bell(), bell(), bell(NATS, 'other')]);
    const [heard, overheard] = [ear(two, 'lobby'), ear(stranger, 'lobby', 'who.*')];
    await heardAgain(one, two);
    one.ring('lobby', 1);
    one.ring('who.ann', 1);
    await until(() => expect(heard).toEqual(['lobby 1']));
    expect(overheard).toEqual([]);
  });

  it('takes numbers alone, and no topic that is more than a name', async () => {
    const [one, two] = await Promise.all([bell(), bell()]);
    const heard = ear(two, 'at.a', 'at.>' as 'at.a', 'at.b c' as 'at.a');
    await heardAgain(one, two);
    const { hostname, port } = new URL(NATS);
    const socket = connect(Number(port), hostname);
    open.push({ close: async () => void socket.destroy() });
    const odd = ['', 'x', '-1', '1e3', '9'.repeat(20), '{"number":1}'];
    socket.write(`CONNECT {"verbose":false}\r\n${odd.map((it) => `PUB wartable.one.at.a ${it.length}\r\n${it}\r\n`).join('')}`);
    socket.write('PUB wartable.one.at.a 1\r\n5\r\n');
    await until(() => expect(heard).toEqual(['a 5']));
  });

  it('says when it is down, loses nothing but rings, and says when it is back', async () => {
    const nats = await ownNats();
    const [one, two] = await Promise.all([bell(nats.url), bell(nats.url)]);
    const backs: string[] = [];
    one.onBack(() => backs.push('one'));
    one.onBack(() => {
      throw new Error('at fault');
    });
    two.onBack(() => backs.push('two'));
    const heard = ear(two, 'at.a');
    await heardAgain(one, two);
    await nats.kill();
    await until(() => expect([one.isUp(), two.isUp()]).toEqual([false, false]));
    one.ring('at.a', 1);
    two.listen('mine.a', (number) => heard.push(`talk ${number}`));
    await nats.start();
    await until(() => expect([...backs].sort()).toEqual(['one', 'two']));
    expect([one.isUp(), two.isUp()]).toEqual([true, true]);
    await heardAgain(one, two);
    one.ring('at.a', 2);
    one.ring('mine.a', 3);
    await until(() => expect(heard.slice(-2)).toEqual(['a 2', 'talk 3']));
  });

  it('rings later what was to be rung while its own line alone was down', async () => {
    const { hostname, port } = new URL(NATS);
    const gate = createServer((socket) => {
      const on = connect(Number(port), hostname);
      for (const [from, to] of [
        [socket, on],
        [on, socket],
      ] as const)
        from.pipe(to).on('error', () => {});
    });
    const listening = async (at: number): Promise<number> => {
      gate.listen(at, hostname);
      await once(gate, 'listening');
      return (gate.address() as AddressInfo).port;
    };
    const at = await listening(0);
    gate.close();
    const [one, two] = await Promise.all([bell(`nats://${hostname}:${at}`, 'late', 1), bell(NATS, 'late')]);
    const heard = ear(two, 'at.a', 'at.b');
    await heardAgain(await bell(NATS, 'late'), two);
    one.ring('at.a', 4);
    one.ring('at.b', 1);
    one.ring('at.a', 5);
    expect(one.isUp()).toBe(false);
    await listening(at);
    open.unshift({ close: async () => void gate.close() });
    await until(() => expect(heard).toEqual(['a 5', 'b 1']));
  });

  it('lets in by name and password, and never prints them', async () => {
    const nats = await ownNats('--user', 'ann', '--pass', 'p:a@ss');
    const inside = nats.url.replace('//', '//ann:p%3Aa%40ss@');
    expect(natsAddress(`${inside}, tls://other.example`)).toEqual({
      servers: [new URL(nats.url).host, 'other.example'],
      user: 'ann',
      pass: 'p:a@ss',
      encrypted: true,
      where: `${nats.url},tls://other.example`,
    });
    expect(natsAddress('nats://secret@host')).toMatchObject({ token: 'secret', where: 'nats://host' });
    for (const bad of ['', 'localhost:4222', 'http://host', 'nats://', 'nats://host/path', 'nats://host,', 'nats://a%:b@host'])
      expect(natsAddress(bad), bad).toBeUndefined();
    expect((await bell(inside)).isUp()).toBe(true);
    expect((await bell(nats.url, 'one', 200)).isUp()).toBe(false);
    expect(said.join()).not.toContain('ss');
  });

  it('is called by names of its own for each database, the same for each node of it, that lead nowhere', async () => {
    const [here, there] = [await postgres(), await postgres()];
    const names: string[][] = [];
    for (const { where } of [here, here, there]) {
      const store = await openStore(where);
      const subjectOf = await subjectsOf(store.db);
      names.push([subjectOf('lobby'), subjectOf('who.*'), subjectOf('who.ann'), subjectOf('at.table'), subjectOf('mine.table')]);
      await store.close();
    }
    const [first = [], second, third = []] = names;
    expect(second).toEqual(first);
    expect(third.filter((name) => first.includes(name))).toEqual([]);
    const prefix = first[0]?.replace(/lobby$/, '') ?? '';
    expect(prefix).toMatch(/^wartable\.[0-9a-f]{12}\.$/);
    expect(first.slice(1, 3)).toEqual([`${prefix}who.*`, `${prefix}who.ann`]);
    for (const name of first.slice(3)) expect(name).toMatch(/^wartable\.\w+\.(?:at|mine)\.[\w-]{22}$/);
    // What one installation says of a table means nothing in another.
    expect(first[3]?.split('.')[3]).not.toBe(third[3]?.split('.')[3]);
  });
});
