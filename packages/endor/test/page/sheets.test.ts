import { type About, endor, REBEL, type View } from '@wartable/endor';
import { mapOf, PIECES, TABLES, telling } from '@wartable/endor/telling';
import { BATTLE } from '@wartable/web/play/thing.ts';
import { describe, expect, it } from 'vitest';
import { faultFinder, sheetsOf } from '../../../web/test/sheet-faults.ts';
import { sitDown } from './at-table.ts';

const TRACKS = [BATTLE, 'door', 'cruisers', 'turn', 'tactic', 'actions', 'events', 'dice', 'complex'];

const sheetOf = await sheetsOf<View>(new URL('../../page/sheets.tsx', import.meta.url).pathname);

describe('A sheet', () => {
  it('tells of every unit, hex, card and track, by rules that exist', async () => {
    const faultsIn = await faultFinder('endor', telling.rulebook);
    const faults = new Set<string>();
    const table = sitDown({ ties: 'auto' }, 'sheets');
    for (let moves = 0; moves < 120 && table.decision(); moves++) {
      const choices = table.decision()?.choices ?? [];
      const { view } = table.now();
      if (moves % 30 === 0)
        for (const thing of [...TRACKS, ...mapOf(view).names, ...PIECES.map(({ name }) => name)])
          for (const fault of faultsIn(sheetOf(thing, view, endor.about(view, thing)))) faults.add(`${thing}: ${fault}`);
      const [first] = choices;
      const all = choices.find(({ verb }) => verb === 'default') ?? choices[moves % choices.length] ?? first;
      if (all) table.answer(all.choice);
    }
    const { view } = table.now();
    for (const card of TABLES.actions)
      for (const fault of faultsIn(sheetOf(`${card}-1`, view, undefined))) faults.add(`${card}: ${fault}`);
    expect([...faults]).toEqual([]);
    expect(sheetOf('nothing', view, undefined)).toBeUndefined();
  });

  it('of an Imperial unit says whom it goes for and at whom it fires, by its tactic', () => {
    const about = (position: object, piece: string): About =>
      endor.about(endor.view(endor.read(position), REBEL), piece) as About;
    const pieces = { han: 'R.0', EW1: 'I3.2', ST1: 'I3.5' };
    expect(about({ pieces }, 'ST1').plan).toMatchObject({ targets: ['EW1'], aims: ['EW1'] });
    // By the hex it stands on, too; a Rebel does as the player likes.
    expect(about({ pieces }, 'I3.5').plan).toEqual(about({ pieces }, 'ST1').plan);
    expect(about({ pieces }, 'EW1').plan).toBeUndefined();
  });
});
