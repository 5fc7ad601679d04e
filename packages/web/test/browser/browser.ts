/** A browser for a file of tests, and pages in it that forgive no error. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, type ConsoleMessage, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { BROWSER_MISSING, browserPath } from '../../../../scripts/browser.mjs';
import { isOfPlainHttp } from './plain-http.ts';

export const SCREENSHOTS = join(import.meta.dirname, '..', '..', '..', '..', 'screenshots');
mkdirSync(SCREENSHOTS, { recursive: true });

const PATIENCE = 30_000;

/** Dice and shuffles follow from this, so that a game goes the same way each time; bots answer at once. */
const SETTLED = `(() => {
  if (!location.protocol.startsWith('http')) return;
  let last = 7;
  const truly = crypto.getRandomValues.bind(crypto);
  // Names of tables are short, and differ.
  crypto.getRandomValues = (array) =>
    array.length < 16 ? truly(array) : array.map(() => (last = (last * 16807) % 2147483647) & 255);
  localStorage.getItem('wartable.pace') ?? localStorage.setItem('wartable.pace', '0');
  // Who chooses at random ends many a turn too early, makes mistakes, and takes nothing back; where nothing moves, nothing is waited for.
  const speed = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1;
  localStorage.getItem('wartable.device') ??
    localStorage.setItem('wartable.device', JSON.stringify({ asksToEnd: false, endsByItself: true, coach: false, speed }));
})()`;

/** A service worker would fetch the whole application for each test; those about it allow it. */
const ALONE = 'delete Navigator.prototype.serviceWorker';

type Visit = (options: BrowserContextOptions, play: (page: Page) => Promise<void>) => Promise<void>;

/** `more` are arguments for the browser. */
export function browserForTests(more: readonly string[] = []): Visit {
  let browser: Browser | undefined;
  beforeAll(async () => {
    const executablePath = browserPath();
    // Each test says so then.
    if (!executablePath) return;
    const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    browser = await chromium.launch({ executablePath, args: ['--disable-background-networking', ...asRoot, ...more] });
  });
  afterAll(() => browser?.close());

  return async (options, play) => {
    if (!browser) throw new Error(BROWSER_MISSING);
    const context = await browser.newContext({
      baseURL: inject('address'),
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(SETTLED);
    if (options.serviceWorkers !== 'allow') await context.addInitScript(ALONE);
    const errors: string[] = [];
    const watch = (page: Page): void => {
      page.on('console', (message) => {
        const isBad = message.type() === 'error' || message.type() === 'warning';
        if (isBad && !isOfPlainHttp(message.text()) && !isOfFilesAlone(message)) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(options.baseURL ?? inject('address')))
          errors.push(`asks another host: ${request.url()}`);
      });
    };
    context.on('page', watch);
    const page = await context.newPage();
    try {
      await play(page);
      expect(errors).toEqual([]);
    } catch (error) {
      const name = (expect.getState().currentTestName ?? 'test').replace(/[^a-z0-9]+/gi, '-').slice(-80);
      await page.screenshot({ path: join(SCREENSHOTS, `failed-${name}.png`) }).catch(() => {});
      if (errors.length > 0) console.error(errors.join('\n'));
      throw error;
    } finally {
      await context.close();
    }
  };
}

/** Where only files are served nobody says who one is; the browser writes that down. */
function isOfFilesAlone(message: ConsoleMessage): boolean {
  return message.location().url.endsWith('/api/me');
}

/** Chance of the tests themselves: the same in each run. */
export function chance(seed: number): <T>(things: readonly T[]) => T {
  let last = seed;
  return (things) => {
    last = (last * 16_807) % 2_147_483_647;
    return things[last % things.length] as (typeof things)[number];
  };
}
