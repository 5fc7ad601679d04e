import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SCREENSHOTS } from './browser.ts';

/** The last is that of all tests: the page is left as it was found. */
const SIZES = [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const;

/** Two frames: queries about the size are answered, and what asks them has moved. */
const MOVED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** The sizes at which a page has to be scrolled sideways, one line each; a picture of each is kept. */
export async function tooWide(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(MOVED);
    await page.screenshot({ path: join(SCREENSHOTS, `${name.replaceAll(' ', '-')}-${width}.png`) });
    const needed = await page.evaluate('document.documentElement.scrollWidth');
    if (needed !== width) found.push(`${needed} wide at ${width}`);
  }
  return found;
}
