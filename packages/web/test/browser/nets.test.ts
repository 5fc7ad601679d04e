/** Bots with nets in a real browser, under the policy the server gives. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { moduleFor } from '../../../ai/src/net/fast.ts';
import { browserForTests } from './browser.ts';
import { beginDuel } from './duel-table.ts';
import { look } from './table.ts';

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

/** Tells of each module that is made. */
const TOLD = `{
  const { Instance } = WebAssembly;
  WebAssembly.Instance = class extends Instance {
    constructor(...given) {
      super(...given);
      console.log('reads by ' + Object.keys(this.exports));
    }
  };
}
`;

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
      const inWorker = await page.evaluate(`new Promise((resolve, reject) => {
        const worker = new Worker('${script}?instead', { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = reject;
      })`);
      expect(inWorker).toEqual(['memory,see,value,ask,score', 'EvalError']);
    }));

  it('does read it so, at a table of the strongest', () =>
    visit({}, async (page) => {
      await page.route('**/assets/work/worker-*.js', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${TOLD}${await response.text()}` });
      });
      const told = page.waitForEvent('console', (message) => message.text().startsWith('reads by'));
      await beginDuel(page, 'standard', '0', '6');
      await look(page);
      expect((await told).text()).toBe('reads by memory,see,value,ask,score');
    }));
});
