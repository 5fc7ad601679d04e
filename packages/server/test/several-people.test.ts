/** People over several nodes: whoever is somebody on one is the same on all, and at once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGREED } from '@wartable/protocol';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { hashOf } from '../src/people/secrets.ts';
import { newAuthenticator } from './authenticator.ts';
import { type Nats, startNats } from './nats.ts';
import { connect, newPlayer, type Player, saying, type Wire } from './player.ts';
import { asked, type Node, openSeveral, type Wanted } from './several.ts';

const NATS = inject('nats');
const open: { readonly close: () => unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});
async function several(wanted: Partial<Wanted> = {}) {
  const opened = await openSeveral({ nats: NATS, ...wanted });
  open.push(opened);
  return opened;
}
async function ownNats(): Promise<Nats> {
  const nats = await startNats();
  open.push({ close: nats.kill });
  return nats;
}
const soon = (what: () => unknown, timeout = 15_000): Promise<unknown> => vi.waitFor(what, { timeout, interval: 20 });

const keyOf = ({ data }: Node): string => readFileSync(join(data, 'host.key'), 'utf8').trim();

async function hostAt(node: Node): Promise<Player> {
  const host = await newPlayer(node.address, 'Hal');
  await host.call('POST', '/api/host/key', { key: keyOf(node) });
  return host;
}

/** A line over a node to whom another node has let in. */
const lineOver = ({ address }: Node, player: Player): Promise<Wire> => connect(address, player.cookie());
const goodbyes = ({ heard }: Wire) => heard.filter(saying('bye')).map(({ because }) => because);
const announcements = ({ heard }: Wire) => heard.filter(saying('announcement')).map(({ text }) => text);

