/** One's own record in a real browser: a battle is remembered, looked at, taken along, deleted, brought back, and is the same on another device. */
import { readFile } from 'node:fs/promises';
import { en as ofDuel } from '@wartable/duel/page/record/text/en.ts';
import { sentences as de } from '@wartable/languages/de/record.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en as record } from '../../src/record/text/en.ts';
import type { Played } from '../../src/table/played.ts';
import { barriers, barriersInThemes } from './axe.ts';
import { browserForTests } from './browser.ts';
import { openNearEnd, playToTheEnd } from './ends.ts';
import { tooWide } from './fits.ts';
import { PHONE } from './hands.ts';
import { button } from './table.ts';

const visit = browserForTests();
const rows = (page: Page) => page.locator('.record-list li');
const status = (page: Page, words: string | RegExp) =>
  page.locator('.record-keeping [role="status"]', { hasText: words }).waitFor();

/** Games of a year, most of them looked at. */
function manyGames(): readonly Played[] {
  const day = 86_400_000;
  return Array.from({ length: 40 }, (_, i): Played => {
    const won = i % 3 !== 0;
    const side = i % 2 === 0 ? 'rebel' : 'empire';
    const other = i % 2 === 0 ? 'empire' : 'rebel';
    return {
      id: (i + 1).toString(16).padStart(64, '0'),
      life: 0,
      game: 'hoth',
      ended: Date.now() - (40 - i) * 8 * day,
      seats: [
        [side, 'here', 0],
        [other, 'bot', 1 + (i % 6)],
      ],
      result: won ? 'won' : 'lost',
      gaveUp: false,
      turns: 10 + (i % 7),
      told: [
        1,
        {
          facets: { side, scenario: String(1 + (i % 5)), leaders: i % 4 === 0 ? 'with' : 'without', seats: '2' },
          cards: { 'rebel-recon-center': 1 + (i % 3), 'speeder-assault': 1 },
          deeds: i % 9 === 1 ? [{ id: 'last-figure', entry: 20 }] : [],
        },
      ],
      looked: [
        80,
        {
          luck: won ? 900 - 40 * i : -800 + 20 * i,
          luckError: 300,
          without: 5000,
          loss: 300 - 5 * i + 40 * (i % 5),
          lossError: 30,
          lowest: 3000,
          lowestAt: 4,
          decisions: 25,
        },
      ],
      films: { 'replay/a-film-of-tests-1': true },
    };
  });
}

