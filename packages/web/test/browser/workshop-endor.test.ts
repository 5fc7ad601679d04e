/** The workshop of Endor in a real browser: a forest is drawn, kept, refused where it must be, measured and shared. */
import { en as forest } from '@wartable/endor/page/workshop/text/en.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/workshop/text/en.ts';
import { barriers, barriersInThemes } from './axe.ts';
import { browserForTests } from './browser.ts';
import { button } from './table.ts';

const visit = browserForTests();
const said = (page: Page): Promise<string> => page.locator('.workshop-said').innerText();
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

describe('The workshop of Endor', () => {
  it('draws by keyboard, keeps each step, takes it back, and says why not', () =>
    visit({ viewport: { width: 1280, height: 720 } }, async (page) => {
      await page.goto('/workshop/endor');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await button(page, forest['forest.box']).click();
      const board = page.getByRole('application', { name: forest['forest.map'] });
      await board.focus();
      // The cursor begins on the entrance.
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect.poll(() => said(page)).toBe(forest['forest.refused-door-here']);
      await page.keyboard.press('ArrowRight');
      const look = async (): Promise<string> => {
        await page.keyboard.press('l');
        await page.keyboard.press('Enter');
        return await said(page);
      };
      expect(await look()).toBe('R.1: clear, Rebel area');
      await page.keyboard.press('3');
      await page.keyboard.press('Enter');
      expect(await look()).toBe('R.1: hills, Rebel area');
      await page.getByText(en['workshop.kept-yes']).waitFor();
      expect(await barriersInThemes(page)).toEqual({ light: [], dark: [], contrast: [] });
      await page.reload();
      await board.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await look()).toBe('R.1: hills, Rebel area');
      await page.keyboard.press('2');
      await page.keyboard.press('Enter');
      expect(await look()).toBe('R.1: woods, Rebel area');
      await page.keyboard.press('u');
      expect(await look()).toBe('R.1: hills, Rebel area');
    }));

  it('is measured and played on a phone', () =>
    visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
      await page.goto('/workshop/endor');
      await button(page, forest['forest.invented']).tap();
      await tab(page, forest['forest.tab-table']).tap();
      await page.getByLabel(forest['forest.title']).fill('Deep green');
      await page.getByRole('heading', { level: 1, name: 'Deep green' }).waitFor();
      await page.getByText(forest['forest.gentle']).tap();
      await tab(page, forest['forest.tab-balance']).tap();
      await button(page, en['workshop.measure']).tap();
      await page.getByText(/Rebels: .* battles won/).waitFor();
      await button(page, en['workshop.stop']).tap();
      await page.locator('.balance-verdict').waitFor();
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
      await button(page, en['workshop.play']).tap();
      await page.waitForURL(/\/table\//);
      await page.locator('.prompt p').first().waitFor();
    }));
});
