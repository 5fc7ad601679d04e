/** On small screens: what can be chosen and who acts is in sight, or an arrow at the edge points there. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests, chance } from './browser.ts';
import { fingers, lie, tapDoor } from './hands.ts';
import { answer, button, look } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];
const onPhone = (viewport: { width: number; height: number }) => ({ viewport, hasTouch: true, isMobile: true });

/** What cannot be seen of what matters, less what the arrows count; and hexes too small for a finger. */
const FAULTS = `(() => {
  const board = document.querySelector('.map-board').getBoundingClientRect();
  const all = [...document.querySelectorAll('.light-above [data-hex], .light-below .mark-acting')];
  const lost = all.filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [cx, cy] = [x + width / 2, y + height / 2];
    if (cx < board.left || cx > board.right || cy < board.top || cy > board.bottom) return true;
    const there = document.elementFromPoint(cx, cy);
    return !there?.closest('.map-board');
  });
  const counted = [...document.querySelectorAll('.edge-arrow')].reduce((sum, one) => sum + Number(one.textContent), 0);
  const wide = Math.min(...[...document.querySelectorAll('.light-above [data-hex]')].map((one) => one.getBoundingClientRect().width));
  return { lost: Math.max(0, lost.length - counted), small: wide < 40 ? Math.round(wide) : 0, all: all.length, arrows: counted };
})()`;
type Faults = { readonly lost: number; readonly small: number; readonly all: number; readonly arrows: number };

/** The board finds its place with the frame after the one that shows the decision. */
const rested = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

describe.each(SIZES)('At $width × $height', (size) => {
  it.each([
    ['hoth', 16],
    ['endor', 9],
  ] as const)('%s shows all choices and who acts, or points at them', (game, decisions) =>
    visit(onPhone(size), async (page) => {
      await tapDoor(page, en[`door.${game}.play`]);
      const pick = chance(11);
      const found: string[] = [];
      let [sight, offered] = [await look(page), 0];
      const board = await page.locator('.map-board').boundingBox();
      const whole = await page.locator('.map-stage').boundingBox();
      // All of the board comes first; Endor begins with places to choose.
      if (game === 'hoth')
        expect(whole && board && whole.width <= board.width + 1 && whole.height <= board.height + 1).toBe(true);
      for (let n = 0; n < decisions && sight.at === 'decision'; n++) {
        const tips = button(page, en['tip.stop']);
        if (await tips.isVisible()) await tips.tap();
        await rested(page);
        const { lost, small, all } = (await page.evaluate(FAULTS)) as Faults;
        offered += all;
        if (lost > 0 || small > 0) found.push(`${sight.prompt}: ${lost} of ${all} lost, ${small} px wide`);
        // No turn is given away, so that there is much to see; an army is not placed one by one.
        const places = (sight.hexes.length > 0 || sight.cards > 0) && !(game === 'endor' && n === 1);
        await answer(page, places ? { ...sight, buttons: 0 } : { ...sight, hexes: [] }, pick, true);
        sight = await look(page, sight);
      }
      expect(found).toEqual([]);
      expect(offered).toBeGreaterThan(20);
    }),
  );
});

describe('On a desk', () => {
  it('the board that fits stays whole whatever has been told over it', () =>
    visit({ reducedMotion: 'no-preference' }, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      let sight = await look(page);
      for (let n = 0; n < 4; n++) {
        await answer(page, sight.hexes.length > 0 ? { ...sight, buttons: 0 } : sight, (ways) => ways.at(-1) as never);
        sight = await look(page, sight);
      }
      await page.waitForFunction(`(() => {
        const [board, whole] = ['.map-board', '.map-stage'].map((what) => document.querySelector(what).getBoundingClientRect());
        return whole.top >= board.top - 1 && whole.bottom <= board.bottom + 1;
      })()`);
    }));
});

/** Of two boxes, whether they share anything. */
const MEET = `(a, b) => {
  const [one, other] = [a, b].map((what) => document.querySelector(what).getBoundingClientRect());
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}`;

const COVERED_UNITS = `(() => {
  const hint = document.querySelector('.notes').getBoundingClientRect();
  return [...document.querySelectorAll('.map-board .unit')].filter((unit) => {
    const { y, height } = unit.getBoundingClientRect();
    return y + height / 2 > hint.top && y + height / 2 < hint.bottom;
  }).length;
})()`;

describe('A hint', () => {
  it('is a small bubble beside the board, with the suggestion drawn on it, and is closed', () =>
    visit(onPhone({ width: 390, height: 844 }), async (page) => {
      await tapDoor(page, en['door.hoth.play']);
      await button(page, en['tip.stop']).tap();
      let sight = await look(page);
      // A card is lifted, and nobody is covered: the board makes room.
      await button(page, en['play.hint']).tap();
      await page.locator('.hand .card-chosen').waitFor();
      await expect.poll(() => page.evaluate(COVERED_UNITS)).toBe(0);
      await page.keyboard.press('Escape');
      await page.locator('.hint').waitFor({ state: 'detached' });
      expect(await page.locator('.hand .card-chosen').count()).toBe(0);
      while (!/where to/.test(sight.prompt)) {
        await answer(page, sight.hexes.length > 0 ? { ...sight, buttons: 0 } : sight, ([first]) => first as never, true);
        sight = await look(page, sight);
      }
      await button(page, en['play.hint']).tap();
      await page.locator('.hint-pin').waitFor();
      await page.locator('.way').waitFor();
      expect(await page.evaluate(`(${MEET})('.hint', '.map-board')`)).toBe(false);
      expect(await page.locator('.hint-rest').first().isVisible()).toBe(false);
      await button(page, en['play.more']).tap();
      expect(await page.locator('.hint-rest').first().isVisible()).toBe(true);
      await page.locator('.hint').getByRole('button', { name: en['set.close'] }).tap();
      expect(await page.locator('.hint, .hint-pin').count()).toBe(0);
    }));
});

