import { type About, endor } from '@wartable/endor';
import { below, rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { sitDown } from './at-table.ts';

describe('Battle for Endor at the table', () => {
  it.each(['one', 'two', 'three'])('foresees every shot and attempt (game %s)', (seed) => {
    const table = sitDown({ ties: 'auto' }, seed);
    const rng = rngFromSeed(seedFrom(`person ${seed}`));
    const seen = new Set<string>();
    for (let decision = table.decision(); decision; decision = table.decision()) {
      const { view } = table.now();
      const at = decision.kind === 'place' ? decision.choices.length - 1 : below(rng, decision.choices.length);
      const { choice, verb, target = '' } = decision.choices[at] as (typeof decision.choices)[number];
      const previews = endor.previews(view);
      const shown = previews.find(({ thing, legal }) => thing === (target || verb) && legal);
      if (verb === 'target') expect(endor.preview(view, target)).toEqual(shown);
      const thrown = table.answer(choice).told.flatMap(({ event }) => (event.type === 'dice-rolled' ? [event.faces.length] : []));
      if (verb !== 'target' && !verb.startsWith('breach')) continue;
      expect(shown?.shot?.dice ?? shown?.attempt?.dice).toBe(thrown[0]);
      seen.add(decision.kind);
    }
    expect(seen).toContain('target');
  });

  it('grows the odds of a group as its members join', () => {
    for (const seed of ['join a', 'join b', 'join c', 'join d']) {
      const table = sitDown({ ties: 'auto' }, seed);
      let before = -1;
      for (let i = 0; i < 400; i++) {
        const decision = table.decision();
        if (!decision) break;
        const best = Math.max(0, ...endor.previews(table.now().view).map(({ shot }) => shot?.dice ?? 0));
        if (decision.choices.some(({ verb }) => verb === 'join')) {
          if (before >= 0) expect(best).toBeGreaterThanOrEqual(before);
          before = best;
        } else if (before > 0) return;
        const pick = decision.choices.find(
          ({ verb, thing = '', target = '' }) =>
            verb === 'default' ||
            verb === 'join' ||
            (verb === 'act' && /^(EL|EW)/.test(thing)) ||
            (verb === 'to' && target.startsWith('E')),
        );
        table.answer((pick ?? decision.choices.at(-1))?.choice as number);
      }
    }
    throw new Error('nobody ever joined');
  });

  it('tells what a piece can hit and who can hit it, and why something cannot be chosen', () => {
    const table = sitDown({ ties: 'auto' }, 'about');
    for (let i = 0; i < 3; i++) table.answer(table.decision()?.choices.at(-1)?.choice as number);
    const { view } = table.now();
    const about = endor.about(view, 'RT1') as About;
    expect(about.hits.length).toBeGreaterThan(0);
    for (const { dice, hit } of [...about.hits, ...about.fears]) expect(dice > 0 && hit > 0 && hit <= 1).toBe(true);
    expect(endor.intents(view, 'ST1').flatMap((intent) => endor.whyNot(view, intent) ?? [])).toHaveLength(1);
  });
});