describe.skipIf(NATS === '')('People over several nodes', () => {
  it('begin with a passkey on one and are done with it on another, once', async () => {
    // To a browser both are one address.
    const site = 'http://localhost:1';
    const { one, two } = await several({ url: site });
    const ann = await newPlayer(one.address, 'Ann');
    const device = newAuthenticator();
    const at = async (node: Node, path: string, body: unknown, cookie = '') => {
      const response = await fetch(`${node.address}${path}`, {
        method: 'POST',
        headers: { origin: site, 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: JSON.parse(await response.text()) };
    };
    const { ticket, options } = (await at(one, '/api/me/passkey/options', {}, ann.cookie())).body;
    const made = { ticket, response: device.register(options, site), handle: 'ann-of-two-nodes' };
    expect((await at(two, '/api/me/passkey', made, ann.cookie())).body).toMatchObject({ passkeys: 1, person: { id: ann.id } });

    const asks = (await at(two, '/api/sign-in/passkey/options', {})).body;
    const signed = { ticket: asks.ticket, response: device.sign(asks.options, site) };
    const tries = await Promise.all([one, two, one].map((node) => at(node, '/api/sign-in/passkey', signed)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it('have the host that can read the key of any node that is alive', async () => {
    const { one, two, db } = await several();
    expect(keyOf(one)).not.toBe(keyOf(two));
    const eve = await newPlayer(one.address, 'Eve');
    const [row] = await db.selectFrom('node').selectAll().execute();
    const dead = { id: 'dead', started: 1, until: Date.now() - 1, rules: '{}' };
    const old = 'the-key-of-a-node-that-has-died-0123456789a';
    await db
      .insertInto('node')
      .values({ ...dead, host_key: hashOf(old) })
      .execute();
    const claim = (key: string) => asked(one, '/api/host/key', { key }, eve.cookie());
    for (const key of [old, row?.host_key ?? '', `${keyOf(two).slice(0, -1)}x`])
      expect((await claim(key)).body).toMatchObject({ refused: expect.stringMatching(/wrong-secret|malformed/) });
    expect((await claim(keyOf(two))).body).toMatchObject({ id: eve.id, host: true });
    expect((await asked(two, '/api/host', undefined, eve.cookie())).status).toBe(200);
  });

  it('hear by the bell who is banned, signed out, named or muted elsewhere, and what the host says', async () => {
    const { one, two } = await several();
    const [host, ann, ben, cid] = [await hostAt(one), ...(await people(one, 'Ann', 'Ben', 'Cid'))];
    const [annLine, benLine, cidLine] = [await lineOver(two, ann), await lineOver(two, ben), await lineOver(two, cid)];
    expect(await host.call('GET', '/api/host')).toMatchObject({ counts: { sockets: 3 } });
    const start = Date.now();
    await host.call('POST', '/api/host', { do: 'ban', person: ann.id, banned: true });
    await ben.call('POST', '/api/me/sign-out/everywhere');
    await host.call('POST', '/api/host', { do: 'announce', text: 'Back at noon' });
    await soon(() => expect([goodbyes(annLine).length, goodbyes(benLine)]).toEqual([1, ['signed-out']]));
    expect(['banned', 'signed-out']).toContain(goodbyes(annLine)[0]);
    await soon(() => expect(announcements(cidLine)).toEqual(['Back at noon']));
    // Sooner than anybody has looked by himself.
    expect(Date.now() - start).toBeLessThan(10_000);
    expect(goodbyes(cidLine)).toEqual([]);
  });

  it.each([true, false])(
    'speak under the name, and are not read by whom, they chose elsewhere (with a bell: %s)',
    async (withBell) => {
      const nats = await ownNats();
      const { one, two } = await several({ nats: nats.url, haste: withBell ? 1 : 10 });
      const [ann, ben] = await people(one, 'Ann', 'Ben');
      const agreement = { ...AGREED, open: true, talk: 'free' } as const;
      const table = await ann.create({ game: 'duel', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], agreement });
      await ben.join(table.id);
      const [annLine, benLine] = [await lineOver(two, ann), await lineOver(two, ben)];
      for (const line of [annLine, benLine]) {
        line.say({ say: 'sit', table: table.id });
        await line.next(saying('room'));
      }
      if (!withBell) await nats.kill();
      let n = 0;
      /** What Ben says over his line, and whether Ann reads it. */
      const bens = async () => {
        const before = talked(annLine).length;
        const heard = benLine.next(saying('talk'));
        benLine.say({ say: 'talk', table: table.id, what: { kind: 'text', text: 'hello' }, id: `b${++n}` });
        await heard;
        return [talked(benLine).at(-1), talked(annLine).length > before];
      };
      expect(await bens()).toEqual(['Ben: hello', true]);
      await ben.call('PATCH', '/api/me', { name: 'Benedict' });
      await asked(one, '/api/me/muted', { person: ben.id }, ann.cookie());
      // Nobody says more than eight things in fifteen seconds.
      await vi.waitFor(async () => expect(await bens()).toEqual(['Benedict: hello', false]), { timeout: 7000, interval: 1000 });
    },
  );

  it('hear without a bell of all that, a little later', async () => {
    const nats = await ownNats();
    const { one, two } = await several({ nats: nats.url, haste: 10 });
    const [host, ann, ben, cid] = [await hostAt(one), ...(await people(one, 'Ann', 'Ben', 'Cid'))];
    const [annLine, benLine, cidLine] = [await lineOver(two, ann), await lineOver(two, ben), await lineOver(two, cid)];
    await nats.kill();
    await host.call('POST', '/api/host', { do: 'ban', person: ann.id, banned: true });
    await ben.call('POST', '/api/me/sign-out/everywhere');
    await host.call('POST', '/api/host', { do: 'announce', text: 'Back at noon' });
    await soon(() => expect([goodbyes(annLine).length, goodbyes(benLine)]).toEqual([1, ['signed-out']]));
    await soon(() => expect(announcements(cidLine)).toEqual(['Back at noon']));
    expect(goodbyes(cidLine)).toEqual([]);
  });
});

function talked({ heard }: Wire): string[] {
  const all = heard.filter(saying('talk')).flatMap(({ lines }) => lines);
  return all.flatMap(({ from, say }) => (from.kind === 'person' && say.kind === 'text' ? [`${from.name}: ${say.text}`] : []));
}

async function people<Names extends string[]>(node: Node, ...names: Names): Promise<{ [N in keyof Names]: Player }> {
  const all: Player[] = [];
  for (const name of names) all.push(await newPlayer(node.address, name));
  return all as { [N in keyof Names]: Player };
}
