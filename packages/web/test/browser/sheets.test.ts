/** What is this? Every thing of every game answers with its sheet, however one asks. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './browser.ts';
import { fingers, PHONE, type Spot } from './hands.ts';
import { look, reach } from './table.ts';

const visit = browserForTests();

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [720, 450],
  [1440, 900],
] as const;

const SHEET = 'dialog.thing-sheet[open]';
const RESTING = '.thing-sheet.resting';

async function open(page: Page, door: number): Promise<void> {
  await page.goto('/');
  await page.locator('.door .button.main').nth(door).click();
  await look(page);
}

const middleOf = async (page: Page, what: string): Promise<Spot> => {
  const box = await page.locator(what).first().boundingBox();
  if (!box) throw new Error(`${what} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Closed, and the page knows. */
const gone = (page: Page): Promise<void> => page.locator('.thing-sheet').waitFor({ state: 'detached' });

/** The same in two looks, a moment apart: a board that has just got its size moves. */
const REST = `(async () => {
  const look = () => JSON.stringify(document.querySelector('[data-pointed]').getBoundingClientRect());
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let before = '', same = 0; same < 20; ) {
    await frame();
    const now = look();
    same = now === before ? same + 1 : 0;
    before = now;
  }
})()`;

/** To the hex beside the one where the keys are. */
async function walkOnBoard(page: Page): Promise<void> {
  await page.locator('.map-board').focus();
  await page.evaluate(REST);
  await page.keyboard.press('ArrowRight');
  await page.evaluate(REST);
}

const holds = async (page: Page, spot: Spot, work: () => Promise<unknown>): Promise<void> =>
  fingers(page, async (touch) => {
    await touch('touchStart', spot);
    await work();
    await touch('touchEnd');
  });

/** Whether the sheet lies within the window and not over a thing; a sheet in the middle speaks of no thing. */
const lies = (page: Page, thing: string): Promise<unknown> =>
  page.evaluate(`(() => {
    const sheet = document.querySelector('${SHEET}').getBoundingClientRect();
    const thing = document.querySelector(${JSON.stringify(thing)}).getBoundingClientRect();
    const within = sheet.left >= 0 && sheet.top >= 0 && sheet.right <= innerWidth + 1 && sheet.bottom <= innerHeight + 1;
    const beside = sheet.left >= thing.right || sheet.right <= thing.left || sheet.top >= thing.bottom || sheet.bottom <= thing.top;
    return [within, beside];
  })()`);

describe('A sheet', () => {
  it('opens by the right button, by i and where the mouse rests, and gives the focus back', () =>
    visit({}, async (page) => {
      await open(page, 1);
      // The way to the goals is a word in one line.
      expect((await page.locator('.battle-button > span').boundingBox())?.height).toBeLessThan(30);
      const card = '.dl-hand [data-thing]';
      const spot = await middleOf(page, card);
      await page.mouse.move(spot.x, spot.y);
      await page.locator(`${RESTING} .dl-card.large`).waitFor();
      // The next key takes it away.
      await page.keyboard.press('Shift');
      await page.locator(RESTING).waitFor({ state: 'detached' });
      await page.mouse.click(spot.x, spot.y, { button: 'right' });
      await page.locator(`${SHEET} .dl-card.large`).waitFor();
      await page.mouse.click(5, 5);
      await gone(page);
      await reach(page, '.dl-hand [data-thing]');
      await page.keyboard.press('i');
      await page.locator(`${SHEET} .thing-rules summary`).click();
      await page.locator(`${SHEET} .thing-rules cite`).first().waitFor();
      await page.keyboard.press('Escape');
      await gone(page);
      expect(await page.evaluate(`document.activeElement.matches('.dl-hand [data-thing]')`)).toBe(true);
      // A card of a pile opens its own.
      await page.locator('[data-thing="deck:leia"]').dispatchEvent('click', { detail: 0 });
      await page.locator(`${SHEET} .dl-cards button`).first().click();
      await page.locator(`${SHEET} .dl-card.large`).waitFor();
      await page.evaluate(axe.source);
      const faults = (await page.evaluate('axe.run().then((all) => all.violations.map((one) => one.id))')) as string[];
      expect(faults).toEqual([]);
    }));

  it('does not open by itself over what was chosen, before the mouse has gone elsewhere', () =>
    visit({}, async (page) => {
      await open(page, 0);
      const [spot, other] = [
        await middleOf(page, '.hand .command-card'),
        await middleOf(page, '.played, .panel [data-thing], .hand li:nth-child(2)'),
      ];
      await page.mouse.move(spot.x, spot.y);
      const before = await look(page);
      await page.mouse.click(spot.x, spot.y);
      await look(page, before);
      await page.mouse.move(spot.x + 3, spot.y);
      // Longer than it takes a mouse that rests.
      await page.waitForTimeout(900);
      expect(await page.locator(RESTING).count()).toBe(0);
      await page.mouse.move(other.x, other.y);
      await page.locator(RESTING).waitFor();
    }));

  it('opens by a long press, which chooses nothing', () =>
    visit(PHONE, async (page) => {
      await open(page, 0);
      const before = await look(page);
      await holds(page, await middleOf(page, '.hand .command-card'), () => page.locator(`${SHEET} .sheet-card`).waitFor());
      expect(await page.locator(SHEET).count()).toBe(1);
      await page.touchscreen.tap(5, 5);
      await gone(page);
      expect(await look(page)).toEqual(before);
      await holds(page, await middleOf(page, '.map-board'), () => page.locator(SHEET).waitFor());
      await page.locator(`${SHEET} .note-close`).tap();
      await gone(page);
    }));

  for (const [door, name] of ['Battle of Hoth', 'the duel', 'Battle for Endor'].entries())
    it(`fits beside its thing, and that of the battle fits, at every size: ${name}`, () =>
      visit({ locale: 'de' }, async (page) => {
        await open(page, door);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          const thing = door === 1 ? '[data-thing="leia-base"]' : '[data-pointed]';
          if (door === 1) await page.locator(thing).focus();
          else await walkOnBoard(page);
          await page.keyboard.press('i');
          await page.locator(`${SHEET}.placed`).waitFor();
          await expect.poll(() => lies(page, thing), { message: `at ${width} pixels` }).toEqual([true, true]);
          await page.keyboard.press('Escape');
          await gone(page);
          await page.locator('.battle-button').click();
          await page.locator(SHEET).waitFor();
          await expect.poll(() => lies(page, 'html'), { message: `at ${width} pixels` }).toEqual([true, false]);
          await page.keyboard.press('Escape');
          await gone(page);
        }
        await page.keyboard.press('b');
        await page.locator(SHEET).waitFor();
      }));
});
