/** Somebody who may talk to NATS and should not: he overhears numbers, rings as he likes, and nothing comes of it. */
import { once } from 'node:events';
import { connect as connectTo } from 'node:net';
import { AGREED, type NewTable } from '@wartable/protocol';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Chair, sitDown } from './chair.ts';
import { type Nats, startNats } from './nats.ts';
import { OLD } from './nim.ts';
import { newPlayer } from './player.ts';
import { asked, type Node, newDatabase, openNode } from './several.ts';

const NIM: NewTable = {
  game: 'nim',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  agreement: { ...AGREED, talk: 'free' },
};

const until = (what: () => void): Promise<void> => vi.waitFor(what, { timeout: 20_000, interval: 10 });
const sticksOf = (chairs: readonly Chair[]): unknown[] =>
  chairs.map((chair) => (chair.now()?.view as { sticks: number } | undefined)?.sticks);

/** Hears all that goes over NATS, and says what he likes. */
async function eavesdropper({ url }: Nats) {
  const { hostname, port } = new URL(url);
  const socket = connectTo(Number(port), hostname);
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
    if (data.includes('PING')) socket.write('PONG\r\n');
  });
  await once(socket, 'connect');
  socket.write('CONNECT {"verbose":false}\r\nSUB > 1\r\n');
  return {
    heard: () => heard,
    /** Subject and what was said there. */
    messages: () =>
      Array.from(heard.matchAll(/MSG (\S+) 1 \d+\r\n(.*)\r\n/g), ([, subject = '', said = '']) => ({ subject, said })),
    say: (subject: string, what: string) => void socket.write(`PUB ${subject} ${Buffer.byteLength(what)}\r\n${what}\r\n`),
    close: () => void socket.destroy(),
  };
}

const LIES = ['0', '1', '2', '7', '4096', '999999999999999', '9'.repeat(40), '-1', '1e9', '', 'x', '{"say":"answer"}', '\u0000'];

describe.skipIf(inject('nats') === '')('Somebody on NATS who should not be', () => {
  let nats: Nats;
  let nodes: readonly [Node, Node];
  let stranger: Awaited<ReturnType<typeof eavesdropper>>;
  beforeAll(async () => {
    nats = await startNats();
    stranger = await eavesdropper(nats);
    const database = await newDatabase();
    const open = (): Promise<Node> => openNode({ database, nats: nats.url }, { games: [OLD] });
    nodes = [await open(), await open()];
  });
  afterAll(async () => {
    stranger.close();
    for (const { server } of nodes) await server.close();
    await nats.kill();
  });

  /** Everything he could say, under every name that he has heard, and some more. */
  function lie(times: number): void {
    const subjects = new Set(stranger.messages().map(({ subject }) => subject));
    const [prefix = ''] = /^wartable\.\w+/.exec([...subjects][0] ?? '') ?? [];
    for (const more of ['lobby', 'house', 'who.nobody', 'who.>', 'at', 'at.x', 'at.*', 'mine.x', 'a.b.c', 'stop'])
      subjects.add(`${prefix}.${more}`);
    for (let i = 0; i < times; i++)
      for (const subject of subjects) if (!/[*>]/.test(subject)) for (const what of LIES) stranger.say(subject, what);
  }

  it('hears numbers, and no name that leads to a table; what he rings changes nothing', async () => {
    const [one, two] = nodes;
    const [ann, ben] = [await newPlayer(one.address, 'Ann'), await newPlayer(two.address, 'Ben')];
    const { id } = await ann.create(NIM);
    await ben.join(id);
    const wires = [await ann.connect(), await ben.connect()] as const;
    const chairs = wires.map((wire) => sitDown(wire, OLD.game, id)) as unknown as readonly [Chair, Chair];
    await until(() => expect(sticksOf(chairs)).toEqual([12, 12]));
    for (const [turn, left] of [9, 6, 3, 0].entries()) {
      lie(20);
      chairs[turn % 2]?.answer(3);
      await until(() => expect(sticksOf(chairs)).toEqual([left, left]));
      lie(20);
    }
    wires[0].say({ say: 'talk', table: id, what: { kind: 'text', text: 'well played' }, id: 'one' });
    await until(() => expect(JSON.stringify(wires[1].heard)).toContain('well played'));
    await until(() => expect(chairs.map((chair) => chair.now()?.outcome?.winners)).toEqual([[1], [1]]));

    const own = stranger.messages().filter(({ said }) => !LIES.includes(said) || /^[127]$/.test(said));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter(({ said }) => !/^\d{1,6}$/.test(said))).toEqual([]);
    for (const secret of [id, 'well played', 'Ann', ann.cookie().split('=')[1] ?? ''])
      expect(stranger.heard()).not.toContain(secret);

    const { db } = one.server.store;
    const steps = await db.selectFrom('step').select('entries').where('match', '=', id).where('entries', '<>', '[]').execute();
    expect(steps.map(({ entries }) => JSON.parse(entries)[0].slice(0, 2).join(' '))).toEqual([
      'one take 3',
      'two take 3',
      'one take 3',
      'two take 3',
    ]);
    expect(chairs.flatMap(({ refused }) => refused)).toEqual([]);
    expect(wires.map((wire) => wire.isClosed())).toEqual([undefined, undefined]);
    for (const node of nodes) expect(await asked(node, '/readyz')).toMatchObject({ status: 200 });
    // Nobody was signed out, renamed or banned because somebody said so.
    for (const player of [ann, ben])
      expect(await asked(one, '/api/me', undefined, player.cookie())).toMatchObject({ body: { person: { name: player.name } } });
  });
});
