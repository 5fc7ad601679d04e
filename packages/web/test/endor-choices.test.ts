import type { View } from '@wartable/endor';
import { below, rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type EndorPreview, endorAtTable } from '../src/endor/at-table.ts';
import { actingIn, isOnStage, marksOf, offersOf, rangeOf } from '../src/endor/choices.ts';
import { sceneOf } from '../src/endor/scene.ts';
import { beginTable, giveAnswer, snapshotOf } from '../src/table/table.ts';

const HEXES = 259;

describe('Every choice', () => {
  it.each(['a', 'b', 'c', 'd'])('glows on the map or is a button, and nothing else glows like one (game %s)', (seed) => {
    const options = { ties: seed === 'a' ? 'ask' : 'auto' };
    const table = beginTable(endorAtTable, { options, players: [{ kind: 'person' }], seed: seedFrom(`stage ${seed}`) });
    const rng = rngFromSeed(seedFrom(`stage person ${seed}`));
    const kinds = new Set<string>();
    for (let i = 0; i < 2000; i++) {
      const snapshot = snapshotOf(table);
      const { decision, outcome } = snapshot;
      if (outcome) break;
      if (!decision) throw new Error('nobody is asked');
      kinds.add(decision.kind);
      const view = snapshot.view as View;
      const scene = sceneOf(view);
      const offers = offersOf(decision, scene);
      for (const choice of decision.choices)
        expect(isOnStage(choice, decision, view)).toBe(choice.words !== 'enter' && [...offers.values()].includes(choice));
      if (decision.kind === 'rally') expect(offers.size).toBe(decision.choices.length * 7);
      const previews = snapshot.previews as readonly EndorPreview[];
      const pointed = { view, over: undefined, hinted: decision.choices[0]?.choice };
      const marks = marksOf({ decision, previews, offers }, scene, pointed, ({ shot }) => shot && String(shot.dice));
      for (const [hex, { state }] of marks.hexes)
        expect(offers.has(hex)).toBe(state === 'choice' || state === 'target' || state === 'chosen');
      const firers = actingIn(view, decision);
      if (decision.kind === 'target') {
        const ranged = rangeOf(view, scene, firers);
        const inside = view.pieces.find(({ piece }) => piece === firers[0])?.at === 'complex';
        expect(ranged === undefined).toBe(inside);
        // Whoever can be hit stands in one of the macrohexes.
        for (const hex of offers.keys())
          if (hex < HEXES) expect(ranged?.map(({ macrohex }) => macrohex)).toContain(scene.map.macrohexOf[hex]);
      }
      const at = decision.kind === 'place' ? decision.choices.length - 1 : below(rng, decision.choices.length);
      giveAnswer(table, 0, decision.id, decision.choices[at]?.choice as number);
    }
    expect(kinds.size).toBeGreaterThan(5);
  });
});
