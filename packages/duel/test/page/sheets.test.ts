import { duel, LEIA, type View } from '@wartable/duel';
import { CARDS, telling, thingsOf } from '@wartable/duel/telling';
import { pick, rngFromSeed, seedFrom } from '@wartable/kernel';
import { BATTLE } from '@wartable/web/play/thing.ts';
import { describe, expect, it } from 'vitest';
import { faultFinder, sheetsOf } from '../../../web/test/sheet-faults.ts';

const OF_SIDES = ['leia', 'vader'].flatMap((side) => [
  `${side}-base`,
  `leader:${side}`,
  ...['deck', 'discard', 'resources', 'held'].map((zone) => `${zone}:${side}`),
]);

const sheetOf = await sheetsOf<View>(new URL('../../page/sheets.tsx', import.meta.url).pathname);

describe('A sheet', () => {
  it('tells of every thing on the table, whoever looks, by rules that exist', async () => {
    const faultsIn = await faultFinder('duel', telling.rulebook);
    const faults = new Set<string>();
    const rng = rngFromSeed(seedFrom('sheets'));
    const state = duel.setup({ setup: 'standard' }, rng);
    for (let due = duel.pending(state); due.length > 0; due = duel.pending(state)) {
      for (const viewer of [LEIA, 'spectator'] as const) {
        const view = duel.view(state, viewer);
        const units = [...thingsOf(view).values()];
        for (const thing of [BATTLE, 'initiative', ...OF_SIDES, ...units])
          for (const fault of faultsIn(sheetOf(thing, view))) faults.add(`${thing}: ${fault}`);
      }
      const decision = pick(rng, due);
      duel.apply(state, decision.seat, pick(rng, decision.choices));
    }
    const view = duel.view(state, LEIA);
    for (const { name, type } of CARDS)
      if (type !== 'base') for (const fault of faultsIn(sheetOf(`hand:${name}`, view))) faults.add(`${name}: ${fault}`);
    expect([...faults]).toEqual([]);
  });

  it('of a card explains each of its keywords', () => {
    const view = duel.view(duel.setup({ setup: 'standard' }, rngFromSeed(seedFrom('words'))), LEIA);
    for (const { name, sentinel, raid, restore } of CARDS) {
      const rules = sheetOf(`hand:${name}`, view)?.rules ?? [];
      if (sentinel) expect(rules).toContain('duel/attack/sentinel');
      if (raid > 0) expect(rules).toContain('duel/attack/raid');
      if (restore > 0) expect(rules).toContain('duel/attack/restore');
    }
  });

  it('of a hidden pile shows no more than what may be in it', () => {
    const state = duel.setup({ setup: 'standard' }, rngFromSeed(seedFrom('hidden')));
    const world = duel.sampleWorld(duel.view(state, LEIA), rngFromSeed(seedFrom('another')));
    for (const zone of ['deck', 'held', 'resources'])
      expect(JSON.stringify(sheetOf(`${zone}:vader`, duel.view(world, LEIA)))).toBe(
        JSON.stringify(sheetOf(`${zone}:vader`, duel.view(state, LEIA))),
      );
  });
});
