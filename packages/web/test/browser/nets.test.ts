/** Bots with nets in a real browser, under the policy the server gives. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { moduleFor } from '../../../ai/src/net/fast.ts';
import { browserForTests } from './browser.ts';

const visit = browserForTests();

const KERNEL = [...moduleFor({ inputs: 791, choices: 727, wide: 48, narrow: 16, scores: 16 })];
const TRY = `(() => {
  try {
    return Object.keys(new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from([${KERNEL}]))).exports).join();
  } catch (error) {
    return error.name;
  }
})()`;
const TEXT = `(() => {
  try {
    return new Function('return "made"')();
  } catch (error) {
    return error.name;
  }
})()`;

/** A script as the server gives it, with something else in it: its headers decide what it may do. */
async function scriptInstead(page: Page, source: string): Promise<void> {
  await page.route('**/assets/*.js?instead', async (route) => {
    const url = route.request().url().replace('?instead', '');
    await route.fulfill({ response: await route.fetch({ url }), body: source });
  });
}

describe('A bot’s worker in the browser', () => {
  it('may read a net by WebAssembly, and make no script from text', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await scriptInstead(page, `self.postMessage([${TRY}, ${TEXT}])`);
      const script = await page.locator('script[src^="/assets/"]').first().getAttribute('src');
      const inWorker = await page.evaluate(
        (address) =>
          new Promise((resolve, reject) => {
            const worker = new Worker(address, { type: 'module' });
            worker.onmessage = ({ data }) => resolve(data);
            worker.onerror = reject;
          }),
        `${script}?instead`,
      );
      expect(inWorker).toEqual(['memory,see,value,ask,score', 'EvalError']);
    }));
});
