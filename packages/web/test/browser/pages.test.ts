import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriers, barriersInThemes } from './axe.ts';
import { browserForTests } from './browser.ts';
import { tooWide } from './fits.ts';
import { beginBattle, button, cards, look } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();

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

const openHome = async (page: Page): Promise<void> => {
  await page.goto('/');
  await button(page, en['door.hoth.play']).waitFor();
};
const openTable = async (page: Page): Promise<void> => {
  await page.goto('/');
  await button(page, en['door.hoth.play']).click();
  const sight = await look(page);
  await cards(page).first().click();
  await look(page, sight);
};

type Screens = Readonly<Record<string, (page: Page) => Promise<unknown>>>;
const BEFORE: Screens = {
  home: openHome,
  'new game': async (page) => {
    await page.goto('/new/hoth/4');
    await button(page, en['new.begin']).waitFor();
  },
  'hand-over': async (page) => {
    await beginBattle(page, 1, '0', '0');
    await look(page);
  },
};
/** Each comes out of the one before. */
const AT_A_TABLE: Screens = {
  play: openTable,
  'in words': async (page) => {
    await button(page, en['play.text']).click();
    await page.locator('.text-view').waitFor();
  },
  settings: async (page) => {
    await page.locator('.text-view header button').click();
    await page.locator('.text-view').waitFor({ state: 'detached' });
    await button(page, en['set.title']).click();
    await page.locator('.settings-dialog[open]').waitFor();
  },
  'after the battle': async (page) => {
    await page.keyboard.press('Escape');
    await button(page, en['play.give-up']).click();
    await page.locator('.ask[open]').getByRole('button', { name: en['play.give-up'] }).click();
    await page.locator('.curve').first().waitFor();
  },
  'home with tables': async (page) => {
    await openTable(page);
    await page.goto('/');
    await page.locator('.hoth-thumbnail').first().waitFor();
  },
};

describe('Nobody is shut out in light, dark and high contrast, and each screen fits at 360, 820 and 1440 pixels', () => {
  it.each(Object.entries({ 'before a battle': BEFORE, 'at a table': AT_A_TABLE }))('%s', (_, screens) =>
    visit({}, async (page) => {
      for (const [name, open] of Object.entries(screens)) {
        await open(page);
        expect(await barriersInThemes(page), name).toEqual({ light: [], dark: [], contrast: [] });
        expect(await tooWide(page, name), name).toEqual([]);
      }
    }),
  );
});

describe('The rulebook', () => {
  it('leaves the keyboard of a phone closed, and fits', () =>
    visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }, async (page) => {
      await openTable(page);
      await page.keyboard.press('r');
      await page.locator('.rulebook[open]').waitFor();
      await page.waitForFunction('document.activeElement.id === "rulebook-title"');
      expect(
        await page.evaluate('document.querySelector(".rulebook").scrollWidth - document.querySelector(".rulebook").clientWidth'),
      ).toBe(0);
    }));

  it('opens with a key over the table and finds a rule by its words or its id', () =>
    visit({}, async (page) => {
      await openTable(page);
      await page.keyboard.press('r');
      const rules = page.locator('.rule-entry');
      // More than eighty.
      await rules.nth(80).waitFor({ state: 'attached' });
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
