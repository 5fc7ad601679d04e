/** A visitor's page, and what is measured on it. */
import type { Browser, Page } from 'playwright-core';
import { en } from '../packages/hoth/page/door/en.ts';

export type Visit = { readonly init?: string; readonly slower?: number };

/** A visitor who was never here: no cache, no kept tables. */
export async function visit<T>(
  browser: Browser,
  baseURL: string,
  { init, slower }: Visit,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    if (init !== undefined) await context.addInitScript(init);
    const page = await context.newPage();
    if (slower !== undefined) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    }
    return await look(page);
  } finally {
    await context.close();
  }
}

const KINDS: Readonly<Record<string, string>> = { Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'fonts' };

/** What comes over the wire for the home page until the network rests, by kind, headers included. */
export async function bytesOfHome(page: Page): Promise<ReadonlyMap<string, number>> {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, KINDS[type] ?? 'other'));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  await page.goto('/', { waitUntil: 'networkidle' });
  return bytes;
}

const PLAY = `[...document.querySelectorAll('button')].find((one) => one.textContent === ${JSON.stringify(en['door.hoth.play'])})`;

/** Presses the button in each frame until that does something. */
export const PRESS = `window.answered = new Promise((resolve) => {
  const press = () => {
    (${PLAY})?.click();
    if (location.pathname === '/') requestAnimationFrame(press);
    else resolve(performance.now());
  };
  requestAnimationFrame(press);
})`;

/** From the start of the navigation until a press of "Play now" does something. */
export async function untilInteractive(page: Page): Promise<number> {
  await page.goto('/', { waitUntil: 'commit' });
  return (await page.evaluate('window.answered')) as number;
}

/** Notes when somebody clicks, and the frame after the first cards glow. */
export const GLOW = `window.glowed = new Promise((resolve) => {
  const clicked = () => {
    const began = performance.now();
    const look = () => {
      const glows = document.querySelector('.hand .card-choice');
      requestAnimationFrame(glows ? () => resolve(performance.now() - began) : look);
    };
    look();
  };
  addEventListener('click', clicked, { capture: true, once: true });
})`;

export async function fromPlayNow(page: Page): Promise<number> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: en['door.hoth.play'], exact: true }).click();
  return (await page.evaluate('window.glowed')) as number;
}
