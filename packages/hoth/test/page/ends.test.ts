import { hoth, SCENARIOS, type View } from '@wartable/hoth';
import { rngFromSeed, seatAt, seedFrom } from '@wartable/kernel';
import type { Opening } from '@wartable/web/play/scenes.ts';
import { describe, expect, it } from 'vitest';

const { opening }: { opening: (view: View) => Opening } = await import(
  new URL('../../page/ends/opening.tsx', import.meta.url).pathname
);

type Picture = { readonly props: { readonly children: readonly { readonly props: { readonly kind: string } }[] } };

describe('The opening', () => {
  it.each(SCENARIOS.map(({ id }) => id))('of scenario %s shows those who fight in it, and nobody else', (scenario) => {
    const view = hoth.view(hoth.setup(hoth.options({ scenario }), rngFromSeed(seedFrom('opening'))), seatAt(0));
    const drawn = (opening(view).picture as unknown as Picture).props.children.map(({ props: { kind } }) => kind);
    const there = new Set(view.units.map(({ kind }) => kind));
    const arriving = view.battle.rules.flatMap((rule) =>
      'kind' in rule && rule.rule.startsWith('reinforce') ? [rule.kind] : [],
    );
    expect(new Set(drawn)).toEqual(new Set([...there, ...arriving]));
  });
});
