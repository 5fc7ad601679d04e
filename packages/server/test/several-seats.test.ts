/** Seats that change hands on one node while their people look at the table on another. */
import { AGREED, type NewTable, type ToClient } from '@wartable/protocol';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Chair, sitDown } from './chair.ts';
import { OLD } from './nim.ts';
import { connect, newPlayer, type Player, saying, type Wire } from './player.ts';
import { asked, type Node, newDatabase, openNode } from './several.ts';

const NATS = inject('nats');
const NIM: NewTable = { game: 'nim', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], agreement: AGREED };

const until = (what: () => void): Promise<void> => vi.waitFor(what, { timeout: 20_000, interval: 20 });
const sticksOf = (chair: Chair): unknown => (chair.now()?.view as { sticks: number } | undefined)?.sticks;
const refusals = (wire: Wire): readonly ToClient[] => wire.heard.filter(saying('refused'));

/** What was said to it: whether it was ever asked. */
const wasAsked = ({ heard }: Wire, since: number): boolean =>
  heard
    .slice(since)
    .filter(saying('told'))
    .some(({ messages }) => messages.some((message) => 'decision' in message && message.decision !== null));

// Without a bell all that has happened in a second is heard of at once.
const BELLS: readonly (readonly [string, string])[] = [
  ...(NATS === '' ? [] : [['a bell', NATS] as const]),
  ['no bell', 'nats://127.0.0.1:1'],
];

describe.each(BELLS)('Who looks at a table on one node, with %s,', (_, nats) => {
  let [one, two]: Node[] = [];
  let [ann, ben]: Player[] = [];
  beforeAll(async () => {
    const database = await newDatabase();
    const open = (): Promise<Node> => openNode({ database, nats }, { games: [OLD] });
    [one, two] = [await open(), await open()];
    [ann, ben] = [await newPlayer(one.address, 'Ann'), await newPlayer(one.address, 'Ben')];
  });
  afterAll(() => Promise.all([one, two].map((node) => node?.server.close())));

  /** Ann looks on one node, Ben on the other; whatever else they do, they do on the first. */
  async function apart(table: NewTable = NIM) {
    if (!one || !two || !ann || !ben) throw new Error('nobody is there');
    const { id } = await ann.create(table);
    const wires: readonly [Wire, Wire] = [await connect(one.address, ann.cookie()), await connect(two.address, ben.cookie())];
    const looks = wires[1].next(saying('room'));
    const chairs = [sitDown(wires[0], OLD.game, id), sitDown(wires[1], OLD.game, id)] as const;
    await looks;
    return { id, ann, ben, one, two, wires, chairs };
  }

  it('and takes a seat on another is in it on both', async () => {
    const { id, ben: sitter, wires, chairs } = await apart();
    await sitter.join(id);
    await until(() => expect(chairs.map(sticksOf)).toEqual([12, 12]));
    expect(refusals(wires[1])).toEqual([]);
    chairs[0].answer(3);
    await until(() => expect(chairs[1].now()?.decision?.choices).toEqual([1, 2, 3]));
    chairs[1].answer(1);
    await until(() => expect(chairs.map(sticksOf)).toEqual([8, 8]));
  });

  it('and leaves it on another neither hears what is said to the seat, nor answers for it', async () => {
    const { id, one: here, ben: sitter, wires, chairs } = await apart();
    await sitter.join(id);
    await until(() => expect(chairs.map(sticksOf)).toEqual([12, 12]));
    const since = wires[1].heard.length;
    await asked(here, `/api/tables/${id}/leave`, {}, sitter.cookie());
    chairs[0].answer(3);
    await until(() => expect(chairs.map(sticksOf)).toEqual([9, 9]));
    expect(wasAsked(wires[1], since)).toBe(false);
    chairs[1].answer(2);
    await until(() => expect(chairs[1].refused.length).toBeGreaterThan(0));
    expect(chairs.map(sticksOf)).toEqual([9, 9]);
    await until(() => expect(wires[1].heard.filter(saying('room')).at(-1)?.room.table.mine).toBe(null));
  });
});
