/** Play far apart, on its pages: invited by a link, in the lobby, as an account, on two devices, and gone for good. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AGREED } from '@wartable/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIST } from '../../../../scripts/build-web.ts';
import { openServer, type Server } from '../../../server/src/index.ts';
import { en as far } from '../../src/online/text/en.ts';
import { en as film } from '../../src/play/film/text/en.ts';
import { barriers } from './axe.ts';
import { browserForTests } from './browser.ts';
import { button, look } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
let server: Server;
let baseURL: string;

beforeAll(async () => {
  const data = mkdtempSync(join(tmpdir(), 'wartable-online-'));
  server = await openServer({ data, host: '127.0.0.1', port: 0, web: DIST, botThreads: 0, limits: { requests: 100_000 } });
  // Passkeys belong to names, not to numbers.
  baseURL = `http://localhost:${server.port}`;
});
afterAll(() => server.close());

type Two = (first: Page, second: Page) => Promise<void>;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Two people, the second one on a phone. */
const two = (play: Two): Promise<void> =>
  visit({ baseURL }, (first) => visit({ baseURL, ...PHONE }, (second) => play(first, second)));

/** From the home page: one tap, and the link can be shared. */
async function setUp(page: Page): Promise<string> {
  await page.goto('/');
  await page.locator('.doors').getByRole('button', { name: en['far.friend'] }).click();
  await page.locator('.qr').waitFor();
  return await page.locator('.invite input').inputValue();
}

const nameOf = (page: Page): Promise<string> => page.locator('.name-field input').first().inputValue();

