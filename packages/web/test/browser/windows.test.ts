/** One table in several windows: one of them writes, the others follow, and nothing that was answered is lost. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { browserForTests, chance } from './browser.ts';
import { NETWORK, TO_NETWORK } from './plain-http.ts';
import { type Save, saves } from './stored.ts';
import { answer, answersBy, beginBattle, button, look } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests([TO_NETWORK]);
const pick = chance(5);
const answers = answersBy(pick);

async function another(page: Page): Promise<Page> {
  const window = await page.context().newPage();
  await window.goto(page.url());
  return window;
}

const watching = (page: Page) => page.getByRole('status').filter({ hasText: en['play.follows'] });
const lines = (page: Page): Promise<number> => page.locator('.log li').count();
const promptOf = (page: Page): Promise<string> => page.locator('.prompt p').innerText();

async function log(page: Page): Promise<readonly unknown[]> {
  const [save] = await saves(page);
  return (save as Save).record.log;
}

const ADDRESSES = {
  'over a connection with locks': (): string => inject('address'),
  'over plain http in a home network': (): string => inject('address').replace('127.0.0.1', NETWORK),
};

/** Longer than a window may be silent, and without keeping the machine busy: a page that shares no memory may still wait for some. */
const SLEEP = `{
  const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  Atomics.wait(new Int32Array(buffer), 0, 0, 9000);
}`;

describe.each(Object.entries(ADDRESSES))('A table in two windows %s', (where, address) => {
  it('never loses what was answered, whoever answers where', () =>
    visit({ baseURL: address() }, async (page) => {
      await page.goto('/');
      expect(await page.evaluate('isSecureContext')).toBe(!where.includes('plain'));
      await button(page, en['door.hoth.play']).click();
      await answers(page, 3);
      const second = await another(page);
      await second.locator('.prompt p').first().waitFor();
      // Whatever can be answered in one window or the other, in turn; the log may only grow.
      let before = await log(page);
      for (const window of [page, second, page, second]) {
        const sight = await look(window).catch(() => undefined);
        if (sight && (await watching(window).count()) === 0) {
          await answer(window, sight, pick);
          await look(window, sight);
        }
        const now = await log(page);
        expect(now.slice(0, before.length)).toEqual(before);
        before = now;
        if ((await watching(second).count()) > 0) break;
      }
    }));

  it('is followed live in the second, which takes over and gives back', () =>
    visit({ baseURL: address() }, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      await answers(page, 3);
      const second = await another(page);
      await watching(second).waitFor();
      expect(await second.locator('.choices button, .card-choice, [data-hex][role="button"]').count()).toBe(0);
      await expect.poll(() => promptOf(second)).toBe((await look(page)).prompt);
      await answers(page, 3);
      await expect.poll(() => lines(second)).toBe(await lines(page));
      await expect.poll(() => promptOf(second)).toBe(await promptOf(page));

      for (const [from, to] of [
        [page, second],
        [second, page],
      ] as const) {
        const before = await log(page);
        await button(to, en['play.take-over']).click();
        await watching(from).waitFor();
        await watching(to).waitFor({ state: 'detached' });
        await answers(to, 2);
        await expect.poll(() => promptOf(from)).toBe(await promptOf(to));
        const now = await log(page);
        expect(now.length).toBeGreaterThan(before.length);
        expect(now.slice(0, before.length)).toEqual(before);
      }

      await page.close();
      await watching(second).waitFor({ state: 'detached' });
      await answers(second, 1);
    }));

  it('is taken from a window that does not answer any more, which can no longer write', () =>
    visit({ baseURL: address() }, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      await answers(page, 2);
      // All of them sleep: nobody knows which one keeps the table.
      const sleep = Promise.all(page.workers().map((one) => one.evaluate(SLEEP)));
      const second = await another(page);
      await answers(second, 2);
      const before = await log(second);
      await sleep;
      await watching(page).waitFor();
      expect(await log(second)).toEqual(before);
      await expect.poll(() => promptOf(page)).toBe(await promptOf(second));
    }));

  it('shows no cards but those of who holds the device', () =>
    visit({ baseURL: address() }, async (page) => {
      await beginBattle(page, 1, '0', '0');
      const curtain = (window: Page) => window.locator('.hand-over');
      await curtain(page).waitFor();
      const second = await another(page);
      await curtain(second).waitFor();
      expect(await second.locator('.hand-over > button').count()).toBe(0);
      expect(await second.locator('.command-card').count()).toBe(0);
      await page.locator('.hand-over > button').click();
      await look(page);
      await expect
        .poll(() => second.locator('.hand .command-card').count())
        .toBe(await page.locator('.hand .command-card').count());
      // Who takes the table over is asked first who it is.
      await button(second, en['play.take-over']).click();
      await second.locator('.hand-over > button').waitFor();
      await curtain(page).waitFor();
      expect(await page.locator('.command-card').count()).toBe(0);
    }));
});
