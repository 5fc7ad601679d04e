import { hoth, SCENARIOS, type View } from '@wartable/hoth';
import { UNIT_KINDS } from '@wartable/hoth/telling';
import { rngFromSeed, seatAt, seedFrom } from '@wartable/kernel';
import type { Opening } from '@wartable/web/play/scenes.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const { opening }: { opening: (view: View) => Opening } = await import(
  new URL('../../page/ends/opening.tsx', import.meta.url).pathname
);

describe('The opening', () => {
  it.each(SCENARIOS.map(({ id }) => id))('of scenario %s shows those who fight in it, and nobody else', (scenario) => {
    const view = hoth.view(hoth.setup(hoth.options({ scenario }), rngFromSeed(seedFrom('opening'))), seatAt(0));
    const picture = renderToStaticMarkup(opening(view).picture);
    const drawn = UNIT_KINDS.filter((kind) => picture.includes(`#hoth-figure-${kind}`));
    const there = new Set(view.units.map(({ kind }) => kind));
    const arriving = view.battle.rules.flatMap((rule) =>
      'kind' in rule && rule.rule.startsWith('reinforce') ? [rule.kind] : [],
    );
    expect(new Set(drawn)).toEqual(new Set([...there, ...arriving]));
  });
});