/** What fingers do with a device that has a passkey. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe('An invitation', () => {
  it('is two taps from the home page, and whoever opens it sits with one', () =>
    two(async (first, second) => {
      const link = await setUp(first);
      expect(new URL(link).pathname).toBe(new URL(first.url()).pathname);
      await button(first, far['room.copy']).click();
      await second.goto(new URL(link).pathname);
      // A name is already there.
      await expect.poll(() => nameOf(second)).toMatch(/\p{L}+ \d\d$/u);
      const name = await nameOf(second);
      await second.locator('.room-take').click();
      // All sit: it begins by itself.
      for (const page of [first, second]) await page.locator('main.table-duel').waitFor();
      await first.getByText(name).first().waitFor();
      const persons = await server.store.db.selectFrom('seat').select('person').execute();
      expect(new Set(persons.map(({ person }) => person)).size).toBe(2);
    }));

  it('brings a bot into a free seat, and begins when that was the last', () =>
    visit({ baseURL }, async (page) => {
      await setUp(page);
      await page.locator('.room-seats select').selectOption('2');
      await page.locator('main.table-duel').waitFor();
    }));
});

describe('The lobby', () => {
  it('shows a table as soon as it is open, and joins it with one tap', () =>
    two(async (first, second) => {
      await second.goto('/online');
      await second.getByText(far['lobby.none']).waitFor();
      await first.goto('/new/duel?where=online');
      await first.locator('.adjust summary').click();
      await first.getByLabel(far['terms.open']).selectOption('yes');
      await button(first, en['new.set-up']).click();
      await first.locator('.qr').waitFor();
      await second.getByRole('button', { name: far['lobby.join'] }).click();
      for (const page of [first, second]) await page.locator('main.table-duel').waitFor();
    }));
});

describe('An account', () => {
  it('is made of a guest by a passkey, goes on from a second device, and comes back by its passkey', () =>
    two(async (first, second) => {
      await withAuthenticator(first);
      await setUp(first);
      const table = new URL(first.url()).pathname;
      await first.goto('/me');
      const name = await nameOf(first);
      await button(first, far['me.passkey']).first().click();
      await first.getByText('1 passkey').waitFor();
      await button(first, far['me.second-show']).click();
      const code = await first.locator('.link-code').innerText();

      await second.goto('/me');
      await second.getByLabel(far['me.code-in']).fill(code.toLowerCase());
      await button(second, far['me.code-use']).click();
      await expect.poll(() => nameOf(second)).toBe(name);
      await second.goto('/online');
      await second.locator(`.tables a[href="${table}"]`).waitFor();

      await button(first, far['me.sign-out']).click();
      await first.getByRole('heading', { name: far['me.sign-in'], level: 1 }).waitFor();
      await button(first, far['me.passkey']).click();
      await expect.poll(() => nameOf(first)).toBe(name);
    }));

  it('has a password and codes for a bad day, and leaves nothing behind', () =>
    visit({ baseURL }, async (page) => {
      await setUp(page);
      await page.goto('/me');
      await page.getByText(far['me.password'], { exact: true }).first().click();
      const form = page.locator('details[open] form');
      await form.getByLabel(far['me.handle']).fill('lynx');
      await form.getByLabel(far['me.secret']).fill('a long secret of mine');
      await button(page, far['me.keep']).click();
      await page.getByText('lynx').waitFor();
      await button(page, far['me.recovery-make']).click();
      await expect.poll(() => page.locator('.codes li').count()).toBe(10);
      expect(await barriers(page)).toEqual([]);

      await button(page, far['me.delete']).click();
      await page.locator('.ask[open]').getByRole('button', { name: far['me.delete'] }).click();
      await page.getByText(far['me.deleted']).waitFor();
      expect(await server.store.db.selectFrom('person').select('id').where('handle', '=', 'lynx').execute()).toEqual([]);
    }));
});

describe('A table of this device', () => {
  it('goes online as it stands, and leaves a link behind', () =>
    visit({ baseURL }, async (page) => {
      await page.goto('/');
      await button(page, en['door.duel.play']).click();
      await look(page);
      const here = new URL(page.url()).pathname;
      await page.goto('/');
      await page.getByRole('button', { name: new RegExp(`^${far['move.do']}`) }).click();
      await page.locator('.ask[open]').getByRole('button', { name: far['move.do'], exact: true }).click();
      await page.waitForURL(/\/at\//);
      const { pathname } = new URL(page.url());
      await page.goto(here);
      await page.getByRole('link', { name: far['move.follow'] }).click();
      expect(new URL(page.url()).pathname).toBe(pathname);
    }));
});

const THEMES = ['light', 'dark', 'contrast'];

describe('Nobody is shut out', () => {
  it('of the pages of play far apart, in light, dark and high contrast', () =>
    two(async (first, second) => {
      const found: string[] = [];
      const lookAt = async (page: Page, name: string): Promise<void> => {
        for (const theme of THEMES) {
          await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
          // A theme changes colours alone.
          const faults = await barriers(page, theme === 'light' ? undefined : ['color-contrast']);
          found.push(...faults.map((line) => `${name}, ${theme}: ${line}`));
        }
      };
      const link = await setUp(first);
      await lookAt(first, 'waiting');
      await second.goto(new URL(link).pathname);
      await second.locator('.room-take').waitFor();
      await lookAt(second, 'invited');
      await second.goto('/online');
      await second.locator('.online-new').waitFor();
      await lookAt(second, 'lobby');
      await second.goto('/new/hoth?where=online');
      await second.locator('.adjust summary').click();
      await lookAt(second, 'agreement');
      await second.goto('/me');
      await second.locator('.room-part').first().waitFor();
      await lookAt(second, 'sign in');
      await first.goto('/online');
      await first.locator('.tables .table-title').first().waitFor();
      await lookAt(first, 'my games');
      await first.goto('/host');
      await first.getByLabel(far['host.key']).waitFor();
      await lookAt(first, 'host');
      expect(found).toEqual([]);
    }));

  it('of a match that is gone through again, which is in order', () =>
    visit({ baseURL }, async (page) => {
      await page.goto('/');
      const post = async (path: string, body: unknown): Promise<{ readonly id: string }> => {
        const how = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
        return JSON.parse(await page.evaluate(async ([to, asked]) => (await fetch(to, asked)).text(), [path, how] as const));
      };
      await post('/api/me/guest', { name: 'Ann' });
      const agreement = { ...AGREED, undo: 'free' };
      const options = { ties: 'auto', difficulty: { gentle: true } };
      const { id } = await post('/api/tables', { game: 'endor', options, seats: [{ kind: 'me' }], agreement });
      await page.goto(`/at/${id}`);
      await page.locator('main.table-endor').waitFor();
      await button(page, en['play.give-up']).click();
      await page.locator('.ask[open]').getByRole('button', { name: en['play.give-up'] }).click();
      await expect
        .poll(async () => (await server.store.db.selectFrom('match').select('status').where('id', '=', id).execute())[0]?.status)
        .toBe('over');
      await page.goto(`/replay/${id}`);
      await button(page, far['verify.do']).click();
      await page.getByText(/^All is in order/).waitFor();
      // It is looked back at as one of this device, and goes on here from where it went wrong.
      await button(page, film['back.start']).click();
      await page.locator('.sums').waitFor({ timeout: 60_000 });
      expect(await barriers(page)).toEqual([]);
      await page
        .getByRole('button', { name: /^Try again from turn/ })
        .last()
        .click();
      await page.waitForURL(/\/table\//);
      expect((await look(page)).at).toBe('decision');
    }));
});
