import type { View } from '@wartable/endor';
import { seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { endorAtTable } from '../src/endor/at-table.ts';
import { answersOf, PLANS, placedIn } from '../src/endor/plans.ts';
import { CATALOGUE } from '../src/endor/text/index.ts';
import { beginTable, giveAnswer, giveAnswers, snapshotOf } from '../src/table/table.ts';

describe('A set-up in one tap', () => {
  it.each(PLANS)('$id is legal to the last piece, and can be read off the log again', (plan) => {
    const table = beginTable(endorAtTable, { options: { ties: 'auto' }, players: [{ kind: 'person' }], seed: seedFrom(plan.id) });
    const { view, news } = snapshotOf(table);
    giveAnswers(table, 0, answersOf(plan, view as View));
    const after = snapshotOf(table);
    expect(after.decision?.kind).not.toBe('place');
    expect(placedIn([...news, ...after.news])).toEqual(plan.hexes);
    expect(new Set(plan.hexes).size).toBe(plan.hexes.length);
    expect(CATALOGUE.en[`plan.${plan.id}`]).toBeDefined();
  });

  it('goes on where questions or single answers came between', () => {
    const [plan] = PLANS;
    if (!plan) throw new Error('there is no plan');
    const table = beginTable(endorAtTable, {
      options: { ties: 'ask' },
      players: [{ kind: 'person' }],
      seed: seedFrom('between'),
    });
    for (let i = 0; i < 60; i++) {
      const { decision, view } = snapshotOf(table);
      if (decision?.kind === 'place') giveAnswers(table, 0, answersOf(plan, view as View));
      else if (decision?.kind === 'tie-hex') giveAnswer(table, 0, decision.id, decision.choices[0]?.choice as number);
      else break;
    }
    const { view } = snapshotOf(table);
    expect((view as View).pieces.find(({ piece }) => piece === 'CA3')?.at).toBe(plan.hexes.at(-1));
  });
});
