/** Tables far away, as people with browsers of their own come to them. */

import { AGREED, type NewTable, type TableInfo } from '@wartable/protocol';
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import { expect, inject } from 'vitest';

const ORIGIN = inject('address').replace(/\/$/, '');

/** Somebody with a name, and the table in words, which is quicker to press. */
export async function comeAs(page: Page, name: string, origin = ORIGIN): Promise<void> {
  const context = page.context();
  await context.addInitScript(`localStorage.setItem('wartable.as-text', 'yes')`);
  const reply = await page.request.post('/api/me/guest', { data: { name }, headers: { origin } });
  expect(reply.ok()).toBe(true);
}

export async function setUp(
  page: Page,
  wanted: Partial<NewTable> & Pick<NewTable, 'game' | 'options' | 'seats'>,
  origin = ORIGIN,
): Promise<string> {
  const data = { agreement: { ...AGREED, talk: 'free' }, ...wanted };
  const reply = await page.request.post('/api/tables', { data, headers: { origin } });
  expect(await reply.text()).toContain('"id"');
  return ((await reply.json()) as TableInfo).id;
}

/** Presses a choice by chance whenever there are some, an attack rather than another, until it is told to rest. */
export async function play(page: Page, seed: number): Promise<void> {
  await page.evaluate(`(() => {
    let last = ${seed};
    clearInterval(window.playing);
    window.playing = setInterval(() => {
      const choices = document.querySelectorAll('.text-view .text-choices button');
      if (choices.length === 0) return;
      last = (last * 16807) % 2147483647;
      const eager = [...choices].filter((one) => /base|basis|attack|angreif|greift/i.test(one.textContent));
      const from = eager.length > 0 && last % 4 > 0 ? eager : choices;
      from[last % from.length].click();
    }, 10);
  })()`);
}

export const rest = (page: Page): Promise<unknown> => page.evaluate('clearInterval(window.playing)');

/** Whether all that was said there was acknowledged. */
export const isSilent = async (page: Page): Promise<boolean> =>
  (await page.evaluate(`sessionStorage.getItem('wartable.outbox')`)) === null;

/** How many lines the log has. */
export const lines = (page: Page): Promise<number> => page.locator('.log li').count();

/** A line that a test can cut, and mend. */
export async function aBadLine(context: BrowserContext): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await context.routeWebSocket(/\/live$/, (page) => {
    if (isCut) {
      page.close();
      return;
    }
    open.add(page);
    page.connectToServer();
  });
  return {
    cut: async () => {
      isCut = true;
      for (const one of open) await one.close();
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
}
