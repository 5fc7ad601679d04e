/**
 * What a viewer cannot know shows in nothing that comes to it: not in the words, not in their number, not in their size. Two worlds
 * that look the same to it are played side by side, over real lines; in the third the other one has not answered at all.
 */
import { INSTALLED, type LoadedGame } from '@wartable/games';
import {
  type Choice,
  cloneRng,
  type Game,
  type GameEvent,
  type GameState,
  rngFromSeed,
  type Seat,
  seedFrom,
  type Viewer,
} from '@wartable/kernel';
import { AGREED, type Agreement, type ToClient } from '@wartable/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { openServer, type Server } from '../src/index.ts';
import { sqlite } from './databases.ts';
import { type FakeTime, newFakeTime } from './fake-time.ts';
import { newPlayer, playAt, saying, type Wire } from './player.ts';

const loaded = INSTALLED.find(({ manifest }) => manifest.id === 'duel') as LoadedGame;
const game: Game = loaded.game;
const [LOOKER, HIDER] = [0 as Seat, 1 as Seat];
type Decks = GameState & { readonly deck: unknown[] };

type World = {
  readonly server: Server;
  readonly clock: FakeTime;
  readonly table: string;
  /** As the server has it. */
  readonly state: () => GameState;
  readonly wires: Readonly<Record<'looker' | 'hider' | 'watcher', Wire>>;
  /** What came to each, as it came. */
  readonly came: Readonly<Record<'looker' | 'watcher', string[]>>;
};

const worlds: World[] = [];
afterAll(() => Promise.all(worlds.map(({ server }) => server.close())));

/** The same set-up each time; `other`: with other cards wherever the one who looks cannot look. */
async function newWorld(other: boolean, agreement: Partial<Agreement>): Promise<World> {
  let state: GameState | undefined;
  const setup: Game['setup'] = (options, _rng, emit) => {
    const real = game.setup(options, rngFromSeed(seedFrom('two worlds')), emit) as Decks;
    const world = game.sampleWorld(game.view(real, LOOKER), rngFromSeed(seedFrom('the other world'))) as Decks;
    // What it will draw itself it will know.
    world.deck[LOOKER] = real.deck[LOOKER];
    world.rng = cloneRng(real.rng);
    state = other ? world : real;
    return state;
  };
  const apply: Game['apply'] = (before, seat, choice, emit) => {
    game.apply(before, seat, choice, emit);
    state = before;
  };
  const clock = newFakeTime();
  const games = [{ ...loaded, game: { ...game, setup, apply } }];
  const config = { ...sqlite().config, host: '127.0.0.1', port: 0, botThreads: 0, limits: { messages: 10_000 } };
  const server = await openServer(config, { time: clock, games });
  const address = `http://127.0.0.1:${server.port}`;
  const [ann, ben, eve] = [await newPlayer(address, 'Ann'), await newPlayer(address, 'Ben'), await newPlayer(address, 'Eve')];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { id } = await ann.create({ game: 'duel', options: {}, seats, agreement: { ...AGREED, ...agreement } });
  await ben.join(id);
  const wires = { looker: await ann.connect(), hider: await ben.connect(), watcher: await eve.connect() };
  for (const wire of [wires.looker, wires.watcher]) {
    wire.say({ say: 'lobby', on: true });
    wire.say({ say: 'mine', on: true });
  }
  await Promise.all(
    Object.values(wires).map((wire) => {
      playAt(wire, game, id, () => undefined);
      return wire.next((message): message is ToClient => message.say === 'told' && message.messages.some((one) => 'view' in one));
    }),
  );
  const came = { looker: [] as string[], watcher: [] as string[] };
  for (const who of ['looker', 'watcher'] as const) wires[who].socket.on('message', (data) => came[who].push(String(data)));
  const world: World = { server, clock, table: id, state: () => state as unknown as GameState, wires, came };
  worlds.push(world);
  await settled(world);
  came.looker.length = 0;
  came.watcher.length = 0;
  return world;
}

/** Everything that was on its way has come. */
async function settled({ server, clock, wires }: World): Promise<void> {
  for (let i = 0; i < 3; i++) {
    clock.pass(500);
    // Lists are looked up in a few questions, one after another.
    for (let j = 0; j < 6; j++) await server.store.db.selectFrom('setting').selectAll().execute();
    for (const wire of Object.values(wires)) {
      const pong = wire.next(saying('pong'));
      wire.say({ say: 'ping', n: 1 });
      await pong;
    }
  }
}

const asked = (state: GameState, seat: Seat) => game.pending(state).find((decision) => decision.seat === seat);
const looksTo = (state: GameState, viewer: Viewer): string => JSON.stringify(game.view(state, viewer));
let said = 0;

async function answer({ wires, table }: World, seat: Seat, choice: Choice): Promise<void> {
  const wire = seat === LOOKER ? wires.looker : wires.hider;
  const id = `said.${++said + 10_000}`;
  const done = wire.next((message): message is ToClient => message.say === 'told' && JSON.stringify(message).includes(id));
  // The number of a decision is the viewer's own; it is the same in both worlds where the same was asked.
  const decision = questionOf(wire, table);
  wire.say({ say: 'seat', table, message: { say: 'answer', decision, choice: Number(choice), id } });
  expect(JSON.stringify(await done)).toContain(`{"reply":"${id}","done":true}`);
}

