/** Who wants to be told: the switch on the page, and what the service worker shows when the page is not there. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIST } from '../../../../scripts/build-web.ts';
import { openServer, type Server } from '../../../server/src/index.ts';
import { en } from '../../src/online/text/en.ts';
import { browserForTests } from './browser.ts';

const visit = browserForTests();
let server: Server;
let baseURL: string;

beforeAll(async () => {
  const data = mkdtempSync(join(tmpdir(), 'wartable-notices-'));
  server = await openServer({ data, host: '127.0.0.1', port: 0, web: DIST, botThreads: 0 });
  baseURL = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

/** A notice service is out in the world: here the browser has an address at one without asking it. */
const LISTENS = `(() => {
  let made = null;
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  PushManager.prototype.subscribe = async () => (made = {
    endpoint: 'https://push.example/of/this-browser',
    toJSON: () => ({ endpoint: 'https://push.example/of/this-browser', keys }),
    unsubscribe: async () => { made = null; return true; },
  });
  PushManager.prototype.getSubscription = async () => made;
})()`;

const addresses = async (): Promise<string[]> =>
  (await server.store.db.selectFrom('channel').select('address').execute()).map(({ address }) => address);

async function asGuest(page: Page, path: string): Promise<void> {
  await page.goto('/');
  const headers = { 'content-type': 'application/json' };
  const asked = { method: 'POST', headers, body: JSON.stringify({ name: 'Ann' }) };
  await page.evaluate(([to, how]) => fetch(to, how), ['/api/me/guest', asked] as const);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.goto(path);
}

/** What the browser does when its notice service brings something. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(baseURL) && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin: `${baseURL}/`, registrationId: await found, data });
}

describe('Being told that it is one’s turn', () => {
  it('is switched on and off for this browser, and shown once for a table, in the language of the page', () =>
    visit({ baseURL, serviceWorkers: 'allow' }, async (page) => {
      const context = page.context();
      await context.grantPermissions(['notifications'], { origin: baseURL });
      await context.addInitScript(LISTENS);
      await asGuest(page, '/me');
      const onOff = page.getByRole('checkbox', { name: en['notice.push'] });
      await onOff.check();
      await expect.poll(addresses).toHaveLength(1);
      expect(JSON.parse((await addresses())[0] ?? '').endpoint).toBe('https://push.example/of/this-browser');

      const turn = { kind: 'your-turn', table: 'a-table-of-the-tests', game: 'duel' };
      await deliver(context, page, JSON.stringify(turn));
      await deliver(context, page, JSON.stringify({ ...turn, kind: 'begun' }));
      const shown = (): Promise<unknown> =>
        page.evaluate(`navigator.serviceWorker.ready.then(async (worker) =>
          (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag })))`);
      await expect.poll(shown).toEqual([{ title: en['notice.begun'], body: 'Intro Battle: Hoth', tag: 'a-table-of-the-tests' }]);

      await onOff.uncheck();
      await expect.poll(addresses).toEqual([]);
    }));

  it('goes to an address of one’s own too, whose secret one is shown', () =>
    visit({ baseURL, serviceWorkers: 'allow' }, async (page) => {
      await asGuest(page, '/me');
      await page.getByText(en['notice.webhook'], { exact: true }).click();
      const field = page.getByRole('textbox', { name: en['notice.webhook-address'] });
      const add = page.getByRole('button', { name: en['notice.add'] });
      await field.fill('http://hook.example/');
      expect(await add.isDisabled()).toBe(true);
      await field.fill('https://hook.example/me');
      await add.click();
      await page.getByText(/Secret: \S{20,}/).waitFor();
      await page.getByRole('button', { name: en['notice.drop-named'].replace('{to}', 'https://hook.example/me') }).click();
      await expect.poll(addresses).toEqual([]);
    }));
});
