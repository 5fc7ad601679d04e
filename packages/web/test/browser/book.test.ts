import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriers } from './axe.ts';
import { browserForTests } from './browser.ts';
import { fingers } from './hands.ts';
import { button, look } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const PHONE = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true } as const;

const rule = (page: Page, id: string) => page.locator(`[id="rule-${id}"]`);
/** Below what stays at the top, and in sight. */
const isRead = async (page: Page, id: string): Promise<void> => {
  await rule(page, id).waitFor();
  await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe(`rule-${id}`);
  await expect.poll(async () => (await rule(page, id).boundingBox())?.y).toBeLessThan(260);
  expect((await rule(page, id).boundingBox())?.y).toBeGreaterThan(0);
};

describe('The page of the rules', () => {
  it('is reached from the door, and leads by contents, keys, links and Back', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await page.getByRole('link', { name: en['rules.title'] }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Battle of Hoth: the rules' }).waitFor();
      await page.getByRole('navigation', { name: en['rules.contents'] }).getByRole('link', { name: 'Line of sight' }).click();
      await isRead(page, 'hoth/sight');
      expect(new URL(page.url()).pathname).toBe('/rules/hoth/sight');
      await page.keyboard.press('ArrowRight');
      await isRead(page, 'hoth/attack');
      await page.goBack();
      await isRead(page, 'hoth/sight');
      // What is read beside a rule is a link to it.
      await rule(page, 'hoth/sight/edge').getByRole('link', { name: 'Half hexes' }).click();
      await isRead(page, 'hoth/sight/half-hexes');
      expect(await page.title()).toContain('Battle of Hoth');
    }));

  it('opens at any rule by its address, says where there is none, and searches while one types', () =>
    visit({ locale: 'de-DE' }, async (page) => {
      await page.goto('/rules/endor/hero/door');
      await isRead(page, 'endor/hero/door');
      await page.goto('/rules/endor/no/such');
      await page.getByText('endor/no/such').waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('tür offen');
      await page.locator('.book-rule:visible mark').first().waitFor();
      const shown = page.locator('.book-rule:visible');
      await expect.poll(() => shown.count()).toBeLessThan(20);
      for (const text of await shown.allInnerTexts()) expect(text.toLowerCase()).toContain('tür');
      // On paper it is the whole book, and nothing to press.
      await page.emulateMedia({ media: 'print' });
      expect(await shown.count()).toBe(await page.locator('.book-rule').count());
      expect(await page.locator('.book :is(button, input):visible').count()).toBe(0);
      await page.emulateMedia({ media: 'screen' });
      await page.goto('/rules/endor/imperial/priority');
      const drawn = page.locator('[data-diagram="endor/imperial/priority"] .map-stage');
      await drawn.locator('.endor-piece').first().waitFor();
      // A diagram that is there is printed whole.
      await page.emulateMedia({ media: 'print' });
      const [frame, drawing] = await Promise.all([drawn.locator('..').boundingBox(), drawn.boundingBox()]);
      expect(drawing?.width).toBe(frame?.width);
      expect(await page.locator('.book :is(button, input):visible').count()).toBe(0);
    }));

  it('has its contents in a sheet on a phone, and fits', () =>
    visit(PHONE, async (page) => {
      for (const game of ['duel', 'hoth', 'endor']) {
        await page.goto(`/rules/${game}`);
        await page.locator('.book-text').waitFor();
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      }
      await button(page, en['rules.contents']).tap();
      await page.locator('.book-sheet').getByRole('link', { name: 'Fire', exact: true }).tap();
      await page.locator('.book-sheet').waitFor({ state: 'detached' });
      await isRead(page, 'endor/fire');
    }));

  it('shuts nobody out', () =>
    visit({}, async (page) => {
      const found: string[] = [];
      for (const game of ['hoth', 'duel', 'endor']) {
        await page.goto(`/rules/${game}`);
        await page.locator('.book-text').waitFor();
        for (const theme of ['light', 'dark', 'contrast']) {
          await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
          found.push(...(await barriers(page)).map((one) => `${game} ${theme} ${one}`));
        }
      }
      expect(found).toEqual([]);
    }));
});

