import { below, rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type About, type EndorPreview, endorAtTable } from '../src/endor/at-table.ts';
import { tell } from '../src/table/history.ts';
import { beginTable, giveAnswer, previewThing, snapshotOf, whyNotThing } from '../src/table/table.ts';

const { game } = endorAtTable;

function begin(seed: string) {
  return beginTable(endorAtTable, { options: { ties: 'auto' }, players: [{ kind: 'person' }], seed: seedFrom(seed) });
}

describe('Battle for Endor at the table', () => {
  it.each(['one', 'two', 'three'])('foresees every shot and attempt, and quickly (game %s)', (seed) => {
    const table = begin(seed);
    const rng = rngFromSeed(seedFrom(`person ${seed}`));
    const times: number[] = [];
    const seen = new Set<string>();
    for (let i = 0; i < 3000; i++) {
      const { decision, outcome } = snapshotOf(table);
      if (outcome) break;
      if (!decision) throw new Error('nobody is asked');
      const last = decision.kind === 'place' ? decision.choices.length - 1 : below(rng, decision.choices.length);
      const { choice, words } = decision.choices[last] as (typeof decision.choices)[number];
      const [pending] = game.pending(table.match.state);
      const start = performance.now();
      const previews = pending ? (endorAtTable.previews(table.match.state, pending) as readonly EndorPreview[]) : [];
      times.push(performance.now() - start);
      const [verb = '', thing = ''] = words.split(' ');
      const asked = previewThing(table, 0, thing) as EndorPreview | undefined;
      const shown = previews.find((one) => one.thing === (thing || verb) && one.legal);
      if (verb === 'target') expect(asked).toEqual(shown);
      giveAnswer(table, 0, decision.id, choice);
      const news = tell(game, table.history, 0, false).news as readonly { type: string; faces?: readonly string[] }[];
      const thrown = news.find(({ type }) => type === 'dice-rolled')?.faces?.length;
      if (verb === 'target' || verb.startsWith('breach')) {
        expect(shown?.shot?.dice ?? shown?.attempt?.dice).toBe(thrown);
        seen.add(decision.kind);
      }
    }
    expect(seen).toContain('target');
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(5);
  });

  it('grows the odds of a group as its members join', () => {
    for (const seed of ['join a', 'join b', 'join c', 'join d']) {
      const table = begin(seed);
      let before = -1;
      for (let i = 0; i < 400; i++) {
        const { decision, previews, outcome } = snapshotOf(table);
        if (!decision || outcome) break;
        const wanted = (kind: string, verb: string): boolean =>
          decision.kind === kind && decision.choices.some(({ words }) => words.startsWith(verb));
        const best = Math.max(0, ...(previews as EndorPreview[]).map(({ shot }) => shot?.dice ?? 0));
        if (wanted('join', 'join ')) {
          if (before >= 0) expect(best).toBeGreaterThanOrEqual(before);
          before = best;
        } else if (before > 0) return;
        const pick =
          decision.choices.find(({ words }) => /^(default|act EL|act EW|join|to E)/.test(words)) ?? decision.choices.at(-1);
        giveAnswer(table, 0, decision.id, pick?.choice as number);
      }
    }
    throw new Error('nobody ever joined');
  });

  it('tells what a piece can hit and who can hit it, and why something cannot be chosen', () => {
    const table = begin('about');
    for (let i = 0; i < 3; i++) {
      const { decision } = snapshotOf(table);
      giveAnswer(table, 0, decision?.id as number, decision?.choices.at(-1)?.choice as number);
    }
    const about = endorAtTable.about(table.match.state, 'RT1') as About;
    expect(about.hits.length).toBeGreaterThan(0);
    for (const { dice, hit } of [...about.hits, ...about.fears]) expect(dice > 0 && hit > 0 && hit <= 1).toBe(true);
    expect(whyNotThing(table, 0, 'ST1').length).toBeGreaterThan(0);
  });
});
