/** The table of the day on its pages: a stranger on a phone plays it, finds a place, and what is sealed says so. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIST } from '../../../../scripts/build-web.ts';
import { SYSTEM_TIME } from '../../../server/src/around.ts';
import { openServer, type Server } from '../../../server/src/index.ts';
import { en as far } from '../../src/online/text/en.ts';
import { barriersInThemes } from './axe.ts';
import { browserForTests } from './browser.ts';
import { comeAs } from './far.ts';
import { button } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const DAY = 86_400_000;
let server: Server;
let baseURL: string;
let ahead = -1.2 * DAY;

beforeAll(async () => {
  const data = mkdtempSync(join(tmpdir(), 'wartable-days-'));
  const config = { data, host: '127.0.0.1', port: 0, web: DIST, botThreads: 0, limits: { requests: 100_000 } };
  server = await openServer(config, { time: { now: () => Date.now() + ahead, after: SYSTEM_TIME.after } });
  baseURL = `http://localhost:${server.port}`;
});
afterAll(() => server.close());

const NOTHING = { light: [], dark: [], contrast: [] };

describe('The table of the day', () => {
  it('is played by a stranger with one tap, gives a place, and is sealed until the day is closed', async () => {
    let table = '';
    await visit({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
      await page.goto('/daily/endor');
      await page.getByText(far['day.first-play']).waitFor();
      await button(page, far['day.play']).tap();
      await page.waitForURL('**/at/*');
      table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await button(page, en['play.give-up']).click();
      await page.locator('.ask[open]').getByRole('button', { name: en['play.give-up'] }).click();
      await page.getByRole('link', { name: far['day.to-ranking'] }).waitFor();
      expect(await page.locator('.to-look-back').count()).toBe(0);
      await page.getByRole('link', { name: far['day.to-ranking'] }).tap();
      await page.locator('.day-mine', { hasText: far['day.gave-up'] }).waitFor();
      expect(await barriersInThemes(page)).toEqual(NOTHING);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    });
    // When the day is closed all of it is open, to anybody.
    const day = new Date(Date.now() + ahead).toISOString().slice(0, 10);
    ahead = 0;
    await visit({ baseURL }, async (page) => {
      await comeAs(page, 'Eve', baseURL);
      await page.goto(`/daily/endor/${day}`);
      await page.getByRole('link', { name: /^Film of/ }).waitFor();
      // By keyboard alone.
      await page.getByRole('link', { name: /^Film of/ }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/replay/${table}`);
      await button(page, far['verify.do']).click();
      await page.getByText(/^All is in order/).waitFor();
    });
  });

  it('says what is missing where there is no server', () =>
    visit({ baseURL }, async (page) => {
      await page.route('**/api/me', (route) => route.abort());
      await page.goto('/daily/endor');
      await page.getByText(far['day.no-server']).waitFor();
      expect(await button(page, far['day.play']).isDisabled()).toBe(true);
    }));
});