/** The database is made by the application itself. */
async function keep(page: Page, games: readonly object[]): Promise<void> {
  await page.goto('/record');
  await page.locator('.record-keeping').waitFor();
  await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('wartable-beside');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('games', 'readwrite');
      for (const game of ${JSON.stringify(games)}) transaction.objectStore('games').put(game);
      transaction.oncomplete = () => (opening.result.close(), resolve());
      transaction.onabort = () => reject(transaction.error);
    };
  })`);
  await page.reload();
}

describe('One’s own record', () => {
  it('remembers a battle: told at its end, seen, taken along, deleted and brought back, by keyboard', () =>
    visit({}, async (page) => {
      await openNearEnd(page, 'duel won');
      await playToTheEnd(page, 'duel won');
      const line = page.locator('.remembered');
      await line.getByText(ofDuel['deed.last-unit']).waitFor();
      await line.getByRole('link').focus();
      await page.keyboard.press('Enter');
      // What was achieved, and the moment in its film.
      await page.locator('.medals', { hasText: ofDuel['deed.last-unit'] }).waitFor();
      expect(await page.locator('.medals a').getAttribute('href')).toMatch(/^\/film\/duel-won#move=\d+$/);
      expect(await rows(page).count()).toBe(1);
      expect(await page.locator('.record-ladder .is-beaten').count()).toBe(1);
      expect(await barriersInThemes(page)).toEqual({ light: [], dark: [], contrast: [] });

      // What was lost is found again: its table is still there.
      await page.evaluate(`indexedDB.deleteDatabase('wartable-beside')`);
      await page.reload();
      await rows(page).waitFor();
      await page.reload();
      await rows(page).waitFor();
      expect(await rows(page).count()).toBe(1);

      // What was luck is found out when one asks.
      await page.locator('.record-looking button').focus();
      await page.keyboard.press('Enter');
      await page.locator('.record-luck .plot-dot.is-won').waitFor();

      const coming = page.waitForEvent('download');
      await button(page, record['record.export']).focus();
      await page.keyboard.press('Enter');
      const path = await (await coming).path();
      const file: { format: string; games: Played[] } = JSON.parse(await readFile(path, 'utf8'));
      expect(file).toMatchObject({
        format: 'wartable-games/1',
        games: [{ game: 'duel', result: 'won', films: { 'film/duel-won': true } }],
      });

      const remove = button(page, record['record.delete-all']).first();
      await remove.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      expect(await rows(page).count()).toBe(1);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await status(page, record['record.deleted']);
      await page.getByText(record['record.empty'], { exact: true }).waitFor();
      // It does not come back by itself.
      await page.reload();
      await page.getByText(record['record.empty'], { exact: true }).waitFor();

      const bring = (content: string) =>
        page
          .locator('.record-keeping input[type="file"]')
          .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(content) });
      await bring(JSON.stringify({ ...file, games: [{ ...file.games[0], turns: 'many' }] }));
      await page.getByRole('alert').filter({ hasText: 'games[0].turns' }).waitFor();
      await bring(JSON.stringify(file));
      await status(page, /^1 game is new/);
      await bring(JSON.stringify(file));
      await status(page, /^0 games are new here; 1 was known/);
      await expect.poll(() => rows(page).count()).toBe(1);
    }));

  it('is good to look at on a phone, and says in words what it draws', () =>
    visit({ ...PHONE, locale: 'de-DE' }, async (page) => {
      await keep(page, manyGames());
      await page.goto('/record/hoth');
      await page.locator('.record-cards').waitFor();
      expect(await barriers(page)).toEqual([]);
      expect(await page.locator('.record-totals').innerText()).toMatch(/\b26\s+von\s+40\s+·\s+\d+–\d+\s%/u);
      const shown = page.locator('.plot-shown strong');
      const newest = await shown.innerText();
      const range = page.getByLabel(de['record.choose-game']);
      await range.focus();
      await page.keyboard.press('ArrowLeft');
      expect(await shown.innerText()).not.toBe(newest);
      await page.locator('.record-luck svg').tap({ position: { x: 20, y: 40 } });
      expect(await page.locator('.record-luck .chosen').count()).toBe(1);
      expect(await rows(page).count()).toBe(8);
      await button(page, de['record.list-all'].replace('{n}', '40')).tap();
      expect(await rows(page).count()).toBe(40);
      // One is taken out, and stays out.
      await rows(page).first().locator('button').tap();
      await expect.poll(() => rows(page).count()).toBe(39);
      expect(await tooWide(page, 'record de')).toEqual([]);
    }));

  it('is the same on two devices of an account, also what was deleted', () =>
    visit({}, (one) =>
      visit({}, async (other) => {
        const [game] = manyGames();
        const who = { handle: `keeper-${Date.now()}`, password: 'correct horse battery' };
        const ask = (page: Page, path: string, body: object) =>
          page.evaluate(
            `fetch('${path}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '${JSON.stringify(body)}' }).then((reply) => reply.status)`,
          );
        await keep(one, [game as Played]);
        await one.getByText(record['record.private-account'], { exact: false }).waitFor();
        expect(await ask(one, '/api/me/guest', { name: 'Ann' })).toBe(200);
        expect(await ask(one, '/api/me/password', who)).toBe(200);
        await one.reload();
        const kept = (page: Page) => page.getByText(record['record.sync-done'].replace('{name}', 'Ann')).waitFor();
        await kept(one);
        await other.goto('/');
        expect(await ask(other, '/api/sign-in', who)).toBe(200);
        await other.goto('/record');
        await kept(other);
        await expect.poll(() => rows(other).count()).toBe(1);
        await button(other, record['record.delete-all']).first().click();
        await other.locator('dialog[open]').getByRole('button', { name: record['record.delete-all'] }).click();
        await status(other, record['record.deleted']);
        // It has gone there, and comes from there.
        await expect
          .poll(async () => {
            await one.reload();
            await kept(one);
            return rows(one).count();
          })
          .toBe(0);
      }),
    ));
});
