/** Two pairs on their page: set up by one, joined by a link, and the result with both films. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DIST } from '../../../../scripts/build-web.ts';
import { openServer, type Server } from '../../../server/src/index.ts';
import { newPlayer, type Player } from '../../../server/test/player.ts';
import { en as far } from '../../src/online/text/en.ts';
import { barriersInThemes } from './axe.ts';
import { browserForTests } from './browser.ts';
import { button } from './table.ts';

const visit = browserForTests();
let server: Server;
let baseURL: string;

beforeAll(async () => {
  const data = mkdtempSync(join(tmpdir(), 'wartable-pairs-'));
  server = await openServer({ data, host: '127.0.0.1', port: 0, web: DIST, botThreads: 0, limits: { requests: 100_000 } });
  baseURL = `http://localhost:${server.port}`;
});
afterAll(() => server.close());

async function giveUp(who: Player, table: string): Promise<void> {
  const wire = await who.connect();
  const there = new Promise<void>((resolve) => {
    wire.listeners.add((message) => message.say === 'room' && resolve());
  });
  wire.say({ say: 'sit', table });
  await there;
  wire.say({ say: 'seat', table, message: { say: 'concede', id: 'c' } });
}

it('is set up by keyboard, joined by a finger, and shows who has made more of the same luck', async () => {
  let path = '';
  await visit({ baseURL }, async (page) => {
    await page.goto('/online');
    await page.getByRole('link', { name: far['pairs.title'] }).focus();
    await page.keyboard.press('Enter');
    await button(page, far['pairs.new']).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/pairs\/.+/);
    path = new URL(page.url()).pathname;
    expect(await page.locator('.invite input').inputValue()).toContain(path);
    expect(await barriersInThemes(page)).toEqual({ light: [], dark: [], contrast: [] });

    const others = await Promise.all(['Ben', 'Dan'].map((name) => newPlayer(baseURL, name)));
    for (const [i, one] of others.entries()) await one.call('POST', `/api${path}/join`, { place: i + 1 });
    await visit({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (phone) => {
      await phone.goto(path);
      await phone.getByRole('button', { name: /^Sit here/ }).tap();
      await phone.getByRole('link', { name: far['pairs.to-table'] }).waitFor();
      expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(390);
    });

    const [ben, dan] = others as [Player, Player];
    const { tables } = await ben.call<{ tables: { id: string }[] }>('GET', `/api${path}`);
    await page.getByRole('link', { name: far['pairs.to-table'] }).waitFor();
    // Both tables are given up by those who sit beside nobody of their pair.
    await giveUp(ben, tables[1]?.id ?? '');
    await page.getByText('Table 2: over').waitFor();
    await giveUp(dan, tables[0]?.id ?? '');
    await page.locator('.pairs-result h2').waitFor();
    expect(await page.getByRole('link', { name: /^Film of table/ }).count()).toBe(2);
    expect(await barriersInThemes(page)).toEqual({ light: [], dark: [], contrast: [] });
  });
});
