import { endor, type View } from '@wartable/endor';
import { rngFromSeed, seatAt, seedFrom } from '@wartable/kernel';
import type { Opening } from '@wartable/web/play/scenes.ts';
import { describe, expect, it } from 'vitest';

const { opening }: { opening: (view: View) => Opening } = await import(
  new URL('../../page/ends/opening.tsx', import.meta.url).pathname
);

const counted = (difficulty: object): (number | undefined)[] => {
  const state = endor.setup(endor.options({ difficulty }), rngFromSeed(seedFrom('opening')));
  return opening(endor.view(state, seatAt(0))).forces.map(({ troops }) => troops.reduce((sum, { n = 1 }) => sum + n, 0));
};

describe('The opening', () => {
  it('counts who begins, not what is in the box', () => {
    expect(counted({})).toEqual([29, 20]);
    expect(counted({ gentle: true })).toEqual([29, 10]);
  });
});
