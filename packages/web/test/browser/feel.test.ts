/** What is felt in play: what moves, and that nothing moves where nobody wants it. */
import { en as endor } from '@wartable/endor/page/text/en.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './browser.ts';
import { beginDuel } from './duel-table.ts';
import { answer, button, look, reach, type Sight } from './table.ts';
import { en } from './words.ts';

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
  await page.addInitScript(`{
    const kept = JSON.parse(localStorage.getItem('wartable.device') ?? '{}');
    localStorage.setItem('wartable.device', JSON.stringify({ ...kept, speed: ${speed} }));
  }`);
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
      await page.locator('.dl-base.vader.is-target').click();
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

/** To the first card, which lets the heroes act, and to the first of them. */
async function untilHero(page: Page, touch: boolean): Promise<void> {
  await page.goto('/');
  const press = (one: Locator): Promise<void> => (touch ? one.tap() : one.click());
  await press(button(page, en['door.endor.play']));
  let sight = await look(page);
  await press(page.getByRole('button', { name: new RegExp(`^${endor['plan.packs']}`) }));
  sight = await look(page, sight);
  await press(button(page, en['tip.stop']));
  await answer(page, { ...sight, buttons: 0 }, ([first]) => first as never, touch);
  await page.locator('.beside button').first().waitFor();
}

/** The buttons beside the hero: each lies in the frame of the board, and nothing lies over it. */
const FREE = `(() => {
  const room = document.querySelector('.map-board').getBoundingClientRect();
  return [...document.querySelectorAll('.beside button')].map((one) => {
    const { left, top, right, bottom, height } = one.getBoundingClientRect();
    const isInside = left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
    const spots = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
    return isInside && height >= 24 && spots.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
  });
})()`;

describe('The forest', () => {
  it('offers beside a hero what it can do, in sight at every size, for fingers and keys', () =>
    visit({}, async (page) => {
      await untilHero(page, false);
      const sight = await look(page);
      const inPanel = await page.locator('.choices button').allInnerTexts();
      expect(await page.locator('.beside button').allInnerTexts()).toEqual(inPanel);
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [720, 450],
        [320, 568],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => page.evaluate(FREE), { message: `${width}` }).toEqual(inPanel.map(() => true));
      }
      // Who is chosen stands in the light; ground in reach has an edge and keeps its trees.
      expect(await page.locator('.endor-piece .beam').count()).toBe(1);
      await page.locator('.map-board').focus();
      await reach(page, '.beside button');
      await page.keyboard.press('Enter');
      const moves = await look(page, sight);
      expect(moves.hexes.length).toBeGreaterThan(3);
      expect(await page.locator('.reach-spot').count()).toBe(moves.hexes.length);
      expect(await page.locator('.light-rings .mark-reach .reach-line').getAttribute('d')).toMatch(/^M/);
      expect(await page.locator('.beside').count()).toBe(0);
    }));

  it('takes the buttons beside a hero with a finger, and points at who may act', () =>
    visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
      await untilHero(page, true);
      expect(await page.locator('.pointer').count()).toBe(0);
      const sight = await look(page);
      await page.locator('.beside button').last().tap();
      expect((await look(page, sight)).prompt).not.toBe(sight.prompt);
      await page.locator('.light-above .mark-choice .pointer').first().waitFor({ state: 'attached' });
    }));
});
