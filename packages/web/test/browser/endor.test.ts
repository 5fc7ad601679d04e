import { en as own } from '@wartable/endor/page/text/en.ts';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests, chance } from './browser.ts';
import { tooWide } from './fits.ts';
import { answer, button, buttons, look, openWords, reach, type Sight } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const KEPT = 'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)';
/** A whole game has some two hundred answers. */
const LONG = 600_000;

/** From the guided first game to the first card, with a plan. */
const PLAN = new RegExp(`^${own['plan.packs']}`);

async function beginEndor(page: Page): Promise<Sight> {
  await page.goto('/');
  await button(page, en['door.endor.play']).click();
  const before = await look(page);
  await page.getByRole('button', { name: PLAN }).click();
  return await look(page, before);
}

/** Where the focus is among the choices in words; -1 where it is elsewhere. */
const FOCUS = "[...document.querySelectorAll('.text-view ol button')].indexOf(document.activeElement)";

/** Chooses with Tab and Shift+Tab, from wherever the focus was left: there may be a hundred choices. */
async function chooseInWords(page: Page, pick: <T>(things: readonly T[]) => T): Promise<void> {
  const count = await page.locator('.text-view ol button').count();
  const wanted = pick(Array.from({ length: count }, (_, i) => i));
  for (let steps = 0; steps < 300; steps++) {
    const at = (await page.evaluate(FOCUS)) as number;
    if (at === wanted) return await page.keyboard.press('Enter');
    await page.keyboard.press(at > wanted ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not reach choice ${wanted} of ${count}`);
}

/** Whole games are played with the mouse; other hands play so many decisions. */
const SOME = 25;
const [GIVE_UP, SURELY] = ['.tools .tool:nth-of-type(3)', '.ask[open] .button:not(.main)'];

describe('Battle for Endor in the browser', () => {
  it('is played with the keyboard alone, in words, and given up', { timeout: LONG }, () =>
    visit({}, async (page) => {
      await page.goto('/new/endor');
      await reach(page, '.new-side .button.main');
      await page.keyboard.press('Enter');
      let sight = await look(page);
      await openWords(page);
      // All the rest sensibly, three times.
      for (let n = 0; n < 3; n++) {
        await chooseInWords(page, (all) => all.at(-1) as (typeof all)[number]);
        sight = await look(page, sight);
      }
      const pick = chance(5);
      for (let n = 0; n < SOME && sight.at === 'decision'; n++) {
        await chooseInWords(page, pick);
        sight = await look(page, sight);
      }
      await reach(page, GIVE_UP);
      await page.keyboard.press('Enter');
      await reach(page, SURELY);
      await page.keyboard.press('Enter');
      sight = await look(page, sight);
      expect(sight.at).toBe('over');
      expect(sight.prompt).toMatch(/lost the battle/);
    }),
  );

  it('is played by touch on a phone, and given up', { timeout: LONG }, () =>
    visit(PHONE, async (page) => {
      await page.goto('/new/endor');
      await page.locator('.new-side .button.main').tap();
      let sight = await look(page);
      await page.getByRole('button', { name: PLAN }).tap();
      sight = await look(page, sight);
      const pick = chance(11);
      const ways = { hex: 0, card: 0, button: 0 };
      for (let n = 0; n < 2 * SOME && sight.at === 'decision'; n++) {
        ways[await answer(page, sight, pick, true)]++;
        sight = await look(page, sight);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
      }
      await page.locator(GIVE_UP).tap();
      await page.locator(SURELY).tap();
      expect((await look(page, sight)).at).toBe('over');
      expect(Math.min(ways.hex, ways.button)).toBeGreaterThan(5);
    }),
  );

  it('goes on without a network, also when the page is loaded again', () =>
    visit({ serviceWorkers: 'allow' }, async (page) => {
      await page.goto('/');
      await expect.poll(() => page.evaluate(KEPT), { timeout: 30_000 }).toBe(true);
      await page.context().setOffline(true);
      let sight = await beginEndor(page);
      const pick = chance(3);
      for (let n = 0; n < 8; n++) {
        await answer(page, sight, pick);
        sight = await look(page, sight);
      }
      await page.reload();
      const again = await look(page);
      expect({ ...again, lines: 0 }).toEqual({ ...sight, lines: 0 });
      await answer(page, again, pick);
      await look(page, again);
    }));

  it('keeps a set-up under a name, offers it in the next game, and forgets it again', () =>
    visit({}, async (page) => {
      await page.goto('/new/endor');
      await button(page, en['new.begin']).click();
      let sight = await look(page);
      for (let n = 0; n < 3; n++) {
        await buttons(page).first().click();
        sight = await look(page, sight);
      }
      await page.locator('.keep-plan summary').click();
      await page.getByLabel(own['plan.name']).fill('Mine');
      await page.keyboard.press('Enter');
      await page.getByText('Kept as Mine').waitFor();
      const placed = await page.locator('.board-tools option').allInnerTexts();
      await page.goto('/new/endor');
      await button(page, en['new.begin']).click();
      const before = await look(page);
      await button(page, 'Mine').click();
      await look(page, before);
      const again = await page.locator('.board-tools option').allInnerTexts();
      expect(again.filter((line) => /^(Catapult|R2)/.test(line))).toEqual(placed.filter((line) => /^(Catapult|R2)/.test(line)));
      await page.goto('/new/endor');
      await button(page, en['new.begin']).click();
      await button(page, 'Delete the set-up Mine').click();
      expect(await button(page, 'Mine').count()).toBe(0);
    }));

  it('leads to a unit, and says why the Imperials did what they did', () =>
    visit({}, async (page) => {
      let sight = await beginEndor(page);
      // Nobody whom the first card serves.
      await page.getByLabel(own['board.find']).selectOption('ST1');
      await page.locator('.map-board .mark-acting').first().waitFor({ state: 'attached' });
      const move = page.locator('.log .line-piece-moved button, .log .line-shot-fired button');
      const reason = page.locator('.reason');
      while ((await move.count()) === 0) {
        await answer(page, sight, (all) => all.at(-1) as (typeof all)[number]);
        sight = await look(page, sight);
      }
      await move.last().click();
      await reason.locator('summary').click();
      const told = await reason.innerText();
      expect(told.length).toBeGreaterThan(60);
      await page.reload();
      await look(page);
      await move.last().click();
      await reason.locator('summary').click();
      expect(await reason.innerText()).toBe(told);
      await button(page, en['show.since']).click();
      await page.locator('.replay').waitFor();
    }));
});

type Violation = { readonly id: string; readonly impact: string; readonly nodes: readonly { readonly html: string }[] };

/** What shuts people out, one line each. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = (await page.evaluate('axe.run().then(({ violations }) => violations)')) as Violation[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'endor new game': async (page) => {
    await page.goto('/new/endor');
    await button(page, en['new.begin']).waitFor();
  },
  'endor set-up': async (page) => {
    await page.goto('/new/endor');
    await button(page, en['new.begin']).click();
    await look(page);
  },
  'endor play': (page) => beginEndor(page),
  'endor in words': async (page) => {
    await beginEndor(page);
    await openWords(page);
  },
};

describe('Nobody is shut out, and each screen fits', () => {
  for (const [name, open] of Object.entries(SCREENS))
    it(`${name}: in light, dark and high contrast, at 360, 820 and 1440 pixels`, () =>
      visit({}, async (page) => {
        await open(page);
        const found: Record<string, string[]> = {};
        for (const theme of ['light', 'dark', 'contrast']) {
          await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
          found[theme] = await barriers(page);
        }
        expect(found).toEqual({ light: [], dark: [], contrast: [] });
        await page.evaluate('delete document.documentElement.dataset.theme');
        expect(await tooWide(page, name)).toEqual([]);
      }));
});
