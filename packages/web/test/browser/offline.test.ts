import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DIST } from '../../../../scripts/build-web.ts';
import { listen } from '../../../cli/src/commands/serve.ts';
import { filesOverHttp } from '../../../server/src/http/app.ts';
import { browserForTests, chance } from './browser.ts';
import { answerDuel, beginDuel } from './duel-table.ts';
import { answer, button, look } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const KEPT = 'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)';
const SOON = { timeout: 30_000 };

describe('Without a network', () => {
  it('a battle goes on, also when the page is loaded again', () =>
    visit({ serviceWorkers: 'allow' }, async (page) => {
      await page.goto('/');
      await expect.poll(() => page.evaluate(KEPT), SOON).toBe(true);
      await page.context().setOffline(true);
      await button(page, en['door.hoth.play']).click();
      const pick = chance(3);
      let sight = await look(page);
      for (let n = 0; n < 6; n++) {
        await answer(page, sight, pick);
        sight = await look(page, sight);
      }
      await page.reload();
      const again = await look(page);
      expect({ ...again, lines: 0 }).toEqual({ ...sight, lines: 0 });
      await answer(page, again, pick);
      await look(page, again);
      // Lessons are there, too.
      await page.goto('/learn/endor/door');
      await page.locator('.coach-line').waitFor();
      await page.goto('/new/hoth/4');
      await button(page, en['new.begin']).waitFor();
    }));

  it('the best bot still looks with what it has learned', () =>
    visit({ serviceWorkers: 'allow' }, async (page) => {
      await page.goto('/');
      await expect.poll(() => page.evaluate(KEPT), SOON).toBe(true);
      await page.context().setOffline(true);
      await playAgainst(page, '6');
      expect(await page.locator('.notice').count()).toBe(0);
    }));
});

describe('What a bot has learned', () => {
  it('is fetched when one sits down who needs it, and no sooner', () =>
    visit({}, async (page) => {
      const nets: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.net')) nets.push(new URL(request.url()).pathname);
      });
      await page.goto('/');
      await playAgainst(page, '1');
      expect(nets).toEqual([]);
      await playAgainst(page, '6');
      expect(nets).toEqual([expect.stringMatching(/^\/assets\/duel-[\w-]+\.net$/)]);
      expect(await page.locator('.notice').count()).toBe(0);
    }));

  it('is missed without harm, and that is said', () =>
    visit({}, async (page) => {
      await page.route('**/*.net', (route) => route.fulfill({ status: 404 }));
      await playAgainst(page, '6');
      await page.locator('.notice', { hasText: 'without what it has learned' }).waitFor();
    }));
});

/** A duel as far as a few answers of both. */
async function playAgainst(page: Page, level: string): Promise<void> {
  await beginDuel(page, 'standard', level, '0');
  const pick = chance(5);
  let sight = await look(page);
  for (let n = 0; n < 4; n++) {
    await answerDuel(page, sight, pick);
    sight = await look(page, sight);
  }
}

describe('A new version', () => {
  it('is announced, and comes when it is asked for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wartable-version-'));
    cpSync(DIST, folder, { recursive: true });
    let server = await filesOverHttp(folder);
    const baseURL = await listen(server, 0, '127.0.0.1');
    const stop = (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    await visit({ baseURL, serviceWorkers: 'allow' }, async (page) => {
      await page.goto('/');
      await expect.poll(() => page.evaluate(KEPT), SOON).toBe(true);
      const reload = button(page, en['app.reload']);
      expect(await reload.count()).toBe(0);

      const html = readFileSync(join(folder, 'index.html'), 'utf8').replace('<title>Wartable', '<title>Newer Wartable');
      const hash = createHash('sha256').update(html).digest('base64');
      const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
        .replace(/VERSION = '\w+'/, "VERSION = 'newer'")
        .replace(/("\/index\.html":"sha256-)[^"]*/, `$1${hash}`);
      const serve = async (): Promise<void> => {
        await stop();
        server = await filesOverHttp(folder);
        await listen(server, Number(new URL(baseURL).port), '127.0.0.1');
      };

      // Its list comes from a server that has it, its page from one that has not: it is not taken.
      writeFileSync(join(folder, 'sw.js'), worker);
      await serve();
      const isTaken = `navigator.serviceWorker.getRegistration().then((it) => it.update().then(() => new Promise((done) => {
        const coming = it.installing;
        if (!coming) return done('no newer one');
        coming.onstatechange = () => done(coming.state);
      })))`;
      expect(await page.evaluate(isTaken)).toBe('redundant');
      expect(await reload.count()).toBe(0);

      writeFileSync(join(folder, 'index.html'), html);
      await serve();
      await page.reload();
      await page.getByText(en['app.new-version']).waitFor();
      expect(await page.title()).toBe('Wartable');
      await Promise.all([page.waitForEvent('load'), reload.click()]);
      await button(page, en['door.hoth.play']).waitFor();
      expect(await page.title()).toBe('Newer Wartable');
      expect(await reload.count()).toBe(0);
    }).finally(stop);
  });
});
