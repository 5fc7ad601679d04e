import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriers } from './axe.ts';
import { browserForTests, SCREENSHOTS } from './browser.ts';
import { beginBattle, button, cards, look } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const THEMES = ['light', 'dark', 'contrast'];

describe('An address', () => {
  it.each([
    ['/no/such/page', en['trouble.page']],
    ['/table/0123456789ab', en['trouble.missing']],
  ])('%s that leads nowhere says so, and leads home', (path, message) =>
    visit({}, async (page) => {
      await page.goto(path);
      await page.getByText(message).waitFor();
      await page.getByRole('link', { name: en['play.home'] }).click();
      await button(page, en['door.hoth.play']).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    }),
  );

  it('of a scenario opens it, and Back leads back', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await page.getByRole('link', { name: en['door.hoth.new'] }).click();
      await page.getByRole('heading', { name: en['new.title'] }).waitFor();
      await page.goBack();
      await button(page, en['door.hoth.play']).waitFor();
    }));
});

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/');
    await button(page, en['door.hoth.play']).waitFor();
  },
  'new game': async (page) => {
    await page.goto('/new/hoth/4');
    await button(page, en['new.begin']).waitFor();
  },
  'hand-over': async (page) => {
    await beginBattle(page, 1, '0', '0');
    await look(page);
  },
  play: async (page) => {
    await page.goto('/');
    await button(page, en['door.hoth.play']).click();
    const sight = await look(page);
    await cards(page).first().click();
    await look(page, sight);
  },
};
const OTHER_SCREENS: typeof SCREENS = {
  'in words': async (page) => {
    await SCREENS['play']?.(page);
    await button(page, en['play.text']).click();
    await page.locator('.text-view').waitFor();
  },
  settings: async (page) => {
    await SCREENS['play']?.(page);
    await button(page, en['set.title']).click();
    await page.locator('.settings-dialog[open]').waitFor();
  },
  'after the battle': async (page) => {
    await SCREENS['play']?.(page);
    await button(page, en['play.give-up']).click();
    await page.locator('.ask[open]').getByRole('button', { name: en['play.give-up'] }).click();
    await page.locator('.curve').first().waitFor();
  },
  'home with tables': async (page) => {
    await SCREENS['play']?.(page);
    await page.goto('/');
    await page.locator('.hoth-thumbnail').waitFor();
  },
};
const ALL_SCREENS = { ...SCREENS, ...OTHER_SCREENS };
const WIDTHS = [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const;

describe('Nobody is shut out', () => {
  for (const [name, open] of Object.entries(ALL_SCREENS))
    it(`of ${name}, in light, dark and high contrast`, () =>
      visit({}, async (page) => {
        await open(page);
        const found: Record<string, string[]> = {};
        for (const theme of THEMES) {
          await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
          found[theme] = await barriers(page);
        }
        expect(found).toEqual({ light: [], dark: [], contrast: [] });
      }));
});

describe('Each screen fits', () => {
  for (const [name, open] of Object.entries(ALL_SCREENS))
    it(`${name} at 360, 820 and 1440 pixels`, () =>
      visit({}, async (page) => {
        await open(page);
        for (const [width, height] of WIDTHS) {
          await page.setViewportSize({ width, height });
          await page.waitForTimeout(200);
          await page.screenshot({ path: join(SCREENSHOTS, `${name.replaceAll(' ', '-')}-${width}.png`) });
          expect([width, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([width, width]);
        }
      }));
});

describe('The rulebook', () => {
  it('leaves the keyboard of a phone closed, and fits', () =>
    visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }, async (page) => {
      await SCREENS['play']?.(page);
      await page.keyboard.press('r');
      await page.locator('.rulebook[open]').waitFor();
      await page.waitForFunction('document.activeElement.id === "rulebook-title"');
      expect(
        await page.evaluate('document.querySelector(".rulebook").scrollWidth - document.querySelector(".rulebook").clientWidth'),
      ).toBe(0);
    }));

  it('opens with a key over the table and finds a rule by its words or its id', () =>
    visit({}, async (page) => {
      await SCREENS['play']?.(page);
      await page.keyboard.press('r');
      const rules = page.locator('.rule-entry');
      const all = await rules.count();
      expect(all).toBeGreaterThan(80);
      // Headings stand where ids stood, and what is typed goes into the search at once.
      await page.getByRole('heading', { name: 'Who never retreats' }).waitFor({ state: 'attached' });
      await page.getByRole('navigation').getByRole('button', { name: 'Line of sight' }).click();
      await page.waitForFunction('document.activeElement.textContent === "Line of sight"');
      await page.getByRole('button', { name: 'Contents' }).click();
      await page.waitForFunction('document.querySelector(".rulebook").scrollTop === 0');
      await page.keyboard.press('Escape');
      await page.locator('.rulebook').waitFor({ state: 'detached' });
      await page.keyboard.press('r');
      await page.waitForFunction('document.activeElement.matches(".rulebook input")');
      await page.keyboard.type('hoth/retreat/never');
      await page.getByText('hoth/retreat/never').waitFor();
      await page.waitForFunction('document.querySelectorAll(".rule-entry").length === 1');
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('.rulebook').waitFor({ state: 'detached' });
    }));
});
