/** What is felt in play: what moves, and that nothing moves where nobody wants it. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './browser.ts';
import { beginDuel } from './duel-table.ts';
import { look, type Sight } from './table.ts';

const visit = browserForTests();
const LIVELY = { reducedMotion: 'no-preference' } as const;

/** Notes what the page moves, whenever that is. */
const NOTED = `{
  window.moved = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    window.moved.push(timing.id);
    return animate.call(this, frames, timing);
  };
}`;
const moved = (page: Page): Promise<string[]> => page.evaluate('[...new Set(window.moved)].sort()');

/** Twice as quick as the calm speed. */
async function quick(page: Page, speed: 0 | 2): Promise<void> {
  await page.addInitScript(NOTED);
  await page.addInitScript(`localStorage.setItem('wartable.device', '{"asksToEnd":false,"speed":${speed}}')`);
}

/** Plays the first card, and passes until a unit may attack. */
async function untilAttack(page: Page): Promise<void> {
  await beginDuel(page, 'first-game', '0', '1');
  const own = page.locator('.dl-row.own .dl-unit.is-choice');
  let sight: Sight = await look(page);
  await page.locator('.dl-hand .is-choice').first().click();
  for (let n = 0; n < 30; n++) {
    sight = await look(page, sight);
    if ((await own.count()) > 0) return await own.first().click();
    await page
      .locator('.choices button', { hasText: /^(Pass|No resource)/ })
      .last()
      .click();
  }
}

describe('A duel', () => {
  it('is felt: cards travel, a unit strikes, what is hit shakes and cracks; exhausted it is turned, and can be read', () =>
    visit(LIVELY, async (page) => {
      await quick(page, 2);
      await untilAttack(page);
      await page.locator('.dl-base.vader.is-target, .dl-row.theirs .is-target').last().click();
      await expect.poll(() => moved(page)).toEqual(expect.arrayContaining(['dl-shakes', 'dl-strikes', 'dl-travels']));
      await look(page);
      // Nothing that flew is left.
      await expect.poll(() => page.locator('.dl-flights > *').count()).toBe(0);
      expect(await page.locator('.dl-cracks').count()).toBeGreaterThan(0);
      const [tile = 0, number = 0] = (await page.evaluate(`(() => {
        const unit = document.querySelector('.dl-unit.exhausted');
        return [unit, unit.querySelector('.dl-stat')].map((one) => parseFloat(getComputedStyle(one).rotate));
      })()`)) as number[];
      expect(tile).toBeGreaterThan(3);
      expect(tile + number).toBe(0);
    }));

  it.each([
    ['the device wants no motion', { reducedMotion: 'reduce' }, 2],
    ['the player wants none', LIVELY, 0],
  ] as const)('stands still where %s', (_, options, speed) =>
    visit(options, async (page) => {
      await quick(page, speed);
      await untilAttack(page);
      const sight = await look(page);
      await page.locator('.dl-base.vader.is-target, .dl-row.theirs .is-target').last().click();
      await look(page, sight);
      expect(await moved(page)).toEqual([]);
      expect(await page.evaluate('document.getAnimations().length')).toBe(0);
    }),
  );
});
