/** Battles of the day in a real browser: played once, kept, compared, shared; also with a finger, by keyboard and without a network. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en as daily } from '../../src/daily/text/en.ts';
import { barriers } from './axe.ts';
import { browserForTests } from './browser.ts';
import { button, look, set } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const TODAY = '2026-11-18';

const noon = (day: string): Date => new Date(`${day}T12:00:00`);
const cardOf = (page: Page, game: string) =>
  page.getByRole('region', { name: en[`door.${game}` as keyof typeof en], exact: true });
const at = (page: Page): string => new URL(page.url()).pathname;

async function giveUp(page: Page, finger = false): Promise<void> {
  const press = async (name: string, within = page.locator('body')): Promise<void> => {
    const one = within.getByRole('button', { name, exact: true });
    await (finger ? one.tap() : one.click());
  };
  await look(page);
  await press(en['play.give-up']);
  await press(en['play.give-up'], page.locator('.ask[open]'));
}

type Row = { readonly begun: number; readonly late: boolean; readonly end?: { readonly alike: boolean }; readonly bots: object };

const rowOf = (page: Page, id: string): Promise<Row | undefined> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('wartable-beside');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const found = opening.result.transaction('days').objectStore('days').get('${id}');
      found.onsuccess = () => {
        opening.result.close();
        resolve(found.result);
      };
    };
  })`);

async function allHavePlayed(page: Page): Promise<void> {
  await page.locator('.rung.you').waitFor();
  const rungs = page.locator('.rung');
  await expect.poll(() => rungs.count()).toBe(7);
  await expect.poll(() => rungs.filter({ hasText: daily['daily.playing'] }).count()).toBe(0);
}

describe('A battle of the day', () => {
  it('is begun once, goes on after a reload, and its result stands among those of bots, whatever is played later', () =>
    visit({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.clock.setFixedTime(noon(TODAY));
      await page.goto('/');
      await page.getByRole('link', { name: en['home.daily'] }).click();
      await cardOf(page, 'duel').getByRole('button').waitFor();
      for (const theme of ['light', 'dark', 'contrast']) {
        await set(page, 'theme', theme);
        expect(await barriers(page)).toEqual([]);
      }
      await set(page, 'theme', 'light');
      await cardOf(page, 'duel').getByRole('button', { name: daily['daily.play'] }).click();
      const asked = await look(page);
      expect(at(page)).toBe(`/table/day-${TODAY}-duel`);
      await page.reload();
      expect((await look(page)).prompt).toBe(asked.prompt);
      await page.goto('/daily');
      await cardOf(page, 'duel').getByRole('button', { name: daily['daily.go-on'] }).click();
      await giveUp(page);
      await page.getByRole('link', { name: en['play.day'] }).click();
      await allHavePlayed(page);
      expect(at(page)).toBe(`/daily/duel/${TODAY}`);
      expect(await page.locator('.rung').last().innerText()).toContain(daily['daily.you']);
      expect(await barriers(page)).toEqual([]);
      const kept = await rowOf(page, `${TODAY}/duel`);
      expect(kept).toMatchObject({ begun: 1, late: false, end: { alike: true } });
      expect(Object.keys(kept?.bots ?? {})).toHaveLength(6);

      await button(page, daily['daily.share']).click();
      await button(page, daily['daily.copied']).waitFor();
      const line = (await page.evaluate('navigator.clipboard.readText()')) as string;
      expect(line).toMatch(
        new RegExp(`^Wartable ${TODAY} · ${en['door.duel']} × ${daily['daily.gave-up']} · .*\n.*/daily/duel/${TODAY}$`),
      );

      await button(page, daily['daily.practise']).click();
      await giveUp(page);
      expect(at(page)).toMatch(new RegExp(`^/table/day-${TODAY}-duel~`));
      await page.getByRole('link', { name: en['play.day-practice'] }).click();
      await allHavePlayed(page);
      expect(await rowOf(page, `${TODAY}/duel`)).toEqual(kept);

      await page.goto('/');
      await page.getByRole('img', { name: en['home.daily-open'].replace('{n}', '2').replace('{all}', '3') }).waitFor();
      await page.clock.setFixedTime(noon('2026-11-19'));
      await page.goto('/daily/duel');
      await page.locator('.daily-number').first().filter({ hasText: '1' }).waitFor();
      await page.clock.setFixedTime(noon('2026-11-20'));
      await page.reload();
      await page.locator('.daily-number').first().filter({ hasText: '0' }).waitFor();
    }));

  it('is played with a finger on a phone, without a network', () =>
    visit({ ...PHONE, serviceWorkers: 'allow' }, async (page) => {
      await page.clock.setFixedTime(noon(TODAY));
      await page.goto('/daily');
      await expect
        .poll(() => page.evaluate('navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)'), {
          timeout: 30_000,
        })
        .toBe(true);
      await page.context().setOffline(true);
      await page.goto('/daily');
      await cardOf(page, 'duel').getByRole('button', { name: daily['daily.play'] }).tap();
      await giveUp(page, true);
      // Killed before it was taken up, or while it was.
      await page.goto('/daily/duel');
      await page.locator('.rung.you').waitFor();
      // Those that look with a net, too.
      const made = page.locator('.rung:not(.waiting)');
      await expect.poll(() => made.count()).toBeGreaterThan(4);
      expect(await page.getByText(daily['daily.missing']).count()).toBe(0);
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      await page.locator('.calendar-day.is-gave-up').filter({ hasText: '18' }).waitFor();
    }));

  it('of an earlier day is practice, found in the calendar by keyboard; a day that has not come has none', () =>
    visit({}, async (page) => {
      await page.clock.setFixedTime(noon(TODAY));
      await page.goto('/daily/endor');
      await button(page, daily['daily.earlier']).focus();
      await page.keyboard.press('Enter');
      const day = page.locator('a.calendar-day').first();
      await day.filter({ hasText: '1' }).waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByText(daily['daily.later']).waitFor();
      expect(at(page)).toBe('/daily/endor/2026-10-01');
      await button(page, daily['daily.practise']).focus();
      await page.keyboard.press('Enter');
      await look(page);
      expect(at(page)).toBe('/table/day-2026-10-01-endor');
      expect(await rowOf(page, '2026-10-01/endor')).toMatchObject({ late: true });
      for (const never of ['2026-11-19', '2026-02-30', 'x']) {
        await page.goto(`/daily/endor/${never}`);
        await page.getByRole('alert').filter({ hasText: daily['daily.no-day'] }).waitFor();
      }
      await page.getByRole('link', { name: daily['daily.all'] }).click();
      await page.getByRole('heading', { level: 1, name: daily['daily.title'] }).waitFor();
    }));
});
