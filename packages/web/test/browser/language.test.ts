import { sentences as fr } from '@wartable/languages/fr/web.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './browser.ts';
import { button } from './table.ts';
import { de, en } from './words.ts';

const visit = browserForTests();

/** The languages among the scripts that were loaded, by a sentence that only one of them has. */
function spoken(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  return async () => {
    const all = (await Promise.all(scripts)).join('\n');
    return Object.entries({ en, de, fr }).flatMap(([name, words]) => (all.includes(words['new.pass']) ? [name] : []));
  };
}

describe('A page', () => {
  it('loads one language, and another when it is asked for', () =>
    visit({ locale: 'de-AT' }, async (page) => {
      const loaded = spoken(page);
      await page.goto('/new/hoth');
      await page.getByRole('heading', { name: de['new.title'] }).waitFor();
      expect(await loaded()).toEqual(['de']);
      await button(page, de['set.title']).click();
      await page.getByLabel(de['set.language']).selectOption('fr');
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { name: fr['new.title'] }).waitFor();
      expect(await loaded()).toEqual(['de', 'fr']);
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    }));

  it('stays as it is until all of it can be said anew', () =>
    visit({}, async (page) => {
      await page.goto('/new/hoth');
      await page.getByRole('heading', { name: en['new.title'] }).waitFor();
      const before = await page.locator('main').innerText();
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      // The game's words come late.
      await page.route('**/assets/hoth-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await button(page, en['set.title']).click();
      await page.getByLabel(en['set.language']).selectOption('de');
      await page.keyboard.press('Escape');
      await page.waitForTimeout(300);
      expect(await page.locator('main').innerText()).toBe(before);
      release();
      await page.getByRole('heading', { name: de['new.title'] }).waitFor();
      expect(await page.locator('body').innerText()).not.toMatch(/\[[a-z]+\./);
    }));
});
