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