/** The decision that a line was asked last. */
function questionOf(wire: Wire, table: string): number {
  const told = wire.heard.filter(saying('told')).filter((message) => message.table === table);
  for (const { messages } of told.toReversed())
    for (const message of messages.toReversed())
      if ('decision' in message) {
        if (!message.decision) throw new Error('nobody is asked');
        return message.decision.id;
      }
  throw new Error('nobody was asked');
}

/** A choice in each world that leaves both looking the same, another one if there is any. */
function likeChoices([one, two]: readonly [World, World], seat: Seat): [Choice, Choice] | undefined {
  /** What is seen of it, now and when secret answers are opened. */
  const after = ({ state }: World, choice: Choice): string => {
    const copy = game.clone(state());
    const seen: unknown[] = [];
    const see = (event: GameEvent): void => {
      for (const viewer of [LOOKER, 'spectator'] as const) seen.push(game.seenBy(event, viewer));
    };
    game.apply(copy, seat, choice, see);
    seen.push(looksTo(copy, LOOKER), looksTo(copy, 'spectator'));
    for (let i = 0; i < 2 && seat === HIDER && !asked(copy, HIDER); i++) {
      const [first] = asked(copy, LOOKER)?.choices ?? [];
      if (first !== undefined) game.apply(copy, LOOKER, first, see);
    }
    return JSON.stringify(seen);
  };
  const there = (asked(two.state(), seat)?.choices ?? []).map((choice) => ({ choice, looks: after(two, choice) }));
  const pairs = (asked(one.state(), seat)?.choices ?? []).flatMap((choice): [Choice, Choice][] => {
    const looks = after(one, choice);
    return there.filter((other) => other.looks === looks).map((other) => [choice, other.choice]);
  });
  if (seat === LOOKER) return pairs.filter(([a, b]) => a === b).at(-1);
  return pairs.find(([a, b]) => a !== b) ?? pairs[0];
}

const shape = (messages: readonly string[]): string[] =>
  messages.filter((text) => !text.includes('"pong"')).map((text) => `${JSON.parse(text).say} ${text.length}`);

/** Ids are by chance; all else has to be the same. */
const words = ({ table, came }: World, who: 'looker' | 'watcher'): string[] =>
  came[who]
    .filter((text) => !text.includes('"pong"'))
    .map((text) =>
      text
        .replaceAll(table, 'TABLE')
        .replace(/said\.\d+/g, 'SAID')
        .replace(/"(?:person|owner)":"[^"]{22}"|"(?:share|commitment)":"[0-9a-f]+"/g, ''),
    );

describe.each([
  ['without a clock', {}],
  ['with a clock', { pace: { kind: 'live', clock: { bank: 600_000, each: 20_000, increment: 5000 } } }],
  ['over days', { pace: { kind: 'slow', days: 3 } }],
] as const)('A table %s', (_, agreement) => {
  it('tells the same, in as many messages of the same size, whatever the other one holds and does in secret', async () => {
    const pair = [await newWorld(false, agreement), await newWorld(true, agreement)] as const;
    const [real, other] = pair;
    expect(looksTo(real.state(), LOOKER)).toBe(looksTo(other.state(), LOOKER));
    expect(looksTo(real.state(), HIDER)).not.toBe(looksTo(other.state(), HIDER));
    let [steps, differently] = [0, 0];
    for (; steps < 60; steps++) {
      const seat = [HIDER, LOOKER].find((one) => asked(real.state(), one));
      const choices = seat === undefined ? undefined : likeChoices(pair, seat);
      if (seat === undefined || !choices) break;
      if (choices[0] !== choices[1]) differently++;
      await Promise.all(pair.map((world, i) => answer(world, seat, choices[i] as Choice)));
      for (const world of pair) await settled(world);
      for (const who of ['looker', 'watcher'] as const) {
        expect(shape(other.came[who])).toEqual(shape(real.came[who]));
        expect(words(other, who)).toEqual(words(real, who));
      }
    }
    // Some way into the match, with secrets that differed.
    expect([steps >= 20, differently >= 3]).toEqual([true, true]);
    expect(real.came.looker.length).toBeGreaterThan(steps / 2);
  });

  it('does not tell that somebody has answered in secret', async () => {
    const [real, silent] = [await newWorld(false, agreement), await newWorld(false, agreement)];
    const decision = asked(real.state(), HIDER);
    expect(asked(real.state(), LOOKER)).toBeDefined();
    await answer(real, HIDER, decision?.choices[0] as Choice);
    for (const world of [real, silent]) await settled(world);
    for (const who of ['looker', 'watcher'] as const) expect(shape(real.came[who])).toEqual(shape(silent.came[who]));
    // Neither to who comes anew, over HTTP or in lists.
    const [seen, unseen] = await Promise.all(
      [real, silent].map(async ({ server, table }) => {
        const zoe = await newPlayer(`http://127.0.0.1:${server.port}`, 'Zoe');
        const room = JSON.stringify(await zoe.call('GET', `/api/tables/${table}`));
        const wire = await zoe.connect();
        const there = wire.next(saying('room'));
        wire.say({ say: 'sit', table });
        await there;
        const told = wire.next(saying('told'));
        wire.say({ say: 'seat', table, message: { say: 'since', number: 0 } });
        return [room.length, JSON.stringify(await told).length];
      }),
    );
    expect(seen).toEqual(unseen);
  });
});