describe('A diagram', () => {
  /** The middle of a thing on the screen once it rests, and how wide a hex is there. */
  async function middleOf(page: Page, what: string): Promise<readonly [number, number, number]> {
    const place = async (): Promise<string> => JSON.stringify(await page.locator(what).first().boundingBox());
    await expect.poll(async () => (await place()) === (await page.waitForTimeout(150).then(place))).toBe(true);
    const { x, y, width, height } = JSON.parse(await place()) as { x: number; y: number; width: number; height: number };
    const hex = await page
      .locator(what.replace(/ [^ ]+$/, ' [data-hex]'))
      .first()
      .boundingBox();
    return [x + width / 2, y + height / 2, hex?.width ?? 0];
  }

  const status = (page: Page, id: string) => page.locator(`[data-diagram="${id}"] [role="status"]`);

  it('of a line of sight is moved by mouse and by keys, and says what blocks it', () =>
    visit({}, async (page) => {
      const id = 'hoth/sight/crossed';
      await page.goto(`/rules/${id}`);
      const said = status(page, id);
      await expect.poll(() => said.textContent()).toBe('From E5 to F3 the line of sight is blocked: E4.');
      const box = await page.locator(`[data-diagram="${id}"] .unit.empire`).boundingBox();
      if (!box) throw new Error('no unit');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 40, y, { steps: 4 });
      await page.mouse.move(x - 55, y, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => said.textContent()).toBe('From E5 to E3 the line of sight is free.');
      await page.locator(`[data-diagram="${id}"] .map-board`).focus();
      for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      await expect.poll(() => said.textContent()).not.toMatch('From E5 to E3');
      expect(await barriers(page)).toEqual([]);
    }));

  it('of a move is played on the board itself, by mouse and keys, and says by which rule something cannot be', () =>
    visit({}, async (page) => {
      const id = 'hoth/terrain/crevasse';
      await page.goto(`/rules/${id}`);
      const tried = page.locator(`[data-diagram="${id}"]`);
      const prompt = tried.locator('.book-prompt');
      await tried.locator('.map-board').focus();
      // The first arrow shows where one is: A1.
      for (const [key, times] of [
        ['ArrowDown', 6],
        ['ArrowRight', 3],
        ['Enter', 1],
      ] as const)
        for (let n = 0; n < times; n++) await page.keyboard.press(key);
      await expect.poll(() => prompt.textContent()).toBe('Echo Base troopers on D6: where to?');
      const [x, y, w] = await middleOf(page, `[data-diagram="${id}"] .unit.rebel`);
      // Up and to the left lies a crevasse: nobody on foot goes there.
      await page.mouse.click(x - w / 2, y - w * 0.87);
      await tried.locator('.book-why', { hasText: 'crevasse' }).waitFor();
      // To the left it is dragged.
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - w / 2, y, { steps: 4 });
      await page.mouse.move(x - w, y, { steps: 4 });
      await page.mouse.up();
      await tried.locator('.book-told', { hasText: 'D6 to C6' }).waitFor();
      await expect.poll(() => prompt.textContent()).toMatch(/^Move your units: 1.of.2/);
      expect(await barriers(page)).toEqual([]);
    }));

  it.each([
    ['hoth/move/one-unit-per-hex', '.unit.rebel', 'E5 to E6'],
    ['endor/move/points', '.endor-piece', /R\.0 to .+/],
  ])('is played by a finger, too: %s', (id, piece, told) =>
    visit({ ...PHONE, viewport: { width: 390, height: 844 } }, async (page) => {
      await page.goto(`/rules/${id}`);
      const tried = page.locator(`[data-diagram="${id}"]`);
      await tried.locator(piece).first().waitFor();
      await tried.locator('.map-board').scrollIntoViewIfNeeded();
      const [x, y, w] = await middleOf(page, `[data-diagram="${id}"] .mark-acting`);
      await fingers(page, async (touch) => {
        await touch('touchStart', { x, y });
        for (const part of [0.3, 0.6, 1]) await touch('touchMove', { x: x + (w / 2) * part, y: y + w * 0.87 * part });
        await touch('touchEnd');
      });
      await tried.locator('.book-told', { hasText: told }).waitFor();
    }),
  );

  it('rolls dice, tries a retreat, and begins anew; the rules run beside the page', () =>
    visit({ locale: 'de-DE' }, async (page) => {
      await page.goto('/rules/hoth/retreat/direction');
      const tried = page.locator('[data-diagram="hoth/retreat/direction"]');
      await tried.getByRole('button', { name: 'Rückzug nach E3' }).click();
      await tried
        .getByRole('button', { name: /^Rückzug nach .2/ })
        .first()
        .click();
      await tried.locator('.book-told li').first().waitFor();
      await tried.getByRole('button', { name: 'Von vorn' }).click();
      await tried.getByRole('button', { name: 'Rückzug nach F3' }).waitFor();
      const fires = page.locator('[data-diagram="hoth/attack/confirmation"]');
      await fires.scrollIntoViewIfNeeded();
      await fires.locator('.buttons button').first().click();
      await fires.locator('.book-told li').first().waitFor();
    }));

  it('of an Imperial unit says what it would do', () =>
    visit(PHONE, async (page) => {
      await page.goto('/rules/endor/imperial/move');
      await expect.poll(() => status(page, 'endor/imperial/move').textContent()).toMatch('towards Rebel troopers 1');
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    }));
});

describe('At a table', () => {
  it('the prompt leads to its paragraph, and that to the page', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      await look(page);
      await page.locator('.prompt').getByRole('button', { name: en['play.rule'] }).click();
      await isRead(page, 'hoth/turn/play');
      const [other] = await Promise.all([
        page.waitForEvent('popup'),
        rule(page, 'hoth/turn/play')
          .getByRole('link', { name: /hoth\/turn\/play/ })
          .click(),
      ]);
      await isRead(other, 'hoth/turn/play');
      expect(new URL(other.url()).pathname).toBe('/rules/hoth/turn/play');
    }));
});
