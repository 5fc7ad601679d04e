/** How a turn goes: what is asked counts, what ends says so, and nothing ends by itself that could still be taken back. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './browser.ts';
import { answer, button, look, type Sight } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const first = <T>([one]: readonly T[]): T => one as T;

/** Plays until the last answer of a turn waits, and tells what was asked before it. */
async function untilHeld(page: Page): Promise<Sight> {
  let sight = await look(page);
  for (let n = 0; n < 80; n++) {
    const asked = sight;
    await answerAny(page, sight);
    sight = await look(page, sight);
    if (sight.prompt.endsWith(en['play.end-or-back'].replace('{line}', ''))) return asked;
  }
  throw new Error('every turn ends by itself');
}

async function answerAny(page: Page, sight: Sight): Promise<void> {
  if (sight.hexes.length + sight.cards > 0 || sight.things.length === 0) await answer(page, sight, first);
  else await page.locator(`.dl-part[data-thing="${sight.things[0]}"]`).first().click();
}

describe('A turn does not end by itself', () => {
  it.each([
    ['hoth', 'End turn'],
    ['endor', 'Next: the Empire'],
  ] as const)('%s', (game, label) =>
    visit({}, async (page) => {
      await page.addInitScript(`localStorage.setItem('wartable.device', '{"asksToEnd":false,"speed":0}')`);
      await page.goto('/');
      await button(page, en[`door.${game}.play`]).click();
      const asked = await untilHeld(page);
      const held = await look(page);
      expect(held).toMatchObject({ hexes: [], lines: asked.lines });
      // Taken back, it is as before: the table has not heard of it.
      await button(page, en['play.undo']).click();
      expect(await look(page, held)).toEqual(asked);
      await answerAny(page, asked);
      expect(await look(page, asked)).toEqual(held);
      await button(page, label).click();
      const after = await look(page, held);
      expect(after.lines).toBeGreaterThan(asked.lines);
    }),
  );
});

describe('The settings', () => {
  const BURST = `(() => {
    const { scrollWidth, clientWidth } = document.querySelector('.settings-groups');
    const box = document.querySelector('.settings-dialog').getBoundingClientRect();
    return scrollWidth > clientWidth || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
  })()`;

  it.each(['en-GB', 'de-DE'])('are reached from home, fit, are kept, and hold at the table (%s)', (locale) =>
    visit({ locale }, async (page) => {
      await page.goto('/');
      const gear = page.locator('button:has(+ .settings-dialog)');
      const dialog = page.locator('.settings-dialog[open]');
      for (const [width, height] of [
        [1440, 900],
        [844, 390],
        [320, 568],
      ] as const) {
        await page.setViewportSize({ width, height });
        await gear.click();
        await dialog.waitFor();
        expect(await page.evaluate(BURST), `${width} × ${height}`).toBe(false);
        await page.keyboard.press('Escape');
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await gear.click();
      await dialog.getByRole('checkbox').first().click();
      await page.keyboard.press('Escape');
      await page.reload();
      await page.locator('.door .button.main').first().click();
      await look(page);
      expect(await page.locator('.tip').count()).toBe(0);
      // At once, and here: tips where there were none.
      await gear.click();
      await dialog.getByRole('checkbox').first().click();
      await page.keyboard.press('Escape');
      await page.locator('.tip').waitFor();
    }),
  );
});

describe('Where nothing moves', () => {
  it('what happens can be read, step by step', () =>
    visit({}, async (page) => {
      await page.addInitScript(`localStorage.setItem('wartable.device', '{"asksToEnd":false,"speed":0.5}')`);
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      await answerAny(page, await look(page));
      await page.locator('.watch .button:not([aria-disabled="true"])').first().waitFor();
      expect(await page.evaluate('document.getAnimations().length')).toBe(0);
    }));
});
