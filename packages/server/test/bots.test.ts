import { makePlayer } from '@wartable/ai';
import { lookOf } from '@wartable/bots/nets';
import { INSTALLED } from '@wartable/games';
import { rngFromSeed, seedFrom } from '@wartable/kernel';
import { expect, it } from 'vitest';
import { openBotQueue } from '../src/hall/bots.ts';

it('Who has many tables waits for who has one: bots serve one owner after another', async () => {
  const [loaded] = INSTALLED.filter(({ manifest }) => manifest.id === 'duel');
  if (!loaded) throw new Error('no duel');
  const { game, manifest } = loaded;
  const state = game.setup(game.options({}), rngFromSeed(seedFrom('bots')));
  const [decision] = game.pending(state);
  const [bot] = manifest.levels;
  if (!decision || !bot) throw new Error('nobody is asked');
  const queue = openBotQueue(1, (trouble) => expect.fail(trouble));
  const served: string[] = [];
  const ask = async (owner: string, table: string): Promise<void> => {
    const request = { table, game: 'duel', bot, view: game.view(state, decision.seat), decision, seed: seedFrom(table) };
    await queue.ask(owner, request);
    served.push(table);
  };
  const many = ['a1', 'a2', 'a3', 'a4'].map((table) => ask('Ann', table));
  await Promise.all([...many, ask('Ben', 'b1'), ask('Eve', 'e1')]);
  expect(served).toEqual(['a1', 'a2', 'b1', 'e1', 'a3', 'a4']);
  await queue.close();
});

it.each(INSTALLED.map((loaded) => [loaded.game.id, loaded] as const))(
  'The best bot of %s looks at online tables with what it is said to look with',
  async (id, { game, manifest }) => {
    const state = game.setup(game.options({}), rngFromSeed(seedFrom('best')));
    const [decision] = game.pending(state);
    const bot = manifest.levels.at(-1);
    if (!decision || !bot) throw new Error('nobody is asked');
    const queue = openBotQueue(1, (trouble) => expect.fail(trouble));
    const view = game.view(state, decision.seat);
    const seed = seedFrom('best bot');
    const choice = await queue.ask('Ann', { table: 'one', game: id, bot, view, decision, seed });
    const look = bot.net === undefined ? undefined : lookOf(game, bot.net);
    const skill = manifest.search ? { ...bot, search: manifest.search } : bot;
    expect(choice).toBe(makePlayer(game, skill, () => 0, look)({ view, decision, rng: rngFromSeed(seed) }).choice);
    await queue.close();
  },
);
