import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DIST } from '../../../../scripts/build-web.ts';
import { listen } from '../../../cli/src/commands/serve.ts';
import { filesOverHttp } from '../../../server/src/http/app.ts';
import { browserForTests, chance } from './browser.ts';
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
});

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