describe('The name of a hex', () => {
  it('stands at the edge of the board, on every hex or nowhere, and lights its hex when a sentence has it', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      const named = page.locator('.prompt .named');
      let sight = await look(page);
      const seen = async (): Promise<number> => await page.locator('.hex-name').filter({ visible: true }).count();
      expect(await seen()).toBe(30);
      for (const [wanted, count] of [
        ['all', 67],
        ['off', 0],
      ] as const) {
        await button(page, en['set.title']).click();
        await page.getByLabel(en['set.hex-names']).selectOption(wanted);
        await page.keyboard.press('Escape');
        expect(await seen()).toBe(count);
      }
      while ((await named.count()) === 0) {
        await answer(page, sight.hexes.length > 0 ? { ...sight, buttons: 0 } : sight, ([first]) => first as never);
        sight = await look(page, sight);
      }
      await named.first().press('Enter');
      const flash = await page.locator('.flash').boundingBox();
      const unit = await page.locator('.light-below .mark-acting').first().boundingBox();
      expect(Math.abs((flash?.x ?? 0) + (flash?.width ?? 0) / 2 - (unit?.x ?? 99) - (unit?.width ?? 0) / 2)).toBeLessThan(3);
    }));
});

describe('While the others play', () => {
  it('"Next" goes on by one step and "Skip" to the next decision, in sight and by keyboard', () =>
    visit({ reducedMotion: 'no-preference' }, async (page) => {
      await page.goto('/');
      // What is shown stays until somebody goes on.
      await page.evaluate(`{
        const wait = window.setTimeout;
        window.setTimeout = (act, ms, ...more) => wait(act, ms >= 140 && ms <= 1500 ? 1e6 : ms, ...more);
      }`);
      await button(page, en['door.hoth.play']).click();
      await button(page, en['tip.stop']).click();
      await look(page);
      const [next, skip] = [button(page, en['show.next']), button(page, en['show.skip'])];
      const told = (): Promise<string | null> => page.locator('.prompt p').textContent();
      await page.locator('.hand .card-choice').first().click();
      await next.waitFor();
      const first = await told();
      await next.press('Enter');
      await expect.poll(told).not.toBe(first);
      // One's own turn is ended as soon as can be; then the Empire has its own, all of it with one press.
      let skipped = 0;
      for (let sight = await told(); (await page.locator('.hand .card-choice').count()) === 0; ) {
        if (await skip.isVisible()) {
          await skip.press('Enter');
          skipped++;
          await expect.poll(async () => (await look(page)).at).toBe('decision');
        } else {
          await page.locator('.choices .main').click();
          skipped = 0;
          await expect.poll(async () => (await skip.isVisible()) || (await told()) !== sight).toBe(true);
        }
        sight = await told();
      }
      expect(skipped).toBe(1);
      expect(await page.locator('.watch').count()).toBe(0);
    }));
});

describe('The view', () => {
  it('stays where a finger has moved it, and the arrow leads back', () =>
    visit(onPhone(SIZES[0] as (typeof SIZES)[0]), async (page) => {
      await tapDoor(page, en['door.hoth.play']);
      await button(page, en['tip.stop']).tap();
      let sight = await look(page);
      while (sight.hexes.length === 0) {
        await answer(page, sight, ([first]) => first as never, true);
        sight = await look(page, sight);
      }
      await rested(page);
      const box = await page.locator('.map-board').boundingBox();
      if (!box) throw new Error('there is no board');
      const [x, y] = [box.x + box.width / 2, box.y + 60];
      // To both sides, so that something lies outside whatever is offered.
      for (const by of [-320, 320]) {
        if ((await page.locator('.edge-arrow').count()) > 0) break;
        await fingers(page, async (touch) => {
          await touch('touchStart', { x: x - by / 2, y });
          for (const part of [0.25, 0.5, 1]) await touch('touchMove', { x: x - by / 2 + by * part, y });
          await touch('touchEnd');
        });
      }
      const arrow = page.locator('.edge-arrow').first();
      await arrow.waitFor();
      const panned = await lie(page);
      await page.setViewportSize({ width: 390, height: 843 });
      await rested(page);
      expect(Math.abs((await lie(page)).x - panned.x)).toBeLessThan(40);
      expect(await arrow.getAttribute('aria-label')).toMatch(/^\d+ places? further (left|right|up|down)/);
      await arrow.press('Enter');
      await rested(page);
      const { lost } = (await page.evaluate(FAULTS)) as Faults;
      expect(lost).toBe(0);
      expect(await lie(page)).not.toEqual(panned);
    }));
});
