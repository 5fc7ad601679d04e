import { hoth, SCENARIOS, type View } from '@wartable/hoth';
import { CARD_NAMES, telling } from '@wartable/hoth/telling';
import { BATTLE } from '@wartable/web/play/thing.ts';
import { describe, expect, it } from 'vitest';
import { faultFinder, sheetsOf } from '../../../web/test/sheet-faults.ts';
import { HEXES, nameOf } from '../../page/layout.ts';
import { optionsFor, REBEL, randomBattle } from '../helpers.ts';

const viewFrom = (position: object) => hoth.view(hoth.read(position), REBEL);
const saidOf = (view: ReturnType<typeof viewFrom>, thing: string): string =>
  JSON.stringify(sheetOf(thing, view, hoth.about(view, thing))?.parts);

const sheetOf = await sheetsOf<View>(new URL('../../page/sheets.tsx', import.meta.url).pathname);

describe('A sheet', () => {
  it('tells of every hex, card, the dice and the battle, in each scenario, by rules that exist', async () => {
    const faultsIn = await faultFinder('hoth', telling.rulebook);
    const faults = new Set<string>();
    for (let i = 0; i < SCENARIOS.length; i++) {
      let turns = 0;
      randomBattle(i, (state) => {
        if (turns++ % 60 !== 0) return;
        const view = hoth.view(state, REBEL);
        for (const thing of [BATTLE, 'medals', 'dice', ...HEXES.map(nameOf)])
          for (const fault of faultsIn(sheetOf(thing, view, hoth.about(view, thing)))) faults.add(`${thing}: ${fault}`);
      });
    }
    const view = hoth.view(hoth.setup(hoth.options(optionsFor(1)), hoth.read({ map: {} }).rng), REBEL);
    for (const card of CARD_NAMES) for (const fault of faultsIn(sheetOf(card, view, undefined))) faults.add(`${card}: ${fault}`);
    expect([...faults]).toEqual([]);
    expect(sheetOf('nothing', view, undefined)).toBeUndefined();
  });

  it('of a unit counts its dice, its figures, and who can hit whom', () => {
    const view = viewFrom({ map: { D5: '.I', D4: '.i', D2: '.w' } });
    const said = saidOf(view, 'D5');
    expect(said).toContain('"3 · 2 · 1"');
    expect(said).toContain('{"n":3,"full":3}');
    // The walker is hidden behind the snowtroopers.
    expect(said.match(/"sheet\.aim"/g)).toHaveLength(2);
  });

  it('of the battle has a sentence for each special rule, and for each leader’s cards', () => {
    for (let i = 0; i < SCENARIOS.length; i++) {
      const view = hoth.view(hoth.setup(hoth.options(optionsFor(i)), hoth.read({ map: {} }).rng), REBEL);
      const said = JSON.stringify(sheetOf(BATTLE, view, undefined));
      for (const { leaders } of view.seats) for (const leader of leaders) expect(said).toContain(`leader.${leader}`);
      expect(said.match(/goal\.(?!medals|both|unit|infantry)|steep-ridges"\}/g)?.length ?? 0).toBe(view.battle.rules.length);
    }
  });
});
